"""The card table: rows by kind of card, and the columns that the rules look things up in."""
