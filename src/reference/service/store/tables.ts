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
export interface Column<Value> {
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
  /** Trial chats, in which the desk tries a bot. Agents never see these chats. */
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

export function customerKey(channel_id: string, customer_id: string | number): string {
  return `${channel_id}\n${customer_id}`;
}

export const keyOf = (table: TableName): string => Object.keys(columns[table])[0]!;
