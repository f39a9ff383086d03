import { afterAll, beforeAll, expect, test } from 'vitest';
import type { VisitorEvent } from '../../../../generated/reference/visitor/types.ts';
import { newDatabase } from '../../../workshop/testing/shared.ts';
import { wordsOf } from '../../shared/markup.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { channelOf, setBot } from '../state/channels.ts';
import { keepState } from '../store/engines/postgres/testing/server.ts';
import type { Store } from '../store/port.ts';
import { openReceiver } from '../testing/receiver.ts';
import { createChannel, followDesk, type OpenService, openService, say, write } from '../testing/site.ts';
import { arrive, eventsUntil, type Guest, openWidget, visitorOf } from '../testing/visitor.ts';
import { Upkeep, type UpkeepParts } from '../upkeep/upkeep.ts';

// Tests two services on one database in one process. They behave like two processes. The tests with separate processes are in
// src/cli/serve-several.long.test.ts.
let services: [OpenService, OpenService];
const stores: Store[] = [];
const upkeeps: UpkeepParts[] = [];
const rounds: (() => Promise<void>)[] = [];
const open = (database: string) =>
  openService({
    database,
    parts: {
      store: (good) => {
        stores.push(good);
        return good;
      },
      upkeep: (parts) => {
        upkeeps.push(parts);
        const upkeep = new Upkeep(parts);
        rounds.push(() => upkeep.round());
        return upkeep;
      },
    },
  });
beforeAll(async () => {
  const database = await newDatabase();
  services = [await open(database), await open(database)];
});
afterAll(async () => {
  await Promise.all(services.map((each) => each[Symbol.asyncDispose]()));
});

test('a visitor’s stream has events of another process, before and after a reconnect', async () => {
  const [one, two] = services;
  const widget_id = await openWidget(one);
  const guest = await arrive(one, widget_id);
  const isAnswer = (event: VisitorEvent) => event.event === 'entry' && event.entry?.from === 'agent';
  const following = eventsUntil(guest, isAnswer);

  // The visitor's page uses one service, and the agent's console uses the other service.
  const path = { widget_id };
  const elsewhere = visitorOf(two.url, guest.token);
  const sent = await elsewhere.sendVisitorMessage({
    path,
    body: { message_id: crypto.randomUUID(), text: 'Hello?' },
  });
  expect(sent.status).toBe(200);
  const listed = await two.desk.listChats({ query: { channel_id: widget_id } });
  const chat_id = listed.status === 200 ? listed.body.chats[0]!.chat_id : 0;
  const ada = { agent_id: 'ada' };
  await two.desk.acceptChat({ path: { chat_id }, body: ada });
  await two.desk.setTyping({ path: { chat_id }, body: { ...ada, typing: true } });
  await two.desk.writeMessage({
    path: { chat_id },
    body: { ...ada, message: { type: 'text', text: 'Good day' } },
  });

  const names = (seen: Awaited<typeof following>) => seen.map(({ event }) => event.event);
  const seen = await following;
  expect(names(seen)).toEqual(expect.arrayContaining(['entry', 'chat', 'typing']));
  expect(seen.filter(({ event }) => event.event === 'entry')).toHaveLength(2);
  // The page reconnects to the other service, and requests the events after the first one.
  const [first] = seen;
  const later = await eventsUntil({ ...guest, client: elsewhere }, isAnswer, Number(first!.id));
  expect(later.map(({ id }) => id)).toEqual(seen.slice(1).map(({ id }) => id));
});

test('visitors whose streams break get each event once and in order, from one process and from several processes', async () => {
  await using alone = await openService();
  await expectOwnEventsInOrder([alone]);
  await expectOwnEventsInOrder(services);
});

test('an address that one process renewed or removed is rejected by the other process at once', async () => {
  const [one, two] = services;
  const { endpoint, channel_id } = await createChannel(one.desk, 'http://127.0.0.1:9/chat');
  const path = { channel_id };
  let address = two.url + new URL(endpoint).pathname;
  expect(await say(address, 'Hello')).toBe(200);
  for (let each = 0; each < 5; each++) {
    const renewed = await one.desk.renewAddress({ path, body: { keep_former: false } });
    expect(await say(address, 'Hello')).toBe(404);
    address = two.url + new URL(renewed.status === 200 ? renewed.body.endpoint : '').pathname;
    expect(await say(address, 'Hello')).toBe(200);
    expect((await fetch(`${address}/status`)).status).toBe(200);
  }
});

