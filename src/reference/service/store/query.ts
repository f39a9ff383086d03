import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import { sizeLimits } from '../../limits.ts';
import type { Readable } from './tables.ts';

/** The functions of an engine from which queries are built. */
export interface Query {
  db: Kysely<Readable>;
  /**
   * Returns the condition that the value of `column` is one of `numbers`. The text of the statement does not depend on the count of
   * numbers.
   */
  isOneOf(column: string, numbers: readonly number[]): Expression<SqlBool>;
}

/** Queries by their names. Each function returns the statement for its arguments. */
export type ReadList = Record<string, (query: Query, of: never) => Compilable<unknown>>;

/** Returns an expression for the size in bytes of the column `data`. The database computes it without loading the column. */
export function weightOf<T extends 'chats' | 'deliveries' | 'events'>(
  each: ExpressionBuilder<Readable, T>,
  table: T,
) {
  return each.fn<number>('octet_length', [each.ref(`${table}.data` as never) as Expression<unknown>]);
}

/** Returns a subquery for the numbers of a chat's last `limit` entries, newest first. */
export function lastEntriesOf(chat: ExpressionBuilder<Readable, 'chats'>, limit: number) {
  return chat
    .selectFrom('entries')
    .select('event_id')
    .whereRef('entries.chat_id', '=', 'chats.chat_id')
    .orderBy('event_id', 'desc')
    .limit(limit);
}

/**
 * Splits rows into batches. The total weight of a batch is within `sizeLimits.page`, so that its rows can be loaded together. A heavier row
 * gets its own batch.
 */
export function* piecesOf<Row extends { weight: number }>(rows: readonly Row[]): Generator<Row[], void> {
  for (let rest = rows; rest.length > 0; ) {
    const piece = readable(rest);
    yield piece;
    rest = rest.slice(piece.length);
  }
}

/** Returns the first rows whose total weight is within `sizeLimits.page`. Returns at least one row, unless `rows` is empty. */
export function readable<Row extends { weight: number }>(rows: readonly Row[]): Row[] {
  let heavy = 0;
  const end = rows.findIndex(({ weight }, index) => {
    heavy += weight;
    return heavy > sizeLimits.page && index > 0;
  });
  return end === -1 ? [...rows] : rows.slice(0, end);
}
