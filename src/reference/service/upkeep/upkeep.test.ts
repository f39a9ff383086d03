import { statSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ChatList } from '../../../../generated/reference/desk/types.ts';
import { botSilence, callStartMs, repeatMs } from '../../limits.ts';
import { workOf } from '../journal/journal.ts';
import { EventLog } from '../journal/log.ts';
import { channelOf, removeChannel, setBot } from '../state/channels.ts';
import { type Store, StoreFailure } from '../store/port.ts';
import { customerKey, type TableName } from '../store/tables.ts';
import { rowsOf } from '../store/testing/engines.ts';
import { openReceiver, type Receiver } from '../testing/receiver.ts';
import {
  createChannel,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  say,
  write,
} from '../testing/site.ts';
import { arrive, openWidget } from '../testing/visitor.ts';
import { Upkeep, type UpkeepOptions, type UpkeepParts } from './upkeep.ts';

const nowhere = 'http://127.0.0.1:9/chat';
const day = 24 * 60 * 60 * 1000;
let service: OpenService;
let store: Store;
let upkeep: Upkeep;
let now: () => number;
afterEach(() => service[Symbol.asyncDispose]());

/** Starts a service whose upkeep runs only when the test calls `round`. `now` returns the time of the upkeep's clock. */
async function openWith(options: UpkeepOptions, more: Partial<UpkeepParts> = {}): Promise<void> {
  now = Date.now;
  service = await openService({
    parts: {
      store: (good) => (store = good),
      upkeep: (parts) => {
        upkeep = new Upkeep({ ...parts, now: () => now(), options, ...more });
        return upkeep;
      },
    },
  });
}

const count = async (table: TableName) => (await rowsOf(store, table)).length;

test.each([
  ['long ago', 1],
  ['a time when the clock was ahead', -1],
])('the stored arrival of a message from %s is removed', async (_, sign) => {
  await openWith({});
  const { endpoint } = await createChannel(service.desk, nowhere);
  for (const id of ['m-1', 'm-2']) await say(endpoint, { type: 'text', text: 'Hi', id });
  const arrivals = () => rowsOf(store, 'arrivals');
  await upkeep.round();
  expect(await arrivals()).toHaveLength(2);
  const then = Date.now();
  now = () => then + sign * (repeatMs + 5000);
  await upkeep.round();
  expect(await arrivals()).toHaveLength(0);
});

test('an idle chat is closed after the configured time', async () => {
  await openWith({ closeIdleAfterMs: day });
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  await say(endpoint, 'Hello', { id: 'idle' });
  const { chat } = await newestChat(service.desk, channel_id);
  now = () => Date.now() + day / 2;
  await upkeep.round();
  expect((await newestChat(service.desk, channel_id)).chat.state).toBe('open');
  now = () => Date.now() + day;
  await upkeep.round();
  expect((await newestChat(service.desk, channel_id)).chat).toMatchObject({
    chat_id: chat.chat_id,
    state: 'closed',
  });
});

test('a requested call fails if nobody answers in time, and an answered call continues', async () => {
  await openWith({});
  const channel_id = await openWidget(service, { callback: { enabled: true } });
  const guests = [await arrive(service, channel_id), await arrive(service, channel_id)];
  for (const { client, path } of guests)
    expect((await client.requestCall({ path, body: { phone: '+49 30 901820' } })).status).toBe(204);
  await service.desk.moveCall({ path: { call_id: 1 }, body: { status: 'agent_connected' } });
  const statuses = async () => {
    const { chats } = (await service.desk.listChats({})).body as ChatList;
    return chats.map(({ call }) => [call?.status, call?.reason]).toReversed();
  };
  await upkeep.round();
  expect(await statuses()).toEqual([
    ['agent_connected', undefined],
    ['start', undefined],
  ]);
  now = () => Date.now() + callStartMs;
  await upkeep.round();
  expect(await statuses()).toEqual([
    ['agent_connected', undefined],
    ['error', 'no answer'],
  ]);
});

