import { expect, test } from 'vitest';
import { LagProbe } from './lag.ts';

const busyFor = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};
const turn = (ms = 25) => new Promise((resume) => setTimeout(resume, ms));

test('a delay that lasts is known before the tick that it holds up', async () => {
  const lag = new LagProbe().start();
  await turn();
  const from = performance.now();
  busyFor(150);
  expect(lag.worst(from, performance.now())).toBeGreaterThan(120);
  lag.stop();
});

test('delays before an instant add up, those long before do not', async () => {
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
