"""Through the Ages: A New Story of Civilization (Vlaada Chvátil), two to four seats."""
