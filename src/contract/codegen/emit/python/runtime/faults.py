"""Parses JSON, and validates values by the schemas of the contract. It finds all faults of a value."""

from __future__ import annotations

import json
import math
import re
from decimal import Decimal
from typing import Any, Dict, List, Mapping, NamedTuple, Optional, Tuple

Schemas = Mapping[str, Any]

MOST_FAULTS = 10
"""The number of faults after which no further element of a list is checked. A list may have thousands of them."""

MOST_QUOTED = 300
"""The maximum number of characters of a value that a fault quotes."""

KINDS = {"string": "a string", "number": "a number", "integer": "an integer", "boolean": "true or false"}
KINDS.update({"object": "an object", "array": "an array", "null": "null"})


class Fault(NamedTuple):
    """A fault of a value: the JSON pointer to its place, the expected value in words, and the actual value as JSON."""

    path: str
    expected: str
    came: str

    def __str__(self) -> str:
        return f"{self.path or 'the body'} is {self.came}, expected {self.expected}"


class UnreadableBody(ValueError):
    """Raised for a body that is not valid JSON. The message has the fault and the remedy."""


class InvalidMessage(ValueError):
    """Raised for a message that does not match its schema. `faults` has every fault of the message."""

    def __init__(self, schema: str, faults: List[Fault]) -> None:
        super().__init__(f"{schema}: {'; '.join(map(str, faults))}")
        self.faults = faults


