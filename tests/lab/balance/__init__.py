"""The balance lab."""
