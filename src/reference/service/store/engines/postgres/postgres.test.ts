import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { Client } from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newDatabase } from '../../../../../workshop/testing/shared.ts';
import { deliveryOf, partitions, rowOf } from '../../deliveries.ts';
import {
  type Commit,
  type Missed,
  type PartitionWorker,
  StoreFailure,
  StoreUnavailable,
} from '../../port.ts';
import type { Delivery, Visitor } from '../../records.ts';
import { rowsOf, run } from '../../testing/engines.ts';
import { announcements, Transaction } from './commits.ts';
import { connections, locks } from './connect.ts';
import { rejectPooler } from './ownership.ts';
import { form, migrate, PostgresStore, rejectOldServer } from './postgres.ts';
import { execute, keepState } from './testing/server.ts';

let url: string;
let one: PostgresStore;
let other: PostgresStore;
beforeAll(async () => {
  url = await newDatabase();
});
beforeEach(async () => {
  await execute(url, 'drop schema if exists parlance, kept cascade');
  // The first process creates the tables.
  [one, other] = (await Promise.all([PostgresStore.open(url), PostgresStore.open(url)])) as [
    PostgresStore,
    PostgresStore,
  ];
});
afterEach(() => Promise.all([one.close(), other.close()]));

const agent = (agent_id: string, name = agent_id) => ({ agent_id, data: { agent_id, name, online: false } });
const put = (store: PostgresStore, agent_id: string, name: string) =>
  store.work(async (tx) => tx.put('agents', agent(agent_id, name)));
const nameAt = async (store: PostgresStore, agent_id: string) =>
  (await store.get('agents', agent_id))?.data.name;
const event = (event_id: number) => ({
  event_id,
  at: 0,
  event: 'offline_message' as const,
  chat_id: null,
  data: {},
});
const add = (store: PostgresStore) =>
  store.work(async (tx) => {
    const event_id = await tx.next('event');
    tx.put('events', event(event_id));
    return event_id;
  });

/** Returns the commits of which a process is notified, by their numbers. */
function hearing(store: PostgresStore): (number | Missed)[] {
  const heard: (number | Missed)[] = [];
  store.replication.listen((commit: Commit | Missed) =>
    heard.push(typeof commit === 'string' ? commit : commit.number),
  );
  return heard;
}

test('a cached row is up to date as soon as another process has changed it', async () => {
  for (let each = 0; each < 20; each++) {
    const [writer, reader] = each % 2 ? [one, other] : [other, one];
    await put(writer, 'ada', `${each}`);
    expect(await nameAt(reader, 'ada')).toBe(`${each}`);
    // A read in a unit of work returns the new version, too.
    const seen = await reader.work(async (tx) => (await tx.get('agents', 'ada'))?.data.name);
    expect(seen).toBe(`${each}`);
  }
  await one.work(async (tx) => tx.remove('agents', 'ada'));
  expect(await nameAt(other, 'ada')).toBeUndefined();
});

test('units of two processes run one after the other, and each sees the changes of the unit before it', async () => {
  await put(one, 'ada', '');
  await Promise.all(
    Array.from({ length: 60 }, (_, each) =>
      (each % 2 ? one : other).work(async (tx) => {
        const { data } = (await tx.get('agents', 'ada'))!;
        tx.put('agents', agent('ada', `${data.name}x`));
      }),
    ),
  );
  expect(await nameAt(one, 'ada')).toBe('x'.repeat(60));
});

test('a reader that continues after the last number it read misses no row, and no number is assigned twice', async () => {
  const read: number[] = [];
  let isWriting = true;
  const reading = (async () => {
    for (let isLast = false; !isLast; ) {
      isLast = !isWriting;
      const after = read.at(-1) ?? 0;
      const rows = await other.find('events', { after, limit: 1000 });
      read.push(...rows.map(({ event_id }) => event_id));
    }
  })();
  const given: number[] = [];
  const write = async (store: PostgresStore) => {
    for (let round = 0; round < 15; round++) {
      given.push(...(await Promise.all(Array.from({ length: 10 }, () => add(store)))));
    }
  };
  await Promise.all([write(one), write(other)]);
  isWriting = false;
  await reading;
  const all = Array.from({ length: 300 }, (_, index) => index + 1);
  expect(read).toEqual(all);
  expect(given.toSorted((a, b) => a - b)).toEqual(all);
});

