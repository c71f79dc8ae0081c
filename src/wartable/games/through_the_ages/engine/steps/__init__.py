"""What can be awaited, a module for each part of the game. `actions.frames` numbers the steps."""
