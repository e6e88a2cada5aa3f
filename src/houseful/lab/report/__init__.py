"""The balance report: one page that works offline, on a phone and in the dark."""
