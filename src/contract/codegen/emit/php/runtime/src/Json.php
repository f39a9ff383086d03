<?php
declare(strict_types=1);

namespace Parlance;

/** Reads and writes JSON bodies. */
final class Json
{
    private const FLAGS = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;

    /**
     * Parses a JSON body. Objects become stdClass, and integers above PHP_INT_MAX become strings of their digits.
     *
     * @throws \JsonException
     */
    public static function parse(string $body): mixed
    {
        if (preg_match('//u', $body) !== 1) {
            throw new \JsonException('The body is not UTF-8. Send JSON in UTF-8.');
        }
        $json = self::withExactNumbers($body);
        $value = self::decoded($json);
        if (json_last_error() === JSON_ERROR_UTF16) {
            // PHP cannot represent one half of a surrogate pair.
            $value = self::decoded((string) preg_replace_callback(
                '/\\\\(?:u[dD][89abAB]..\\\\u[dD][c-fC-F]..|u[dD][89a-fA-F]..|.)/s',
                fn (array $found): string => preg_match('/^\\\\u[dD]...$/', $found[0]) ? '\ufffd' : $found[0],
                $json,
            ));
        }
        if (json_last_error() !== JSON_ERROR_NONE) {
            throw new \JsonException('The body is not JSON: ' . json_last_error_msg() . '. Send one JSON object.');
        }
        return $value;
    }

    /** Returns a value as a JSON body. An empty array becomes an empty object, because PHP does not distinguish them. */
    public static function dump(mixed $value): string
    {
        return (string) json_encode($value === [] ? new \stdClass() : $value, self::FLAGS | JSON_THROW_ON_ERROR);
    }

    /** Returns a value as JSON for an error message, shortened if it is long. */
    public static function quoted(mixed $value, int $most = 300): string
    {
        $text = (string) json_encode($value, self::FLAGS | JSON_PARTIAL_OUTPUT_ON_ERROR);
        $length = self::length($text);
        return $length <= $most ? $text : self::cut($text, $most) . " … ($length characters)";
    }

    /** Returns a parsed value in which arrays replace the objects. */
    public static function arrays(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            $value = get_object_vars($value);
        }
        return is_array($value) ? array_map(self::arrays(...), $value) : $value;
    }

    /** Returns the number of code points in a text. */
    public static function length(string $text): int
    {
        return (int) preg_match_all('/./su', $text);
    }

    /** Returns the first code points of a text. */
    public static function cut(string $text, int $length): string
    {
        return preg_match("/^.{0,$length}/su", $text, $found) === 1 ? $found[0] : $text;
    }

    private static function decoded(string $json): mixed
    {
        return json_decode($json, false, 512, JSON_BIGINT_AS_STRING);
    }

    /**
     * Replaces numbers that PHP cannot represent by strings of their digits. A fraction never becomes an integer by rounding, because
     * that could be the id of another customer (CHN-IN-07).
     */
    private static function withExactNumbers(string $json): string
    {
        if (preg_match('/\d[\d.]{15}|\d[eE]/', $json) !== 1) {
            return $json;
        }
        return (string) preg_replace_callback(
            '/"(?:[^"\\\\]++|\\\\.)*+"(*SKIP)(*FAIL)|(?<![\w.+-])-?(?:0|[1-9]\d*)(?:\.\d+|(?=[eE]))(?:[eE][-+]?\d+)?/s',
            function (array $found): string {
                $value = (float) $found[0];
                if (floor($value) !== $value || self::isExact($found[0], $value)) {
                    return $found[0];
                }
                $near = $value === 0.0 ? PHP_FLOAT_MIN : $value * (1 + PHP_FLOAT_EPSILON);
                return is_infinite($near) || floor($near) === $near ? "\"$found[0]\"" : (string) json_encode($near);
            },
            $json,
        );
    }

    /** True if the number in a text is the integer that PHP reads from it. */
    private static function isExact(string $number, float $value): bool
    {
        [$mantissa, $exponent] = explode('e', strtolower(ltrim($number, '-'))) + [1 => '0'];
        [$whole, $fraction] = explode('.', $mantissa) + [1 => ''];
        $digits = rtrim($whole . $fraction, '0');
        $zeros = strlen($whole) + (int) $exponent - strlen($digits);
        if ($digits === '' || $zeros < 0 || is_infinite($value)) {
            return $digits === '';
        }
        return ltrim($digits . str_repeat('0', $zeros), '0') === sprintf('%.0F', abs($value));
    }
}
