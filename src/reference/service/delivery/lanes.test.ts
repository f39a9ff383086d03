import { expect, test, vi } from 'vitest';
import { type DeliveryPolicy, policies } from '../../../../generated/policies.ts';
import type { AttemptOutcome, AttemptResult } from '../../../contract/send/send.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import { destinations } from '../../limits.ts';
import { type Reader, StoreFailure } from '../store/port.ts';
import type { Attempt, Delivery } from '../store/records.ts';
import { Circuits, type Limits, limitsOf } from './destinations.ts';
import { LaneWorker, type WorkerParts } from './lanes.ts';
import { Semaphore } from './policy.ts';
import { Unprocessable } from './transitions.ts';

const stated: DeliveryPolicy = {
  ...policies.sendAgentMessage,
  attempts: 3,
  intervalMs: 60,
  timeoutMs: 60,
  giveUpMs: 180,
};

function delivery(delivery_id: number, lane: string, attempts: Attempt[] = []): Delivery {
  const request = { url: `https://shop.example/${delivery_id}`, body: '{}' };
  return {
    delivery_id,
    lane,
    operation: 'send',
    kind: 'message',
    state: 'pending',
    recorded_at: 0,
    request,
    attempts,
  };
}

/** Creates a store of deliveries in memory. It stores copies, and returns copies. */
function storeOf() {
  const rows = new Map<number, Delivery>();
  return {
    rows,
    keep: (each: Delivery) => void rows.set(each.delivery_id, structuredClone(each)),
    load: async (id: number) => structuredClone(rows.get(id)),
    find: (async (_: string, { after }: { after: number }) =>
      [...rows.values()]
        .filter((each) => each.state === 'pending' && each.delivery_id > after)
        .toSorted((a, b) => a.delivery_id - b.delivery_id)
        .map(({ delivery_id, lane, request }) => ({
          delivery_id,
          lane,
          weight: request.body.length,
        }))) as unknown as Reader['find'],
  };
}

interface WorkerOptions extends Partial<Pick<WorkerParts, 'most'>> {
  limits?: Partial<Limits>;
  broken?: { saves: number; until?: Promise<void> };
  policy?: DeliveryPolicy;
}

type Outcome = AttemptOutcome | 'shortage';

/** Starts a worker on an empty store. `outcomes` lists the outcomes of each delivery's requests; the last one repeats. */
async function workerWith(
  outcomes: Record<number, (Outcome | Promise<Outcome>)[]>,
  { broken = { saves: 0 }, policy = stated, limits = {}, ...parts }: WorkerOptions = {},
) {
  const store = storeOf();
  const log: string[] = [];
  const timeouts: number[] = [];
  const errors: unknown[] = [];
  const ended = new Set<number>();
  const damaged = new Set<number>();
  const waiting = new Map<number, () => void>();
  const write = async (each: Delivery, line: string) => {
    if (broken.saves > 0) {
      broken.saves--;
      throw new StoreFailure('the disk is full');
    }
    store.keep(each);
    log.push(line);
  };
  const worker = new LaneWorker({
    policies: { send: policy },
    now: Date.now,
    logError: (error) => void errors.push(error),
    ...parts,
    limits: { ...limitsOf({ now: Date.now }), ...limits },
    store,
    records: {
      load: async (id) => {
        if (damaged.has(id)) throw new Unprocessable('its record is damaged');
        return store.load(id);
      },
      writeStart: async (each) => {
        const { delivery_id, attempts } = each;
        await write(each, `save ${delivery_id}/${attempts.at(-1)!.number}`);
        return !ended.has(delivery_id);
      },
      removeStart: (each) => write(each, `take back ${each.delivery_id}, ${each.attempts.length} left`),
      writeOutcome: (each) => write(each, `${each.attempts.at(-1)!.outcome} ${each.delivery_id}`),
      endUnprocessable: async (delivery_id, why) => {
        await write({ ...store.rows.get(delivery_id)!, state: 'failed' }, `failed ${delivery_id}: ${why}`);
        waiting.get(delivery_id)?.();
      },
      writeEnd: async (each) => {
        const { delivery_id, state, attempts } = each;
        await write(each, `${state} ${delivery_id} after ${attempts.length}`);
        await broken.until;
        waiting.get(delivery_id)?.();
      },
    },
    send: async ({ url }, { timeoutMs }): Promise<AttemptResult> => {
      const startedAt = Date.now();
      timeouts.push(timeoutMs);
      log.push(`send ${url.split('/').at(-1)}`);
      const left = outcomes[Number(url.split('/').at(-1))] ?? ['delivered'];
      const outcome = await (left.length > 1 ? left.shift()! : left[0]!);
      const ended = { startedAt, endedAt: Date.now() };
      if (outcome !== 'shortage') return { outcome, ...ended };
      return { outcome: 'unreachable', why: 'connect EMFILE', isShortage: true, ...ended };
    },
  });
  await worker.backlog.reload();
  const settled = (delivery_id: number) =>
    new Promise<void>((resolve) => void waiting.set(delivery_id, resolve));
  /** Stores a delivery, and enqueues it. */
  const enqueue = (each: Delivery) => {
    store.keep(each);
    const { delivery_id, lane, request } = each;
    worker.backlog.add({ delivery_id, lane, weight: request.body.length });
  };
  /** Stores deliveries like an earlier process, and resumes them. */
  const resume = (left: Delivery[]) => {
    left.forEach(store.keep);
    return worker.backlog.reload();
  };
  return { worker, enqueue, resume, store, log, timeouts, errors, ended, damaged, settled };
}

