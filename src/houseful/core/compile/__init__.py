"""Compiled rules: records, the `@rule` decorator, and one compiled copy of a template for each game."""