test('open chats of a removed channel are closed when the service starts', async () => {
  await openWith({});
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  for (const id of ['a', 'b', 'c']) await say(endpoint, 'Hello', { id });
  const work = workOf({ store, events: new EventLog(store), now: Date.now });
  // This is the state of a store whose process was killed right after the removal of the channel.
  await work(async (journal) => removeChannel((await channelOf(channel_id, journal))!, journal));
  await service.close();
  await using again = await openService({ data: service.composition.data });
  const open = async () => {
    const listed = await again.desk.listChats({ query: { channel_id, state: 'open' } });
    return listed.status === 200 ? listed.body.chats.length : undefined;
  };
  await expect.poll(open).toBe(0);
});

test('chats of a removed bot go to the agents when the service starts, or when their customer writes', async () => {
  await openWith({});
  await using bot = await openReceiver();
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  const body = { bot_endpoint: bot.url, token: 'secret' };
  await service.desk.connectBot({ path: { channel_id }, body });
  for (const id of ['a', 'b']) await say(endpoint, 'Hello', { id });
  const work = workOf({ store, events: new EventLog(store), now: Date.now });
  // This is the state of a store whose process was killed right after the removal of the bot.
  await work(async (journal) => setBot((await channelOf(channel_id, journal))!, undefined, journal));
  const ofBot = async ({ desk }: Pick<OpenService, 'desk'>) => {
    const listed = await desk.listChats({ query: { channel_id } });
    const chats = listed.status === 200 ? listed.body.chats : [];
    return chats.filter(({ handled_by }) => handled_by === 'bot').map(({ customer }) => customer.id);
  };
  await say(endpoint, 'Anybody there?', { id: 'b' });
  expect(await ofBot(service)).toEqual(['a']);
  await service.close();
  await using again = await openService({ data: service.composition.data });
  await expect.poll(() => ofBot(again)).toEqual([]);
});

describe('a chat whose bot does not reply', () => {
  const silentMs = botSilence.handOverAfterSeconds * 1000;
  /** Starts a service with a bot that accepts events and posts nothing, and opens a chat. */
  const openSilent = async (settings: { hand_over_after_seconds?: number } = {}) => {
    await openWith({});
    const bot = await openReceiver();
    const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
    const body = { bot_endpoint: bot.url, token: 'secret', provider_id: 'maker', ...settings };
    await service.desk.connectBot({ path: { channel_id }, body });
    await say(endpoint, 'Hello');
    const chat = async ({ desk }: Pick<OpenService, 'desk'> = service) =>
      (await newestChat(desk, channel_id)).chat;
    const { chat_id } = await chat();
    const botSays = (text: string) =>
      fetch(`${service.url}/webhooks/maker/secret`, {
        method: 'POST',
        body: JSON.stringify({
          event: 'BOT_MESSAGE',
          id: text,
          chat_id: `${chat_id}`,
          message: { type: 'TEXT', text, timestamp: 1 },
        }),
      });
    return { endpoint, channel_id, chat, chat_id, botSays, [Symbol.asyncDispose]: bot[Symbol.asyncDispose] };
  };

  test('the chat goes to the agents after the time in the bot’s settings, with a note and an entry in the chat', async () => {
    await using silent = await openSilent();
    const { unanswered_since } = await silent.chat();
    await say(silent.endpoint, 'Anybody?');
    expect(await silent.chat()).toMatchObject({ handled_by: 'bot', unanswered_since });
    now = () => Date.parse(unanswered_since!) + silentMs - 1;
    await upkeep.round();
    expect((await silent.chat()).handled_by).toBe('bot');
    now = () => Date.now() + silentMs;
    await upkeep.round();
    expect(await silent.chat()).toMatchObject({ handled_by: 'agents' });
    expect(await silent.chat()).not.toHaveProperty('unanswered_since');
    const { transcript } = await newestChat(service.desk, silent.channel_id);
    expect(transcript.at(-1)).toMatchObject({
      from: 'system',
      text: 'The customer got no reply from the bot. The chat is yours.',
    });
    expect(await notesOf(service.desk, { chat_id: silent.chat_id })).toMatchObject([
      {
        about: 'CLIENT_MESSAGE',
        text: expect.stringMatching(/no reply from the bot within 300 s.*no time limit/),
      },
    ]);
    await upkeep.round();
    expect(await notesOf(service.desk, { chat_id: silent.chat_id })).toHaveLength(1);
  });

  test('the chat stays with a bot that replies, and goes to the agents if the bot ignores the next message', async () => {
    await using silent = await openSilent();
    expect((await silent.botSays('Hi')).status).toBe(200);
    now = () => Date.now() + silentMs;
    await upkeep.round();
    expect(await silent.chat()).not.toHaveProperty('unanswered_since');
    expect((await silent.chat()).handled_by).toBe('bot');
    await say(silent.endpoint, 'And now?');
    await upkeep.round();
    expect((await silent.chat()).handled_by).toBe('agents');
  });

  test('the chat stays with the bot if the setting hand_over_after_seconds is 0', async () => {
    await using silent = await openSilent({ hand_over_after_seconds: 0 });
    now = () => Date.now() + day;
    await upkeep.round();
    expect((await silent.chat()).handled_by).toBe('bot');
  });

  test('the chat goes to the agents after a restart, and the time while the service was stopped does not count', async () => {
    await using silent = await openSilent();
    await service.close();
    const { data } = service.composition;
    let later = 0;
    let restarted: Upkeep;
    await using again = await openService({
      data,
      parts: {
        upkeep(parts) {
          // The clock is a day ahead, as if the machine was off for a day.
          const since = Date.now() + day;
          restarted = new Upkeep({ ...parts, since, now: () => since + later });
          return Object.assign(new Upkeep(parts), { start: () => {} });
        },
      },
    });
    await restarted!.round();
    expect((await silent.chat(again)).handled_by).toBe('bot');
    later = silentMs;
    await restarted!.round();
    expect((await silent.chat(again)).handled_by).toBe('agents');
  });
});