test('the start of an attempt is written before its request is sent', async () => {
  const { enqueue, log, settled } = await workerWith({ 1: ['bad_status', 'delivered'] });
  const over = settled(1);
  enqueue(delivery(1, 'a'));
  await over;
  expect(log).toEqual(['save 1/1', 'send 1', 'bad_status 1', 'save 1/2', 'send 1', 'delivered 1 after 2']);
});

test('an attempt whose request this machine cannot send does not count, and is no failure of the destination', async () => {
  const circuits = new Circuits({
    now: Date.now,
    figures: { ...destinations, failsForMs: 0, deliveries: 1 },
  });
  const { worker, enqueue, log, errors, settled } = await workerWith(
    { 1: ['shortage', 'bad_status', 'shortage', 'bad_status', 'delivered'], 7: ['shortage', 'delivered'] },
    { limits: { circuits } },
  );
  const over = Promise.all([settled(1), settled(7)]);
  enqueue(delivery(1, 'a'));
  enqueue(delivery(7, 'b'));
  await over;
  expect(log.filter((line) => !line.includes('7'))).toEqual([
    ...['save 1/1', 'send 1', 'take back 1, 0 left'],
    ...['save 1/1', 'send 1', 'bad_status 1'],
    ...['save 1/2', 'send 1', 'take back 1, 1 left'],
    ...['save 1/2', 'send 1', 'bad_status 1'],
    ...['save 1/3', 'send 1', 'delivered 1 after 3'],
  ]);
  expect(circuits.open).toEqual([]);
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('connect EMFILE') })]);
  await worker.stop();
});

test('no request is sent if the start of its attempt was written too long ago', async () => {
  const { enqueue, log, settled } = await workerWith({});
  const elapsed = performance.now.bind(performance);
  const isPaused = () => log.includes('save 1/1') && !log.some((line) => line.startsWith('take back'));
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + (isPaused() ? 2500 : 0));
  const over = settled(1);
  enqueue(delivery(1, 'a'));
  await over;
  clock.mockRestore();
  expect(log).toEqual(['save 1/1', 'take back 1, 0 left', 'save 1/1', 'send 1', 'delivered 1 after 1']);
});

test('a lane keeps its order after any outcome of its first delivery, and other lanes do not wait', async () => {
  const { worker, enqueue, log, settled } = await workerWith({ 1: ['unreachable'], 2: ['refused'] });
  const over = Promise.all([settled(3), settled(4)]);
  enqueue(delivery(1, 'a'));
  enqueue(delivery(2, 'a'));
  enqueue(delivery(3, 'a'));
  enqueue(delivery(4, 'b'));
  expect(worker.backlog.count).toBe(4);
  await over;
  const ends = log.filter((line) => line.includes('after'));
  expect(ends).toEqual([
    'delivered 4 after 1',
    'failed 1 after 3',
    'failed 2 after 1',
    'delivered 3 after 1',
  ]);
  await worker.stop();
  expect(worker.backlog.count).toBe(0);
});