test('every process is notified of every commit once and in order, or of a sequence gap', async () => {
  const heard = hearing(other);
  for (let each = 0; each < 10; each++) await add(each % 3 === 0 ? other : one);
  await other.replication.catchUp();
  expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const cached = () => other.work(async (tx) => (await tx.get('agents', 'ada'))?.data.name);
  await put(one, 'ada', 'before');
  expect(await cached()).toBe('before');
  await put(one, 'ada', 'after');
  await add(one);
  await execute(url, 'delete from parlance.commits where number < 13');
  expect(await cached()).toBe('after');
  expect(heard.slice(10)).toEqual([11, 'sequence gap', 13]);
});

test.each([
  ['is behind the last commit that a process knows', 0],
  ['has reached that number by other commits', 3],
  ['has passed that number', 6],
])(
  'when a database has lost durable data and %s, no lost row is used, and no lost number is assigned again',
  async (_, commits) => {
    await put(one, 'ada', 'kept');
    await add(one);
    expect(await nameAt(other, 'ada')).toBe('kept');
    const putBack = await keepState(url);
    await put(one, 'ada', 'lost');
    await put(one, 'bo', 'lost');
    const given = await add(one);
    expect([await nameAt(other, 'ada'), await nameAt(other, 'bo')]).toEqual(['lost', 'lost']);
    await other.replication.catchUp();
    const heard = [hearing(one), hearing(other)];
    await putBack();
    const third = await PostgresStore.open(url);
    for (let each = 0; each < commits; each++) await put(third, 'cy', `${each}`);

    expect([await nameAt(other, 'ada'), await nameAt(other, 'bo')]).toEqual(['kept', undefined]);
    const seen = await one.work(async (tx) => [await tx.get('agents', 'ada'), await tx.get('agents', 'bo')]);
    expect(seen).toEqual([agent('ada', 'kept'), undefined]);
    await expect.poll(() => heard).toEqual([['another history'], ['another history']]);
    expect(await add(one)).toBeGreaterThan(given);
    // Later writes and reads work as usual.
    await put(other, 'ada', 'new');
    expect(await Promise.all([one, other, third].map((store) => nameAt(store, 'ada')))).toEqual([
      'new',
      'new',
      'new',
    ]);
    expect(heard.flat().filter((each) => typeof each === 'string')).toHaveLength(2);
    await third.close();
  },
);

test('connections that the server ends lose no acknowledged write', async () => {
  const taken: number[] = [];
  const refused: unknown[] = [];
  let isOver = false;
  const writing = [one, other].map(async (store) => {
    while (!isOver)
      await add(store).then(
        (id) => taken.push(id),
        (error) => refused.push(error),
      );
  });
  while (taken.length === 0) await sleep(10);
  for (let each = 0; each < 15; each++) {
    await sleep(30);
    const before = taken.length;
    await execute(
      url,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'parlance' and datname = current_database()",
    );
    // Waits until the store writes again, even on a busy machine.
    while (taken.length === before) await sleep(10);
  }
  isOver = true;
  await Promise.all(writing);
  for (const error of refused) expect(error).toBeInstanceOf(StoreFailure);
  const rows = await rowsOf(one, 'events');
  const kept = new Set(rows.map(({ event_id }) => event_id));
  expect(taken.length).toBeGreaterThan(15);
  expect(new Set(taken).size).toBe(taken.length);
  expect(taken.filter((id) => !kept.has(id))).toEqual([]);
});

test('a process that stops while it holds the lock blocks the others only briefly', async () => {
  const [holder] = [await one.connect()];
  await holder.query('begin');
  await holder.query('select pg_advisory_xact_lock($1, 1)', [0x7061_726c]);
  const began = performance.now();
  await put(other, 'ada', 'Ada');
  const waitedMs = performance.now() - began;
  expect(waitedMs).toBeGreaterThan(1000);
  // Without the server's time limit for idle transactions, the other process would wait for ever.
  expect(waitedMs).toBeLessThan(20_000);
  await holder.end();
});

