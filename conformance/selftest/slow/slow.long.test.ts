import { expect, test } from 'vitest';
import { blemishes } from '../selftest.ts';
import { runSlow } from './run.ts';

test.for(['channel-service', 'bot-service', 'webhook-sender'])(
  '%s: a service that takes 1.2 s for each answer is right all the same, and judged within a minute and a half',
  { timeout: 150_000 },
  async (target) => {
    const { results, tookMs } = await runSlow(target, 1200);
    expect(blemishes(results)).toEqual([]);
    // Quiet, the longest of them takes 55 s, nearly all of which are 345 requests, eight at a time.
    expect(tookMs).toBeLessThan(90_000);
  },
);
