import { expect, test } from 'vitest';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import type { AttemptOutcome, AttemptResult } from '../../http/send.ts';
import type { Attempt, Delivery } from '../records.ts';
import { LocalEngine } from './engine.ts';

const policy: DeliveryPolicy = { ...policies.sendAgentMessage, intervalMs: 60, timeoutMs: 60, giveUpMs: 180 };

function delivery(delivery_id: number, lane: string, attempts: Attempt[] = []): Delivery {
  const request = { url: `https://shop.example/${delivery_id}`, body: '{}' };
  return { delivery_id, lane, operation: 'send', state: 'pending', request, attempts };
}

/** An engine whose requests get these outcomes, by the number of the delivery; the last one goes on. */
function engineWith(
  outcomes: Record<number, (AttemptOutcome | Promise<AttemptOutcome>)[]>,
  broken = { saves: 0 },
) {
  const log: string[] = [];
  const timeouts: number[] = [];
  const errors: unknown[] = [];
  const ended = new Set<number>();
  const waiting = new Map<number, () => void>();
  const write = async (line: string) => {
    if (broken.saves > 0) {
      broken.saves--;
      throw new Error('the disk is full');
    }
    log.push(line);
  };
  const engine = new LocalEngine({
    policies: { send: policy },
    now: Date.now,
    failed: (error) => void errors.push(error),
    save: async ({ delivery_id, attempts }) => {
      await write(`save ${delivery_id}/${attempts.at(-1)!.number}`);
      return !ended.has(delivery_id);
    },
    attempted: ({ delivery_id }, { outcome }) => write(`${outcome} ${delivery_id}`),
    settled: async ({ delivery_id, state, attempts }) => {
      await write(`${state} ${delivery_id} after ${attempts.length}`);
      waiting.get(delivery_id)?.();
    },
    send: async ({ url }, { timeoutMs }): Promise<AttemptResult> => {
      const startedAt = Date.now();
      timeouts.push(timeoutMs);
      log.push(`send ${url.split('/').at(-1)}`);
      const left = outcomes[Number(url.split('/').at(-1))] ?? ['delivered'];
      const outcome = await (left.length > 1 ? left.shift()! : left[0]!);
      return { outcome, startedAt, endedAt: Date.now() };
    },
  });
  const settled = (delivery_id: number) =>
    new Promise<void>((resolve) => void waiting.set(delivery_id, resolve));
  return { engine, log, timeouts, errors, ended, settled };
}

test('an attempt is written down before it is made', async () => {
  const { engine, log, settled } = engineWith({ 1: ['bad_status', 'delivered'] });
  const over = settled(1);
  engine.enqueue(delivery(1, 'a'));
  await over;
  expect(log).toEqual(['save 1/1', 'send 1', 'bad_status 1', 'save 1/2', 'send 1', 'delivered 1 after 2']);
});

test('a lane keeps its order, whatever becomes of its head, and other lanes do not wait', async () => {
  const { engine, log, settled } = engineWith({ 1: ['unreachable'], 2: ['refused'] });
  const over = Promise.all([settled(3), settled(4)]);
  engine.enqueue(delivery(1, 'a'));
  engine.enqueue(delivery(2, 'a'));
  engine.enqueue(delivery(3, 'a'));
  engine.enqueue(delivery(4, 'b'));
  expect(engine.pending).toBe(4);
  await over;
  const ends = log.filter((line) => line.includes('after'));
  expect(ends).toEqual([
    'delivered 4 after 1',
    'failed 1 after 3',
    'failed 2 after 1',
    'delivered 3 after 1',
  ]);
  await engine.stop();
  expect(engine.pending).toBe(0);
});

