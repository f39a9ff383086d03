<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Request.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** What a handler knows of a request beside its body. */
final class Request
{
    /**
     * @param array<string, string> $path The parameters of the path.
     * @param array<string, string> $headers Header fields by their names in lower case.
     */
    public function __construct(
        public readonly string $operation,
        public readonly array $path,
        public readonly array $headers,
    ) {
    }
}
