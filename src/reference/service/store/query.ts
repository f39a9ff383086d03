import type { Compilable, Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { Readable } from './tables.ts';

/** The parts with which an engine composes a read. */
export interface Query {
  db: Kysely<Readable>;
  /** Whether a column holds one of some numbers: one statement, however many they are. */
  isOneOf(column: string, numbers: readonly number[]): Expression<SqlBool>;
}

/** Reads by their names: each composes a query of what it is asked with. */
export type ReadList = Record<string, (query: Query, of: never) => Compilable<unknown>>;

/** The weight of a row's record: its bytes in the store, which an engine knows without reading it. */
export function weightOf<T extends 'chats' | 'deliveries' | 'events'>(
  each: ExpressionBuilder<Readable, T>,
  table: T,
) {
  return each.fn<number>('octet_length', [each.ref(`${table}.data` as never) as Expression<unknown>]);
}

/** The numbers of the last entries of a chat, newest first. */
export function lastEntriesOf(chat: ExpressionBuilder<Readable, 'chats'>, limit: number) {
  return chat
    .selectFrom('entries')
    .select('event_id')
    .whereRef('entries.chat_id', '=', 'chats.chat_id')
    .orderBy('event_id', 'desc')
    .limit(limit);
}