test('what a former process left goes on with its number at its instant', async () => {
  const { engine, log, timeouts, settled } = engineWith({ 1: ['bad_status', 'delivered'] });
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
  engine.resume([fresh, old, spent, done]);
  await over;
  expect(log.filter((line) => line.startsWith('send')).toSorted()).toEqual(['send 1', 'send 1', 'send 2']);
  expect(fresh.attempts.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'interrupted'],
    [2, 'bad_status'],
    [3, 'delivered'],
  ]);
  expect(fresh.attempts[1]!.startedAt - fresh.attempts[0]!.startedAt).toBeGreaterThanOrEqual(
    policy.intervalMs!,
  );
  expect(fresh.attempts[0]!.endedAt).toBeLessThanOrEqual(fresh.attempts[0]!.startedAt + policy.timeoutMs);
  expect(spent).toMatchObject({ state: 'failed', attempts: [{}, {}, { outcome: 'interrupted' }] });
  expect(done).toMatchObject({ state: 'delivered', attempts: [{ number: 1 }] });
  expect(timeouts[0]).toBe(policy.timeoutMs);
});

test('stopping waits for the attempt under way, writes down what came of it, and makes no other', async () => {
  const answer = Promise.withResolvers<AttemptOutcome>();
  const { engine, log } = engineWith({ 1: [answer.promise], 2: ['bad_status'] });
  engine.enqueue(delivery(1, 'a'));
  engine.enqueue(delivery(2, 'b'));
  while (!log.includes('bad_status 2')) await new Promise(setImmediate);
  let stopped = false;
  const stopping = engine.stop().then(() => (stopped = true));
  await new Promise(setImmediate);
  expect(stopped).toBe(false);
  answer.resolve('delivered');
  await stopping;
  expect(log.filter((line) => line.startsWith('send'))).toEqual(['send 1', 'send 2']);
  expect(log.at(-1)).toBe('delivered 1 after 1');
  expect(engine.pending).toBe(1);
});

test('what somebody ended is not attempted, be it the head or behind it, and the lane goes on', async () => {
  const { engine, log, ended, settled } = engineWith({});
  const over = settled(4);
  for (const id of [1, 2, 3]) ended.add(id);
  for (const id of [1, 2, 3, 4]) engine.enqueue(delivery(id, 'a'));
  engine.forget('a', new Set([1, 2]));
  await over;
  expect(log).toEqual(['save 1/1', 'save 3/1', 'save 4/1', 'send 4', 'delivered 4 after 1']);
});

test('an attempt of the future, as a clock that was set back leaves it, holds up nothing', async () => {
  const { engine, log, settled } = engineWith({ 1: ['delivered'] });
  const over = settled(1);
  const later = Date.now() + 3_600_000;
  const begun = Date.now();
  engine.resume([
    delivery(1, 'a', [{ number: 1, startedAt: later, endedAt: later + 1, outcome: 'bad_status' }]),
  ]);
  await over;
  expect(Date.now() - begun).toBeLessThan(5000);
  expect(log.at(-1)).toBe('delivered 1 after 2');
});

test('a repeat is never early, however long it takes to write an attempt down', async () => {
  const sent: number[] = [];
  const over = Promise.withResolvers<void>();
  const lags = [50, 0, 0];
  const engine = new LocalEngine({
    policies: { send: policy },
    now: Date.now,
    failed: over.reject,
    save: () => new Promise((resolve) => setTimeout(() => resolve(true), lags.shift())),
    attempted: async () => {},
    settled: async () => over.resolve(),
    send: async () => {
      const startedAt = Date.now();
      sent.push(startedAt);
      return { outcome: 'bad_status', startedAt, endedAt: startedAt };
    },
  });
  engine.enqueue(delivery(1, 'a'));
  await over.promise;
  expect(sent).toHaveLength(3);
  for (const [index, at] of sent.slice(1).entries()) {
    expect(at - sent[index]!).toBeGreaterThanOrEqual(policy.intervalMs!);
  }
});

test('a lane goes on when things can be written down again, and no attempt is lost over it', async () => {
  const broken = { saves: 1 };
  const { engine, log, errors, settled } = engineWith({}, broken);
  const over = Promise.all([settled(1), settled(2)]);
  engine.enqueue(delivery(1, 'a'));
  engine.enqueue(delivery(2, 'a'));
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
