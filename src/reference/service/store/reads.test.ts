import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partitionOf, rowOf } from './deliveries.ts';
import { composed } from './engines/postgres/statements.ts';
import { composed as composedBySqlite } from './engines/sqlite/statements.ts';
import type { Store, Tx } from './port.ts';
import { queryOf, type ReadArguments, type ReadName, reads } from './reads.ts';
import type { Delivery } from './records.ts';
import type { Tables } from './tables.ts';
import { engines, type Place } from './testing/engines.ts';

const weight = (row: { data: unknown }) => Buffer.byteLength(JSON.stringify(row.data));

function delivery(delivery_id: number, more: Partial<Delivery> = {}): Tables['deliveries'] {
  const delivery: Delivery = {
    delivery_id,
    lane: '7 customer',
    operation: 'sendAgentMessage',
    kind: 'message',
    state: 'pending',
    recorded_at: 0,
    request: { url: 'https://shop.example/chat', body: '{"lane":"another"}' },
    // PostgreSQL's JSON type rejects these characters.
    attempts: [{ number: 1, startedAt: 0, endedAt: 1, answer: '\0 \ud800 "lane":"x"' }],
    ...more,
  };
  return rowOf(delivery);
}

const chat = (
  chat_id: number,
  channel_id: string,
  state: 'open' | 'closed',
  unanswered_since: number | null = null,
) =>
  ({
    chat_id,
    channel_id,
    state,
    unanswered_since,
    data: { chat_id, name: 'Größe' },
  }) as unknown as Tables['chats'];
const event = (event_id: number, name: string, chat_id: number | null) =>
  ({
    event_id,
    at: event_id * 10,
    event: name,
    chat_id,
    data: { from: event_id === 4 ? 'agent' : 'customer', text: 'é'.repeat(event_id) },
  }) as unknown as Tables['events'];
const note = (note_id: number, channel_id: string | null, chat_id: number | null) =>
  ({ note_id, channel_id, chat_id, data: { note_id } }) as unknown as Tables['notes'];
const channel = (
  channel_id: string,
  created_at: number,
  provider_id: string | null,
  due_at: number | null = null,
) => ({ channel_id, created_at, provider_id, due_at, data: { channel_id } }) as unknown as Tables['channels'];
const agent = (agent_id: string) => ({ agent_id, data: { agent_id, name: agent_id, online: true } });
const visitor = (customer_key: string, known_by: 'visit' | null, seen_at: number | null) =>
  ({ customer_key, known_by, seen_at, data: {} }) as unknown as Tables['visitors'];

const channels = [channel('shop', 1, 'acme', 7), channel('café', 2, null), channel('bank', 2, 'acme', 5)];
const chats = [chat(1, 'shop', 'open', 8), chat(2, 'bank', 'closed'), chat(3, 'shop', 'open', 7)];
const events = [
  event(1, 'chat_opened', 1),
  event(2, 'entry_added', 1),
  event(3, 'agent_changed', null),
  event(4, 'entry_added', 2),
  event(5, 'entry_added', 1),
];
const notes = [note(1, 'shop', 1), note(2, 'shop', null), note(3, null, null), note(4, 'shop', 1)];
const deliveries = [
  delivery(1, { chat_id: 1, entry_id: 2, state: 'failed' }),
  delivery(2, { lane: '8 webhook', kind: 'webhook' }),
  delivery(3, { chat_id: 1, entry_id: 2 }),
  delivery(4, { chat_id: 1, entry_id: 5, state: 'delivered' }),
];
const left = (number: number, state: 'open' | 'done') =>
  ({ number, at: number * 10, state, data: { number } }) as unknown as Tables['offline_messages'];
const leftMessages = [left(1, 'open'), left(2, 'done'), left(3, 'open')];
const file = (file_id: string, at: number) => ({
  file_id,
  at,
  size: 3,
  type: 'a/b',
  name: 'a',
  content: 'YWJj',
});
const files = [file('late', 9), file('early', 1)];

const replies = ['hello', 'bye'].map((reply_name) => ({ reply_name, content: `${reply_name} {name}` }));

