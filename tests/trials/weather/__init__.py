"""A simulated day of Discord's bad weather: ``python -m tests.trials.weather [--moves 86400] [--seed 1]``.

One bot plays on the playground, on a SQLite file and on a clock of its own, which goes a second further with each
move that was confirmed to somebody, and with each real second in which there was none. People play all six games by
clicks, as quickly as they can, against one another and against bot players. Meanwhile requests fail in every way that
the playground knows, the gateway is cut, deaf, or takes no session back, people close their direct messages or leave
the server for a while, and moderators delete and archive what the bot has posted. In the end the weather clears, people
play on for a little, and all is judged: the moves by the logs, the messages by what people were shown, and the bot by
what it has logged: no traceback and no error.
"""
