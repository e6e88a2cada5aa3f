"""Nets that learn a game by playing against themselves (PyTorch, the extra `houseful[train]`)."""
