import { type ColumnDataType, type Compilable, type Expression, type Kysely, sql } from 'kysely';
import type * as record from './records.ts';

/** The tables of every engine. Instants are milliseconds since 1970; columns named `data` and `progress` hold records, as JSON. */
export interface Tables {
  counters: { counter: string; last: number };
  agents: { agent_id: string; data: record.Agent };
  /** `due_at` is set while a change of the channel is not carried through all of its open chats. */
  channels: {
    channel_id: string;
    created_at: number;
    provider_id: string | null;
    due_at: number | null;
    data: record.Channel;
  };
  /** `known_by` and `seen_at` are set for visitors without a chat: why they are kept, and when they were last seen. */
  visitors: {
    customer_key: string;
    known_by: 'visit' | 'message' | null;
    seen_at: number | null;
    data: record.Visitor;
  };
  chats: { chat_id: number; channel_id: string; state: record.Chat['state']; data: record.Chat };
  calls: { call_id: number; chat_id: number; data: record.Call };
  arrivals: { arrival_id: number; at: number; content: string };
  notes: { note_id: number; channel_id: string | null; chat_id: number | null; data: record.Note };
  events: {
    event_id: number;
    at: number;
    event: record.EventName;
    chat_id: number | null;
    data: record.EventRecord | record.EntryRecord;
  };
  deliveries: {
    delivery_id: number;
    state: record.Delivery['state'];
    lane: string;
    /** Of the lane, by `partitionOf`. */
    partition: number;
    chat_id: number | null;
    entry_id: number | null;
    kind: record.Delivery['kind'];
    progress: record.Progress;
    data: record.RecordedDelivery;
  };
  outages: { url: string; data: record.Outage };
  offline_messages: { number: number; at: number; state: 'open' | 'done'; data: record.OfflineMessage };
  /** Files of agents. `content` is in Base64. */
  files: { file_id: string; at: number; size: number; type: string; name: string; content: string };
}

export type TableName = keyof Tables;

/** What can be queried: the tables, and the indexes of entries and of deliveries by chat. A delivery without an entry has entry 0. */
export interface Readable extends Tables {
  entries: { chat_id: number; event_id: number };
  chat_deliveries: { chat_id: number; entry_id: number; delivery_id: number };
}

/** The columns that hold a record. */
export const isRecord = (column: string): boolean => column === 'data' || column === 'progress';

/** Counters of the numbers that are given. An entry has the number of the event that added it. */
export type Counter =
  | 'agent'
  | 'chat'
  | 'visitor'
  | 'call'
  | 'note'
  | 'event'
  | 'delivery'
  | 'offline_message';

const text = 'text';
const number = 'bigint';

/** The columns of each table in the order in which rows are bound; the first is the key. */
export const columns = {
  counters: { counter: text, last: number },
  agents: { agent_id: text, data: text },
  channels: { channel_id: text, created_at: number, provider_id: text, due_at: number, data: text },
  visitors: { customer_key: text, known_by: text, seen_at: number, data: text },
  chats: { chat_id: number, channel_id: text, state: text, data: text },
  calls: { call_id: number, chat_id: number, data: text },
  arrivals: { arrival_id: number, at: number, content: text },
  notes: { note_id: number, channel_id: text, chat_id: number, data: text },
  events: { event_id: number, at: number, event: text, chat_id: number, data: text },
  deliveries: {
    delivery_id: number,
    state: text,
    lane: text,
    partition: number,
    chat_id: number,
    entry_id: number,
    kind: text,
    progress: text,
    data: text,
  },
  outages: { url: text, data: text },
  offline_messages: { number, at: number, state: text, data: text },
  files: { file_id: text, at: number, size: number, type: text, name: text, content: text },
} as const satisfies { [T in TableName]: Record<keyof Tables[T], ColumnDataType> };

const keys = Object.fromEntries(
  Object.entries(columns).map(([table, of]) => [table, Object.keys(of)[0]!]),
) as Record<TableName, string>;

type NamedTable = 'counters' | 'agents' | 'channels' | 'visitors' | 'outages' | 'files';

export type Key<T extends TableName> = T extends NamedTable ? string : number;

/** The key of a customer of a channel in the table of visitors. */
export function customerKey(channel_id: string, customer_id: string | number): string {
  return `${channel_id}\n${customer_id}`;
}

/** The column that names a row of a table. */
export const keyOf = (table: TableName): string => keys[table];

const nullable = new Set([
  'channels.provider_id',
  'channels.due_at',
  'visitors.known_by',
  'visitors.seen_at',
  'notes.channel_id',
  'notes.chat_id',
  'events.chat_id',
  'deliveries.chat_id',
  'deliveries.entry_id',
]);

/** How an engine declares columns. */
export interface ColumnTypes {
  number: ColumnDataType;
  text: ColumnDataType | Expression<string>;
}

/** SQLite needs a second index for a primary key that is not declared INTEGER. */
const ofSqlite: ColumnTypes = { number: 'integer', text };

/** The statements that create the tables. Each engine finds the entries and deliveries of a chat in its own way. */
export function creation(db: Kysely<Readable>, types = ofSqlite): Compilable[] {
  const tables = (Object.keys(columns) as TableName[]).map((table) => creationOf(table, db, types));
  const index = (name: string) => db.schema.createIndex(name);
  return [
    ...tables,
    index('channels_due').on('channels').column('due_at').where('due_at', 'is not', null),
    index('channels_of_provider').on('channels').column('provider_id').where('provider_id', 'is not', null),
    // Most visitors have a chat, and are not in this index.
    index('visitors_seen').on('visitors').columns(['known_by', 'seen_at']).where('known_by', 'is not', null),
    index('chats_by_state').on('chats').columns(['state', 'channel_id', 'chat_id']),
    index('chats_of_channel').on('chats').columns(['channel_id', 'chat_id']),
    index('arrivals_by_time').on('arrivals').column('at'),
    index('notes_of_chat').on('notes').column('chat_id'),
    index('notes_of_channel').on('notes').column('channel_id'),
    index('deliveries_pending').on('deliveries').column('state').where('state', '=', sql.lit('pending')),
    index('calls_of_chat').on('calls').column('chat_id'),
    ...indexesOfThirdForm(db),
  ];
}

/** The statements that add what the third form of a store has. */
export const thirdForm = (db: Kysely<Readable>, types = ofSqlite): string[] =>
  [creationOf('offline_messages', db, types), creationOf('files', db, types), ...indexesOfThirdForm(db)].map(
    (statement) => statement.compile().sql,
  );

const indexesOfThirdForm = ({ schema }: Kysely<Readable>): Compilable[] => [
  schema.createIndex('offline_messages_by_state').on('offline_messages').columns(['state', 'number']),
  schema.createIndex('files_by_time').on('files').column('at'),
];

function creationOf(table: TableName, db: Kysely<Readable>, types: ColumnTypes): Compilable {
  return Object.entries(columns[table]).reduce(
    (made, [name, type], index) =>
      made.addColumn(name, type === number ? types.number : types.text, (column) => {
        if (index === 0) return column.primaryKey().notNull();
        return nullable.has(`${table}.${name}`) ? column : column.notNull();
      }),
    db.schema.createTable(table),
  );
}