test('a delivery that an earlier process left continues with its next attempt on time', async () => {
  const { resume, store, log, timeouts, settled } = await workerWith({ 1: ['bad_status', 'delivered'] });
  const now = Date.now();
  const fresh = delivery(1, 'a', [{ number: 1, startedAt: now - 10 }]);
  const old = delivery(2, 'b', [{ number: 1, startedAt: now - 60_000 }]);
  const spent = delivery(3, 'c', [
    { number: 1, startedAt: now - 9000, endedAt: now - 8990, outcome: 'timeout' },
    { number: 2, startedAt: now - 6000, endedAt: now - 5990, outcome: 'timeout' },
    { number: 3, startedAt: now - 3000 },
  ]);
  const done = delivery(4, 'd', [
    { number: 1, startedAt: now - 50, endedAt: now - 40, outcome: 'delivered' },
  ]);
  const over = Promise.all([1, 2, 3, 4].map(settled));
  await resume([fresh, old, spent, done]);
  await over;
  expect(log.filter((line) => line.startsWith('send')).toSorted()).toEqual(['send 1', 'send 1', 'send 2']);
  const [first, last, whole] = [1, 3, 4].map((id) => store.rows.get(id)!) as [Delivery, Delivery, Delivery];
  expect(first.attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'interrupted'],
    [2, 'bad_status'],
    [3, 'delivered'],
  ]);
  expect(first.attempts[1]!.startedAt - first.attempts[0]!.startedAt).toBeGreaterThanOrEqual(
    stated.intervalMs!,
  );
  expect(first.attempts[0]!.endedAt).toBeLessThanOrEqual(first.attempts[0]!.startedAt + stated.timeoutMs);
  expect(last).toMatchObject({ state: 'failed', attempts: [{}, {}, { outcome: 'interrupted' }] });
  expect(whole).toMatchObject({ state: 'delivered', attempts: [{ number: 1 }] });
  expect(timeouts[0]).toBe(stated.timeoutMs);
});

test.each([1, 3])(
  'the interval counts from the start of attempt %i, even if another process has written it meanwhile',
  async (number) => {
    const { resume, store, settled } = await workerWith({ 1: ['delivered'] });
    const over = settled(1);
    const now = Date.now();
    const startedAt = (each: number) => now - (number - each) * stated.intervalMs!;
    const before = Array.from({ length: number - 1 }, (_, index): Attempt => {
      const at = startedAt(index + 1);
      return { number: index + 1, startedAt: at, endedAt: at, outcome: 'bad_status' };
    });
    const { load } = store;
    store.load = async (id) => {
      const seen = await load(id);
      store.keep(delivery(1, 'a', [...before, { number, startedAt: now, endedAt: now, outcome: 'timeout' }]));
      store.load = load;
      return seen;
    };
    const early = before.map((each) => ({ ...each, startedAt: each.startedAt - 50 }));
    await resume([delivery(1, 'a', [...early, { number, startedAt: now - 50 }])]);
    await over;
    const end = store.rows.get(1)!;
    expect(end.state).toBe(number === 1 ? 'delivered' : 'failed');
    if (number === 1) expect(end.attempts[1]!.startedAt - now).toBeGreaterThanOrEqual(stated.intervalMs!);
    else expect(Date.now() - startedAt(1)).toBeGreaterThanOrEqual(stated.giveUpMs);
  },
);

test('stopping waits for the attempt under way, writes its outcome, and makes no other attempt', async () => {
  const answer = Promise.withResolvers<AttemptOutcome>();
  const policy = { ...stated, intervalMs: 60_000, giveUpMs: 180_000 };
  const { worker, enqueue, log } = await workerWith({ 1: [answer.promise], 2: ['bad_status'] }, { policy });
  enqueue(delivery(1, 'a'));
  enqueue(delivery(2, 'b'));
  while (!log.includes('bad_status 2')) await new Promise(setImmediate);
  let stopped = false;
  const stopping = worker.stop().then(() => (stopped = true));
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  answer.resolve('delivered');
  await stopping;
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 1', 'send 2']);
  expect(log.at(-1)).toBe('delivered 1 after 1');
  expect(worker.backlog.count).toBe(1);
});

