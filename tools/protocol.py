"""Write the page's types from the structures of the wire, as /openapi.json has them.

python -m tools.protocol            write src/wartable/server/static/protocol.d.ts
python -m tools.protocol --check    say whether it is stale, and change nothing
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from wartable.server.openapi import schemas

FILE = Path(__file__).parents[1] / "src/wartable/server/static/protocol.d.ts"
HEAD = "// What travels between server and page. Written by tools/protocol.py.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}


def kind(schema: dict[str, Any]) -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(kind(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(map(kind, schema['prefixItems']))}]"
    if schema.get("type") == "array":
        inner = kind(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        of = schema.get("additionalProperties")
        return f"Record<string, {kind(of) if of else 'unknown'}>"
    name = str(schema.get("type", "unknown"))
    return PLAIN.get(name, name)


def field(name: str, schema: dict[str, Any], required: bool, ours: bool) -> str:
    """What has its default is not sent by us, so a null that is the default never is."""
    if ours and not required and schema.get("default", "") is None:
        schema = {"anyOf": [one for one in schema["anyOf"] if one != {"type": "null"}]}
    return f"  {name}{'' if required else '?'}: {kind(schema)};\n"


def declaration(name: str, schema: dict[str, Any], ours: bool) -> str:
    """One structure, or a union of some, under its name."""
    said = " ".join(schema.get("description", "").split())
    head = f"/** {said} */\n" if said else ""
    if "properties" not in schema and schema.get("type") != "object":
        return f"{head}export type {name} = {kind(schema)};\n"
    required = schema.get("required", [])
    fields = (field(key, one, key in required, ours) for key, one in schema["properties"].items())
    return f"{head}export interface {name} {{\n{''.join(fields)}}}\n"


def text() -> str:
    found = schemas()
    theirs = {kind(one) for one in found["Incoming"]["anyOf"]}
    made = [declaration(name, one, name not in theirs) for name, one in found.items()]
    return "\n".join([HEAD, *made])


def main() -> None:
    if "--check" not in sys.argv:
        FILE.write_text(text(), encoding="utf-8")
    elif not FILE.exists() or FILE.read_text(encoding="utf-8") != text():
        raise SystemExit(f"stale: {FILE.name}\nTo mend it: python -m tools.protocol")


if __name__ == "__main__":
    main()