describe('a change of a channel, after which the store cannot be written', () => {
  let isFull = false;
  let bot: Receiver<unknown>;
  beforeAll(async () => {
    bot = await openReceiver();
  });
  afterAll(() => bot[Symbol.asyncDispose]());
  /** Starts a service whose store can write channels but no chats. */
  const openFull = async () => {
    const full = new StoreFailure('The disk is full.');
    isFull = false;
    now = Date.now;
    service = await openService({
      parts: {
        store(good) {
          const work = good.work.bind(good);
          good.work = (unit) =>
            work((tx) => {
              const put = tx.put.bind(tx);
              tx.put = (table, row) => {
                if (isFull && table === 'chats') throw full;
                put(table, row);
              };
              return unit(tx);
            });
          store = good;
          return good;
        },
        upkeep: (parts) => (upkeep = new Upkeep(parts)),
      },
    });
    const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
    await service.desk.connectBot({
      path: { channel_id },
      body: { bot_endpoint: bot.url, token: 'secret' },
    });
    for (const id of ['a', 'b', 'c']) await say(endpoint, 'Hello', { id });
    await expect.poll(() => service.pending()).toBe(0);
    isFull = true;
    return channel_id;
  };
  const chatsOf = async (channel_id: string) => {
    const listed = await service.desk.listChats({ query: { channel_id } });
    return listed.status === 200 ? listed.body.chats : [];
  };

  test('the bot’s removal is kept, and a later round moves the chats of the bot to the agents', async () => {
    const channel_id = await openFull();
    expect(await service.desk.disconnectBot({ path: { channel_id } })).toMatchObject({ status: 204 });
    const handlers = async () => (await chatsOf(channel_id)).map(({ handled_by }) => handled_by);
    expect(await handlers()).toEqual(['bot', 'bot', 'bot']);
    isFull = false;
    await upkeep.round();
    expect(await handlers()).toEqual(['agents', 'agents', 'agents']);
    expect((await store.get('channels', channel_id))?.data).not.toHaveProperty('due');
  });

  test('a later round leaves the chats to a bot that was connected meanwhile', async () => {
    const channel_id = await openFull();
    await service.desk.disconnectBot({ path: { channel_id } });
    const body = { bot_endpoint: `${bot.url}/other`, token: 'secret' };
    await service.desk.connectBot({ path: { channel_id }, body });
    isFull = false;
    await upkeep.round();
    expect((await chatsOf(channel_id)).map(({ handled_by }) => handled_by)).toEqual(['bot', 'bot', 'bot']);
  });

  test('the channel’s removal is kept, and a later round closes the chats of the removed channel', async () => {
    const channel_id = await openFull();
    expect(await service.desk.removeChannel({ path: { channel_id } })).toMatchObject({ status: 204 });
    const states = async () => (await chatsOf(channel_id)).map(({ state }) => state);
    expect(await states()).toEqual(['open', 'open', 'open']);
    isFull = false;
    await upkeep.round();
    expect(await states()).toEqual(['closed', 'closed', 'closed']);
  });

  test('new settings of the widget are stored, and a later round of upkeep applies them to the agents’ panels', async () => {
    const channel_id = await openFull();
    const set = (safe_url: boolean) => service.desk.setWidget({ path: { channel_id }, body: { safe_url } });
    await set(false);
    isFull = false;
    const guest = await arrive(service, channel_id);
    const path = { widget_id: channel_id };
    const fields = [{ content: 'Order', link: 'http://elsewhere.example/1' }];
    await guest.client.setVisitorCustomData({ path, body: { fields } });
    await guest.client.sendVisitorMessage({ path, body: { message_id: crypto.randomUUID(), text: 'Hi' } });
    const panel = async () => (await newestChat(service.desk, channel_id)).chat.panel;
    const before = await panel();
    isFull = true;
    expect(await set(true)).toMatchObject({ status: 200 });
    expect(await panel()).toEqual(before);
    isFull = false;
    await upkeep.round();
    expect(await panel()).not.toEqual(before);
  });
});

