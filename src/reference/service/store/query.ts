import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Readable } from './tables.ts';

/** The parts with which an engine composes a read. */
export interface Query {
  db: Kysely<Readable>;
  /** Returns the condition that a column holds one of some numbers. The statement is the same for any count of numbers. */
  isOneOf(column: string, numbers: readonly number[]): Expression<SqlBool>;
}

/** Reads by their names. Each composes a query from its arguments. */
export type ReadList = Record<string, (query: Query, of: never) => Compilable<unknown>>;

/** Returns the weight of a row's record: its size in the store, in bytes. An engine knows it without reading the record. */
export function weightOf<T extends 'chats' | 'deliveries' | 'events'>(
  each: ExpressionBuilder<Readable, T>,
  table: T,
) {
  return each.fn<number>('octet_length', [each.ref(`${table}.data` as never) as Expression<unknown>]);
}

/** Selects the numbers of the last entries of a chat, newest first. */
export function lastEntriesOf(chat: ExpressionBuilder<Readable, 'chats'>, limit: number) {
  return chat
    .selectFrom('entries')
    .select('event_id')
    .whereRef('entries.chat_id', '=', 'chats.chat_id')
    .orderBy('event_id', 'desc')
    .limit(limit);
}
