"""The server: tables that people and bots share. The log is the game; memory is only a cache of it."""
