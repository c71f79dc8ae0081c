"""The games as other libraries take them. Each module needs its library: docs/research.md."""


def missing(library: str, extra: str) -> ModuleNotFoundError:
    """What to say where a library is not installed."""
    how = f"pip install 'wartable[{extra}]'"
    return ModuleNotFoundError(f"this adapter needs {library}: {how}", name=library)