test('a process that is paused during its turn delays the others only briefly, and its units succeed afterwards', async () => {
  const query = vi.spyOn(Client.prototype, 'query');
  const limits = () =>
    query.mock.calls.flatMap(
      ([asked]) => /_session_timeout = (\d+);\s+select/.exec(String(asked))?.[1] ?? [],
    );
  // The limit of a turn falls while the turns are quick.
  do await add(one);
  while (Number(limits().at(-1)) > 100);
  const { promise: isPaused, resolve: pauses } = Promise.withResolvers<void>();
  const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
  const commit = vi.spyOn(Transaction.prototype, 'commit').mockImplementationOnce(async function (
    this: Transaction,
  ) {
    pauses();
    await goesOn;
    return this.commit();
  });
  let runs = 0;
  const paused = one.work(async (tx) => {
    runs++;
    tx.put('agents', agent('bo', `run ${runs}`));
    return tx.next('chat');
  });
  await isPaused;
  // The server ends the paused session after this limit, and gives the lock to the other process.
  expect(Number(limits().at(-1))).toBeLessThan(500);
  query.mockRestore();
  await put(other, 'ada', 'Ada');
  goOn();
  expect(await paused).toBe(1);
  commit.mockRestore();
  expect([runs, await nameAt(other, 'bo')]).toEqual([2, 'run 2']);
});

