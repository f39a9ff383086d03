import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { rules } from '../../generated/rules.ts';
import { botProviderCases } from '../cases/bot-provider/index.ts';
import { runTarget } from '../targets.ts';
import type { Result } from '../verdicts.ts';
import { brokenBots } from './broken-bot-provider.ts';
import { botToken, IndependentBot } from './independent/bot-provider.ts';

const providerId = 'independent-provider';

test('a right provider passes without a warning, within eight seconds', async () => {
  const started = performance.now();
  const results = await run((service) => new IndependentBot(service));
  const statuses = results.map(({ case: id, rules: [rule], status, observed }) => ({
    id,
    rule,
    status,
    observed,
  }));
  expect(statuses.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(performance.now() - started).toBeLessThan(8000);
});

test('a provider that thinks for a while, or that only invites agents, is right too', async () => {
  const slow = (service: string) => {
    const bot = new IndependentBot(service);
    const think = bot.think.bind(bot);
    bot.think = async (event) => {
      await new Promise((resume) => setTimeout(resume, 2000));
      await think(event);
    };
    return bot;
  };
  const inviting = (service: string) => {
    const bot = new IndependentBot(service);
    bot.think = ({ chat_id, client_id }) =>
      bot.send({ event: 'INVITE_AGENT', chat_id, client_id, extra: [1] });
    return bot;
  };
  const results = (await Promise.all([run(slow), run(inviting)])).flat();
  expect(results.filter(({ status }) => !['passed', 'skipped'].includes(status))).toEqual([]);
  expect(results.filter(({ unmet }) => unmet)).toEqual([]);
});

test.concurrent.each(brokenBots)(
  '$rule, a provider that $fault is caught by $caughtBy',
  async ({ rule, caughtBy, make }) => {
    const results = await run(make, [caughtBy]);
    const verdict = results.find((result) => result.rules[0] === rule);
    expect(verdict).toMatchObject({
      case: caughtBy,
      status: rules[rule].level === 'MUST' ? 'failed' : 'warned',
    });
  },
);

test('every rule of a provider has a case and a broken provider', () => {
  const bound = Object.values(rules).filter(({ party }) => party === 'bot-provider');
  for (const { id } of bound) {
    expect(
      botProviderCases.some((each) => each.rules.includes(id)),
      id,
    ).toBe(true);
    expect(
      brokenBots.some(({ rule }) => rule === id),
      id,
    ).toBe(true);
  }
});

async function run(make: (service: string) => IndependentBot, only: string[] = []): Promise<Result[]> {
  const port = await freePort();
  const bot = await make(`http://127.0.0.1:${port}/webhooks/${providerId}/${botToken}`).open();
  try {
    const listen = { host: '127.0.0.1', port };
    return await runTarget('bot-provider', { url: bot.url, token: botToken, providerId, listen, only });
  } finally {
    await bot.close();
  }
}

/** The provider has to know where the suite will listen before either of them does. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
