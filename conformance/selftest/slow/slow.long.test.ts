import { expect, test } from 'vitest';
import { blemishes } from '../selftest.ts';
import { runSlow } from './run.ts';

test.for(['channel-service', 'bot-service', 'webhook-sender'])(
  '%s: a service that takes 1.2 s for each answer is right all the same, and judged within a minute',
  { timeout: 150_000 },
  async (target) => {
    const { results, tookMs } = await runSlow(target, 1200);
    expect(blemishes(results)).toEqual([]);
    // Quiet, the longest of them takes 25 s.
    expect(tookMs).toBeLessThan(60_000);
  },
);
