import { randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDatabase } from '../../../../../workshop/testing/ask.ts';
import { rowOf } from '../../deliveries.ts';
import type { Announced, NewsListener } from '../../shared.ts';
import { Feed } from './feed.ts';
import { PostgresStore } from './postgres.ts';
import { execute } from './testing/server.ts';

let url: string;
let store: PostgresStore;
let client: Client;
beforeAll(async () => {
  url = await newDatabase();
});
beforeEach(async () => {
  await execute(url, 'drop schema if exists parlance cascade');
  store = await PostgresStore.open(url);
  client = await store.connect();
});
afterEach(() => Promise.all([client.end(), store.close()]));

const addEvent = () =>
  store.work(async (tx) => {
    const event_id = await tx.next('event');
    tx.put('events', { event_id, at: 0, event: 'offline_message', chat_id: null, data: {} });
  });
const addDelivery = () =>
  store.work(async (tx) => {
    const delivery_id = await tx.next('delivery');
    const request = { url: 'http://127.0.0.1:9/', body: '{}' };
    const of = { lane: 'a', kind: 'message', operation: 'sendAgentMessage', state: 'pending' } as const;
    tx.put('deliveries', rowOf({ ...of, delivery_id, recorded_at: 0, request, attempts: [] }));
  });

/** The feed of another process, what it tells, and how often it asked. */
async function following(isUrgent?: (announced: Announced) => boolean) {
  const asked = { times: 0 };
  const database = {
    query(question: { text: string }) {
      asked.times++;
      return client.query(question);
    },
  };
  const feed = new Feed(randomUUID(), database);
  await feed.look();
  asked.times = 0;
  const heard: Parameters<NewsListener>[0][] = [];
  feed.listen((news) => heard.push(news), isUrgent);
  return { feed, asked, heard };
}

const news = { events: false, outages: false, deliveries: { after: 0, to: 0 } };

test('tells each thing once, with the range of the deliveries that are new', async () => {
  const { feed, heard } = await following();
  await addDelivery();
  await addDelivery();
  await feed.look();
  await feed.look();
  await addEvent();
  await addDelivery();
  await feed.look();
  const outage = { url: 'http://127.0.0.1:9/', since: 0, failed: 9 };
  await store.work(async (tx) => tx.put('outages', { url: outage.url, data: outage }));
  await feed.look();
  expect(heard).toEqual([
    { ...news, deliveries: { after: 0, to: 2 } },
    { ...news, events: true, deliveries: { after: 2, to: 3 } },
    { ...news, outages: true, deliveries: { after: 3, to: 3 } },
  ]);
});

test('asks by one query for announced commits, once a listener waits for one of them', async () => {
  const { feed, asked, heard } = await following(({ partitions }) => partitions.includes(7));
  await addEvent();
  const announced = { from: 'another', events: true, settings: false };
  for (let each = 0; each < 3; each++) feed.hear(JSON.stringify({ ...announced, partitions: [5] }));
  for (const nonsense of ['', '7', 'null', '{"number":9}', '{"partitions":7}', '\\0']) feed.hear(nonsense);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.times).toBe(0);
  for (let each = 0; each < 3; each++) feed.hear(JSON.stringify({ ...announced, partitions: [5, 7] }));
  await expect.poll(() => heard).toEqual([{ ...news, events: true }]);
  expect(asked.times).toBe(1);
});

test('an answer that comes while this process writes, or after a later one, tells nothing', async () => {
  const { feed, heard } = await following();
  await addEvent();
  const asked = feed.question();
  const answer = { counters: { commit: 1, event: 1 }, last_id: 'one', known_id: null };
  feed.begun(asked, answer);
  await addEvent();
  await feed.look();
  expect(heard).toEqual([{ ...news, events: true }]);
  feed.ended({ number: 2, id: 'two', numbers: new Map([['commit', 2]]) });
  feed.begun(asked, answer);
  feed.ended();
  expect(heard).toHaveLength(1);
  expect([feed.last, feed.given('event')]).toEqual([2, 1]);
});
