"""Texts for scripts of a page: blanks stay open, a plural becomes a choice the script makes.

A browser knows which form a number takes (`Intl.PluralRules`), so it gets all of them.
"""

from __future__ import annotations

from fluent.syntax import FluentParser, ast

from wartable.i18n.texts import HOUSE, source

FORMS = ("one", "few", "many", "other")
Written = str | dict[str, str]


def script_texts(prefix: str, lang: str) -> dict[str, Written]:
    """Every house text whose id begins so, by the rest of its id. `{ $name }` is written `{name}`;
    a text with a plural is a dict of its forms."""
    found: dict[str, Written] = {}
    for entry in FluentParser().parse(source(HOUSE, lang)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix) and entry.value:
            forms = {form: _write(entry.value, form) for form in FORMS}
            same = len(set(forms.values())) == 1
            found[entry.id.name.removeprefix(prefix)] = forms["other"] if same else forms
    return found


def _write(pattern: ast.Pattern, form: str) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element.expression, form)
        for element in pattern.elements
    )


def _placed(expression: object, form: str) -> str:
    if isinstance(expression, ast.VariableReference):
        return "{" + expression.id.name + "}"
    if isinstance(expression, ast.StringLiteral):
        return str(expression.parse()["value"])
    if isinstance(expression, ast.SelectExpression):
        return _write(_variant(expression.variants, form).value, form)
    raise ValueError(f"a script cannot have {type(expression).__name__} in its texts")


def _variant(variants: list[ast.Variant], form: str) -> ast.Variant:
    named = [v for v in variants if isinstance(v.key, ast.Identifier) and v.key.name == form]
    return (named or [v for v in variants if v.default])[0]
