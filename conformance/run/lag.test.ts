import { expect, test } from 'vitest';
import { LagProbe } from './lag.ts';

const busyFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};
const turn = (ms = 25) => new Promise((resume) => setTimeout(resume, ms));

test('LagProbe counts an overdue tick as a delay of the suite', async () => {
  const lag = new LagProbe().start();
  await turn();
  const from = performance.now();
  busyFor(150);
  expect(lag.worst(from, performance.now())).toBeGreaterThan(120);
  lag.stop();
});

test('LagProbe adds up several delays shortly before an instant', async () => {
  const lag = new LagProbe().start();
  await turn();
  for (const ms of [80, 80, 80]) {
    busyFor(ms);
    await turn();
  }
  const now = performance.now();
  lag.stop();
  expect(lag.before(now)).toBeGreaterThan(180);
  expect(lag.before(now + 5000)).toBe(0);
});

test('LagProbe keeps few samples in a long run, and among them the longest delays', () => {
  const lag = new LagProbe();
  const hourMs = 3_600_000;
  for (let at = 0; at < 3 * hourMs; at += 40) lag.note(at, at === 3 * hourMs - 1_800_000 ? 900 : 15);
  expect(lag.size).toBeLessThan(100_001);
  expect(lag.worst(3 * hourMs - 1_801_000, 3 * hourMs - 1_799_000)).toBe(900);
  expect(lag.worst(3 * hourMs - 1_700_000, 3 * hourMs - 1_600_000)).toBe(15);
  const end = 3 * hourMs;
  lag.note(end, 300);
  expect([lag.worst(end - 100, end), lag.before(end)]).toEqual([300, 300]);
});

test('LagProbe does not count a later delay for an earlier span', async () => {
  const lag = new LagProbe().start();
  await turn();
  const from = performance.now();
  await turn(100);
  const calm = lag.worst(from, from + 1);
  busyFor(300);
  expect(lag.worst(from, from + 1)).toBe(calm);
  expect(lag.worst(from, performance.now())).toBeGreaterThan(250);
  lag.stop();
});
