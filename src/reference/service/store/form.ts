import { type ColumnDataType, type Compilable, type Expression, type Kysely, sql } from 'kysely';
import { StoreUnavailable } from './port.ts';
import { type Column, columns, type Readable, type TableName } from './tables.ts';

/**
 * The migrations of an engine. A migration is a list of statements that changes the tables from one schema version ("form") to the next.
 * The first version is 1, and each migration adds 1. Each engine has its own migrations. A migration is never changed or removed.
 */
export type Migrations = readonly (readonly string[])[];

/** Returns the schema version ("form") of a program with these migrations. */
export const formOf = (migrations: Migrations): number => 1 + migrations.length;

/**
 * Returns the statements that migrate a store from the schema version `found` to the current one. Throws StoreUnavailable if this program
 * does not know the version, for example because a later program wrote it.
 */
export function migrationsFrom(found: number, migrations: Migrations): readonly string[] {
  const present = formOf(migrations);
  if (found < 1 || found > present)
    throw new StoreUnavailable(
      `The store has the form ${found}, and this program reads the form ${present}. Start the version of the program that wrote it, or name another store.`,
    );
  return migrations.slice(found - 1).flat();
}

/** Returns the log message about the migration of a store from the schema version `found`. */
export function migrating(found: number, migrations: Migrations): string {
  return `the store is migrated from the form ${found} to ${formOf(migrations)}. A large store takes minutes; a migration that is interrupted leaves the store as it was`;
}

/** The types by which an engine declares its columns. */
export interface ColumnTypes {
  number: ColumnDataType;
  text: ColumnDataType | Expression<string>;
}

/** The column types of SQLite. An INTEGER primary key needs no separate index, unlike a key of another type. */
const ofSqlite: ColumnTypes = { number: 'integer', text: 'text' };

/** Returns the statements that create the tables and their indexes. Each engine adds its own indexes of entries and deliveries by chat. */
export function creation(db: Kysely<Readable>, types = ofSqlite): Compilable[] {
  const tables = (Object.keys(columns) as TableName[]).map((table) => creationOf(table, db, types));
  const index = (name: string) => db.schema.createIndex(name);
  return [
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
    index('deliveries_pending').on('deliveries').column('state').where('state', '=', sql.lit('pending')),
    index('calls_of_chat').on('calls').column('chat_id'),
    ...indexesOfThirdForm(db),
    indexOfFourthForm(db),
  ];
}

/** Returns the migrations from schema version 2 on, which are the same for both engines. */
export function laterMigrations(db: Kysely<Readable>, types = ofSqlite): Migrations {
  const creations = (...tables: TableName[]) => tables.map((table) => creationOf(table, db, types));
  const migrations: Compilable[][] = [
    [...creations('offline_messages', 'files'), ...indexesOfThirdForm(db)],
    [
      db.schema.alterTable('chats').addColumn('unanswered_since', types.number),
      ...creations('trials'),
      indexOfFourthForm(db),
    ],
    creations('replies', 'sign_ins', 'actions'),
  ];
  return migrations.map((statements) => statements.map((statement) => statement.compile().sql));
}

const indexesOfThirdForm = ({ schema }: Kysely<Readable>): Compilable[] => [
  schema.createIndex('offline_messages_by_state').on('offline_messages').columns(['state', 'number']),
  schema.createIndex('files_by_time').on('files').column('at'),
];

// The index contains only chats whose customer waits for a bot.
const indexOfFourthForm = ({ schema }: Kysely<Readable>): Compilable =>
  schema
    .createIndex('chats_unanswered')
    .on('chats')
    .columns(['channel_id', 'unanswered_since'])
    .where('unanswered_since', 'is not', null);

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
