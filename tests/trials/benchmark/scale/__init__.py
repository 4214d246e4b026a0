"""What a move and all that is looked up costs as a database grows: by the number of stored tables, with their logs, and
by the length of one game's log. Tables are copied by rows; each copy has people, servers and channels of its own.

Each figure stands beside the same of the smallest size: processor time, and of a boot the time it takes. The disk is
not waited for; :mod:`tests.trials.benchmark.moves` measures that. What reads everybody's rows (a ranking, records, a
backup, the search for a name in all games) may grow; a move, a person's own statistics and a replay may not.
"""
