import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeskChat, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { SqliteStore } from '../store/engines/sqlite/sqlite.ts';
import { type Reader, type Store, StoreFailure } from '../store/port.ts';
import { type Work, workOf } from './journal.ts';
import { EventLog, Listeners } from './log.ts';

let folder: string;
let store: Store;
let log: EventLog;
/** Writes to the store like another process, so that the event log of this process is not notified. */
let elsewhere: Work;
let here: Work;
let failure: Error | undefined;
let queries: number;
/** Returns the result of a query. A test replaces this function to delay or fail queries. */
let later: <Rows>(found: Promise<Rows>) => Promise<Rows>;
const hangUp = new AbortController();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlance-followers-'));
  store = new SqliteStore(join(folder, 'store.sqlite'));
  failure = undefined;
  queries = 0;
  later = (found) => found;
  const reader: Reader = {
    get: (table, key) => (failure ? Promise.reject(failure) : store.get(table, key)),
    find(...read) {
      queries++;
      return failure ? Promise.reject(failure) : later(store.find(...read));
    },
  };
  log = new EventLog(reader);
  here = workOf({ store, events: log, now: Date.now });
  elsewhere = workOf({ store, events: new EventLog(reader), now: Date.now });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const happen = (work: Work) => work((journal) => journal.event({ event: 'offline_message' }));

/** Opens `count` streams of the event log, and waits until each has received the first event. */
async function follow(count: number) {
  const streams = Array.from({ length: count }, () => log.follow(0, hangUp.signal));
  await happen(here);
  for (const stream of streams) expect((await stream.next()).value.id).toBe('1');
  const next = () => Promise.all(streams.map(async (stream) => (await stream.next()).value.id));
  return { streams, next };
}

test('all streams share one read of another process’s events, and send the events of both processes in order', async () => {
  const { streams, next } = await follow(20);
  const told = next();
  await happen(here);
  expect(await told).toEqual(streams.map(() => '2'));
  queries = 0;
  const later = (async () => [await next(), await next(), await next()])();
  await happen(elsewhere);
  log.announce();
  await happen(here);
  await happen(elsewhere);
  log.announce();
  expect(await later).toEqual(['3', '4', '5'].map((id) => streams.map(() => id)));
  expect(queries).toBeLessThanOrEqual(3);
});

test('a client that reconnects while its former stream reads a page misses no event', async () => {
  const slow = Promise.withResolvers<void>();
  later = async (found) => {
    const rows = await found;
    await slow.promise;
    return rows;
  };
  const gone = new AbortController();
  const first = log.follow(0, gone.signal).next();
  await vi.waitFor(() => expect(queries).toBe(1));
  gone.abort();
  await happen(here);
  const again = log.follow(0, hangUp.signal);
  const told = again.next();
  await vi.waitFor(() => expect(queries).toBe(2));
  slow.resolve();
  await first;
  expect((await told).value.id).toBe('1');
  await happen(here);
  expect((await again.next()).value.id).toBe('2');
});

test('a stream continues after the store was unreadable for a while', async () => {
  const { next } = await follow(3);
  const told = next();
  await happen(elsewhere);
  failure = new StoreFailure('away');
  log.announce();
  await happen(elsewhere);
  failure = undefined;
  expect(await told).toEqual(['2', '2', '2']);
  expect(await next()).toEqual(['3', '3', '3']);
});

test('when events cannot be read, all streams end with the error, and clients can open new streams', async () => {
  const { streams } = await follow(2);
  const told = Promise.allSettled(streams.map((stream) => stream.next()));
  failure = new Error('damaged');
  await happen(elsewhere);
  log.announce();
  expect((await told).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(log.streams).toBe(0);
  failure = undefined;
  const again = log.follow(1, hangUp.signal);
  expect((await again.next()).value.id).toBe('2');
  const next = again.next();
  await happen(here);
  expect((await next).value.id).toBe('3');
});

test('an event about a visitor reaches the listeners of this visitor and no other listeners', () => {
  const listeners = new Listeners();
  const receivers: unknown[] = [];
  const fail = (error: unknown) => expect(error).toBeUndefined();
  const receive = (who: unknown) => () => void receivers.push(who);
  const guests = Array.from({ length: 1000 }, (_, visitor_number) => ({
    concern: { visitor_number, channel_id: visitor_number < 3 ? 'small' : 'large' },
    listener: { receive: receive(visitor_number), fail },
  }));
  for (const { listener, concern } of guests) listeners.add(listener, concern);
  const desk = { receive: receive('desk'), fail };
  listeners.add(desk);
  const receiversOf = (event: Omit<DeskEvent, 'event_id' | 'at'>) => {
    receivers.length = 0;
    listeners.publish({ event_id: 1, at: '', ...event }, () => 1);
    return [...receivers];
  };
  const chat = { chat_id: 5, visitor_number: 7 } as DeskChat;
  const channel = { channel_id: 'small', name: '', chunked: false, agents: [] };
  expect(receiversOf({ event: 'entry_added', chat })).toEqual(['desk', 7]);
  expect(receiversOf({ event: 'call_changed', chat })).toEqual(['desk', 7]);
  expect(receiversOf({ event: 'channel_changed', channel })).toEqual(['desk', 0, 1, 2]);
  expect(receiversOf({ event: 'destination_changed', channel })).toEqual(['desk']);
  expect(receiversOf({ event: 'agent_changed' })).toHaveLength(1001);
  expect(receiversOf({ event: 'note_added' })).toEqual(['desk']);
  for (const { listener, concern } of guests) listeners.remove(listener, concern);
  expect(listeners.size).toBe(1);
  expect(receiversOf({ event: 'entry_added', chat })).toEqual(['desk']);
  listeners.remove(desk);
  expect(listeners.size).toBe(0);
});
