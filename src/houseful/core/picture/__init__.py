"""The picture of a finished table that players can share."""
