<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Request.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** The data of a request that a handler gets in addition to the body. */
final class Request
{
    /**
     * @param array<string, string> $path The path parameters by their names.
     * @param array<string, string> $headers The header fields by their names in lower case.
     */
    public function __construct(
        public readonly string $operation,
        public readonly array $path,
        public readonly array $headers,
    ) {
    }
}
