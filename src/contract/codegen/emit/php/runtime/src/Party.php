<?php
declare(strict_types=1);

namespace Parlance;

/**
 * Serves the operations of a party. A generated class declares the operations, and your class extends the generated class.
 * `handle` returns the response to a request, so every framework can call it. `serve` responds to PHP's own request.
 */
abstract class Party
{
    /** The size limit of a request's body, in bytes. */
    public const BODY_LIMIT = 1024 * 1024;

    protected const SCHEMAS = [];
    protected const OPERATIONS = [];

    /**
     * @param string $prefix The path in front of the paths of all operations, such as `/bot`, without a slash at its end.
     * @param string|null $token The token at the end of the address, if the party has one (BOT-PRV-03).
     * @param string|null $authorization The value of the header field Authorization, if both sides have agreed on one.
     * @param list<string> $secrets The secrets of signed webhooks. A request must have a signature by one of them.
     */
    public function __construct(
        private readonly string $prefix = '',
        private readonly ?string $token = null,
        private readonly ?string $authorization = null,
        private readonly array $secrets = [],
    ) {
        $methods = preg_grep('/^(on|receive)[A-Z]/', get_class_methods($this)) ?: [];
        $unknown = array_diff($methods, array_keys(static::OPERATIONS));
        if ($unknown !== []) {
            $known = implode(', ', array_keys(static::OPERATIONS));
            throw new \LogicException(static::class . ' has no operation ' . implode(', ', $unknown) . ". Known are $known.");
        }
    }

    /**
     * Returns the response to a request. Never throws: if a handler throws, the status is 500, and the error goes to the error log.
     * The error log also names the faults of a body that a handler returns. The body is sent as it is.
     *
     * @param string $path The path of the request. A query in it is ignored.
     * @param array<string, string> $headers
     * @param string $body The received bytes, with chunks joined.
     * @return array{int, array<string, string>, string} The HTTP status, the header fields and the body.
     */
    public function handle(string $method, string $path, array $headers, string $body): array
    {
        try {
            $headers = array_change_key_case($headers);
            return self::response(200, $this->respond($method, explode('?', $path)[0], $headers, $body));
        } catch (ErrorResponse $error) {
        } catch (\Throwable $failure) {
            error_log("a request could not be processed: $failure");
            $error = new ErrorResponse(500, 'The request could not be processed.');
        }
        $content = ['error' => ['code' => $error->word, 'message' => $error->getMessage()]];
        return self::response($error->status, $content, $error->headers);
    }

    /** Responds to the request that PHP is serving. When it returns, the caller has the whole response, and the program can go on. */
    public function serve(): void
    {
        // A warning of PHP in front of the response would make its JSON invalid.
        ob_start();
        [$method, $path] = [(string) $_SERVER['REQUEST_METHOD'], (string) $_SERVER['REQUEST_URI']];
        [$status, $headers, $body] = $this->handle($method, $path, getallheaders() ?: [], (string) file_get_contents('php://input'));
        ob_end_clean();
        http_response_code($status);
        foreach ($headers as $name => $value) {
            header("$name: $value");
        }
        ignore_user_abort(true);
        echo $body;
        flush();
        if (function_exists('fastcgi_finish_request')) {
            \fastcgi_finish_request();
        }
    }

    /** @param array<string, string> $headers */
    private function respond(string $method, string $path, array $headers, string $body): mixed
    {
        [$candidates, $parameters] = $this->operationsAt($method, $path);
        $this->authorize($parameters, $headers, $body);
        $operation = $candidates[0];
        $arguments = [];
        if (isset($operation['body'])) {
            $value = self::read($body);
            $operation = self::dispatched($candidates, $value);
            $faults = Validator::faultsOf(static::SCHEMAS, $operation['body'], $value, true);
            if ($faults !== []) {
                throw new ErrorResponse(400, ucfirst(implode('; ', $faults)) . '. Compare it with the documents.');
            }
            $arguments = [Json::arrays($value)];
        }
        $handler = $operation['id'];
        $content = $this->$handler(...[...$arguments, new Request($handler, $parameters, $headers)]);
        $this->logFaults($operation, $content);
        return $content;
    }