test('each of two stops waits for the attempt under way', async () => {
  const answer = Promise.withResolvers<AttemptOutcome>();
  const { worker, enqueue, log } = await workerWith({ 1: [answer.promise] });
  enqueue(delivery(1, 'a'));
  while (!log.includes('send 1')) await new Promise(setImmediate);
  const stopped: number[] = [];
  const stopping = [1, 2].map((each) => worker.stop().then(() => stopped.push(each)));
  await new Promise(setImmediate);
  expect(stopped).toEqual([]);
  answer.resolve('delivered');
  await Promise.all(stopping);
  expect(log.at(-1)).toBe('delivered 1 after 1');
});

test('during a stop no delivery starts, including the next one of a lane', async () => {
  const writing = Promise.withResolvers<void>();
  const { worker, enqueue, log } = await workerWith({}, { broken: { saves: 0, until: writing.promise } });
  for (const id of [1, 2, 3]) enqueue(delivery(id, 'a'));
  while (!log.includes('delivered 1 after 1')) await new Promise(setImmediate);
  const stopping = worker.stop();
  writing.resolve();
  await stopping;
  expect(log).toEqual(['save 1/1', 'send 1', 'delivered 1 after 1']);
  expect(worker.backlog.count).toBe(2);
});

test("the next delivery of a lane is queued behind other lanes' deliveries if its origin has no free permit", async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const limits = { origins: new Semaphore(1) };
  const { enqueue, log, settled } = await workerWith({ 1: [hangs.promise] }, { limits });
  const over = Promise.all([2, 3].map(settled));
  enqueue(delivery(1, 'a'));
  enqueue(delivery(2, 'a'));
  enqueue(delivery(3, 'b'));
  while (!log.includes('send 1')) await new Promise(setImmediate);
  hangs.resolve('delivered');
  await over;
  // Both wait for a permit, and delivery 3 has waited for longer than delivery 2.
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 1', 'send 3', 'send 2']);
  expect(log).toContain('delivered 1 after 1');
  expect(log).toContain('save 2/1');
});

test('a first attempt whose request was not sent waits for a permit again', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const third = Promise.withResolvers<void>();
  let count = 0;
  const origins = new (class extends Semaphore {
    override acquire(...of: Parameters<Semaphore['acquire']>) {
      count += 1;
      if (count === 3) third.resolve();
      return super.acquire(...of);
    }
  })(1);
  const outcomes = { 1: ['shortage' as const, 'delivered' as const], 2: [hangs.promise] };
  const { enqueue, log, settled } = await workerWith(outcomes, { limits: { origins } });
  const over = Promise.all([1, 2].map(settled));
  enqueue(delivery(1, 'a'));
  enqueue(delivery(2, 'b'));
  await third.promise;
  const sent = () => log.filter((line) => line.startsWith('send'));
  expect(sent()).toEqual(['send 1', 'send 2']);
  hangs.resolve('delivered');
  await over;
  expect(sent()).toEqual(['send 1', 'send 2', 'send 1']);
});

test('a delivery that has ended is not attempted, and its lane continues', async () => {
  const { worker, enqueue, log, ended, settled } = await workerWith({});
  const over = settled(4);
  for (const id of [1, 2, 3]) ended.add(id);
  for (const id of [1, 2, 3, 4]) enqueue(delivery(id, 'a'));
  worker.backlog.remove('a', new Set([1, 2]));
  await over;
  expect(log).toEqual(['save 1/1', 'save 3/1', 'save 4/1', 'send 4', 'delivered 4 after 1']);
});