test('open chats of a removed channel are closed in a later round of upkeep', async () => {
  await openWith({});
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  for (const id of ['a', 'b', 'c']) await say(endpoint, 'Hello', { id });
  const work = workOf({ store, events: new EventLog(store), now: Date.now });
  await work(async (journal) => removeChannel((await channelOf(channel_id, journal))!, journal));
  await upkeep.round();
  const open = await service.desk.listChats({ query: { channel_id, state: 'open' } });
  expect(open).toMatchObject({ status: 200, body: { chats: [] } });
});

describe('a chat that cannot be closed', () => {
  /** Opens three chats. The first chat has no row in the table `visitors`, as in a damaged store, so it cannot be closed. */
  const openThree = async () => {
    const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
    for (const id of ['a', 'b', 'c']) await say(endpoint, 'Hello', { id });
    const work = workOf({ store, events: new EventLog(store), now: Date.now });
    await work(async (journal) => journal.remove('visitors', customerKey(channel_id, 'a')));
    return { channel_id, work };
  };
  const customersOfOpen = async (channel_id: string) => {
    const listed = await service.desk.listChats({ query: { channel_id, state: 'open' } });
    return listed.status === 200 && listed.body.chats.map(({ customer }) => customer.id);
  };

  test('upkeep closes later idle chats although one chat cannot be closed', async () => {
    await openWith({ closeIdleAfterMs: day });
    const { channel_id } = await openThree();
    now = () => Date.now() + day;
    await upkeep.round();
    expect(await customersOfOpen(channel_id)).toEqual(['a']);
  });

  test('upkeep closes the other chats of a removed channel, and logs the error of the chat that cannot be closed', async () => {
    const error = vi.fn();
    await openWith({}, { log: { error } });
    const { channel_id, work } = await openThree();
    await work(async (journal) => removeChannel((await channelOf(channel_id, journal))!, journal));
    await upkeep.round();
    expect(await customersOfOpen(channel_id)).toEqual(['a']);
    expect(error.mock.calls).toMatchObject([
      [{ chat_id: 1, err: { message: expect.stringContaining('visitor of chat 1') } }, expect.any(String)],
    ]);
  });

  test('if the disk is full, the task ends until a later round', async () => {
    let tries = 0;
    const full = new StoreFailure('The disk is full.');
    const error = vi.fn();
    await openWith(
      { closeIdleAfterMs: day },
      {
        log: { error },
        work() {
          tries++;
          return Promise.reject(full);
        },
      },
    );
    await openThree();
    now = () => Date.now() + day;
    await upkeep.round();
    expect([tries, error.mock.calls]).toEqual([
      1,
      [[{ err: full }, 'a task of upkeep failed; a later round will finish it']],
    ]);
  });

  test('the channel of a chat that cannot be closed is removed', async () => {
    await openWith({});
    const { channel_id } = await openThree();
    expect(await service.desk.removeChannel({ path: { channel_id } })).toMatchObject({ status: 204 });
    expect(await customersOfOpen(channel_id)).toEqual(['a']);
  });
});

