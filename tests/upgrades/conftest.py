from tests.upgrades.kept import kept, oldest

__all__ = ["kept", "oldest"]
