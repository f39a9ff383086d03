import type { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { Cache } from '../../cache.ts';
import type { Missed, Turn } from '../../shared.ts';
import { Feed, lastTurn } from './feed.ts';
import { PostgresStore } from './postgres.ts';
import { execute, type Server, startServer } from './testing/server.ts';

let server: Server;
let url: string;
let store: PostgresStore;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  url = await server.database();
  store = await PostgresStore.open(url);
  client = await store.connect();
});
afterEach(() => Promise.all([client.end(), store.close()]));
afterAll(() => server[Symbol.asyncDispose]());

const agent = (agent_id: string, name: string) => ({ agent_id, data: { agent_id, name, online: false } });

/** Other processes write so many turns, each of which touches agents and tells what they are now. */
async function others(count: number, characters = 10): Promise<void> {
  await execute(
    url,
    `with behind as (select coalesce(max(turn), 0) as turn from parlance.turns)
     insert into parlance.turns select turn + each, gen_random_uuid()::text,
       '[["agents","ada",{"agent_id":"ada","data":{"name":"' || (turn + each) || repeat('x', ${characters}) || '"}}]]', false, '[]'
     from behind, generate_series(1, ${count}) each;
     insert into parlance.counters select 'turn', max(turn) from parlance.turns
     on conflict (counter) do update set last = excluded.last`,
  );
}

/** A feed that stands at the last turn, what it tells, and how much it read at once. */
async function following() {
  const cache = new Cache();
  const answers: { turns: number; characters: number }[] = [];
  const database = {
    async query(asked: { text: string }) {
      const answer = await client.query(asked);
      const characters = JSON.stringify(answer.rows).length;
      answers.push({ turns: answer.rows.length, characters });
      return answer;
    },
  };
  const feed = new Feed(cache, database, await lastTurn(client));
  const heard: (number | Missed)[] = [];
  feed.listen((turn: Turn | Missed) => heard.push(typeof turn === 'string' ? turn : turn.turn));
  return { feed, cache, answers, heard };
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, each) => first + each);

test('who is behind reads all of it in pieces, and misses none', async () => {
  await others(3);
  const { feed, answers, heard } = await following();
  await others(700);
  await feed.upToNow();
  expect(heard).toEqual(from(4, 703));
  for (const { turns } of answers) expect(turns).toBeLessThanOrEqual(201);
  expect(answers.length).toBeGreaterThan(3);
  await others(1);
  await feed.upToNow();
  expect(heard.at(-1)).toBe(704);
});

test('pieces are small where turns are heavy, and a turn that is heavier than a piece is read all the same', async () => {
  const { feed, answers, heard } = await following();
  await others(33);
  await others(6, 400_000);
  await others(2, 3_000_000);
  await feed.upToNow();
  expect(heard).toEqual(from(1, 41));
  for (const { characters } of answers) expect(characters).toBeLessThan(4_100_000);
});

test('who is behind by very much reads little of it, believes nothing of what was in memory, and goes on from the last turn', async () => {
  await others(1);
  const { feed, cache, answers, heard } = await following();
  cache.set('chats', 7, { chat_id: 7 }, 1);
  await others(9000, 3000);
  await feed.upToNow();
  expect(heard.slice(-2)).toEqual([expect.any(Number), 'gap']);
  expect(heard.length).toBeLessThan(1100);
  expect(answers.reduce((sum, { characters }) => sum + characters, 0)).toBeLessThan(10_000_000);
  expect([cache.get('chats', 7), cache.get('agents', 'ada')]).toEqual([undefined, undefined]);
  expect(feed.unseen().behind.turn).toBe(9001);
  await others(1);
  await feed.upToNow();
  expect(heard.at(-1)).toBe(9002);
});

test('those who ask while it is read wait for that, and share one question for what came since', async () => {
  const { feed, answers } = await following();
  await others(900);
  const asked: Promise<void>[] = [];
  let isRead = false;
  const first = feed.upToNow().finally(() => (isRead = true));
  while (!isRead) {
    for (let each = 0; each < 10; each++) asked.push(feed.upToNow());
    await new Promise(setImmediate);
  }
  await Promise.all([first, ...asked]);
  expect(asked.length).toBeGreaterThan(20);
  expect(answers.filter(({ turns }) => turns > 33).length).toBeLessThanOrEqual(6);
});

test('what was durable when it was asked for is known, though another one was reading on', async () => {
  const { feed } = await following();
  for (let round = 0; round < 5; round++) {
    await others(300);
    const reading = feed.upToNow();
    // Somewhere in the middle of it.
    for (let turn = 0; turn < round * 3; turn++) await new Promise(setImmediate);
    await others(1);
    await feed.upToNow();
    expect(feed.unseen().behind.turn).toBe((round + 1) * 301);
    await reading;
  }
});

test('a turn of this process that is skipped with others, before its answer comes, is not gone back to', async () => {
  const { feed, heard } = await following();
  const turn: Turn = { turn: 1, touched: [], events: false, began: [] };
  let isRemembered = false;
  feed.making({ turn, id: 'mine', remember: () => (isRemembered = true) });
  await others(9000);
  await feed.upToNow();
  feed.made();
  expect([heard.at(-1), feed.unseen().behind.turn, isRemembered]).toEqual(['gap', 9000, false]);
});

test.each([200, 9000])(
  'a process that is %d turns behind writes on what the others have left',
  async (count) => {
    const put = (name: string) => store.work(async (tx) => tx.put('agents', agent('ada', name)));
    await put('mine');
    await others(count);
    await execute(url, "update parlance.agents set data = replace(data, 'mine', 'theirs')");
    const seen = await store.work(async (tx) => {
      const row = await tx.get('agents', 'ada');
      tx.put('agents', agent('ada', 'last'));
      return row?.data.name;
    });
    // What goes along with a turn here names the turn.
    expect(seen).toBe(count === 200 ? `${count + 1}xxxxxxxxxx` : 'theirs');
    expect((await store.get('agents', 'ada'))?.data.name).toBe('last');
    expect(await lastTurn(client)).toMatchObject({ turn: count + 2 });
  },
);
