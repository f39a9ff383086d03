import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
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
