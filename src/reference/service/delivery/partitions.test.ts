import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { AttemptOutcome } from '../../../contract/send/send.ts';
import { type CommitListener, type Shared, type Store, StoreFailure } from '../store/port.ts';
import type { Delivery } from '../store/records.ts';
import { limitsOf } from './destinations.ts';
import { LaneWorkers, type WorkerParts } from './lanes.ts';
import { isNextVersion } from './transitions.ts';

const policy = { ...policies.sendAgentMessage, intervalMs: 20, timeoutMs: 20, giveUpMs: 60 };
const partition = 3;

function delivery(delivery_id: number): Delivery {
  const request = { url: `https://shop.example/${delivery_id}`, body: '{}' };
  return {
    delivery_id,
    lane: 'a',
    operation: 'send',
    kind: 'message',
    state: 'pending',
    recorded_at: 0,
    request,
    attempts: [],
  };
}

/**
 * Creates partitioned lanes on deliveries in memory. `answer` returns the outcome of a delivery's request. Writes fail while `store.isAway`
 * is true.
 */
function lanesOn(
  rows: Map<number, Delivery>,
  answer: (id: number) => Promise<AttemptOutcome>,
  store = { isAway: false },
) {
  const sent: number[] = [];
  const places = new Map<number, number>();
  const write = async (each: Delivery, change?: { withdraws: boolean }) => {
    if (store.isAway) throw new StoreFailure('The store is away.');
    if (!isNextVersion(rows.get(each.delivery_id), each, change)) return false;
    rows.set(each.delivery_id, structuredClone(each));
    return true;
  };
  const parts: Omit<WorkerParts, 'store'> = {
    limits: limitsOf({ now: Date.now }),
    policies: { send: policy, sendSlowly: { ...policy, intervalMs: 300, giveUpMs: 900 } },
    now: Date.now,
    logError: (error) => expect(error).toBeInstanceOf(StoreFailure),
    records: {
      load: async (id) => structuredClone(rows.get(id)),
      writeStart: (each) => write(each),
      removeStart: async (each) => void (await write(each, { withdraws: true })),
      writeOutcome: async (each) => void (await write(each)),
      writeEnd: async (each) => void (await write(each)),
      endUnprocessable: async (_, why) => expect(why).toBeUndefined(),
    },
    send: async ({ url }) => {
      const id = Number(url.split('/').at(-1));
      sent.push(id);
      const startedAt = Date.now();
      return { outcome: await answer(id), startedAt, endedAt: Date.now() };
    },
  };
  const reader = {
    find: async (_: 'pendingDeliveries', { after, partition: which }: { after: number; partition: number }) =>
      [...rows.values()].filter(
        ({ delivery_id, state }) =>
          state === 'pending' && delivery_id > after && (places.get(delivery_id) ?? partition) === which,
      ),
  } as unknown as Store;
  let tell: CommitListener = () => {};
  const shared: Shared = {
    listen: (listener) => (tell = listener),
    join: async () => {},
    takesPart: true,
    isUpkeepLeader: false,
    leave: async () => {},
  };
  const record = (each: Delivery, number: number, at = partition) => {
    rows.set(each.delivery_id, each);
    places.set(each.delivery_id, at);
    tell(
      { number, changedRows: [], hasEvents: false, newDeliveries: [[each.delivery_id, at, each.lane, 1]] },
      true,
    );
  };
  const loseHistory = () => tell('another history', false);
  return {
    lanes: new LaneWorkers({ ...parts, store: reader }, shared),
    record,
    sent,
    loseHistory,
    outcomes: parts.limits.outcomes,
  };
}

