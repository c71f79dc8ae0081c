from tests.upgrades.kept import kept, of_each_form, oldest

__all__ = ["kept", "of_each_form", "oldest"]
