"""A local Discord: gateway, REST API v10 and a web page on loopback, for playing and for testing a bot."""

from .server import Server

__all__ = ["Server"]
