"""What a terminal shows when the server is there: its address, and a code that phones read."""

from __future__ import annotations

import io
import socket
from collections.abc import Callable

from wartable.i18n import Texts

EVERYWHERE = ("0.0.0.0", "::")  # what is listened on to be reached from other machines
HERE = ("127.0.0.1", "::1", "localhost")
AFAR = "192.0.2.1"  # an address that nobody has; nothing is sent to it


def own_address() -> str:
    """This machine's address in its network; empty if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((AFAR, 9))  # of a datagram: only chooses the way
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def address(host: str, port: int) -> str:
    """How a browser on this machine reaches the server."""
    shown = "localhost" if host in (*EVERYWHERE, *HERE) else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


def greeting(
    host: str,
    port: int,
    public_url: str,
    folder: str,
    say: Texts,
    own: Callable[[], str] = own_address,
) -> str:
    """A few lines for whoever started the server. Where other machines can reach it, the last of
    them are a QR code of the address they use."""
    lines = [say("server-at", url=address(host, port)), say("server-data", folder=folder)]
    there = public_url
    if not there and host not in HERE:
        name = own() if host in EVERYWHERE else host
        there = address(name, port) if name else ""
    if there:
        lines += [say("server-there", url=there), code(there)]
    elif host in HERE:
        lines.append(say("server-only-here", command="wartable serve --host 0.0.0.0"))
    return "\n".join(lines)


def code(url: str) -> str:
    """A QR code in half blocks."""
    import segno

    out = io.StringIO()
    segno.make(url, error="m").terminal(out=out, border=2, compact=True)
    return out.getvalue().rstrip("\n")
