from tests.upgrades.kept import kept, newest, oldest

__all__ = ["kept", "newest", "oldest"]
