<?php
// Copied from src/contract/codegen/emit/php/runtime/src/InvalidMessage.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** A message that does not fit its schema. It was not sent. */
final class InvalidMessage extends \InvalidArgumentException
{
    /** @param list<Fault> $faults Every fault of the message. */
    public function __construct(string $schema, public readonly array $faults)
    {
        parent::__construct("$schema: " . implode('; ', $faults));
    }
}
