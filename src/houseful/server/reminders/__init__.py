"""Reminders: whoever's turn it is, and who is not looking, is told by Web Push or by mail."""
