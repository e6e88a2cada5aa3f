"""Attacks from one address on a server on loopback, bounded in time: what they cost everybody else."""
