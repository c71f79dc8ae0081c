"""Symbols we drew: dice, seals, walled cities."""
