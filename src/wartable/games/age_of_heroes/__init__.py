"""Age of Heroes (R. and T. Hayes, 2003): a fair, five cities or a monument, two to six tribes."""
