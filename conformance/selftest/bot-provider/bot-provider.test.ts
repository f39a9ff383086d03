import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { rules } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import { botProviderCases } from '../../targets/bot-provider/cases/index.ts';
import { runTarget } from '../../targets/index.ts';
import { describeCaught, describeTold, slowly } from '../caught.ts';
import { botToken, IndependentBot } from '../independent/bot-provider/provider.ts';
import { brokenBots } from './broken-provider.ts';
import { bareBot, openBots } from './open.ts';

const providerId = 'independent-provider';
test.concurrent('a right provider passes without a warning', async () => {
  const results = await run((service) => new IndependentBot(service));
  const statuses = results.map(({ case: id, rules: [rule], status, observed }) => ({
    id,
    rule,
    status,
    observed,
  }));
  expect(statuses.filter(({ status }) => !['passed', 'info'].includes(status))).toEqual([]);
});

test.concurrent('a provider without timestamps and bodies of errors is warned of the bodies', async () => {
  const results = await run(bareBot);
  const wrong = results.filter(({ status }) => !['passed', 'info'].includes(status));
  expect([...new Set(wrong.map(({ rules: [rule], status }) => `${rule} ${status}`))]).toEqual([
    'BOT-PRV-05 warned',
  ]);
});

describeTold('what a provider does where the source leaves room is told', openBots, (open) =>
  run(
    (service) => {
      const bot = new IndependentBot(service);
      open.change(bot);
      return bot;
    },
    [open.toldBy],
  ),
);

test.concurrent(
  'a provider that thinks for long, speaks in portions or only invites agents is right too',
  slowly,
  async () => {
    const slow = (service: string) => {
      const bot = new IndependentBot(service);
      const think = bot.think.bind(bot);
      bot.think = async (event) => {
        await new Promise((resume) => setTimeout(resume, 6000));
        await think(event);
      };
      return bot;
    };
    const inPortions = (service: string) => {
      const bot = new IndependentBot(service);
      const say = bot.say.bind(bot);
      bot.say = async (chat, message) => {
        await say(chat, { type: 'TEXT', text: 'Let me see.' });
        setTimeout(() => void say(chat, message), 3500);
      };
      return bot;
    };
    const inviting = (service: string) => {
      const bot = new IndependentBot(service);
      bot.think = ({ chat_id, client_id }) =>
        bot.send({ event: 'INVITE_AGENT', chat_id, client_id, extra: [1] });
      return bot;
    };
    const results = (await Promise.all([run(slow), run(inPortions), run(inviting)])).flat();
    expect(results.filter(({ status }) => !['passed', 'info', 'skipped'].includes(status))).toEqual([]);
    expect(results.filter(({ unmet }) => unmet)).toEqual([]);
  },
);

describeCaught(
  'a broken provider is caught by the case of the rule that it breaks',
  brokenBots,
  ({ make, caughtBy }) => run(make, [caughtBy]),
);

test('every rule of a provider has a case, and every MUST and SHOULD a broken provider', () => {
  const bound = Object.values(rules).filter(({ party }) => party === 'bot-provider');
  for (const { id, level } of bound) {
    expect(
      botProviderCases.some((each) => each.rules.includes(id)),
      id,
    ).toBe(true);
    if (level === 'LOCAL') continue;
    expect(
      brokenBots.some(({ rule }) => rule === id),
      id,
    ).toBe(true);
  }
});

async function run(make: (service: string) => IndependentBot, only: string[] = []): Promise<Result[]> {
  const own = await freePort();
  const bot = await make(`http://127.0.0.1:${own}/webhooks/${providerId}/${botToken}`).open();
  try {
    const listen = { host: '127.0.0.1', port: own };
    return await runTarget('bot-provider', { url: bot.url, token: botToken, providerId, listen, only });
  } finally {
    await bot.close();
  }
}

let port = 20_000 + Math.floor(Math.random() * 9000);

/**
 * The provider has to know where the suite will listen before either of them does; so the port is outside the range
 * that the system hands out on its own.
 */
async function freePort(): Promise<number> {
  for (;;) {
    port += 1;
    const candidate = port;
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return candidate;
  }
}