def parse(body: bytes) -> Any:
    """Parses a JSON body. A number that Python cannot represent becomes a string of its digits. Raises UnreadableBody."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise UnreadableBody("The body is not UTF-8. Send JSON in UTF-8.") from None
    try:
        return json.loads(text, parse_int=_integer, parse_float=_number, parse_constant=_reject)
    except (ValueError, ArithmeticError, RecursionError) as error:
        raise UnreadableBody(f"The body is not JSON: {error}. Send one JSON object.") from None


def dump(value: Any) -> bytes:
    """Returns a value as a JSON body. Raises ValueError for a number that JSON cannot express."""
    return json.dumps(value, allow_nan=False, separators=(",", ":")).encode("ascii")


def _integer(text: str) -> Any:
    # Python reads at most 4300 digits, and a float has at most 308.
    return text if len(text) > 300 else int(text)


def _number(text: str) -> Any:
    # A fraction never becomes an integer by rounding: that could be the id of another customer (CHN-IN-07).
    value = float(text)
    if math.isinf(value):
        return text
    if not value.is_integer() or Decimal(text) == int(value):
        return value
    near = math.nextafter(value, math.copysign(math.inf, value))
    return text if near.is_integer() else near


def _reject(text: str) -> Any:
    raise ValueError(f"{text} is not a JSON number")


def faults_of(schemas: Schemas, name: str, value: object, sending: bool = False) -> List[Fault]:
    """Returns all faults of a value; an empty list if it is valid. A null in an optional field counts as absent (OPEN-35).

    With `sending`, the result includes the faults that receivers tolerate.
    """
    check = _Check(schemas, sending)
    check.value({"$ref": name}, value, "")
    return check.faults


def accept(schemas: Schemas, name: str, value: Any) -> List[Fault]:
    """Like faults_of. Also removes the nulls that count as absent from a valid value, and cuts its texts to their limits."""
    check = _Check(schemas)
    check.value({"$ref": name}, value, "")
    if not check.faults:
        for holder, key in check.nulls:
            holder.pop(key, None)
        for holder, key, limit in check.cuts:
            holder[key] = holder[key][:limit]
    return check.faults


def read_part(schemas: Schemas, name: str, value: Any) -> Any:
    """Returns the part of a response that a client reads. The other members are not validated."""
    for field, expected in schemas[name].get("x-read-if", {}).items():
        given = value.get(field) if isinstance(value, dict) else None
        if isinstance(given, str) and given.upper() != expected:
            return {field: given}
    return value


def unknown_kind(schemas: Schemas, name: str, value: object) -> Optional[str]:
    """Returns the kind of a message if this edition does not know it, and else None. The contract announces more kinds."""
    for step in schemas[name].get("tag", ()):
        value = value.get(step) if isinstance(value, dict) else None
    return value if isinstance(value, str) and value not in schemas[name].get("branches", (value,)) else None


class _Check:
    """Validates one value. Collects its faults, and the changes to make if there is no fault."""

    def __init__(self, schemas: Schemas, sending: bool = False) -> None:
        self.schemas, self.sending = schemas, sending
        self.faults: List[Fault] = []
        self.nulls: List[Tuple[Dict[str, Any], str]] = []
        self.cuts: List[Tuple[Dict[str, Any], str, int]] = []

    def value(self, schema: Mapping[str, Any], value: Any, path: str) -> None:
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"]]
        if path and "x-tolerant" in schema and not self.sending and value is not None:
            return None
        if "tag" in schema:
            return self.union(schema, value, path)
        types = schema.get("type", ())
        types = [types] if isinstance(types, str) else types
        if types and not any(_is(kind, value) for kind in types):
            return self.add(path, " or ".join(KINDS[kind] for kind in types), value)
        allowed = [schema["const"]] if "const" in schema else schema.get("enum")
        if allowed is not None and not any(_same(each, value) for each in allowed):
            return self.add(path, _one_of(allowed, value), value)
        if isinstance(value, str):
            self.text(schema, value, path)
        elif isinstance(value, list):
            self.array(schema, value, path)
        elif isinstance(value, dict):
            self.object(schema, value, path)
        elif "minimum" in schema and value < schema["minimum"]:
            self.add(path, f"at least {schema['minimum']}", value)
        for part in schema.get("allOf", ()):
            self.value(part, value, path)
        if "anyOf" in schema:
            self.any_of(schema["anyOf"], value, path)
        if "not" in schema and self.fits(schema["not"], value):
            self.forbidden(schema["not"], value, path)

    def text(self, schema: Mapping[str, Any], value: str, path: str) -> None:
        least, most = schema.get("minLength", 0), schema.get("maxLength", math.inf)
        if len(value) < least:
            self.add(path, "a string that is not empty" if least == 1 else f"at least {least} characters", value)
        if len(value) > most:
            self.add(path, f"at most {most} characters", value)
        pattern = schema.get("pattern", "")
        # In the contract's patterns, `$` matches only at the end of a text. In Python, it also matches before a last newline.
        if not re.search(re.sub(r"\$\Z", r"\\Z", pattern), value):
            self.add(path, _words_of(pattern) or f"a string that matches {pattern}", value)

    def array(self, schema: Mapping[str, Any], value: List[Any], path: str) -> None:
        if len(value) < schema.get("minItems", 0):
            self.add(path, f"at least {schema['minItems']} elements", value)
        if len(value) > schema.get("maxItems", math.inf):
            self.add(path, f"at most {schema['maxItems']} elements", value)
        if schema.get("uniqueItems") and len({_key_of(item) for item in value}) < len(value):
            self.add(path, "no element twice", value)
        for index, item in enumerate(value):
            if len(self.faults) >= MOST_FAULTS:
                break
            self.value(schema.get("items", {}), item, f"{path}/{index}")

    def object(self, schema: Mapping[str, Any], value: Dict[str, Any], path: str) -> None:
        properties, required = schema.get("properties", {}), schema.get("required", ())
        for name in required:
            if name not in value:
                self.faults.append(Fault(f"{path}/{name}", self.wanted(properties.get(name, {})), "missing"))
        for name, inner in properties.items():
            if name not in value:
                continue
            place, before = f"{path}/{name}", len(self.faults)
            self.value(inner, value[name], place)
            if value[name] is None and len(self.faults) > before:
                del self.faults[before:]
                self.nulls.append((value, name))
                if name in required:
                    self.faults.append(Fault(place, self.wanted(inner), "null, which counts as absent"))
            while "$ref" in inner:
                inner = self.schemas[inner["$ref"]]
            limit = inner.get("x-truncate")
            if limit is not None and isinstance(value[name], str) and len(value[name]) > limit:
                self.cuts.append((value, name, limit))
        if schema.get("additionalProperties") is False:
            for name in value:
                if name not in properties:
                    self.add(path, f"no field {name}", value)

    def union(self, schema: Mapping[str, Any], value: Any, path: str) -> None:
        """Checks only the branch of a union that the discriminator names."""
        kind, place = value, path
        for step in schema["tag"]:
            if not isinstance(kind, dict):
                return self.add(place, KINDS["object"], kind)
            place = f"{place}/{step}"
            if kind.get(step) is None:
                came = "null, which counts as absent" if step in kind else "missing"
                return self.faults.append(Fault(place, self.wanted(schema, step), came))
            kind = kind[step]
        if not isinstance(kind, str) or kind not in schema["branches"]:
            return self.add(place, _one_of(list(schema["branches"]), kind), kind)
        return self.value(schema["branches"][kind], value, path)

    def any_of(self, branches: List[Any], value: Any, path: str) -> None:
        """Reports the most deeply nested fault of the branches, because its branch was probably meant."""
        found: List[Fault] = []
        for branch in branches:
            check = _Check(self.schemas, self.sending)
            check.value(branch, value, path)
            if not check.faults:
                self.nulls += check.nulls
                self.cuts += check.cuts
                return
            found += check.faults
        deepest = max(found, key=lambda fault: fault.path.count("/"))
        if deepest.path == path:
            deepest = deepest._replace(expected=" or ".join(dict.fromkeys(fault.expected for fault in found)))
        self.faults.append(deepest)

    def forbidden(self, schema: Mapping[str, Any], value: Any, path: str) -> None:
        """Reports a text that must not match a pattern, and fields that an object must not have."""
        if not isinstance(value, dict):
            return self.add(path, "a string without blanks and control characters", value)
        for name in [each for branch in schema.get("anyOf", [schema]) for each in branch["required"]]:
            if value.get(name) is not None:
                self.add(f"{path}/{name}", "no such field there", value[name])
            elif name in value:
                self.nulls.append((value, name))

    def fits(self, schema: Mapping[str, Any], value: Any) -> bool:
        check = _Check(self.schemas)
        check.value(schema, value, "")
        return not check.faults

    def wanted(self, schema: Mapping[str, Any], step: Optional[str] = None) -> str:
        """Returns a description of the values that a schema, or a field of it, allows."""
        if "allOf" in schema:
            return self.wanted(schema["allOf"][0])
        if "$ref" in schema:
            return self.wanted(self.schemas[schema["$ref"]], step)
        if "tag" in schema:
            return KINDS["object"] if step != schema["tag"][-1] else _one_of(list(schema["branches"]), None)
        if "const" in schema or "enum" in schema:
            return _one_of(schema.get("enum", [schema.get("const")]), None)
        types = schema.get("type", "a value")
        return KINDS.get(types, types) if isinstance(types, str) else " or ".join(KINDS[kind] for kind in types)

    def add(self, path: str, expected: str, value: Any) -> None:
        text = json.dumps(value, ensure_ascii=False)
        quoted = text if len(text) <= MOST_QUOTED else f"{text[:MOST_QUOTED]} … ({len(text)} characters)"
        self.faults.append(Fault(path, expected, quoted))


def _is(kind: str, value: Any) -> bool:
    if kind in ("number", "integer"):
        if isinstance(value, bool) or not isinstance(value, (int, float)) or not math.isfinite(value):
            return False
        return kind == "number" or value == math.floor(value)
    python = {"string": str, "boolean": bool, "object": dict, "array": list, "null": type(None)}
    return isinstance(value, python[kind])


def _same(allowed: Any, value: Any) -> bool:
    return bool(allowed == value) and isinstance(allowed, bool) == isinstance(value, bool)


def _key_of(value: Any) -> str:
    """Returns the same text for equal JSON values: 1 and 1.0, or objects whose fields have another order."""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, list):
        return f"[{','.join(map(_key_of, value))}]"
    if isinstance(value, dict):
        return f"{{{','.join(sorted(f'{json.dumps(key)}:{_key_of(inner)}' for key, inner in value.items()))}}}"
    return json.dumps(value)


def _one_of(allowed: List[Any], value: Any) -> str:
    """Lists the allowed values. If the value differs from one only in upper and lower case, adds the correct spelling."""
    listed = ", ".join(json.dumps(each) for each in allowed)
    hint = [each for each in allowed if isinstance(value, str) and str(each).lower() == value.lower()]
    case = f". Case matters: write {json.dumps(hint[0])}" if hint else ""
    return f"{'one of ' if len(allowed) > 1 else ''}{listed}{case}"


def _words_of(pattern: str) -> Optional[str]:
    """Returns the words that a pattern of the contract allows in upper or lower case."""
    found = re.fullmatch(r"\^\(((?:\[[A-Z][a-z]\]|\|)+)\)\$", pattern)
    return "one of " + ", ".join(re.sub(r"\[(.).\]", r"\1", found[1]).split("|")) if found else None
