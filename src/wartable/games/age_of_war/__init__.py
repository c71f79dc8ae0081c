"""Age of War (Reiner Knizia): dice, cities and provinces, two to six seats."""
