import type { Kysely } from 'kysely';

/** The tables. Instants are milliseconds since 1970; `data` columns hold JSON. */
export interface Tables {
  agents: { agent_id: string; data: string };
  channels: { channel_id: string; random_string: string; created_at: number; removed: number; data: string };
  chats: { chat_id: number; channel_id: string; state: string; data: string };
  visitors: { visitor_number: number; customer_key: string; data: string };
  calls: { call_id: number; chat_id: number; data: string };
  arrivals: { arrival_id: number; arrival_key: string; at: number };
  entries: { entry_id: number; chat_id: number; data: string };
  deliveries: { delivery_id: number; lane: string; state: string; data: string };
  notes: { note_id: number; channel_id: string | null; chat_id: number | null; data: string };
  events: { event_id: number; data: string };
}

export type TableName = keyof Tables;

/** The column that names a row of each table. */
export const keys = {
  agents: 'agent_id',
  channels: 'channel_id',
  chats: 'chat_id',
  visitors: 'visitor_number',
  calls: 'call_id',
  arrivals: 'arrival_id',
  entries: 'entry_id',
  deliveries: 'delivery_id',
  notes: 'note_id',
  events: 'event_id',
} as const satisfies Record<TableName, string>;

/** Every column of each table, in the order in which rows are bound. */
export const columns = {
  agents: ['agent_id', 'data'],
  channels: ['channel_id', 'random_string', 'created_at', 'removed', 'data'],
  chats: ['chat_id', 'channel_id', 'state', 'data'],
  visitors: ['visitor_number', 'customer_key', 'data'],
  calls: ['call_id', 'chat_id', 'data'],
  arrivals: ['arrival_id', 'arrival_key', 'at'],
  entries: ['entry_id', 'chat_id', 'data'],
  deliveries: ['delivery_id', 'lane', 'state', 'data'],
  notes: ['note_id', 'channel_id', 'chat_id', 'data'],
  events: ['event_id', 'data'],
} as const satisfies { [T in TableName]: readonly (keyof Tables[T])[] };

/** The statements that bring an empty store to the present form, one list a version. */
export function migrations(db: Kysely<Tables>): { sql: string }[][] {
  const table = (name: TableName) => db.schema.createTable(name);
  return [
    [
      table('agents')
        .addColumn('agent_id', 'text', (column) => column.primaryKey())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('channels')
        .addColumn('channel_id', 'text', (column) => column.primaryKey())
        .addColumn('random_string', 'text', (column) => column.notNull())
        .addColumn('created_at', 'integer', (column) => column.notNull())
        .addColumn('removed', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('chats')
        .addColumn('chat_id', 'integer', (column) => column.primaryKey())
        .addColumn('channel_id', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('visitors')
        .addColumn('visitor_number', 'integer', (column) => column.primaryKey())
        .addColumn('customer_key', 'text', (column) => column.notNull().unique())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('calls')
        .addColumn('call_id', 'integer', (column) => column.primaryKey())
        .addColumn('chat_id', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      db.schema
        .createTable('provider_events')
        .addColumn('event_key', 'text', (column) => column.primaryKey())
        .compile(),
      table('entries')
        .addColumn('entry_id', 'integer', (column) => column.primaryKey())
        .addColumn('chat_id', 'integer', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('deliveries')
        .addColumn('delivery_id', 'integer', (column) => column.primaryKey())
        .addColumn('lane', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      table('events')
        .addColumn('event_id', 'integer', (column) => column.primaryKey())
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      db.schema.createIndex('entries_of_chat').on('entries').column('chat_id').compile(),
      db.schema.createIndex('chats_by_state').on('chats').columns(['state', 'channel_id']).compile(),
      db.schema.createIndex('deliveries_by_state').on('deliveries').column('state').compile(),
    ],
    [
      table('notes')
        .addColumn('note_id', 'integer', (column) => column.primaryKey())
        .addColumn('channel_id', 'text')
        .addColumn('chat_id', 'integer')
        .addColumn('data', 'text', (column) => column.notNull())
        .compile(),
      db.schema.createIndex('notes_of_chat').on('notes').column('chat_id').compile(),
      db.schema.createIndex('notes_of_channel').on('notes').column('channel_id').compile(),
      table('arrivals')
        .addColumn('arrival_id', 'integer', (column) => column.primaryKey())
        .addColumn('arrival_key', 'text', (column) => column.notNull())
        .addColumn('at', 'integer', (column) => column.notNull())
        .compile(),
      db.schema.dropTable('provider_events').compile(),
    ],
  ];
}
