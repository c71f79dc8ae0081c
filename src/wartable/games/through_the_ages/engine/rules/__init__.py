"""Who may do what, and what comes of it. Effects and steps call these functions."""
