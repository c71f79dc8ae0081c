"""What is measured and no part of Wartable: it is compiled with the engines in a copy of them."""
