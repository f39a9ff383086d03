import { expect, test } from 'vitest';
import { runOf as runOfBot } from '../../../conformance/selftest/bot-provider/selftest.ts';
import { runOf as runOfFront } from '../../../conformance/selftest/channel-integrator/selftest.ts';
import { wrongResults } from '../../../conformance/selftest/selftest.ts';
import { patience } from '../testing/patience.ts';
import { runSlow } from './checks.ts';

test.for(['channel-service', 'bot-service', 'webhook-sender'])(
  'the target %s passes in less than 90 s if the service takes 1.2 s for each response',
  async (target) => {
    const { results, tookMs } = await runSlow(target, 1200);
    expect(wrongResults(results)).toEqual([]);
    // On an idle machine, the longest run takes 55 s for 345 requests, eight of them at the same time.
    expect(tookMs).toBeLessThan(patience(90_000));
  },
);

/** Returns a function that queues its calls. Each call takes `eachMs` milliseconds. */
function oneByOne(eachMs: number): () => Promise<void> {
  let free = 0;
  return () => {
    free = Math.max(free, performance.now()) + eachMs;
    return new Promise((done) => setTimeout(done, free - performance.now()));
  };
}

// The bot delays only positive responses. If the suite sent four events at the same time, the fourth response would come after the timeout.
test('a bot that processes one event at a time, for one second each, passes', async () => {
  const run = runOfBot((bot) => {
    const oneAtATime = oneByOne(1000);
    const { accept } = bot;
    bot.accept = (response) => void oneAtATime().then(() => accept.call(bot, response));
  });
  expect(wrongResults(await run())).toEqual([]);
});

test('a front end that processes one message at a time, for 2.5 seconds each, passes', async () => {
  const run = runOfFront((front) => {
    const oneAtATime = oneByOne(2500);
    const { take } = front;
    front.take = async (message, response) => {
      await oneAtATime();
      await take.call(front, message, response);
    };
  });
  expect(wrongResults(await run(), { unseen: 'some' })).toEqual([]);
});
