"""One Card: a small game that hides something, to be changed into yours."""
