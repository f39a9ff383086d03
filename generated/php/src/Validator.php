<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Validator.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** Validates parsed JSON by the schemas of the contract, and finds all faults of a value. */
final class Validator
{
    private const KINDS = [
        'string' => 'a string', 'number' => 'a number', 'integer' => 'an integer', 'boolean' => 'true or false',
        'object' => 'an object', 'array' => 'an array', 'null' => 'null',
    ];

    private const ABSENT = 'null, which counts as absent';

    /** The number of faults after which no further element of a list is checked. A list may have thousands of invalid elements. */
    private const MOST_FAULTS = 10;

    /** @var list<Fault> */
    private array $faults = [];
    /** @var list<array{\stdClass, string}> Nulls that count as absent. */
    private array $nulls = [];
    /** @var list<array{\stdClass, string, int}> The texts that are longer than their limit. */
    private array $cuts = [];

    private function __construct(private readonly array $schemas, private readonly bool $sending = false)
    {
    }

    /**
     * Returns all faults of a parsed value; an empty list if it is valid. A null in an optional field counts as absent (OPEN-35).
     * With `$changes`, such nulls are removed from a valid value, and its texts are cut to their limits. With `$sending`, the result
     * includes the faults that receivers tolerate.
     *
     * @param array<string, array<string, mixed>> $schemas
     * @return list<Fault>
     */
    public static function faultsOf(array $schemas, string $name, mixed $value, bool $changes = false, bool $sending = false): array
    {
        $check = new self($schemas, $sending);
        $check->check(['$ref' => $name], $value, '');
        if ($changes && $check->faults === []) {
            foreach ($check->nulls as [$holder, $key]) {
                unset($holder->$key);
            }
            foreach ($check->cuts as [$holder, $key, $limit]) {
                $holder->$key = Json::cut($holder->$key, $limit);
            }
        }
        return $check->faults;
    }

    /** Returns the part of a response that a client reads. The other members are not validated. */
    public static function readPart(array $schemas, string $name, mixed $value): mixed
    {
        foreach ($schemas[$name]['x-read-if'] ?? [] as $field => $expected) {
            $given = $value instanceof \stdClass ? $value->$field ?? null : null;
            if (is_string($given) && strtoupper($given) !== $expected) {
                return (object) [$field => $given];
            }
        }
        return $value;
    }

    /** Returns the kind of a message if this edition does not know it, and else null. */
    public static function unknownKind(array $schemas, string $name, mixed $value): ?string
    {
        foreach ($schemas[$name]['tag'] ?? [] as $step) {
            $value = $value instanceof \stdClass ? $value->$step ?? null : null;
        }
        return is_string($value) && !isset($schemas[$name]['branches'][$value]) && isset($schemas[$name]['tag']) ? $value : null;
    }

    private function check(array $schema, mixed $value, string $path): void
    {
        $schema = $this->resolved($schema);
        if ($path !== '' && isset($schema['x-tolerant']) && !$this->sending && $value !== null) {
            return;
        }
        if (isset($schema['tag'])) {
            $this->union($schema, $value, $path);
            return;
        }
        $types = (array) ($schema['type'] ?? []);
        if ($types !== [] && array_filter($types, fn (string $type): bool => self::is($type, $value)) === []) {
            $this->add($path, $this->wanted(['type' => $types]), $value);
            return;
        }
        $allowed = self::allowed($schema);
        if ($allowed !== null && !in_array(is_float($value) && floor($value) === $value ? (int) $value : $value, $allowed, true)) {
            $this->add($path, self::oneOf($allowed, $value), $value);
            return;
        }
        if (is_string($value)) {
            $this->text($schema, $value, $path);
        } elseif (is_array($value)) {
            $this->list($schema, $value, $path);
        } elseif ($value instanceof \stdClass) {
            $this->object($schema, $value, $path);
        } elseif (isset($schema['minimum']) && $value < $schema['minimum']) {
            $this->add($path, "at least $schema[minimum]", $value);
        }
        foreach ($schema['allOf'] ?? [] as $part) {
            $this->check($part, $value, $path);
        }
        if (isset($schema['anyOf'])) {
            $this->anyOf($schema['anyOf'], $value, $path);
        }
        if (isset($schema['not']) && $this->of($schema['not'], $value)->faults === []) {
            $this->forbidden($schema['not'], $value, $path);
        }
    }