test('a chat that ended long ago is removed with all its data, and the file of the store shrinks', async () => {
  await openWith({ keepMs: 30 * day });
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  for (let each = 0; each < 3; each++) {
    await say(endpoint, 'Hello', { id: `gone ${each}`, name: 'x'.repeat(9000) });
    const { chat } = await newestChat(service.desk, channel_id);
    for (let times = 0; times < 5; times++) await say(endpoint, 'y'.repeat(900), { id: `gone ${each}` });
    await service.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
  }
  await say(endpoint, 'I stay', { id: 'stays' });
  await upkeep.round();
  expect(await count('chats')).toBe(4);

  now = () => Date.now() + 31 * day;
  await upkeep.round();
  expect(await count('chats')).toBe(1);
  expect(await count('visitors')).toBe(1);
  const events = await rowsOf(store, 'events');
  expect(events.map(({ event }) => event)).toEqual(['entry_added']);
  const { data } = service.composition;
  await service.close();
  const shrunk = statSync(data).size;

  await openWith({ keepMs: 30 * day });
  await say((await createChannel(service.desk, nowhere)).endpoint, 'I stay', { id: 'stays' });
  const neverLarger = service.composition.data;
  await service.close();
  expect(shrunk).toBe(statSync(neverLarger).size);
});

test('the number of queries in a round of upkeep does not grow with removed channels and open chats', async () => {
  let finds = 0;
  now = Date.now;
  service = await openService({
    parts: {
      store(good) {
        const find = good.find.bind(good);
        good.find = (...of) => {
          finds++;
          return find(...of);
        };
        return good;
      },
      upkeep(parts) {
        upkeep = new Upkeep({ ...parts, options: { closeIdleAfterMs: day } });
        return Object.assign(new Upkeep(parts), { start: () => {} });
      },
    },
  });
  const round = async () => {
    finds = 0;
    await upkeep.round();
    return finds;
  };
  const { endpoint } = await createChannel(service.desk, nowhere);
  await say(endpoint, 'Hello', { id: 'first' });
  const before = await round();
  for (let each = 0; each < 20; each++) {
    const { channel_id } = await createChannel(service.desk, nowhere);
    await service.desk.removeChannel({ path: { channel_id } });
    await say(endpoint, 'Hello', { id: each });
  }
  expect(await round()).toBe(before);
});

test('a pending delivery stays with its chat, and other chats are removed', async () => {
  await openWith({ keepMs: day });
  const { endpoint, channel_id } = await createChannel(service.desk, nowhere);
  await say(endpoint, 'Hello');
  const { chat } = await newestChat(service.desk, channel_id);
  await write(service.desk, chat.chat_id, 'Hi');
  await service.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
  for (const id of ['first', 'second']) {
    await say(endpoint, 'Hello', { id });
    const other = await newestChat(service.desk, channel_id);
    await service.desk.closeChat({ path: { chat_id: other.chat.chat_id }, body: { agent_id: 'ada' } });
  }
  now = () => Date.now() + 2 * day;
  await upkeep.round();
  expect(await count('deliveries')).toBe(1);
  expect(await count('chats')).toBe(1);
});

test('while a long round of upkeep runs, no further round begins or is queued', async () => {
  await openWith({});
  const long = Promise.withResolvers<void>();
  let reads = 0;
  const slow: Pick<Store, 'find'> = {
    async find() {
      reads++;
      await long.promise;
      return [];
    },
  };
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const parts = { store: slow, log: { error() {} }, options: {}, now: Date.now };
  const left = new Upkeep(parts as unknown as UpkeepParts);
  left.start();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  vi.useRealTimers();
  const stopping = left.stop();
  long.resolve();
  await stopping;
  expect(reads).toBe(1);
});
