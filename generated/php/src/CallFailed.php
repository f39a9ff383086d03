<?php
// Copied from src/contract/codegen/emit/php/runtime/src/CallFailed.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** Thrown if a call gets no complete response in time, an error, a redirect, or a success with an invalid body. */
final class CallFailed extends \RuntimeException
{
    /**
     * @param int|null $status The HTTP status of the last response; null if there was no response.
     * @param array<string, string> $headers The header fields by their names in lower case.
     * @param mixed $body The parsed body, or its text if it is not JSON. `['error']['code']` is the error code.
     */
    public function __construct(
        string $message,
        public readonly ?int $status = null,
        public readonly array $headers = [],
        public readonly mixed $body = null,
    ) {
        parent::__construct($message);
    }
}