test('after the clock was set back, an attempt in the future does not delay the next attempt', async () => {
  const { resume, log, settled, store } = await workerWith({ 1: ['delivered'] });
  const over = settled(1);
  const later = Date.now() + 3_600_000;
  const begun = Date.now();
  await resume([
    delivery(1, 'a', [{ number: 1, startedAt: later, endedAt: later + 1, outcome: 'bad_status' }]),
  ]);
  await over;
  expect(Date.now() - begun).toBeLessThan(patience(5000));
  expect(log.at(-1)).toBe('delivered 1 after 2');
  const [before, repeat] = store.rows.get(1)!.attempts as [Attempt, Attempt];
  expect(repeat.startedAt - before.startedAt).toBeGreaterThanOrEqual(stated.intervalMs!);
});

test('a retry is never early, however long the write of an attempt takes', async () => {
  const sent: number[] = [];
  const over = Promise.withResolvers<void>();
  const lags = [50, 0, 0];
  const { keep, load, find } = storeOf();
  const worker = new LaneWorker({
    policies: { send: stated },
    now: Date.now,
    logError: over.reject,
    limits: limitsOf({ now: Date.now }),
    store: { find },
    records: {
      load,
      writeStart: async (each) => {
        await new Promise((resolve) => setTimeout(resolve, lags.shift()));
        keep(each);
        return true;
      },
      removeStart: async () => {},
      writeOutcome: async (each) => keep(each),
      writeEnd: async () => over.resolve(),
      endUnprocessable: async () => over.reject(),
    },
    send: async () => {
      const startedAt = Date.now();
      sent.push(startedAt);
      return { outcome: 'bad_status', startedAt, endedAt: startedAt };
    },
  });
  keep(delivery(1, 'a'));
  await worker.backlog.reload();
  await over.promise;
  expect(sent).toHaveLength(3);
  for (const [index, at] of sent.slice(1).entries()) {
    expect(at - sent[index]!).toBeGreaterThanOrEqual(stated.intervalMs!);
  }
});

test.each([
  ['its request is sent when it is due', ['send 1', 'delivered 1 after 2']],
  ['it is withdrawn if the process stops before that', ['take back 1, 1 left']],
])('the start of a retry is written before it is due, and %s', async (_, expected) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const intervalMs = 1000;
    const policy = { ...stated, intervalMs, giveUpMs: 3000 };
    const { worker, enqueue, log, store } = await workerWith({ 1: ['bad_status', 'delivered'] }, { policy });
    enqueue(delivery(1, 'a'));
    while (!log.includes('bad_status 1')) await new Promise(setImmediate);
    const before = [...log, 'save 1/2'];
    await vi.advanceTimersByTimeAsync(intervalMs - 2);
    expect(log).toEqual(before);
    const [first, retry] = store.rows.get(1)!.attempts as [Attempt, Attempt];
    expect(retry.startedAt - first.startedAt).toBeGreaterThanOrEqual(intervalMs);
    if (expected.includes('send 1')) await vi.advanceTimersByTimeAsync(3);
    await worker.stop();
    expect(log).toEqual([...before, ...expected]);
  } finally {
    vi.useRealTimers();
  }
});

test('a lane continues when the store can be written again, and no attempt is lost', async () => {
  const broken = { saves: 1 };
  const { enqueue, log, errors, settled } = await workerWith({}, { broken });
  const over = Promise.all([settled(1), settled(2)]);
  enqueue(delivery(1, 'a'));
  enqueue(delivery(2, 'a'));
  await over;
  expect(errors).toHaveLength(1);
  expect(log).toEqual([
    'save 1/1',
    'send 1',
    'delivered 1 after 1',
    'save 2/1',
    'send 2',
    'delivered 2 after 1',
  ]);
});

test('an attempt whose outcome could not be written is not made again', async () => {
  const answer = Promise.withResolvers<AttemptOutcome>();
  const broken = { saves: 0 };
  const { enqueue, log, errors, settled } = await workerWith({ 1: [answer.promise] }, { broken });
  const over = settled(1);
  enqueue(delivery(1, 'a'));
  while (!log.includes('send 1')) await new Promise(setImmediate);
  broken.saves = 1;
  answer.resolve('delivered');
  await over;
  expect(errors).toHaveLength(1);
  expect(log).toEqual(['save 1/1', 'send 1', 'delivered 1 after 1']);
});

