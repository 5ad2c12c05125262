"""Playing many games at once, to count them or to break them."""