function write(tx: Tx): void {
  for (const each of replies) tx.put('replies', each);
  for (const action_id of [1, 2]) tx.put('actions', { action_id, at: action_id, data: {} as never });
  tx.put('counters', { counter: 'action', last: 2 });
  tx.put('sign_ins', { agent_id: 'ada', hash: 'of a token', at: 5 });
  for (const each of channels) tx.put('channels', each);
  for (const each of chats) tx.put('chats', each);
  for (const each of events) tx.put('events', each);
  for (const each of notes) tx.put('notes', each);
  for (const each of deliveries) tx.put('deliveries', each);
  for (const each of ['bo', 'Ada']) tx.put('agents', agent(each));
  tx.put('visitors', visitor('early', 'visit', 1));
  tx.put('visitors', visitor('late', 'visit', 9));
  tx.put('visitors', visitor('in a chat', null, null));
  for (const call_id of [7, 8]) tx.put('calls', { call_id, chat_id: call_id - 6, data: {} as never });
  for (const arrival_id of [5, 6]) tx.put('arrivals', { arrival_id, at: arrival_id, content: 'Hi' });
  tx.put('outages', {
    url: 'https://shop.example/',
    data: { url: 'https://shop.example/', since: 1, failed: 2 },
  });
  for (const each of leftMessages) tx.put('offline_messages', each);
  for (const each of files) tx.put('files', each);
  for (const chat_id of [8, 9]) tx.put('trials', { chat_id, at: chat_id, data: {} as never });
  tx.put('counters', { counter: 'chat', last: 3 });
  tx.put('counters', { counter: 'offline_message', last: 3 });
  tx.put('counters', { counter: 'delivery', last: 4 });
}

/** Returns a copy of rows with only the columns `names`. */
function only<Row extends object, Name extends keyof Row>(rows: Row[], ...names: Name[]) {
  return rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]])));
}
const weighed = <Row extends { data: unknown }, Name extends keyof Row>(rows: Row[], ...names: Name[]) =>
  only(rows, ...names).map((row, index) => ({ ...row, weight: weight(rows[index]!) }));
const logged = (rows: Tables['deliveries'][]) => only(rows, 'delivery_id', 'state', 'progress', 'data');
const pick = <Row>(rows: Row[], ...places: number[]) => places.map((place) => rows[place]!);

