<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Messages.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** The messages of an interface. A generated class of each interface has the schemas of its messages. */
abstract class Messages
{
    public const SCHEMAS = [];

    /**
     * Returns all faults of a message; an empty list if it is valid. A null in an optional field counts as absent.
     *
     * @param string $name A key of SCHEMAS.
     * @return list<Fault>
     */
    public static function faultsOf(string $name, mixed $message): array
    {
        return Validator::faultsOf(static::SCHEMAS, $name, Json::parse(Json::dump($message)));
    }

    /**
     * Returns the kind of a message if this edition does not know it, and else null. The contract announces further kinds.
     *
     * @param string $name A key of SCHEMAS.
     */
    public static function unknownKind(string $name, mixed $message): ?string
    {
        return Validator::unknownKind(static::SCHEMAS, $name, Json::parse(Json::dump($message)));
    }
}
