import { sql } from 'kysely';
import type { Query } from './query.ts';
import { type Counter, keyOf, type TableName } from './tables.ts';

/** The counters that assign the keys of a table, each with that table. */
const numbered = [
  ['chat', 'chats'],
  ['call', 'calls'],
  ['note', 'notes'],
  ['event', 'events'],
  ['delivery', 'deliveries'],
  ['offline_message', 'offline_messages'],
  ['action', 'actions'],
] as const satisfies [Counter, TableName][];

export interface WrongCounter {
  counter: string;
  /** The highest key in the counter's table. */
  highest: number;
}

/**
 * Returns the query for wrong counters. A counter is wrong if its row is missing or below the highest key of its table. It is also wrong
 * above the largest safe integer.
 */
export function wrongCounters({ db }: Query) {
  const given = numbered.map(
    ([counter, table]) =>
      sql`select ${sql.lit(counter)} as counter, max(${sql.ref(keyOf(table))}) as highest from ${sql.table(table)}`,
  );
  return db
    .selectFrom(sql<WrongCounter>`(${sql.join(given, sql` union all `)})`.as('given'))
    .leftJoin('counters', 'counters.counter', 'given.counter')
    .select(['given.counter', 'given.highest'])
    .where('given.highest', 'is not', null)
    .where(
      sql<boolean>`(counters.last is null or counters.last < given.highest or counters.last > ${sql.lit(Number.MAX_SAFE_INTEGER)})`,
    )
    .orderBy('given.counter');
}

/** Returns a sentence that describes the fault of a counter, with the SQL statement that repairs it. */
export function complaintAboutCounter({ counter, highest }: WrongCounter): string {
  const right = `insert into counters values ('${counter}', ${highest}) on conflict (counter) do update set last = ${highest}`;
  return `The row ${counter} of counters is wrong: the highest number given is ${highest}. New rows would replace others, or cannot be written. Stop the service, and run: ${right}`;
}
