"""Proxies before the server: whom we believe when they say for whom they ask."""

from __future__ import annotations

import ipaddress
import re

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from wartable.errors import BadInput

ELEMENT = re.compile(r"(?:^|;)\s*(for|proto)\s*=\s*(\"[^\"]*\"|[^;,\"]*)", re.I)
SECURE = {"http": "https", "ws": "wss"}


class Trusted:
    """Addresses and networks with commas between them, or `*` for whoever asks."""

    def __init__(self, text: str) -> None:
        words = [word.strip() for word in text.split(",") if word.strip()]
        self.all = "*" in words
        try:
            self.networks = [ipaddress.ip_network(word, False) for word in words if word != "*"]
        except ValueError as error:
            raise BadInput(f"WARTABLE_TRUSTED_PROXIES: {error}") from None

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host)
        except ValueError:  # no address at all
            return self.all
        if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
            address = address.ipv4_mapped
        return self.all or any(address in network for network in self.networks)


class Proxies:
    """Writes into a request who asked a proxy, and how, if the proxy is trusted. Of a chain of
    proxies the last one that is not trusted asks."""

    def __init__(self, app: ASGIApp, trusted: Trusted) -> None:
        self.app = app
        self.trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            client = scope.get("client")
            if client and client[0] in self.trusted:
                self._believe(scope)
        await self.app(scope, receive, send)

    def _believe(self, scope: Scope) -> None:
        hosts, proto = forwarded(Headers(scope=scope))
        if hosts:
            known = [host for host in hosts if host not in self.trusted]
            scope["client"] = (known[-1] if known else hosts[0], 0)
        if proto == "https":
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])


def forwarded(headers: Headers) -> tuple[list[str], str]:
    """For whom proxies asked, the first first, and by which scheme the last was asked. What
    X-Forwarded-… says goes before what Forwarded says."""
    hosts = [_host(word) for word in _words(headers, "x-forwarded-for")]
    protos = _words(headers, "x-forwarded-proto")
    if not hosts and not protos:
        for element in _words(headers, "forwarded"):
            found = {key.lower(): value.strip('" ') for key, value in ELEMENT.findall(element)}
            hosts += [_host(found["for"])] if "for" in found else []
            protos += [found["proto"]] if "proto" in found else []
    return [host for host in hosts if host], protos[-1].lower() if protos else ""


def _words(headers: Headers, name: str) -> list[str]:
    return [word.strip() for line in headers.getlist(name) for word in line.split(",")]


def _host(word: str) -> str:
    """An address without its port; nothing if it is none."""
    bare = word[1:].partition("]")[0] if word.startswith("[") else word
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return ""
