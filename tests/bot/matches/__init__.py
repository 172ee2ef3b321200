"""Whole matches in a simulated Discord."""
