<?php
declare(strict_types=1);

namespace Parlance;

/** Thrown by a handler to respond with an error of the contract. Without `$word`, it has the default code of the status. */
final class ErrorResponse extends \RuntimeException
{
    public readonly string $word;

    /** @param array<string, string> $headers */
    public function __construct(
        public readonly int $status,
        string $message,
        ?string $word = null,
        public readonly array $headers = [],
    ) {
        parent::__construct($message);
        $this->word = $word ?? (Errors::HTTP_ERRORS[$status] ?? Errors::HTTP_ERRORS[500])['code'];
    }
}
