"""Tables at which people play by clicks while something goes wrong, what they saw there, and what is judged of it: for
the trials of processes and of Discord's weather.
"""
