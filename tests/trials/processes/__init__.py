"""Several bots at one PostgreSQL, or one at a SQLite file, killed, stopped and replaced at random while people play,
and what became of it all.

``python -m tests.trials.processes`` starts a playground, a database and the bots, each as processes of their own, lets
people play at many tables, and lets misfortunes happen. What the playground showed to people is held against the logs.
"""