    private function text(array $schema, string $value, string $path): void
    {
        [$least, $most] = [$schema['minLength'] ?? 0, $schema['maxLength'] ?? PHP_INT_MAX];
        if ($least > 0 && Json::length($value) < $least) {
            $this->add($path, $least === 1 ? 'a string that is not empty' : "at least $least characters", $value);
        }
        if ($most < PHP_INT_MAX && Json::length($value) > $most) {
            $this->add($path, "at most $most characters", $value);
        }
        $pattern = $schema['pattern'] ?? '';
        if (preg_match('~' . (string) str_replace('~', '\~', $pattern) . '~uD', $value) !== 1) {
            $this->add($path, self::wordsOf($pattern) ?? "a string that matches $pattern", $value);
        }
    }

    private function list(array $schema, array $value, string $path): void
    {
        if (count($value) < ($schema['minItems'] ?? 0)) {
            $this->add($path, "at least $schema[minItems] elements", $value);
        }
        if (count($value) > ($schema['maxItems'] ?? PHP_INT_MAX)) {
            $this->add($path, "at most $schema[maxItems] elements", $value);
        }
        if (($schema['uniqueItems'] ?? false) && count(array_unique(array_map(self::keyOf(...), $value))) < count($value)) {
            $this->add($path, 'no element twice', $value);
        }
        foreach ($value as $index => $item) {
            if (count($this->faults) >= self::MOST_FAULTS) {
                break;
            }
            $this->check($schema['items'] ?? [], $item, "$path/$index");
        }
    }

    private function object(array $schema, \stdClass $value, string $path): void
    {
        $properties = $schema['properties'] ?? [];
        $required = $schema['required'] ?? [];
        foreach ($required as $name) {
            if (!property_exists($value, $name)) {
                $this->faults[] = new Fault("$path/$name", $this->wanted($properties[$name] ?? []), 'missing');
            }
        }
        foreach ($properties as $name => $inner) {
            if (!property_exists($value, $name)) {
                continue;
            }
            $place = "$path/$name";
            $before = count($this->faults);
            $this->check($inner, $value->$name, $place);
            if ($value->$name === null && count($this->faults) > $before) {
                $this->faults = array_slice($this->faults, 0, $before);
                $this->nulls[] = [$value, $name];
                if (in_array($name, $required, true)) {
                    $this->faults[] = new Fault($place, $this->wanted($inner), self::ABSENT);
                }
            }
            $limit = $this->resolved($inner)['x-truncate'] ?? null;
            if ($limit !== null && is_string($value->$name) && Json::length($value->$name) > $limit) {
                $this->cuts[] = [$value, $name, $limit];
            }
        }
        if (($schema['additionalProperties'] ?? true) === false) {
            foreach (array_diff_key(get_object_vars($value), $properties) as $name => $_) {
                $this->add($path, "no field $name", $value);
            }
        }
    }

    /** Checks only the branch of a union that the discriminator names. */
    private function union(array $schema, mixed $value, string $path): void
    {
        [$kind, $place] = [$value, $path];
        foreach ($schema['tag'] as $step) {
            if (!$kind instanceof \stdClass) {
                $this->add($place, self::KINDS['object'], $kind);
                return;
            }
            $place .= "/$step";
            if (!isset($kind->$step)) {
                $came = property_exists($kind, $step) ? self::ABSENT : 'missing';
                $this->faults[] = new Fault($place, $this->wanted($schema, $step), $came);
                return;
            }
            $kind = $kind->$step;
        }
        if (!is_string($kind) || !isset($schema['branches'][$kind])) {
            $this->add($place, self::oneOf(array_keys($schema['branches']), $kind), $kind);
            return;
        }
        $this->check($schema['branches'][$kind], $value, $path);
    }

    /** Reports the most deeply nested fault of the branches, because its branch was probably meant. */
    private function anyOf(array $branches, mixed $value, string $path): void
    {
        $found = [];
        foreach ($branches as $branch) {
            $check = $this->of($branch, $value, $path);
            if ($check->faults === []) {
                array_push($this->nulls, ...$check->nulls);
                array_push($this->cuts, ...$check->cuts);
                return;
            }
            array_push($found, ...$check->faults);
        }
        usort($found, fn (Fault $one, Fault $other): int => substr_count($other->path, '/') <=> substr_count($one->path, '/'));
        $all = $found[0]->path === $path ? array_unique(array_column($found, 'expected')) : [$found[0]->expected];
        $this->faults[] = new Fault($found[0]->path, implode(' or ', $all), $found[0]->came);
    }