test('the live processes share the partitions, and every partition is driven', async () => {
  const has = [new Set<number>(), new Set<number>()] as const;
  const driver = (mine: Set<number>): PartitionWorker => ({
    assign: (partition) => void mine.add(partition),
    revoke: async (partition) => void mine.delete(partition),
    revokeAll: () => mine.clear(),
  });
  const [first, second] = [one.shared, other.shared];
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await sleep(20);
  };
  await first.join(driver(has[0]));
  expect(has[0].size).toBe(partitions);
  await second.join(driver(has[1]));
  await until(() => has[1].size === partitions / 2);
  expect(has[0].size).toBe(partitions / 2);
  expect([...has[0]].filter((each) => has[1].has(each))).toEqual([]);
  // When a process ends, its session ends. Here the server ends the session instead.
  await execute(
    url,
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 2
       and database = (select oid from pg_database where datname = current_database()) limit 1`,
  );
  await until(() => has[0].size + has[1].size === partitions && has[0].size === has[1].size);
  expect([first, second].filter(({ isUpkeepLeader }) => isUpkeepLeader)).toHaveLength(1);
  await first.leave();
  expect(has[0].size).toBe(0);
  await until(() => has[1].size === partitions);
  expect([first.isUpkeepLeader, second.isUpkeepLeader]).toEqual([false, true]);
  await second.leave();
});

test('the rows that several units need and the cache lacks are read together', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => index + 1);
  const visitor = (each: number) => ({
    customer_key: `c${each}`,
    known_by: null,
    seen_at: null,
    data: {} as Visitor,
  });
  await other.work(async (tx) => {
    for (const each of rows) tx.put('visitors', visitor(each));
  });
  await put(one, 'ada', 'Ada');
  const query = vi.spyOn(Client.prototype, 'query');
  const seen = await Promise.all(
    rows.map((each) =>
      one.work(async (tx) => {
        const found = await tx.get('visitors', `c${each}`);
        const before = await tx.get('visitors', `c${each - 1}`);
        const missing = await tx.get('arrivals', each);
        tx.put('visitors', { ...found!, seen_at: each });
        return [found?.customer_key, before?.seen_at, missing];
      }),
    ),
  );
  const statements = query.mock.calls.length;
  query.mockRestore();
  // Each unit sees the changes of the unit before it.
  expect(seen).toEqual(rows.map((each) => [`c${each}`, each === 1 ? undefined : each - 1, undefined]));
  // The first unit runs in its own transaction.
  expect(statements).toBeLessThan(25);
});

test('a change of a delivery’s progress does not write its request again', async () => {
  const delivery: Delivery = {
    delivery_id: 1,
    lane: 'a',
    kind: 'message',
    operation: 'sendAgentMessage',
    state: 'pending',
    recorded_at: 0,
    request: { url: 'http://127.0.0.1:9/', body: 'as recorded' },
    attempts: [],
  };
  await one.work(async (tx) => tx.put('deliveries', rowOf(delivery)));
  await execute(url, "update parlance.deliveries set data = replace(data, 'as recorded', 'as it stands')");
  await one.work(async (tx) => {
    const stored = (await tx.get('deliveries', 1))!;
    const attempts = [{ number: 1, startedAt: 7 }];
    tx.put('deliveries', rowOf({ ...deliveryOf(stored), attempts }, stored));
  });
  const [row] = await execute(url, 'select state, progress, data from parlance.deliveries');
  expect(row).toEqual({
    state: 'pending',
    progress: '{"attempts":[{"number":1,"startedAt":7}]}',
    data: expect.stringContaining('as it stands'),
  });
});

test('announces commits only while other processes may need them', async () => {
  const announced: string[] = [];
  const client = await one.connect();
  await client.query(`listen ${announcements}`);
  client.on('notification', ({ payload }) => announced.push(payload!));
  const heardUpTo = async (last: string) => {
    await execute(url, `select pg_notify('${announcements}', '${last}')`);
    await expect.poll(() => announced.at(-1)).toBe(last);
  };
  const driver: PartitionWorker = { assign: () => {}, revoke: async () => {}, revokeAll: () => {} };
  const [first, second] = [one.shared, other.shared];
  await first.join(driver);
  await add(one);
  await heardUpTo('alone');
  expect(announced).toEqual(['alone']);
  await second.join(driver);
  await add(other);
  await heardUpTo('in company');
  expect(announced.slice(1, -1)).toEqual(['2']);
  await Promise.all([first.leave(), second.leave(), client.end()]);
});

test('rejects a server that is too old', async () => {
  const old = { query: async () => ({ rows: [{ version: '13.16' }] }) } as unknown as Client;
  await expect(rejectOldServer(old)).rejects.toThrow(/PostgreSQL 13\.16, and the store needs 14/);
});

test('rejects a pooler that shares sessions, and explains the reason', async () => {
  const client = await one.connect();
  // The two connections share one session of the server, as connections through a pooler may.
  const pooled = { query: client.query.bind(client), end: async () => {} } as unknown as Client;
  await expect(rejectPooler(async () => pooled)).rejects.toThrow(StoreUnavailable);
  await expect(rejectPooler(async () => pooled)).rejects.toThrow(
    /pooler.*Name the address of PostgreSQL itself/,
  );
  await rejectPooler(() => one.connect());
  await client.end();
});

test('runs a migration without a time limit, and reports it to the log', async () => {
  const limits = "current_setting('statement_timeout') || current_setting('lock_timeout')";
  const present = form.current;
  const log: string[] = [];
  const opened = await connections(url);
  const migration = ['create table limits (at_once text)', `insert into limits select ${limits}`];
  await migrate(opened, (line) => log.push(line), {
    ...form,
    current: present + 1,
    migrations: { [present]: migration },
  });
  await opened.pool.end();
  expect(log).toEqual([expect.stringContaining(`from the form ${present} to ${present + 1}`)]);
  expect(await execute(url, 'select at_once from parlance.limits')).toEqual([{ at_once: '00' }]);
  await execute(url, `update parlance.form set form = ${present}`);
  const store = await PostgresStore.open(url);
  // Statements after the migration have their time limits.
  const asked = `select ${limits} as limits`;
  const client = await store.connect();
  expect(await run(store, asked)).toEqual([{ limits: '5s4s' }]);
  expect((await client.query(asked)).rows).toEqual([{ limits: '5s4s' }]);
  await client.end();
  await store.close();
});

test('migrates a database of schema version 2, which release 0.2.0 writes', async () => {
  await (await PostgresStore.open(url)).close();
  await execute(
    url,
    `alter table parlance.chats drop column unanswered_since; drop table parlance.offline_messages, parlance.files, parlance.trials,
       parlance.replies, parlance.sign_ins, parlance.actions;
     update parlance.form set form = 2;
     insert into parlance.chats values (71, 'of-form-2', 'open', '{"chat_id":71}')`,
  );
  const store = await PostgresStore.open(url);
  const chat = (await store.get('chats', 71))!;
  expect(chat).toMatchObject({ unanswered_since: null, data: { chat_id: 71 } });
  await store.work(async (tx) => tx.put('chats', { ...chat, unanswered_since: 5 }));
  const found = await store.find('unansweredChats', { channel_id: 'of-form-2', before: 5, limit: 9 });
  expect(found).toEqual([{ chat_id: 71 }]);
  await store.work(async (tx) => tx.remove('chats', 71));
  await store.close();
});

test('waits for another process that migrates the database, however long that takes', async () => {
  const holder = await one.connect();
  await holder.query('select pg_advisory_lock($1, 0)', [0x7061_726c]);
  const { promise: waits, resolve } = Promise.withResolvers<string>();
  const opened = PostgresStore.open(url, {
    opening(what) {
      // The driver sets its timeouts by these functions.
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      resolve(what);
    },
  });
  try {
    expect(await waits).toContain('is waited for');
    await new Promise(setImmediate);
    vi.advanceTimersByTime(3_600_000);
  } finally {
    vi.useRealTimers();
  }
  await holder.end();
  await (await opened).close();
});

test('the error of a damaged row names only that row, and rows that are read together with it are returned', async () => {
  await put(one, 'ada', 'a secret');
  await put(one, 'bo', 'Bo');
  await execute(
    url,
    "update parlance.agents set data = replace(data, '\"a secret\"', 'a secret') where agent_id = 'ada'",
  );
  const told: Error[] = [];
  const reader = await PostgresStore.open(url, { damaged: (error) => told.push(error) });
  const asked = await Promise.allSettled([
    reader.get('agents', 'ada'),
    reader.get('agents', 'bo'),
    reader.find('agents'),
    reader.work((tx) => tx.get('agents', 'ada')),
  ]);
  const damaged = asked.filter((each) => each.status === 'rejected').map(({ reason }) => inspect(reason));
  expect(damaged).toHaveLength(2);
  expect(told).toHaveLength(1);
  for (const each of [...damaged, inspect(told[0])]) {
    expect(each).toContain('The store holds a damaged row (agent_id ada)');
    expect(each).not.toContain('secret');
  }
  expect(asked[1]).toMatchObject({ value: agent('bo', 'Bo') });
  expect(asked[2]).toMatchObject({
    value: expect.not.arrayContaining([expect.objectContaining({ agent_id: 'ada' })]),
  });
  await reader.close();
});

test('commit rows with numbers above the commit counter affect no write, read or start', async () => {
  await put(one, 'ada', 'Ada');
  const [{ last }] = (await execute(url, "select last from parlance.counters where counter = 'commit'")) as [
    { last: string },
  ];
  for (const number of [Number(last) + 1, Number(last) + 3, '1000000', '9223372036854775807'])
    await execute(url, `insert into parlance.commits values (${number}, 'damaged', '[]', false, '[]')`);
  const started = await PostgresStore.open(url);
  for (const store of [one, started, other, one])
    for (const name of ['A', 'B', 'C']) {
      await put(store, 'ada', name);
      expect(await Promise.all([one, other, started].map((each) => nameAt(each, 'ada')))).toEqual(
        Array(3).fill(name),
      );
    }
  await started.close();
});

/** Holds an advisory lock in a separate session. Any role that may connect can do the same. */
async function holding(lock: number): Promise<Client & { processID: number }> {
  const client = new Client({ connectionString: url, application_name: 'stranger' });
  await client.connect();
  await client.query('select pg_advisory_lock($1, $2)', [locks.group, lock]);
  return client as Client & { processID: number };
}

const holder = (pid: number) =>
  new RegExp(`session ${pid} \\(user \\w+, application stranger, since \\d{4}-\\d\\d-\\d\\dT[\\d:]+Z\\)`);

test('a start that waits for a migration repeatedly logs the session that holds the lock, and the waiting time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const stranger = await holding(locks.form);
  const log: string[] = [];
  const starting = PostgresStore.open(url, { opening: (line) => log.push(line) });
  // `expect.poll` would advance the clock.
  const logged = async (lines: number) => {
    while (log.length < lines) await new Promise(setImmediate);
  };
  try {
    await logged(1);
    vi.advanceTimersByTime(10_000);
    await logged(2);
  } finally {
    vi.useRealTimers();
    await stranger.end();
  }
  await (await starting).close();
  for (const line of log) expect(line).toMatch(holder(stranger.processID));
  expect(log[0]).toContain(': 0 s so far');
  expect(log[1]).toContain(': 10 s so far');
});

test('when another session blocks a write, only the log names that session', async () => {
  const stranger = await holding(locks.writing);
  const failure = await put(one, 'ada', 'Ada').then(
    () => undefined,
    (error: Error) => error,
  );
  await stranger.end();
  expect(failure).toBeInstanceOf(StoreFailure);
  expect(failure!.message).not.toContain('session');
  expect((failure!.cause as Error).message).toMatch(holder(stranger.processID));
  await put(one, 'ada', 'Ada');
});

test('rejects a database with an unknown form, and a database that does not exist', async () => {
  await execute(url, 'update parlance.form set form = 999');
  await expect(PostgresStore.open(url)).rejects.toThrow(/has the form 999/);
  const nowhere = url.replace(/[^/]+$/, 'nowhere');
  await expect(PostgresStore.open(nowhere)).rejects.toThrow(StoreUnavailable);
  await expect(PostgresStore.open(nowhere)).rejects.toThrow(/^127\.0\.0\.1:\d+\/nowhere cannot be used/);
});
