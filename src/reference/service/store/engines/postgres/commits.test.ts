import type { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newDatabase } from '../../../../../workshop/testing/shared.ts';
import { Cache } from '../../cache.ts';
import type { Commit, Missed } from '../../port.ts';
import { lastCommit, ReplicationLog } from './commits.ts';
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

const agent = (agent_id: string, name: string) => ({ agent_id, data: { agent_id, name, online: false } });

/** Adds `count` commits to the log as another process does. Each changes an agent, and contains the agent's new row. */
async function others(count: number, characters = 10): Promise<void> {
  await execute(
    url,
    `with behind as (select coalesce(max(number), 0) as number from parlance.commits)
     insert into parlance.commits select number + each, gen_random_uuid()::text,
       '[["agents","ada",{"agent_id":"ada","data":{"name":"' || (number + each) || repeat('x', ${characters}) || '"}}]]', false, '[]'
     from behind, generate_series(1, ${count}) each;
     insert into parlance.counters select 'commit', max(number) from parlance.commits
     on conflict (counter) do update set last = excluded.last`,
  );
}

/** Opens a replication log at the last commit. Records its notifications, and the sizes of the results that it reads. */
async function following() {
  const cache = new Cache();
  const answers: { commits: number; characters: number }[] = [];
  const database = {
    async query(asked: { text: string }) {
      const answer = await client.query(asked);
      const characters = JSON.stringify(answer.rows).length;
      answers.push({ commits: answer.rows.length, characters });
      return answer;
    },
  };
  const log = new ReplicationLog(cache, database, await lastCommit(client));
  const heard: (number | Missed)[] = [];
  const hear = (commit: Commit | Missed) =>
    void heard.push(typeof commit === 'string' ? commit : commit.number);
  log.listen(hear);
  return { log, cache, answers, heard };
}

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, each) => first + each);

test('a process that lacks commits reads them by one query, and misses none', async () => {
  await others(3);
  const { log, answers, heard } = await following();
  await others(700);
  await log.catchUp();
  expect(heard).toEqual(from(4, 703));
  expect(answers).toHaveLength(1);
  await others(1);
  await log.catchUp();
  expect(heard.at(-1)).toBe(704);
});

test.each([
  ['very many commits', 9000, 3000],
  ['commits with very many rows', 900, 12_000],
])('a process that lacks %s skips to the last one and clears its cache', async (_, count, characters) => {
  await others(1);
  const { log, cache, answers, heard } = await following();
  cache.set('chats', 7, { chat_id: 7 });
  await others(count, characters);
  await log.catchUp();
  expect(heard).toEqual(['sequence gap', count + 1]);
  expect(answers.reduce((sum, { characters }) => sum + characters, 0)).toBeLessThan(100_000);
  expect(cache.get('chats', 7)).toBeUndefined();
  await others(1);
  await log.catchUp();
  expect(heard.at(-1)).toBe(count + 2);
});

test('a commit contains no more rows than a process can read at once, however many it changed', async () => {
  await store.work(async (tx) => {
    for (let each = 0; each < 300; each++) tx.put('agents', agent(`agent ${each}`, 'x'.repeat(3900)));
  });
  const [row] = await execute(
    url,
    'select length(touched) as characters, json_array_length(touched::json) as rows from parlance.commits',
  );
  expect(row!['rows']).toBe(300);
  expect(row!['characters']).toBeGreaterThan(400_000);
  expect(row!['characters']).toBeLessThan(600_000);
});

test('announced commits are read by one query', async () => {
  const { log, answers, heard } = await following();
  await others(4);
  for (const nonsense of ['', 'null', '{"number":9}', '\\0', '1e99', undefined]) log.onAnnouncement(nonsense);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(answers).toEqual([]);
  for (const number of ['3', '4']) log.onAnnouncement(number);
  await expect.poll(() => heard).toEqual([1, 2, 3, 4]);
  expect(answers).toHaveLength(1);
});

test('calls at the same time share one query', async () => {
  const { log, answers } = await following();
  await others(900);
  for (let round = 0; round < 3; round++) {
    const calls = Array.from({ length: 10 }, () => log.catchUp());
    await new Promise(setImmediate);
    await Promise.all([...calls, ...Array.from({ length: 10 }, () => log.catchUp())]);
  }
  expect(answers.length).toBeLessThanOrEqual(6);
});

test('a call resolves when all commits before it are known, even while another call still reads', async () => {
  const { log } = await following();
  for (let round = 0; round < 5; round++) {
    await others(300);
    const reading = log.catchUp();
    // At this moment, the other call still reads the log.
    for (let wait = 0; wait < round * 3; wait++) await new Promise(setImmediate);
    await others(1);
    await log.catchUp();
    expect(log.nextQuery().position.number).toBe((round + 1) * 301);
    await reading;
  }
});

test('a commit of this process that is skipped before its response arrives is not applied afterwards', async () => {
  const { log, heard } = await following();
  const commit: Commit = { number: 1, changedRows: [], hasEvents: false, newDeliveries: [] };
  let isRemembered = false;
  log.beforeCommit('mine');
  await others(9000);
  await log.catchUp();
  log.afterCommit(commit, 'mine', () => (isRemembered = true));
  expect([heard, log.nextQuery().position.number, isRemembered]).toEqual([
    ['sequence gap', 9000],
    9000,
    false,
  ]);
});

test('a commit of this process that the log shows before its response is reported once, as its own', async () => {
  const { log, cache, heard } = await following();
  const own: boolean[] = [];
  log.listen((_, isOwn) => void own.push(isOwn));
  log.beforeCommit('mine');
  await others(1);
  await execute(url, "update parlance.commits set id = 'mine'");
  await log.catchUp();
  const row = cache.get('agents', 'ada');
  log.afterCommit(
    { number: 1, changedRows: [['agents', 'ada']], hasEvents: false, newDeliveries: [] },
    'mine',
    () => cache.clear(),
  );
  await others(1);
  await log.catchUp();
  expect([heard, own, row]).toEqual([[1, 2], [true, false], expect.anything()]);
});

test.each([200, 9000])(
  'a process that is %d commits behind sees the changes of others when it writes',
  async (count) => {
    const put = (agent_id: string, name: string) =>
      store.work(async (tx) => tx.put('agents', agent(agent_id, name)));
    await put('ada', 'mine');
    await put('bo', 'mine');
    await others(count);
    await execute(url, "update parlance.agents set data = replace(data, 'mine', 'theirs')");
    const seen = await store.work(async (tx) => {
      const rows = [await tx.get('agents', 'ada'), await tx.get('agents', 'bo')];
      tx.put('agents', agent('ada', 'last'));
      return rows.map((row) => row?.data.name);
    });
    // In the log, the name of Ada begins with the number of the commit. Bo is in no commit that this process reads.
    expect(seen).toEqual([`${count + 2}xxxxxxxxxx`, count === 200 ? 'mine' : 'theirs']);
    expect((await store.get('agents', 'ada'))?.data.name).toBe('last');
    expect(await lastCommit(client)).toMatchObject({ number: count + 3 });
  },
);
