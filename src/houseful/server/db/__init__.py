"""The database: schema, queries, the move log, upgrades."""
