import { type ColumnDataType, type Compilable, type Expression, type Kysely, sql } from 'kysely';
import type {
  Action,
  Agent,
  Call,
  Channel,
  Chat,
  Delivery,
  EntryRecord,
  EventName,
  EventRecord,
  Note,
  OfflineMessage,
  Outage,
  Progress,
  RecordedDelivery,
  TrialChat,
  Visitor,
} from './records.ts';

/** A column of a table: its type in the database, and if it may be null. `value` only carries the type of its values for the compiler. */
interface Column<Value> {
  readonly type: 'text' | 'bigint';
  readonly isNullable?: true;
  readonly value?: Value;
}

const text = { type: 'text' } as Column<string>;
const number = { type: 'bigint' } as Column<number>;

/** Returns a text column whose values have the type `Value`. */
const oneOf = <Value extends string>() => text as Column<Value>;

/** Returns a text column that stores a record as JSON. */
const record = <Value extends object>() => text as unknown as Column<Value>;

const orNull = <Value>({ type }: Column<Value>): Column<Value | null> => ({ type, isNullable: true });

/**
 * The columns of all tables, for both engines. The first column of a table is its key. The values of a row are bound in the order of the
 * columns. Timestamps are in milliseconds since 1970. The columns `data` and `progress` store records as JSON.
 */
export const columns = {
  counters: { counter: text, last: number },
  agents: { agent_id: text, data: record<Agent>() },
  /** `due_at` is set while a change of the channel is not yet applied to all of its open chats. */
  channels: {
    channel_id: text,
    created_at: number,
    provider_id: orNull(text),
    due_at: orNull(number),
    data: record<Channel>(),
  },
  /**
   * `known_by` and `seen_at` are set only for visitors without a chat. `known_by` is the reason why the visitor is stored: a page visit or
   * an offline message. `seen_at` is the time of the last visit.
   */
  visitors: {
    customer_key: text,
    known_by: orNull(oneOf<'visit' | 'message'>()),
    seen_at: orNull(number),
    data: record<Visitor>(),
  },
  /** `unanswered_since` is set while a customer waits for the bot's reply. */
  chats: {
    chat_id: number,
    channel_id: text,
    state: oneOf<Chat['state']>(),
    unanswered_since: orNull(number),
    data: record<Chat>(),
  },
  calls: { call_id: number, chat_id: number, data: record<Call>() },
  arrivals: { arrival_id: number, at: number, content: text },
  notes: { note_id: number, channel_id: orNull(text), chat_id: orNull(number), data: record<Note>() },
  events: {
    event_id: number,
    at: number,
    event: oneOf<EventName>(),
    chat_id: orNull(number),
    data: record<EventRecord | EntryRecord>(),
  },
  /** `partition` is the result of `partitionOf` for the lane. */
  deliveries: {
    delivery_id: number,
    state: oneOf<Delivery['state']>(),
    lane: text,
    partition: number,
    chat_id: orNull(number),
    entry_id: orNull(number),
    kind: oneOf<Delivery['kind']>(),
    progress: record<Progress>(),
    data: record<RecordedDelivery>(),
  },
  outages: { url: text, data: record<Outage>() },
  offline_messages: {
    number,
    at: number,
    state: oneOf<'open' | 'done'>(),
    data: record<OfflineMessage>(),
  },
  /** Chats in which only the desk tries a bot. Agents never see them. */
  trials: { chat_id: number, at: number, data: record<TrialChat>() },
  /** Files that agents have uploaded. `content` is in Base64. */
  files: { file_id: text, at: number, size: number, type: text, name: text, content: text },
  /** Texts that agents use again and again. */
  replies: { reply_name: text, content: text },
  /** For each agent with a sign-in link, the hash of the link's token, and when the link was made. */
  sign_ins: { agent_id: text, hash: text, at: number },
  /** Actions in the set-up: see `callers` in `access.ts`. */
  actions: { action_id: number, at: number, data: record<Action>() },
} as const;

type Columns = typeof columns;

type ValueOf<C> = C extends Column<infer Value> ? Value : never;

/** The rows of each table. */
export type Tables = {
  [Table in keyof Columns]: {
    -readonly [Name in keyof Columns[Table]]: ValueOf<Columns[Table][Name]>;
  };
};

export type TableName = keyof Tables;

/**
 * The relations that queries can read: the tables, and the views that list entries and deliveries by chat. In `chat_deliveries`, `entry_id`
 * is 0 for a delivery without an entry.
 */
export interface Readable extends Tables {
  entries: { chat_id: number; event_id: number };
  chat_deliveries: { chat_id: number; entry_id: number; delivery_id: number };
}

/** True for a column that holds a record. */
export const isRecord = (column: string): boolean => column === 'data' || column === 'progress';

/** The counters that assign numbers. An entry has the same number as its event. */
export type Counter =
  | 'agent'
  | 'chat'
  | 'visitor'
  | 'call'
  | 'note'
  | 'event'
  | 'delivery'
  | 'offline_message'
  | 'action';

const keys = Object.fromEntries(
  Object.entries(columns).map(([table, of]) => [table, Object.keys(of)[0]!]),
) as Record<TableName, string>;

type NamedTable =
  | 'counters'
  | 'agents'
  | 'channels'
  | 'visitors'
  | 'outages'
  | 'files'
  | 'replies'
  | 'sign_ins';

export type Key<T extends TableName> = T extends NamedTable ? string : number;

/** Returns the key of a customer's row in the table `visitors`. */
export function customerKey(channel_id: string, customer_id: string | number): string {
  return `${channel_id}\n${customer_id}`;
}

/** Returns the name of the key column of a table. */
export const keyOf = (table: TableName): string => keys[table];

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

/** Returns the statements that migrate a store from schema version 2 to version 3. */
export const thirdForm = (db: Kysely<Readable>, types = ofSqlite): string[] =>
  [creationOf('offline_messages', db, types), creationOf('files', db, types), ...indexesOfThirdForm(db)].map(
    (statement) => statement.compile().sql,
  );

const indexesOfThirdForm = ({ schema }: Kysely<Readable>): Compilable[] => [
  schema.createIndex('offline_messages_by_state').on('offline_messages').columns(['state', 'number']),
  schema.createIndex('files_by_time').on('files').column('at'),
];

/** Returns the statements that migrate a store from schema version 3 to version 4. */
export const fourthForm = (db: Kysely<Readable>, types = ofSqlite): string[] =>
  [
    db.schema.alterTable('chats').addColumn('unanswered_since', types.number),
    creationOf('trials', db, types),
    indexOfFourthForm(db),
  ].map((statement) => statement.compile().sql);

/** Returns the statements that migrate a store from schema version 4 to version 5. */
export const fifthForm = (db: Kysely<Readable>, types = ofSqlite): string[] =>
  (['replies', 'sign_ins', 'actions'] as const).map((table) => creationOf(table, db, types).compile().sql);

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
