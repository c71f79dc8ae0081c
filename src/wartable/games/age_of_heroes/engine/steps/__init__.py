"""What can be awaited, a module for each part of the game; `question` has what they share."""
