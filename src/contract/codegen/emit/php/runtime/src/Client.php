<?php
declare(strict_types=1);

namespace Parlance;

/** Calls the operations of a party. A call has a timeout, follows no redirect, and is retried if it gets a policy. */
abstract class Client
{
    /** The size limit of a response, in bytes. */
    public const ANSWER_LIMIT = 1024 * 1024;

    protected const SCHEMAS = [];
    protected const OPERATIONS = [];

    private string $base;
    /** @var array<string, string> */
    private array $parameters;

    /**
     * @param string $endpoint The address that the service issued; or the part of it before the ids and the token.
     * @param array<string, string> $parameters The ids and the token, if the endpoint does not have them.
     * @param float $timeout The time limit of an attempt in seconds, from connecting to the last byte.
     * @param array<string, string> $headers The header fields of every request.
     * @param list<string> $secrets The secrets that sign every request.
     * @throws \InvalidArgumentException for an address of another form.
     */
    public function __construct(
        string $endpoint,
        array $parameters = [],
        private readonly float $timeout = 10.0,
        private readonly array $headers = [],
        private readonly array $secrets = [],
    ) {
        if (preg_match('~^https?://[^/?#\s]+[^?#\s]*$~Di', $endpoint) !== 1) {
            throw new \InvalidArgumentException("$endpoint is not an http or https address without query. Use the one that was handed out.");
        }
        $templates = array_column(static::OPERATIONS, 'path');
        usort($templates, fn (string $one, string $other): int => strlen($one) <=> strlen($other));
        preg_match_all('/\{(\w+)\}/', $templates[0], $found);
        $names = $found[1];
        if ($parameters === [] && $names !== []) {
            $pattern = preg_replace('/\\\\\{(\w+)\\\\\}/', '(?<$1>[^/]+)', preg_quote($templates[0], '~'));
            if (preg_match("~^(.*)$pattern$~D", rtrim($endpoint, '/'), $found) !== 1) {
                throw new \InvalidArgumentException("$endpoint does not end with $templates[0]. Use the address that was handed out.");
            }
            $endpoint = $found[1];
            $parameters = array_map('rawurldecode', array_filter($found, 'is_string', ARRAY_FILTER_USE_KEY));
        }
        if (array_diff($names, array_keys(array_filter($parameters, fn (string $value): bool => $value !== ''))) !== []) {
            throw new \InvalidArgumentException(static::class . ' needs ' . implode(', ', $names) . '.');
        }
        $this->base = rtrim($endpoint, '/');
        $this->parameters = $parameters;
    }

    /**
     * Calls an operation, and returns the body of a successful response.
     *
     * @param array<string, mixed>|null $retry The policy for retries, one of Policies::POLICIES.
     * @throws InvalidMessage for an invalid message, which is not sent
     * @throws CallFailed
     */
    protected function call(string $id, mixed $body = null, ?array $retry = null): mixed
    {
        $operation = static::OPERATIONS[$id];
        $data = isset($operation['body']) ? Json::dump($body) : '';
        $faults = $data === '' ? [] : Validator::faultsOf(static::SCHEMAS, $operation['body'], Json::parse($data), sending: true);
        if ($faults !== []) {
            throw new InvalidMessage($operation['body'], $faults);
        }
        $policy = $retry ?? ['attempts' => 1, 'timeoutMs' => $this->timeout * 1000];
        $event = bin2hex(random_bytes(16));
        $began = microtime(true);
        $failed = new \InvalidArgumentException('The policy has no attempts. Use one of Policies::POLICIES.');
        for ($attempt = 0; $attempt < $policy['attempts']; $attempt++) {
            $wait = $began + $attempt * ($policy['intervalMs'] ?? 0) / 1000 - microtime(true);
            usleep((int) max(0, $wait * 1e6));
            try {
                return $this->attempt($operation, $data, $event, (int) $policy['timeoutMs']);
            } catch (CallFailed $error) {
                $failed = $error;
            }
        }
        throw $failed;
    }

    /** @param array<string, mixed> $operation */
    private function attempt(array $operation, string $data, string $event, int $milliseconds): mixed
    {
        $fill = fn (array $found): string => rawurlencode($this->parameters[$found[1]]);
        $url = $this->base . (string) preg_replace_callback('/\{(\w+)\}/', $fill, $operation['path']);
        $headers = ['Accept' => 'application/json'] + $this->headers;
        if ($data !== '') {
            $headers['Content-Type'] = 'application/json';
        }
        if ($this->secrets !== []) {
            $headers = Signature::sign($event, $data, $this->secrets) + $headers;
        }
        [$status, $fields, $raw] = self::exchange($operation['method'], $url, $headers, $data, $milliseconds);
        try {
            $body = $raw === '' ? null : Json::parse($raw);
        } catch (\JsonException) {
            $body = $raw;
        }
        $told = "$operation[id] was answered $status";
        $fail = fn (string $why): CallFailed => new CallFailed("$told$why.", $status, $fields, Json::arrays($body));
        if ($status >= 400) {
            throw $fail(': ' . Json::quoted($body));
        }
        if (!array_key_exists($status, $operation['responses'])) {
            throw $fail((isset($fields['location']) ? " to $fields[location]" : '') . ', which the contract does not have');
        }
        $schema = $operation['responses'][$status];
        if ($schema === null) {
            return Json::arrays($body);
        }
        $body = Validator::readPart(static::SCHEMAS, $schema, $body);
        $faults = Validator::faultsOf(static::SCHEMAS, $schema, $body, true);
        if ($faults !== []) {
            throw $fail(': ' . implode('; ', $faults));
        }
        return Json::arrays($body);
    }

    /**
     * Sends a request. Returns the HTTP status, the header fields by their names in lower case, and the body.
     *
     * @param array<string, string> $headers
     * @return array{int, array<string, string>, string}
     */
    private static function exchange(string $method, string $url, array $headers, string $data, int $milliseconds): array
    {
        [$fields, $body] = [[], ''];
        $curl = curl_init($url) ?: throw new CallFailed('No whole response came: curl does not start.');
        curl_setopt_array($curl, [
            CURLOPT_CUSTOMREQUEST => $method,
            // Without Expect, curl sends a long body at once.
            CURLOPT_HTTPHEADER => [...array_map(fn ($name, $value) => "$name: $value", array_keys($headers), $headers), 'Expect:'],
            CURLOPT_PROTOCOLS => CURLPROTO_HTTP | CURLPROTO_HTTPS,
            CURLOPT_FOLLOWLOCATION => false,
            CURLOPT_TIMEOUT_MS => $milliseconds,
            CURLOPT_CONNECTTIMEOUT_MS => $milliseconds,
            CURLOPT_HEADERFUNCTION => function ($_, string $line) use (&$fields): int {
                [$name, $value] = explode(':', $line, 2) + [1 => ''];
                $fields[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
            CURLOPT_WRITEFUNCTION => function ($_, string $part) use (&$body): int {
                $body .= $part;
                return strlen($body) > self::ANSWER_LIMIT ? 0 : strlen($part);
            },
        ]);
        if ($data !== '') {
            curl_setopt($curl, CURLOPT_POSTFIELDS, $data);
        }
        if (curl_exec($curl) === false) {
            throw new CallFailed('No whole response came: ' . curl_error($curl) . '.');
        }
        return [(int) curl_getinfo($curl, CURLINFO_RESPONSE_CODE), $fields, $body];
    }
}
