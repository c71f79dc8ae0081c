"""Through the Ages, drawn by us: icons, pictures, faces of cards, tokens."""