test('the outcome of an attempt is kept until it can be written', async () => {
  const answer = Promise.withResolvers<AttemptOutcome>();
  const broken = { saves: 0 };
  const { enqueue, log, errors, store, settled } = await workerWith(
    { 1: [answer.promise, 'delivered'] },
    { broken },
  );
  const over = settled(1);
  enqueue(delivery(1, 'a'));
  while (!log.includes('send 1')) await new Promise(setImmediate);
  broken.saves = 2;
  answer.resolve('bad_status');
  await over;
  expect(errors).toHaveLength(2);
  expect(store.rows.get(1)!.attempts.map(({ outcome }) => outcome)).toEqual(['bad_status', 'delivered']);
});

test('memory holds at most its limit of deliveries; the others wait in the store, and each lane keeps its order', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { worker, enqueue, log, settled } = await workerWith(
    { 1: [hangs.promise] },
    {
      most: { deliveries: 4, lanes: 100 },
    },
  );
  const over = settled(20);
  for (let id = 1; id <= 19; id++) {
    enqueue(delivery(id, id % 2 === 0 ? 'even' : 'odd'));
    expect(worker.backlog.count).toBeLessThanOrEqual(4);
  }
  hangs.resolve('delivered');
  enqueue(delivery(20, 'even'));
  await over;
  while (worker.backlog.count > 0) await new Promise(setImmediate);
  const sent = log.filter((line) => line.startsWith('send')).map((line) => Number(line.split(' ')[1]));
  expect(sent.filter((id) => id % 2 === 0)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(sent.filter((id) => id % 2 === 1)).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19]);
});

test('memory holds at most its limit of lanes', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { worker, enqueue, log } = await workerWith(
    { 1: [hangs.promise], 2: [hangs.promise] },
    {
      most: { deliveries: 100, lanes: 2 },
    },
  );
  for (let id = 1; id <= 6; id++) enqueue(delivery(id, `${id}`));
  expect(worker.backlog.count).toBe(2);
  hangs.resolve('delivered');
  while (log.filter((line) => line.includes('after')).length < 6) await new Promise(setImmediate);
  expect(log.filter((line) => line.startsWith('send'))).toHaveLength(6);
});

test('a lane is driven, however many deliveries wait in another lane', async () => {
  const { worker, enqueue, log, settled } = await workerWith({ 1: [new Promise(() => {})] });
  const over = settled(1_000_000);
  enqueue(delivery(1, 'a'));
  for (let id = 2; id <= 200_000; id++) worker.backlog.add({ delivery_id: id, lane: 'a', weight: 1 });
  enqueue(delivery(1_000_000, 'b'));
  await over;
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 1', 'send 1000000']);
});

/** Returns a delivery whose body is longer than `destinations.largeBody`. */
function heavy(delivery_id: number, lane: string, attempts: Attempt[] = []): Delivery {
  const one = delivery(delivery_id, lane, attempts);
  return { ...one, request: { ...one.request, body: 'x'.repeat(destinations.largeBody + 1) } };
}

/** Returns limits with a permit for one large delivery. */
const oneHeavy = () => ({ large: new Semaphore(1) });

test('a large delivery waits until the first attempt of another one has ended, and delays no small delivery in another lane', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { worker, enqueue, log, settled } = await workerWith({ 1: [hangs.promise] }, { limits: oneHeavy() });
  const over = Promise.all([1, 2, 3].map(settled));
  enqueue(heavy(1, 'a'));
  enqueue(heavy(2, 'b'));
  enqueue(delivery(3, 'b'));
  const light = settled(4);
  enqueue(delivery(4, 'c'));
  await light;
  expect(log).not.toContain('send 2');
  hangs.resolve('delivered');
  await over;
  const sent = log.filter((line) => line.startsWith('send') && line !== 'send 4');
  expect(sent).toEqual(['send 1', 'send 2', 'send 3']);
  await worker.stop();
});