test('one process at a time does the upkeep, and another process takes over when it stops', async () => {
  const isMine = () => upkeeps.map((each) => each.isMine!());
  await expect.poll(() => isMine().filter(Boolean)).toHaveLength(1);
  const [first] = isMine();
  const has = first ? 0 : 1;
  await services[has]!.close();
  await expect.poll(() => upkeeps[1 - has]!.isMine!()).toBe(true);
  expect(upkeeps[has]!.isMine!()).toBe(false);
  services[has] = await open(services[has]!.composition.database!);
  expect(upkeeps.at(-1)!.isMine!()).toBe(false);
});

test('the upkeep leader gives a silent bot’s chat to the agents after the time that was set at another process', async () => {
  const [one, two] = services;
  const { channel_id, endpoint } = await createChannel(one.desk, undefined);
  await using bot = await openReceiver();
  const body = { bot_endpoint: bot.url, token: 'secret', hand_over_after_seconds: 1 };
  expect((await one.desk.connectBot({ path: { channel_id }, body })).status).toBe(200);
  expect(await say(endpoint, 'Hello')).toBe(200);
  const handler = async () => {
    await Promise.all(rounds.map((round) => round()));
    const listed = await two.desk.listChats({ query: { channel_id } });
    return listed.status === 200 && listed.body.chats[0]?.handled_by;
  };
  await expect.poll(handler).toBe('agents');
});

test('the upkeep leader completes a transfer of chats that another process began', async () => {
  const [one, two] = services;
  const { channel_id, endpoint } = await createChannel(one.desk, undefined);
  const path = { channel_id };
  await using bot = await openReceiver();
  const body = { bot_endpoint: bot.url, token: 'secret' };
  const handlers = async () => {
    const listed = await two.desk.listChats({ query: { channel_id } });
    return listed.status === 200 ? listed.body.chats.map(({ handled_by }) => handled_by) : [];
  };
  const store = stores.at(-1)!;
  const work = workOf({ store, events: new EventLog(store), now: Date.now });
  await one.desk.connectBot({ path, body });
  await say(endpoint, 'Hello');
  expect(await handlers()).toEqual(['bot']);
  // This is the state of a store whose process was killed right after the removal of the bot.
  await work(async (journal) => setBot((await channelOf(channel_id, journal))!, undefined, journal));
  await Promise.all(rounds.map((round) => round()));
  await expect.poll(handlers).toEqual(['agents']);
});

test('all processes know of a destination’s outage that one process has found', async () => {
  const [one, two] = services;
  const channel = await createChannel(one.desk, 'http://127.0.0.1:9/chat');
  const path = { channel_id: channel.channel_id };
  const url = 'http://127.0.0.1:9/crm';
  await one.desk.setWebhook({ path, body: { url } });
  const state = async ({ desk }: OpenService) => {
    const listed = await desk.listDestinations({});
    return listed.status === 200 && listed.body.destinations.find(({ to }) => to === url)?.state;
  };
  const now = Date.now();
  const outage = { url, since: now - 100_000, failed: 9, next_at: now + 200_000 };
  await stores.at(-1)!.work(async (tx) => tx.put('outages', { url, data: outage }));
  await expect.poll(() => state(two)).toBe('paused');
  await two.desk.submitOfflineForm({ path, body: { message: 'anybody?' } });
  const attempts = async () => {
    const listed = await one.desk.listDeliveries({ query: { kind: 'webhook' } });
    return listed.status === 200 ? listed.body.deliveries[0]!.attempts.length : 0;
  };
  await stores.at(-1)!.work(async (tx) => tx.remove('outages', url));
  await expect.poll(attempts).toBeGreaterThan(0);
});

test('a request to copy a PostgreSQL store gets the status 405, and the error names pg_dump', async () => {
  const answer = await services[0]!.desk.backUp({});
  expect(answer.status).toBe(405);
  expect(JSON.stringify(answer.body)).toContain('pg_dump');
});

test('after the database has lost a chat, messages of its customer reach no other chat, and followers reconnect', async () => {
  const database = await newDatabase();
  await using one = await openService({ database });
  await using two = await openService({ database });
  const channel = await createChannel(one.desk, 'http://127.0.0.1:9/chat');
  const elsewhere = two.url + new URL(channel.endpoint).pathname;
  await say(channel.endpoint, 'I was here before', { id: 'early' });
  const putBack = await keepState(database);
  expect(await say(channel.endpoint, 'I am Alice', { id: 'alice' })).toBe(200);
  await using follower = await followDesk(two.desk);
  await putBack();

  await follower.ended;
  expect(await say(elsewhere, 'I am Bob', { id: 'bob' })).toBe(200);
  expect(await say(channel.endpoint, 'Alice again', { id: 'alice' })).toBe(200);
  for (const { desk } of [one, two]) {
    const listed = await desk.listChats({ query: { channel_id: channel.channel_id } });
    const chats = listed.status === 200 ? listed.body.chats : [];
    const words = await Promise.all(
      chats.map(async ({ chat_id, customer }) => {
        const read = await desk.getChat({ path: { chat_id } });
        const texts = read.status === 200 ? read.body.transcript.map(({ text }) => text) : [];
        return [customer.id, texts.filter((text) => text !== undefined)];
      }),
    );
    expect(words.toSorted(([a], [b]) => String(a).localeCompare(String(b)))).toEqual([
      ['alice', ['Alice again']],
      ['bob', ['I am Bob']],
      ['early', ['I was here before']],
    ]);
  }
});

