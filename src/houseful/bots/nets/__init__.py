"""Nets: the file they are kept in, and playing them with NumPy or as compiled rules."""
