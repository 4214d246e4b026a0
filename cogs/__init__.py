"""The Discord side: lobby, table panel, private play panel, one cog per game, outbox, clocks."""
