import { afterEach, describe, expect, test } from 'vitest';
import { type Store, StoreFailure } from '../store/port.ts';
import { run } from '../store/testing/engines.ts';
import { openReceiver } from '../testing/receiver.ts';
import {
  createChannel,
  followDesk,
  newestChat,
  type OpenService,
  openService,
  readChat,
  say,
} from '../testing/site.ts';
import { arrive, openWidget } from '../testing/visitor.ts';

const nowhere = 'http://127.0.0.1:9/chat';
let service: OpenService | undefined;
afterEach(async () => {
  await service?.[Symbol.asyncDispose]();
  service = undefined;
});

/** Starts a service, and returns a function that makes its disk full. SQLite then reports a full disk as soon as it needs a new page. */
async function openWithDisk(): Promise<{ fill(isFull: boolean): Promise<void>; own: OpenService }> {
  let store: Store;
  const own = await openService({ parts: { store: (good) => (store = good) } });
  service = own;
  return {
    own,
    async fill(isFull) {
      await run(store, `PRAGMA max_page_count = ${isFull ? 1 : 1_000_000_000}`);
    },
  };
}

/** Starts a service, and returns a function that makes all units of work fail after some more of them. */
async function openFailing(): Promise<{ own: OpenService; failAfter(units: number): void }> {
  let left = Number.POSITIVE_INFINITY;
  const own = await openService({
    parts: {
      store: (good) => ({
        ...portOf(good),
        work: (unit) =>
          left-- > 0 ? good.work(unit) : Promise.reject(new StoreFailure('The disk is full.')),
      }),
    },
  });
  service = own;
  return { own, failAfter: (units) => (left = units) };
}

/** Returns an object with the methods of a store. A test can replace single methods. */
function portOf(store: Store): Store {
  return {
    get: (table, key) => store.get(table, key),
    recent: (table, key) => store.recent(table, key),
    find: (...read) => store.find(...read),
    work: (unit) => store.work(unit),
    reclaim: () => store.reclaim(),
    close: () => store.close(),
  };
}

describe('a full disk', () => {
  test('while the disk is full, requests get the status 503 with Retry-After, change nothing, and succeed later', async () => {
    const { own, fill } = await openWithDisk();
    const channel = await createChannel(own.desk, nowhere);
    await say(channel.endpoint, 'before', { id: 'a' });
    const { chat } = await newestChat(own.desk, channel.channel_id);
    await using events = await followDesk(own.desk);
    await fill(true);
    const body = (id: string) =>
      JSON.stringify({ sender: { id, name: 'x'.repeat(8000) }, message: { type: 'text', text: 'lost' } });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        fetch(channel.endpoint, { method: 'POST', body: body(`customer ${index}`) }),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    const closing = await own.desk.closeChat({ path: { chat_id: chat.chat_id }, body: { agent_id: 'ada' } });
    expect([200, 503]).toContain(closing.status);
    const listed = await own.desk.listChats({ query: {} });
    expect(listed).toMatchObject({ body: { chats: [{ chat_id: chat.chat_id }] } });
    expect((listed.body as { chats: unknown[] }).chats).toHaveLength(1);
    await fill(false);

    await say(channel.endpoint, 'after', { id: 'b' });
    const { chat: next, transcript } = await newestChat(own.desk, channel.channel_id);
    expect(next.chat_id).toBe(chat.chat_id + 1);
    expect(transcript.map(({ text }) => text)).toEqual(['after']);
    await events.until(({ entry }) => entry?.text === 'after');
    expect(JSON.stringify(events.seen)).not.toContain('lost');
  });

  test('after a full disk and a restart, no message reaches the chat of another customer', async () => {
    const { own, fill } = await openWithDisk();
    const channel = await createChannel(own.desk, nowhere);
    await fill(true);
    const long = 'x'.repeat(9000);
    const ids = Array.from({ length: 30 }, (_, index) => `customer ${index}`);
    const post = (id: string) => say(channel.endpoint, `from ${id}`, { id, name: long });
    await Promise.all(ids.map(post));
    await fill(false);
    const again = await Promise.all(ids.toReversed().map(post));
    expect(new Set(again)).toEqual(new Set([200]));
    await own.close();
    await using later = await openService({ data: own.composition.data });
    service = undefined;
    const listed = await later.desk.listChats({ query: {} });
    if (listed.status !== 200) throw new Error('no list');
    expect(listed.body.chats).toHaveLength(ids.length);
    for (const { chat_id, customer } of listed.body.chats) {
      const { transcript } = await readChat(later.desk, chat_id);
      expect(transcript.map(({ text }) => text)).toEqual([`from ${customer.id}`]);
    }
  });
});