    /** @param array<string, mixed> $operation */
    private function logFaults(array $operation, mixed $content): void
    {
        $schema = $operation['responses']['200'] ?? null;
        if ($schema === null) {
            return;
        }
        $value = Json::parse(Json::dump($content ?? new \stdClass()));
        $faults = implode('; ', Validator::faultsOf(static::SCHEMAS, $schema, $value, sending: true));
        if ($faults !== '') {
            error_log("{$operation['id']} returned a response that is not valid: $faults");
        }
    }

    /** @return array{non-empty-list<array<string, mixed>>, array<string, string>} */
    private function operationsAt(string $method, string $path): array
    {
        [$allowed, $parameters] = [[], []];
        foreach (static::OPERATIONS as $operation) {
            $template = preg_quote($this->prefix . $operation['path'] ?: '/', '~');
            $pattern = preg_replace('/\\\\\{(\w+)\\\\\}/', '(?<$1>[^/]+)', $template);
            if (preg_match("~^$pattern$~D", $path, $found) === 1) {
                $allowed[$operation['method']][] = $operation;
                $parameters = array_map('rawurldecode', array_filter($found, 'is_string', ARRAY_FILTER_USE_KEY));
            }
        }
        if ($allowed === [] || preg_match('/^[^\0]*$/uD', implode($parameters)) !== 1) {
            throw new ErrorResponse(404, 'Nothing is served at this address. Compare it with the one that was handed out.');
        }
        if (!isset($allowed[$method])) {
            $methods = implode(', ', array_keys($allowed));
            throw new ErrorResponse(405, "$method is not served here. Use $methods.", null, ['Allow' => $methods]);
        }
        return [$allowed[$method], $parameters];
    }

    /**
     * @param array<string, string> $path
     * @param array<string, string> $headers
     */
    private function authorize(array $path, array $headers, string $body): void
    {
        if ($this->token !== null && !hash_equals($this->token, $path['token'] ?? '')) {
            throw new ErrorResponse(401, 'The token at the end of the address is not the token of this bot.', 'invalid_client');
        }
        if ($this->authorization !== null && !hash_equals($this->authorization, $headers['authorization'] ?? '')) {
            throw new ErrorResponse(401, 'The Authorization header has another value than agreed.', 'unauthorized_client');
        }
        $wrong = $this->secrets === [] ? null : Signature::verify($headers, $body, $this->secrets);
        if ($wrong !== null) {
            throw new ErrorResponse(401, "The signature is not accepted: $wrong. Sign each attempt by the agreed secret.");
        }
    }

    private static function read(string $body): \stdClass
    {
        if ($body === '') {
            throw new ErrorResponse(400, 'The body is missing. Send one JSON object.');
        }
        if (strlen($body) > self::BODY_LIMIT) {
            throw new ErrorResponse(400, 'The body is larger than ' . self::BODY_LIMIT . ' bytes. Send a smaller one.');
        }
        try {
            $value = Json::parse($body);
        } catch (\JsonException $error) {
            throw new ErrorResponse(400, $error->getMessage());
        }
        if (!$value instanceof \stdClass) {
            throw new ErrorResponse(400, 'The body is not a JSON object. Send one JSON object.');
        }
        return $value;
    }

    /**
     * Returns the operation of the event that the body names. Several events may share one address.
     *
     * @param non-empty-list<array<string, mixed>> $candidates
     * @return array<string, mixed>
     */
    private static function dispatched(array $candidates, \stdClass $value): array
    {
        $name = $candidates[0]['property'] ?? null;
        if ($name === null) {
            return $candidates[0];
        }
        $event = $value->$name ?? null;
        if (!is_string($event)) {
            throw new ErrorResponse(400, "/$name must be a string that names the event. Compare the body with the documents.");
        }
        foreach ($candidates as $operation) {
            if (in_array($event, $operation['values'], true)) {
                return $operation;
            }
        }
        $known = implode(', ', array_merge(...array_column($candidates, 'values')));
        throw new ErrorResponse(405, "/$name " . Json::quoted($event, 80) . " is not supported here. Known are $known.");
    }

    /**
     * @param array<string, string> $headers
     * @return array{int, array<string, string>, string}
     */
    private static function response(int $status, mixed $content, array $headers = []): array
    {
        $body = Json::dump($content ?? []);
        $type = ['Content-Type' => 'application/json; charset=utf-8', 'Content-Length' => (string) strlen($body)];
        return [$status, $type + $headers, $body];
    }
}
