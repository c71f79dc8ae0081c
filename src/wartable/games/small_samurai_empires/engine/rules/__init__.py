"""Who may do what, and what comes of it: steps and their deeds, by part of the game."""