    /** Reports a text that must not match a pattern, and fields that an object must not have. */
    private function forbidden(array $schema, mixed $value, string $path): void
    {
        if (!$value instanceof \stdClass) {
            $this->add($path, 'a string without blanks and control characters', $value);
            return;
        }
        foreach (array_merge(...array_column($schema['anyOf'] ?? [$schema], 'required')) as $name) {
            if (isset($value->$name)) {
                $this->add("$path/$name", 'no such field there', $value->$name);
            } elseif (property_exists($value, $name)) {
                $this->nulls[] = [$value, $name];
            }
        }
    }

    private function of(array $schema, mixed $value, string $path = ''): self
    {
        $check = new self($this->schemas, $this->sending);
        $check->check($schema, $value, $path);
        return $check;
    }

    /** Returns a description of the values that a schema, or a field of it, allows. */
    private function wanted(array $schema, ?string $step = null): string
    {
        $schema = $this->resolved($schema['allOf'][0] ?? $schema);
        if (isset($schema['tag'])) {
            return $step === end($schema['tag']) ? self::oneOf(array_keys($schema['branches']), null) : self::KINDS['object'];
        }
        $allowed = self::allowed($schema);
        if ($allowed !== null) {
            return self::oneOf($allowed, null);
        }
        $kinds = array_map(fn (string $type): string => self::KINDS[$type], (array) ($schema['type'] ?? []));
        return $kinds === [] ? 'a value' : implode(' or ', $kinds);
    }

    private function resolved(array $schema): array
    {
        while (isset($schema['$ref'])) {
            $schema = $this->schemas[$schema['$ref']];
        }
        return $schema;
    }

    private function add(string $path, string $expected, mixed $value): void
    {
        $this->faults[] = new Fault($path, $expected, Json::quoted($value));
    }

    /** Returns the same text for equal JSON values, such as 1 and 1.0, or two objects whose fields have another order. */
    private static function keyOf(mixed $value): string
    {
        if (is_array($value)) {
            return '[' . implode(',', array_map(self::keyOf(...), $value)) . ']';
        }
        if ($value instanceof \stdClass) {
            $fields = get_object_vars($value);
            ksort($fields, SORT_STRING);
            return '{' . implode(',', array_map(
                fn (int|string $name, mixed $inner): string => json_encode((string) $name) . ':' . self::keyOf($inner),
                array_keys($fields),
                $fields,
            )) . '}';
        }
        return is_float($value) && floor($value) === $value ? sprintf('%.0f', $value + 0) : (string) json_encode($value);
    }

    private static function is(string $type, mixed $value): bool
    {
        return match ($type) {
            'string' => is_string($value),
            'boolean' => is_bool($value),
            'array' => is_array($value),
            'object' => $value instanceof \stdClass,
            'null' => $value === null,
            'integer' => is_int($value) || (is_float($value) && is_finite($value) && floor($value) === $value),
            default => is_int($value) || (is_float($value) && is_finite($value)),
        };
    }

    private static function allowed(array $schema): ?array
    {
        return array_key_exists('const', $schema) ? [$schema['const']] : $schema['enum'] ?? null;
    }

    /** Lists the allowed values. If the value differs from one only in upper and lower case, adds the correct spelling. */
    private static function oneOf(array $allowed, mixed $value): string
    {
        $text = (count($allowed) > 1 ? 'one of ' : '') . implode(', ', array_map(Json::quoted(...), $allowed));
        foreach ($allowed as $one) {
            if (is_string($one) && is_string($value) && strcasecmp($one, $value) === 0) {
                return "$text. Case matters: write " . Json::quoted($one);
            }
        }
        return $text;
    }

    /** Returns the words that a pattern of the contract allows in upper or lower case. */
    private static function wordsOf(string $pattern): ?string
    {
        if (preg_match('/^\^\(((?:\[[A-Z][a-z]\]|\|)+)\)\$$/D', $pattern, $found) !== 1) {
            return null;
        }
        return 'one of ' . implode(', ', explode('|', (string) preg_replace('/\[(.).\]/', '$1', $found[1])));
    }
}