test('the response of a webhook receiver is shown to the agent, even if the disk was full when it arrived', async () => {
  let failing = 0;
  const own = await openService({
    parts: {
      store: (good) => ({
        ...portOf(good),
        work: (unit) =>
          failing-- > 0 ? Promise.reject(new StoreFailure('The disk is full.')) : good.work(unit),
      }),
    },
  });
  service = own;
  await using receiver = await openReceiver(() => {
    failing = 1;
    return { result: 'OK', crm_link: 'https://crm.example/7' };
  });
  const { channel_id, endpoint } = await createChannel(own.desk, nowhere);
  await own.desk.setWebhook({ path: { channel_id }, body: { url: receiver.url } });
  await say(endpoint, 'Hello');
  const { chat } = await newestChat(own.desk, channel_id);
  await own.desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
  const panel = async () => (await readChat(own.desk, chat.chat_id)).chat.panel;
  await expect.poll(panel).toMatchObject([{ link: 'https://crm.example/7' }]);
  // The webhook was delivered, so it is not sent again.
  expect(receiver.caught).toHaveLength(1);
});

test('a call reduces the balance only if it starts, even if the disk becomes full at any step', async () => {
  const { own, failAfter } = await openFailing();
  let calls = 0;
  const widget_id = await openWidget(own, { callback: { enabled: true, balance: 3 } });
  const balance = async () => {
    const listed = await own.desk.listChannels({});
    return listed.status === 200 ? listed.body.channels[0]!.widget!.callback?.balance : undefined;
  };
  for (const units of [0, 1, 2, 3]) {
    const { client, path } = await arrive(own, widget_id);
    failAfter(units);
    const { status } = await client.requestCall({ path, body: { phone: '+49 30 901820' } });
    failAfter(Number.POSITIVE_INFINITY);
    if (status === 204) calls++;
    else expect(status).toBe(503);
    expect([units, await balance()]).toEqual([units, 3 - calls]);
  }
  expect(calls).toBeGreaterThan(0);
});

test('an action in the set-up succeeds, even if the disk is full when the action is recorded', async () => {
  const { own, failAfter } = await openFailing();
  failAfter(1);
  const created = await own.desk.createChannel({ body: { name: 'Shop', agents: ['ada'] } });
  failAfter(Number.POSITIVE_INFINITY);
  expect(created.status).toBe(201);
  expect(await own.desk.listChannels({})).toMatchObject({ body: { channels: [{ name: 'Shop' }] } });
});

test('a channel with many open chats is removed in batches, and other requests do not wait', async () => {
  const own = await openService();
  service = own;
  const [many, other] = [await createChannel(own.desk, nowhere), await createChannel(own.desk, nowhere)];
  const ids = Array.from({ length: 400 }, (_, index) => `customer ${index}`);
  await Promise.all(ids.map((id) => say(many.endpoint, 'Hello', { id })));
  let isOver = false;
  const removing = own.desk.removeChannel({ path: { channel_id: many.channel_id } }).then((answer) => {
    isOver = true;
    return answer;
  });
  let meanwhile = 0;
  while (!isOver) {
    expect(await say(other.endpoint, 'Me too', { id: `other ${meanwhile}` })).toBe(200);
    if (!isOver) meanwhile++;
  }
  expect((await removing).status).toBe(204);
  expect(meanwhile).toBeGreaterThan(0);
  const open = await own.desk.listChats({ query: { channel_id: many.channel_id, state: 'open' } });
  expect(open).toMatchObject({ body: { chats: [] } });
});