/** For each query: its arguments, and the result that it must have on the rows above. */
const expected: { [Name in ReadName]: [of: ReadArguments<Name>, rows: unknown[]][] } = {
  agents: [[[], ['Ada', 'bo'].map(agent)]],
  channels: [[[], only(pick(channels, 0, 2, 1), 'channel_id', 'data')]],
  channelsDue: [[[], only(pick(channels, 2, 0), 'channel_id', 'data')]],
  channelsOfProvider: [
    [[{ provider_id: 'acme' }], only(pick(channels, 2, 0), 'channel_id', 'data')],
    [[{ provider_id: 'nobody' }], []],
  ],
  visitorsSeenBefore: [[[{ known_by: 'visit', before: 9, limit: 5 }], [{ customer_key: 'early' }]]],
  notes: [
    [[{}], only(notes.toReversed(), 'note_id', 'data')],
    [[{ channel_id: 'shop', chat_id: 1, limit: 1 }], only(pick(notes, 3), 'note_id', 'data')],
  ],
  notesOfChats: [[[{ chats: [1, 9] }], expect.arrayContaining([{ note_id: 1 }, { note_id: 4 }])]],
  noteCount: [
    [[{ channel_id: 'shop' }], [{ count: 3 }]],
    [[{ channel_id: undefined }], [{ count: 1 }]],
  ],
  mostNoted: [[[{ channel_id: 'shop' }], [{ chat_id: 1, count: 2, oldest: 1 }]]],
  oldestNotes: [
    [[{ channel_id: 'shop', chat_id: 1, limit: 1 }], [{ note_id: 1 }]],
    [[{ channel_id: 'shop', chat_id: null, limit: 5 }], [{ note_id: 2 }]],
  ],
  arrivals: [
    [[{ than: '<=', end: 5, limit: 5 }], [{ arrival_id: 5, at: 5 }]],
    [[{ than: '>=', end: 5, limit: 1 }], [{ arrival_id: 5, at: 5 }]],
  ],
  offlineMessages: [
    [[{ limit: 2 }], only(pick(leftMessages, 2, 1), 'number', 'data')],
    [[{ state: 'open', before: 3, limit: 9 }], only(pick(leftMessages, 0), 'number', 'data')],
  ],
  offlineMessagesBefore: [[[{ before: 20, limit: 9 }], [{ number: 1 }]]],
  fileHead: [
    [[{ file_id: 'late' }], only(pick(files, 0), 'type', 'name', 'size')],
    [[{ file_id: 'none' }], []],
  ],
  filePart: [
    [[{ file_id: 'late', from: 0, length: 3 }], [{ part: 'YWJ' }]],
    [[{ file_id: 'late', from: 3, length: 9 }], [{ part: 'j' }]],
    [[{ file_id: 'late', from: 4, length: 1 }], [{ part: '' }]],
  ],
  filesBefore: [[[{ before: 9, limit: 9 }], [{ file_id: 'early', size: 3 }]]],
  replies: [[[], replies.toReversed()]],
  signIns: [[[], [{ agent_id: 'ada', at: 5 }]]],
  actions: [
    [[{ limit: 1 }], [{ action_id: 2, data: {} }]],
    [[{ before: 2, limit: 9 }], [{ action_id: 1, data: {} }]],
  ],
  trialsBefore: [[[{ before: 9, limit: 5 }], [{ chat_id: 8 }]]],
  wrongCounters: [
    [
      [],
      [
        { counter: 'call', highest: 8 },
        { counter: 'event', highest: Math.max(...events.map(({ event_id }) => event_id)) },
        { counter: 'note', highest: 4 },
      ],
    ],
  ],
  counters: [[[], expect.arrayContaining([{ counter: 'chat', last: 3 }])]],
  chatWeights: [
    [
      [{ before: 3, limit: 5 }],
      [
        { chat_id: 2, weight: weight(chats[1]!), last_entry: weight(events[3]!) },
        { chat_id: 1, weight: weight(chats[0]!), last_entry: weight(events[4]!) },
      ],
    ],
    [
      [{ channel_id: 'shop', state: 'open', before: 9, limit: 1 }],
      [{ chat_id: 3, weight: weight(chats[2]!), last_entry: null }],
    ],
  ],
  chats: [
    [[{ after: 0, before: 3, order: 'desc', limit: 5 }], only(pick(chats, 1, 0), 'chat_id', 'data')],
    [
      [{ channel_id: 'shop', state: 'open', after: 1, order: 'asc', limit: 1 }],
      only(pick(chats, 2), 'chat_id', 'data'),
    ],
  ],
  openChats: [
    [
      [{ after: 0, limit: 5 }],
      [
        { chat_id: 1, heard_at: 50 },
        { chat_id: 3, heard_at: null },
      ],
    ],
    [[{ channel_id: 'bank', after: 0, limit: 5 }], []],
  ],
  unansweredChats: [
    [[{ channel_id: 'shop', before: 8, limit: 5 }], [{ chat_id: 3 }, { chat_id: 1 }]],
    [[{ channel_id: 'shop', before: 7, limit: 5 }], [{ chat_id: 3 }]],
    [[{ channel_id: 'bank', before: 9, limit: 5 }], []],
  ],
  calls: [[[{ after: 7, limit: 5 }], [{ data: {} }]]],
  callsOfChats: [[[{ chats: [2, 3] }], [{ call_id: 8 }]]],
  deliveryWeights: [
    [[{ order: 'desc', limit: 2 }], weighed(pick(deliveries, 3, 2), 'delivery_id')],
    [[{ state: 'pending', after: 2, order: 'asc', limit: 5 }], weighed(pick(deliveries, 2), 'delivery_id')],
  ],
  deliveries: [
    [[{ after: 2, order: 'asc', limit: 1 }], logged(pick(deliveries, 2))],
    [[{ kind: 'webhook', order: 'asc' }], logged(pick(deliveries, 1))],
    [[{ chat_id: 1, after: 0, before: 4, order: 'desc' }], logged(pick(deliveries, 2, 0))],
  ],
  deliveryColumns: [
    [[{ delivery_id: 2 }], only(pick(deliveries, 1), 'state', 'lane', 'chat_id', 'entry_id', 'kind')],
    [[{ delivery_id: 9 }], []],
  ],
  pendingDeliveries: [
    [[{ after: 0, limit: 5 }], weighed(pick(deliveries, 1, 2), 'delivery_id', 'lane')],
    [[{ after: 0, limit: 1 }], weighed(pick(deliveries, 1), 'delivery_id', 'lane')],
    [
      [{ after: 0, partition: partitionOf('7 customer'), limit: 5 }],
      weighed(pick(deliveries, 2), 'delivery_id', 'lane'),
    ],
  ],
  deliveryStates: [
    [
      [{ chats: [1, 9], limit: 5 }],
      expect.arrayContaining(only(pick(deliveries, 0, 2, 3), 'delivery_id', 'chat_id', 'state')),
    ],
    [[{ chats: [1], limit: 1 }], [expect.anything()]],
  ],
  latestDeliveries: [
    [[{ chat_id: 1, from: 2, to: 5 }], only(pick(deliveries, 2, 3), 'entry_id', 'state', 'progress', 'data')],
    [[{ chat_id: 1, from: 3, to: 4 }], []],
  ],
  outages: [[[], [{ data: { url: 'https://shop.example/', since: 1, failed: 2 } }]]],
  events: [[[{ after: 1, limit: 2 }], pick(events, 1, 2)]],
  chosenEvents: [
    [[{ after: 0, to: 4, chats: [2, 9], names: ['agent_changed'], limit: 5 }], pick(events, 2, 3)],
    [[{ after: 0, to: 9, chats: [], names: ['agent_changed'], limit: 5 }], pick(events, 2)],
    [[{ after: 0, to: 9, chats: [1], names: ['agent_changed'], limit: 1 }], pick(events, 0)],
  ],
  eventsWithoutEntry: [[[{ after: 1, to: 5, limit: 5 }], only(pick(events, 2), 'event_id', 'at')]],
  entryWeights: [
    [[{ chat_id: 1, before: 9, limit: 5 }], weighed(pick(events, 4, 1), 'event_id')],
    [[{ chat_id: 1, before: 5, limit: 1 }], weighed(pick(events, 1), 'event_id')],
  ],
  entries: [
    [[{ chat_id: 1, from: 1, to: 9 }], pick(events, 1, 4)],
    [[{ chat_id: 1, from: 3, to: 4 }], []],
  ],
  entryNumbers: [
    [[{ chats: [1, 9], limit: 5 }], expect.arrayContaining([{ event_id: 2 }, { event_id: 5 }])],
    [[{ chats: [1], limit: 1 }], [expect.anything()]],
  ],
  lastEntries: [
    [[{ chats: [1, 2, 3, 9] }], pick(events, 3, 4)],
    [[{ chats: [] }], []],
  ],
  entriesByNumber: [
    [[{ entries: [5, 2, 9] }], pick(events, 1, 4)],
    [[{ entries: [] }], []],
  ],
  latestMessages: [
    [
      [{ chats: [1, 2, 9], entries: 9 }],
      [
        { chat_id: 1, event_id: 2, at: 20, from: 'customer' },
        { chat_id: 2, event_id: 4, at: 40, from: 'agent' },
        { chat_id: 1, event_id: 5, at: 50, from: 'customer' },
      ],
    ],
    [[{ chats: [1], entries: 1 }], [{ chat_id: 1, event_id: 5, at: 50, from: 'customer' }]],
    [[{ chats: [], entries: 1 }], []],
  ],
  weightsOfLastEntries: [
    [
      [{ chats: [3, 1], entries: 9 }],
      [
        { chat_id: 1, weight: weight(events[1]!) + weight(events[4]!) },
        { chat_id: 3, weight: null },
      ],
    ],
    [[{ chats: [1], entries: 1 }], [{ chat_id: 1, weight: weight(events[4]!) }]],
  ],
};

describe.each(engines)('$name returns the rows of the query', (engine) => {
  let place: Place;
  let store: Store;
  beforeAll(async () => {
    place = await engine.place();
    store = await place.open();
    await store.work(async (tx) => write(tx));
  });
  afterAll(async () => {
    await store.close();
    await place[Symbol.asyncDispose]();
  });

  test.each(Object.keys(reads) as ReadName[])('%s', async (name) => {
    for (const [of, rows] of expected[name] as [never, unknown[]][]) {
      expect(await store.find(name, ...(of as []))).toEqual(rows);
      expect(await store.work((tx) => tx.find(name, ...(of as [])))).toEqual(rows);
    }
  });
});

test.each(['lastEntries', 'latestMessages', 'weightsOfLastEntries', 'chosenEvents'] as const)(
  '%s is one statement for any number of chats',
  (name) => {
    const texts = [1, 2, 1000].map((length) => {
      const chats = Array.from({ length }, (_, index) => index);
      const of = { chats, entries: 5, after: 0, to: 9, names: ['agent_changed' as const], limit: 5 };
      return [composed(queryOf(name, [of])).text, composedBySqlite(queryOf(name, [of])).sql];
    });
    expect(new Set(texts.map(String)).size).toBe(1);
  },
);
