import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { Outage } from '../store/records.ts';
import { Circuits, type Figures } from './destinations.ts';

const url = 'https://crm.example.com/events';
const figures: Figures = {
  attemptsAtOnce: 500,
  largeBody: 100_000,
  largeAtOnce: 32,
  failsForMs: 1000,
  deliveries: 3,
  probeMs: 100,
  probeAtMostMs: 400,
  holdMs: 60_000,
  heldAtMost: 4,
};
const webhook = policies.sendWebhookEvent;

/** Creates circuits with a clock that the test sets. */
function open(more: Partial<Figures> = {}) {
  const clock = { now: 1000 };
  const changes: (Outage | undefined)[] = [];
  const circuits = new Circuits({
    now: () => clock.now,
    changed: (_, outage) => changes.push(outage),
    figures: { ...figures, ...more },
  });
  const fail = (policy = webhook) => circuits.failed(url, policy);
  /** Reports failures for so long that an outage is found. */
  const failLong = (policy: Parameters<typeof fail>[0] = webhook) => {
    fail(policy);
    fail(policy);
    clock.now += figures.failsForMs;
    fail(policy);
  };
  const began: string[] = [];
  const worker = { isStopped: false };
  const enter = async (name: string, policy = webhook, recordedAt = clock.now, of = worker) => {
    await circuits.wait({ url, policy, recordedAt }, of);
    began.push(name);
  };
  return { circuits, clock, changes, fail, failLong, began, enter };
}

const tick = () => new Promise(setImmediate);

test('an outage is found when enough deliveries failed over enough time, and none succeeded in between', () => {
  const { circuits, clock, changes, fail, failLong } = open();
  fail();
  fail();
  fail();
  expect(changes).toEqual([]);
  circuits.succeeded(url);
  clock.now += 2000;
  failLong();
  expect(changes).toEqual([{ url, since: 3000, failed: 3, next_at: 4100 }]);
});

test('failures of a destination are forgotten after very many other destinations have failed', () => {
  const { circuits, clock, changes, fail } = open();
  fail();
  fail();
  for (let count = 0; count < 10_000; count++) circuits.failed(`https://shop-${count}.example`, webhook);
  clock.now += figures.failsForMs;
  fail();
  expect(changes).toEqual([]);
});

test('no delivery waits if the contract states the policy, however long the destination fails', async () => {
  const stated = policies.sendAgentMessage as unknown as typeof webhook;
  const { changes, failLong, enter, began } = open();
  failLong(stated);
  expect(changes).toEqual([{ url, since: 1000, failed: 3 }]);
  await enter('a', stated);
  await enter('b', policies.sendBotEvent as unknown as typeof webhook);
  expect(began).toEqual(['a', 'b']);
});

test('during an outage one delivery at a time is sent as a probe, at growing intervals; after a success all start', async () => {
  const { circuits, clock, changes, fail, failLong, began, enter } = open();
  failLong();
  void Promise.all(['a', 'b', 'c'].map((name) => enter(name)));
  await tick();
  expect(began).toEqual([]);
  clock.now = changes.at(-1)!.next_at!;
  await expect.poll(() => began).toEqual(['a']);
  fail();
  expect(changes.at(-1)).toMatchObject({ failed: 4, next_at: clock.now + 200 });
  await tick();
  expect(began).toEqual(['a']);
  clock.now = changes.at(-1)!.next_at!;
  await expect.poll(() => began).toEqual(['a', 'b']);
  circuits.succeeded(url);
  await expect.poll(() => began).toEqual(['a', 'b', 'c']);
  expect(changes.at(-1)).toBeUndefined();
  await enter('d');
});

test('the oldest waiting delivery starts after `holdMs`, or as soon as more than `heldAtMost` deliveries wait', async () => {
  const { clock, failLong, began, enter } = open({
    probeMs: 1_000_000,
    probeAtMostMs: 1_000_000,
    holdMs: 50,
  });
  failLong();
  await enter('recorded long ago', webhook, 0);
  for (const name of ['a', 'b', 'c', 'd']) void enter(name);
  await tick();
  expect(began).toEqual(['recorded long ago']);
  void enter('e');
  await expect.poll(() => began).toEqual(['recorded long ago', 'a']);
  clock.now += 50;
  await expect.poll(() => began).toEqual(['recorded long ago', 'a', 'b', 'c', 'd', 'e']);
});

test('after the clock was set back, deliveries recorded in the future wait no longer than new ones', async () => {
  const { circuits, clock, changes, began, enter } = open({ holdMs: 500 });
  const tomorrow = clock.now + 86_400_000;
  circuits.apply(url, { url, since: tomorrow - 1000, failed: 9, next_at: tomorrow });
  expect(changes).toEqual([{ url, since: 1000, failed: 9, next_at: 1100 }]);
  for (const name of ['a', 'b']) void enter(name, webhook, tomorrow);
  await tick();
  expect(began).toEqual([]);
  clock.now = 1100;
  await expect.poll(() => began).toEqual(['a']);
  clock.now = 1500;
  await expect.poll(() => began).toEqual(['a', 'b']);
});

test('deliveries wait during an outage that another process found, and start when it ends', async () => {
  const { circuits, began, enter } = open();
  circuits.apply(url, { url, since: 0, failed: 9, next_at: 1400 });
  void enter('a');
  await tick();
  expect(began).toEqual([]);
  circuits.apply(url, undefined);
  await tick();
  expect(began).toEqual(['a']);
});

test('a delivery whose worker has stopped delays no probe by another delivery', async () => {
  const { changes, clock, failLong, began, enter } = open();
  failLong();
  const stopping = { isStopped: false };
  void enter('stopped', webhook, clock.now, stopping);
  void Promise.all(['a', 'b'].map((name) => enter(name)));
  stopping.isStopped = true;
  clock.now = changes.at(-1)!.next_at!;
  await expect.poll(() => began).toEqual(['stopped', 'a']);
});

test('a probe that never ends delays the next probe by only one pause', async () => {
  const { changes, clock, failLong, began, enter } = open();
  failLong();
  void Promise.all(['a', 'b'].map((name) => enter(name)));
  clock.now = changes.at(-1)!.next_at!;
  await expect.poll(() => began).toEqual(['a']);
  clock.now += figures.probeMs;
  await expect.poll(() => began).toEqual(['a', 'b']);
});
