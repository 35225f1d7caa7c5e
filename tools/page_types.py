"""Writes the page's message types from the server's: `python -m tools.page_types [--check]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from tacora.server.api.daily import DailyResults, NewTry, OwnKey, OwnTry, Today
from tacora.server.api.records import NewPlay, NewReplay, RecordList
from tacora.server.api.reviews import AppraisalLine, NewPosition, NewReview, ReviewLine
from tacora.server.api.server import Choosable
from tacora.server.api.tables import Found, NewPerson, NewTable, Seated, TableList
from tacora.server.protocol import CLIENT_MESSAGE, ReplayView, ServerMessage

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"
HEAD = "// Written by `make page-types` from the server's own types; do not edit.\n"
ASKED = (NewTable, NewPerson, NewReplay, NewReview, NewPosition, NewPlay, NewTry, OwnKey)
ANSWERED = (
    *(Seated, Found, Choosable, TableList, RecordList, ReplayView),
    *(ReviewLine, AppraisalLine, Today, OwnTry, DailyResults),
)


def generated() -> str:
    """The text of the file."""
    unions = {"ClientMessage": CLIENT_MESSAGE, "ServerMessage": ServerMessage}
    schemas, components = msgspec.json.schema_components(
        [*unions.values(), *ASKED, *ANSWERED], ref_template="{name}"
    )
    parts = [HEAD]
    for name, schema in zip(unions, schemas, strict=False):
        parts.append(f"export type {name} = {_type(schema)};\n")
    for name, schema in sorted(components.items()):
        parts.append(_interface(name.replace(".", "_"), schema))
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    required = schema.get("required", ())
    lines = []
    if text := schema.get("description"):
        lines.append(f"/** {text.splitlines()[0]} */")
    lines.append(f"export interface {name} {{")
    for field, each in schema.get("properties", {}).items():
        # What the server leaves out has its default, which is null wherever it is optional.
        mark = "" if field in required else "?"
        lines.append(f"  {field}{mark}: {_type(each)};")
    lines.append("}\n")
    return "\n".join(lines)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string" | "boolean" | "null" as plain:
            return str(plain)
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
            item = _type(schema.get("items", {}))
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return "unknown"


def main() -> int:
    """Write the file; with --check, return 1 if it is not current."""
    if "--check" in sys.argv:
        if TARGET.read_text(encoding="utf-8") == generated():
            return 0
        sys.stderr.write("web/src/lib/protocol.ts is not current: run `make page-types`\n")
        return 1
    TARGET.write_text(generated(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
