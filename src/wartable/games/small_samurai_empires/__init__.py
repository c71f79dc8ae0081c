"""Small Samurai Empires: hidden orders on a map of Japan, two to four seats."""
