"""A local Discord: gateway, REST API v10 and a web page on loopback, for playing and for testing a bot."""

from playground.rate_limits.rates import DISCORD, UNLIMITED, Rates
from playground.server import CannotStart, Server

__all__ = ["DISCORD", "UNLIMITED", "CannotStart", "Rates", "Server"]
