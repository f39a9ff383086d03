<?php
// Copied from src/contract/codegen/emit/php/runtime/src/InvalidMessage.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** Thrown for a message that does not match its schema. Such a message is not sent. */
final class InvalidMessage extends \InvalidArgumentException
{
    /** @param list<Fault> $faults Every fault of the message. */
    public function __construct(string $schema, public readonly array $faults)
    {
        parent::__construct("$schema: " . implode('; ', $faults));
    }
}
