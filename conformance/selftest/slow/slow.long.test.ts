import { expect, test } from 'vitest';
import { runOf as runOfBot } from '../bot-provider/selftest.ts';
import { runOf as runOfFront } from '../channel-integrator/selftest.ts';
import { IndependentBot } from '../independent/bot-provider/provider.ts';
import { IndependentIntegrator } from '../independent/channel-integrator/integrator.ts';
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

/** Waits for its turn where one thing is done after the other. */
function oneByOne(eachMs: number): () => Promise<void> {
  let free = 0;
  return () => {
    free = Math.max(free, performance.now()) + eachMs;
    return new Promise((done) => setTimeout(done, free - performance.now()));
  };
}

// Asked four at a time, the first of them would wait for longer than an answer may take; refusals come at once.
test('a bot that works for a second on one event after the other is right', {
  timeout: 300_000,
}, async () => {
  const run = runOfBot((service) => {
    const bot = new IndependentBot(service);
    const turn = oneByOne(1000);
    const { accept } = bot;
    bot.accept = (response) => void turn().then(() => accept.call(bot, response));
    return bot;
  });
  expect(blemishes(await run())).toEqual([]);
});

test('a front end that works for two and a half seconds on one message after the other is right', {
  timeout: 300_000,
}, async () => {
  const run = runOfFront(() => {
    const front = new IndependentIntegrator();
    const turn = oneByOne(2500);
    const { take } = front;
    front.take = async (message, response) => {
      await turn();
      await take.call(front, message, response);
    };
    return front;
  });
  expect(blemishes(await run(), { unseen: 'some' })).toEqual([]);
});
