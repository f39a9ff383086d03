import type { ColumnDataType, Compilable, Expression, Kysely } from 'kysely';
import { type Opening, StoreUnavailable } from './port.ts';
import { type Column, columns, type Readable, type TableName } from './tables.ts';

/**
 * The tables of an engine in their current schema version ("form"), and the migrations of older released versions. Each migration leads to
 * the current version at once.
 */
export interface Form {
  current: number;
  /** The statements that create the tables in an empty store. */
  creation: readonly string[];
  /** The statements of each migration, by the schema version of the older store. */
  migrations: Readonly<Record<number, readonly string[]>>;
}

/**
 * Returns the statements that bring a store from the schema version `found` to the current one. Version 0 is an empty store. Throws
 * StoreUnavailable if this program does not know the version, for example because a later program wrote it.
 */
export function statementsFrom(found: number, form: Form, opening: Opening): readonly string[] {
  const { current, creation, migrations } = form;
  if (found === current) return [];
  if (found === 0) return creation;
  const statements = migrations[found];
  if (!statements)
    throw new StoreUnavailable(
      `The store has the form ${found}, and this program reads the form ${current}. Start the version of the program that wrote it, or name another store.`,
    );
  opening(
    `the store is migrated from the form ${found} to ${current}. A large store takes minutes; a migration that is interrupted leaves the store as it was`,
  );
  return statements;
}

/** The types by which an engine declares its columns. */
export interface ColumnTypes {
  number: ColumnDataType;
  text: ColumnDataType | Expression<string>;
}

/** The column types of SQLite. An INTEGER primary key needs no separate index, unlike a key of another type. */
const ofSqlite: ColumnTypes = { number: 'integer', text: 'text' };

/** Returns the statements that create the tables and their indexes. Each engine adds its own indexes of entries and deliveries by chat. */
export function creation(db: Kysely<Readable>, types = ofSqlite): string[] {
  const tables = (Object.keys(columns) as TableName[]).map((table) => creationOf(table, db, types));
  const index = (name: string) => db.schema.createIndex(name);
  return texts([
    ...tables,
    index('channels_due').on('channels').column('due_at').where('due_at', 'is not', null),
    index('channels_of_provider').on('channels').column('provider_id').where('provider_id', 'is not', null),
    // The index contains only visitors without a chat. Most visitors have one.
    index('visitors_seen').on('visitors').columns(['known_by', 'seen_at']).where('known_by', 'is not', null),
    index('chats_by_state').on('chats').columns(['state', 'channel_id', 'chat_id']),
    index('chats_of_channel').on('chats').columns(['channel_id', 'chat_id']),
    index('arrivals_by_time').on('arrivals').column('at'),
    index('notes_of_chat').on('notes').column('chat_id'),
    index('notes_of_channel').on('notes').column('channel_id'),
    index('calls_of_chat').on('calls').column('chat_id'),
    ...laterIndexes(db),
  ]);
}

/** Returns the statements by which both engines migrate the tables of schema version 2, which release 0.2.0 writes. */
export function migrationOfForm2(db: Kysely<Readable>, types = ofSqlite): string[] {
  const later: TableName[] = ['offline_messages', 'files', 'trials', 'replies', 'sign_ins', 'actions'];
  return texts([
    ...later.map((table) => creationOf(table, db, types)),
    db.schema.alterTable('chats').addColumn('unanswered_since', types.number),
    ...laterIndexes(db),
  ]);
}

const laterIndexes = ({ schema }: Kysely<Readable>): Compilable[] => [
  schema.createIndex('offline_messages_by_state').on('offline_messages').columns(['state', 'number']),
  schema.createIndex('files_by_time').on('files').column('at'),
  // The index contains only chats whose customer waits for a bot.
  schema
    .createIndex('chats_unanswered')
    .on('chats')
    .columns(['channel_id', 'unanswered_since'])
    .where('unanswered_since', 'is not', null),
];

const texts = (statements: Compilable[]): string[] => statements.map((each) => each.compile().sql);

function creationOf(table: TableName, db: Kysely<Readable>, types: ColumnTypes): Compilable {
  return Object.entries(columns[table]).reduce(
    (made, [name, { type, isNullable }]: [string, Column<unknown>], index) =>
      made.addColumn(name, type === 'bigint' ? types.number : types.text, (column) => {
        if (index === 0) return column.primaryKey().notNull();
        return isNullable ? column : column.notNull();
      }),
    db.schema.createTable(table),
  );
}
