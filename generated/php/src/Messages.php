<?php
// Copied from src/contract/codegen/emit/php/runtime/src/Messages.php by `npm run generate`. Change it there.

declare(strict_types=1);

namespace Parlance;

/** The messages of an interface. A class of each interface has their schemas. */
abstract class Messages
{
    public const SCHEMAS = [];

    /**
     * All faults of a message; an empty list for a valid one. Null in a field that may be absent counts as absent.
     *
     * @param string $name A key of SCHEMAS.
     * @return list<Fault>
     */
    public static function faultsOf(string $name, mixed $message): array
    {
        return Validator::faultsOf(static::SCHEMAS, $name, Json::parse(Json::dump($message)));
    }

    /**
     * The kind of a message that this edition does not name, or null. The contract announces more kinds.
     *
     * @param string $name A key of SCHEMAS.
     */
    public static function unknownKind(string $name, mixed $message): ?string
    {
        return Validator::unknownKind(static::SCHEMAS, $name, Json::parse(Json::dump($message)));
    }
}
