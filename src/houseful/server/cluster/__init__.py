"""Several workers over one database."""
