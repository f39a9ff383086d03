<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Fault.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** A fault of a value: the JSON pointer to its place, the expected value in words, and the actual value as JSON. */
final class Fault implements \Stringable
{
    public function __construct(
        public readonly string $path,
        public readonly string $expected,
        public readonly string $came,
    ) {
    }

    public function __toString(): string
    {
        return ($this->path === '' ? 'the body' : $this->path) . " is $this->came, expected $this->expected";
    }
}
