<?php
// Copied from src/contract/codegen/emit/php/runtime/src/CallFailed.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** A call that had no success: no response in time, an error, a redirect, or a success whose body does not fit its schema. */
final class CallFailed extends \RuntimeException
{
    /**
     * @param int|null $status The HTTP status of the last response, or null where none came.
     * @param array<string, string> $headers Header fields by their names in lower case.
     * @param mixed $body The JSON of the body, or its text where it is not JSON. `['error']['code']` has the error code.
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