test('large deliveries that an earlier process has attempted continue at once, and new ones wait for a permit', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { worker, resume, log, settled, store } = await workerWith(
    { 1: [hangs.promise], 2: [hangs.promise], 3: [hangs.promise] },
    { limits: oneHeavy() },
  );
  const over = Promise.all([1, 2, 3, 4].map(settled));
  const before: Attempt[] = [{ number: 1, startedAt: 0, endedAt: 1, outcome: 'bad_status' }];
  await resume([heavy(1, 'a', before), heavy(3, 'b'), heavy(4, 'c'), heavy(2, 'd', before)]);
  await expect
    .poll(() => log.filter((line) => line.startsWith('send')).toSorted())
    .toEqual(['send 1', 'send 2', 'send 3']);
  hangs.resolve('delivered');
  await over;
  expect(log.filter((line) => line.startsWith('send')).at(-1)).toBe('send 4');
  expect([...store.rows.values()].every(({ state }) => state === 'delivered')).toBe(true);
  await worker.stop();
});

test('a delivery that waits for a permit stays unchanged when the process stops', async () => {
  const hangs = Promise.withResolvers<AttemptOutcome>();
  const { worker, enqueue, log, store } = await workerWith({ 1: [hangs.promise] }, { limits: oneHeavy() });
  enqueue(heavy(1, 'a'));
  enqueue(heavy(2, 'b'));
  await expect.poll(() => log).toContain('send 1');
  const stopping = worker.stop();
  hangs.resolve('delivered');
  await stopping;
  expect(log.some((line) => line.endsWith('2'))).toBe(false);
  expect(store.rows.get(2)).toMatchObject({ state: 'pending', attempts: [] });
});

/** A policy that the reference chose, so that its deliveries wait during an outage. */
const chosen: DeliveryPolicy = policies.sendWebhookEvent;

test.each([
  ['a permit at its origin', delivery],
  ['the permit of large deliveries', heavy],
])(
  'a delivery that waits for %s also waits for its destination, if that is found to fail in the meantime',
  async (_, made) => {
    const hangs = Promise.withResolvers<AttemptOutcome>();
    const waits = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    const circuits = new (class extends Circuits {
      override wait(...of: Parameters<Circuits['wait']>) {
        if (this.holds(of[0])) held.resolve();
        return super.wait(...of);
      }
    })({ now: Date.now });
    class Watched extends Semaphore {
      override acquire(...of: Parameters<Semaphore['acquire']>) {
        waits.resolve();
        return super.acquire(...of);
      }
    }
    const limits = { circuits, origins: new Watched(1), large: new Watched(1) };
    const { worker, enqueue, log, settled } = await workerWith(
      { 1: [hangs.promise] },
      { policy: chosen, limits },
    );
    const first = settled(1);
    const over = settled(2);
    const recorded_at = Date.now();
    enqueue({ ...made(1, 'a'), recorded_at });
    await expect.poll(() => log).toContain('send 1');
    const second = { ...made(2, 'b'), recorded_at };
    enqueue(second);
    await waits.promise;
    const { url } = second.request;
    circuits.apply(url, { url, since: 0, failed: 9, next_at: recorded_at + 600_000 });
    hangs.resolve('delivered');
    await first;
    await held.promise;
    expect(log).not.toContain('send 2');
    circuits.succeeded(url);
    await over;
    expect(log).toContain('send 2');
    await worker.stop();
  },
);

test.each([
  ['has no policy', { operation: 'unknown' }],
  ['has a damaged record', {}],
])('a delivery that %s ends as failed, is logged once, and its lane continues', async (_, wrong) => {
  const { resume, log, errors, damaged, settled } = await workerWith({});
  const over = Promise.all([1, 2].map(settled));
  if (!('operation' in wrong)) damaged.add(1);
  await resume([{ ...delivery(1, 'a'), ...wrong }, delivery(2, 'a')]);
  await over;
  expect(errors).toHaveLength(1);
  expect(log).toEqual([
    expect.stringMatching(/^failed 1: (no delivery policy is named unknown|its record is damaged)$/),
    'save 2/1',
    'send 2',
    'delivered 2 after 1',
  ]);
});

test('a delivery whose address is not a URL is attempted by its policy, and its lane continues', async () => {
  const { enqueue, log, errors, settled } = await workerWith({});
  const over = Promise.all([1, 2].map(settled));
  enqueue({ ...delivery(1, 'a'), request: { url: 'not a URL/1', body: '{}' } });
  enqueue(delivery(2, 'a'));
  await over;
  expect(errors).toEqual([]);
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 1', 'send 2']);
});
