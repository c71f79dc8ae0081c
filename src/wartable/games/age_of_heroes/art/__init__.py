"""Our drawings of Age of Heroes."""