test('after its partition was lost and regained, a lane keeps the order of its deliveries', async () => {
  const rows = new Map<number, Delivery>();
  const first = Promise.withResolvers<AttemptOutcome>();
  const answers = [first.promise];
  const { lanes, record, sent } = lanesOn(rows, async () => answers.shift() ?? 'delivered');
  await lanes.resume();
  lanes.assign(partition);
  record(delivery(5), 1);
  await expect.poll(() => sent).toEqual([5]);

  lanes.revokeAll();
  lanes.assign(partition);
  record(delivery(10), 2);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toEqual([5]);

  first.resolve('bad_status');
  await expect.poll(() => [...rows.values()].map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  expect(sent).toEqual([5, 5, 10]);
  await lanes.stop();
});

test('an outcome is written when the store is back, and its request is not repeated', async () => {
  const rows = new Map<number, Delivery>();
  const first = Promise.withResolvers<AttemptOutcome>();
  const store = { isAway: false };
  const { lanes, record, sent } = lanesOn(rows, () => first.promise, store);
  await lanes.resume();
  lanes.assign(partition);
  record(delivery(5), 1);
  await expect.poll(() => sent).toEqual([5]);

  store.isAway = true;
  lanes.revokeAll();
  first.resolve('delivered');
  await new Promise((resolve) => setTimeout(resolve, 20));
  // The session comes back for a moment, and the process takes the partition twice.
  lanes.assign(partition);
  lanes.revokeAll();
  lanes.assign(partition);
  store.isAway = false;
  await expect.poll(() => rows.get(5)!.state, { timeout: 3000 }).toBe('delivered');
  record(delivery(6), 2);
  await expect.poll(() => sent).toEqual([5, 6]);
  expect(rows.get(5)!.attempts).toHaveLength(1);
  await lanes.stop();
});

test('an attempt whose request was not sent does not count, even if the store was away', async () => {
  const rows = new Map<number, Delivery>();
  const store = { isAway: false };
  const answers: AttemptOutcome[] = ['bad_status'];
  const { lanes, record, sent } = lanesOn(rows, async () => answers.shift() ?? 'delivered', store);
  await lanes.resume();
  lanes.assign(partition);
  record({ ...delivery(5), operation: 'sendSlowly' }, 1);
  // The start of the retry is written before the retry is due.
  await expect.poll(() => rows.get(5)!.attempts.length, { interval: 5 }).toBe(2);

  store.isAway = true;
  lanes.revokeAll();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(sent).toEqual([5]);
  store.isAway = false;
  lanes.assign(partition);
  await expect.poll(() => rows.get(5)!.state, { timeout: 4000 }).toBe('delivered');
  expect(rows.get(5)!.attempts.map(({ outcome }) => outcome)).toEqual(['bad_status', 'delivered']);
  await lanes.stop();
});

test('a stop does not wait for a store that is away', async () => {
  const rows = new Map<number, Delivery>();
  const store = { isAway: false };
  const { lanes, record, sent, outcomes } = lanesOn(
    rows,
    async () => {
      store.isAway = true;
      return 'delivered';
    },
    store,
  );
  await lanes.resume();
  lanes.assign(partition);
  record(delivery(5), 1);
  await expect.poll(() => sent).toEqual([5]);
  lanes.revokeAll();
  outcomes.stop();
  await lanes.stop();
  expect(rows.get(5)!.state).toBe('pending');
});

test('an attempt without a response delays only its own partition after partitions were lost and regained', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { lanes, record, sent } = lanesOn(new Map(), async (id) => (id === 5 ? hangs.promise : 'delivered'));
  await lanes.resume();
  const all = [partition, partition + 1];
  for (const each of all) lanes.assign(each);
  record(delivery(5), 1);
  await expect.poll(() => sent).toEqual([5]);
  lanes.revokeAll();
  for (const each of all) lanes.assign(each);
  record({ ...delivery(6), lane: 'b' }, 2, partition + 1);
  await expect.poll(() => sent).toEqual([5, 6]);
  record(delivery(7), 3);
  hangs.resolve('delivered');
  await expect.poll(() => sent).toEqual([5, 6, 7]);
  await lanes.stop();
});

test('after a failover the outcome of an attempt is never written into another delivery with the same number', async () => {
  const rows = new Map<number, Delivery>();
  const first = Promise.withResolvers<AttemptOutcome>();
  const answers = [first.promise, Promise.resolve('bad_status' as const)];
  const { lanes, record, sent, loseHistory } = lanesOn(rows, async () => answers.shift() ?? 'delivered');
  await lanes.resume();
  lanes.assign(partition);
  record({ ...delivery(5), recorded_at: 1 }, 1);
  record({ ...delivery(6), recorded_at: 1 }, 2);
  await expect.poll(() => sent).toEqual([5]);

  const request = { url: 'https://shop.example/50', body: '{}' };
  rows.clear();
  rows.set(5, { ...delivery(5), lane: 'b', recorded_at: 2, request });
  loseHistory();
  // Another process has made the first attempt of the new delivery 5. So it has as many attempts as the lost delivery 5.
  rows.get(5)!.attempts.push({ number: 1, startedAt: 0 });
  first.resolve('delivered');
  await expect.poll(() => rows.get(5)?.state).toBe('delivered');
  expect(sent.slice(1)).toEqual([50, 50]);
  expect(rows.get(5)).toMatchObject({ lane: 'b', recorded_at: 2, request });
  expect(rows.get(5)!.attempts).toHaveLength(3);
  expect(rows.has(6)).toBe(false);
  await lanes.stop();
});
