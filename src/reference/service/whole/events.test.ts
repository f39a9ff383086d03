import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreatedChannel, DeskEvent } from '../../../../generated/reference/desk/types.ts';
import { bodyLimits } from '../../limits.ts';
import { startService } from '../index.ts';
import { createChannel, deskOf, followDesk, type OpenService, openService, say } from '../testing/site.ts';

let service: OpenService;
let channel: CreatedChannel;
beforeAll(async () => {
  service = await openService();
  channel = await createChannel(service.desk, 'http://127.0.0.1:9/chat');
});
afterAll(() => service[Symbol.asyncDispose]());

const isText = (text: string) => (event: DeskEvent) =>
  event.event === 'entry_added' && event.entry?.text === text;

/** Sends `count` messages at the same time, each from another customer. */
function sayAll(words: string, count: number): Promise<number[]> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return Promise.all(
    numbers.map((number) => say(channel.endpoint, `${words} ${number}`, { id: `${words} ${number}` })),
  );
}

test('a follower receives all events after its connection, in the order of their numbers', async () => {
  await say(channel.endpoint, 'before');
  await using events = await followDesk(service.desk);
  await sayAll('now', 50);
  await say(channel.endpoint, 'the end');
  await events.until(isText('the end'));
  const ids = events.seen.map(({ event_id }) => event_id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set(ids).size).toBe(ids.length);
  expect(events.seen.some(isText('before'))).toBe(false);
  expect(events.seen.filter(({ event }) => event === 'chat_opened')).toHaveLength(50);
});

test('a follower that reconnects misses no event and gets no event twice', async () => {
  await using all = await followDesk(service.desk);
  const saying = sayAll('whole', 300);
  await all.until(({ event }) => event === 'entry_added');
  let last = all.seen[0]!.event_id;
  const heard = [last];
  for (let visit = 0; visit < 5; visit++) {
    await using again = await followDesk(service.desk, last);
    await again.until(({ event_id }) => event_id > last);
    heard.push(...again.seen.map(({ event_id }) => event_id));
    last = heard.at(-1)!;
  }
  await saying;
  await say(channel.endpoint, 'really all');
  await using rest = await followDesk(service.desk, last);
  await rest.until(isText('really all'));
  heard.push(...rest.seen.map(({ event_id }) => event_id));
  await all.until(isText('really all'));
  expect(heard).toEqual(all.seen.map(({ event_id }) => event_id));
});

test('when a call ends, the chat in the event entry_added has the ended call', async () => {
  await using events = await followDesk(service.desk);
  await say(channel.endpoint, 'call me', { id: 'caller' });
  const { chat } = await events.until(isText('call me'));
  const call = { type: 'callback', phone: '+4512345678', agent_id: 'ada' } as const;
  await service.desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', email: 'ada@a.example' } });
  const begun = await service.desk.startCall({ path: { chat_id: chat!.chat_id }, body: call });
  if (begun.status !== 201) throw new Error(JSON.stringify(begun.body));
  const { call_id } = begun.body;
  await service.desk.moveCall({ path: { call_id }, body: { status: 'error', reason: 'busy' } });
  const added = await events.until(({ entry }) => entry?.type === 'call');
  expect(added).toMatchObject({
    entry: { from: 'system', status: 'error', text: 'busy' },
    chat: { call: { call_id, status: 'error' } },
  });
});

test('event numbers continue after a restart, and earlier events can be read again', async () => {
  const first = await openService();
  const kept = await createChannel(first.desk, 'http://127.0.0.1:9/chat');
  await using before = await followDesk(first.desk);
  await say(kept.endpoint, 'before the restart');
  const { event_id: last } = await before.until(isText('before the restart'));
  await first.close();
  await before.ended;

  const second = await startService(first.composition);
  const { pathname } = new URL(kept.endpoint);
  await say(second.url + pathname, 'after the restart');
  await using after = await followDesk(deskOf(second), last - 1);
  await after.until(isText('after the restart'));
  expect(after.seen[0]).toMatchObject({ event_id: last, entry: { text: 'before the restart' } });
  expect(after.seen.map(({ event_id }) => event_id)).toEqual(after.seen.map((_, index) => last + index));
  await second.close();
});

test('with a Last-Event-ID above the last number, the stream begins after the last event', async () => {
  await using events = await followDesk(service.desk, 1_000_000_000);
  await say(channel.endpoint, 'something new');
  await events.until(isText('something new'));
});

test('a Last-Event-ID that is not a number is rejected', async () => {
  const response = await fetch(`${service.deskUrl}/events`, {
    headers: { authorization: `Bearer ${service.deskToken}`, 'last-event-id': '7a' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: { message: expect.stringContaining('Last-Event-ID') },
  });
});

test('a slow follower misses no event', async () => {
  const { desk } = service;
  const hangUp = new AbortController();
  const stream = await desk.streamEvents({}, { signal: hangUp.signal });
  if (stream.status !== 200) throw new Error(JSON.stringify(stream.body));
  const events = stream.events[Symbol.asyncIterator]();
  await say(channel.endpoint, 'begin', { id: 'writer' });
  const { value: first } = await events.next();
  // Each event contains the chat with its customer's data. All events together exceed the buffers of the connection and the limit in
  // memory.
  const writer = { id: 'writer', invite: 'x'.repeat(bodyLimits.field) };
  for (let round = 0; round < 10; round++) {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => say(channel.endpoint, `${round}-${index}`, writer)),
    );
  }
  await say(channel.endpoint, 'end', { id: 'writer' });
  let last = first!.data.event_id;
  for (let next = await events.next(); !isText('end')(next.value!.data); next = await events.next()) {
    expect(next.value!.data.event_id).toBe(last + 1);
    last = next.value!.data.event_id;
  }
  expect(last - first!.data.event_id).toBeGreaterThan(1000);
  hangUp.abort();
});
