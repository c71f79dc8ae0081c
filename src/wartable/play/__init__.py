"""Matches, records, undo, fair chance."""
