"""Thin handlers: load, check, append, tell the table."""