const guests = 5;
const said = 12;

/**
 * Lets visitors write and get replies at the same time, through any of the services. The visitors' streams break, and continue at any
 * service. Checks that each visitor gets every event of the visitor's own chats once, in order, and no event of another visitor's chat.
 */
async function expectOwnEventsInOrder(services: OpenService[]): Promise<void> {
  const [first] = services as [OpenService];
  const widget = await openWidget(first);
  const crowd = await Promise.all(Array.from({ length: guests }, () => arrive(first, widget)));
  const at = (each: number) => services[each % services.length]!;
  const heard = crowd.map((guest, each) => readFromBrokenStreams(guest, each, at));
  await Promise.all(
    crowd.map(async ({ path, token }, each) => {
      for (let round = 0; round < said; round++) {
        const client = visitorOf(at(each + round).url, token);
        const text = round === said - 1 ? 'end' : `${each}: ${round}`;
        await client.sendVisitorMessage({ path, body: { message_id: `message-${round}`, text } });
        if (round % 5 !== 4) continue;
        const { desk } = at(each + round + 1);
        const chat_id = await chatOf(desk, widget, each);
        await write(desk, chat_id, `to ${each}`);
        // The next message of the visitor opens a new chat.
        await desk.closeChat({ path: { chat_id }, body: { agent_id: 'ada' } });
        await desk.putAgent({ path: { agent_id: 'ada' }, body: { online: true } });
      }
    }),
  );
  for (const [each, events] of (await Promise.all(heard)).entries()) {
    const texts = events.flatMap(({ entry }) => (entry ? wordsOf(entry) : []));
    const own = Array.from({ length: said - 1 }, (_, round) =>
      round % 5 === 4 ? [`${each}: ${round}`, `to ${each}`] : [`${each}: ${round}`],
    );
    expect(texts).toEqual([...own.flat(), 'end']);
    const states = events.flatMap(({ chat }) => chat?.state ?? []);
    expect(states.filter((state) => state === 'closed').length).toBeGreaterThanOrEqual(2);
  }
}

/** Returns the open chat of the visitor with the index `each`. The visitor's first text begins with this index. */
async function chatOf(desk: OpenService['desk'], channel_id: string, each: number): Promise<number> {
  const listed = await desk.listChats({ query: { channel_id, state: 'open' } });
  for (const { chat_id } of listed.status === 200 ? listed.body.chats : []) {
    const read = await desk.getChat({ path: { chat_id } });
    if (read.status === 200 && read.body.transcript[0]?.text?.startsWith(`${each}: `)) return chat_id;
  }
  throw new Error(`No chat of ${each} is open`);
}

/**
 * Reads all events of a visitor from several streams. Each stream breaks after a few events, and the next stream continues after the
 * last event.
 */
async function readFromBrokenStreams(
  { path, token, session }: Guest,
  each: number,
  at: (each: number) => OpenService,
): Promise<VisitorEvent[]> {
  const heard: VisitorEvent[] = [];
  let after = session.last_event_id;
  for (let visit = each; ; visit++) {
    const hangUp = new AbortController();
    const headers = { 'last-event-id': `${after}` };
    const client = visitorOf(at(visit).url, token);
    const stream = await client.streamVisitorEvents({ path, headers }, { signal: hangUp.signal });
    if (stream.status !== 200) throw new Error(`${stream.status}`);
    let left = 1 + (visit % 4);
    for await (const { id, data } of stream.events) {
      expect(Number(id)).toBeGreaterThan(after);
      after = Number(id);
      heard.push(data);
      if (isEnd(data) || --left === 0) break;
    }
    hangUp.abort();
    if (isEnd(heard.at(-1))) return heard;
  }
}

function isEnd(event: VisitorEvent | undefined): boolean {
  return event?.entry !== undefined && wordsOf(event.entry) === 'end';
}
