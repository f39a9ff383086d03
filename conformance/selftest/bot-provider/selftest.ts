import { runTarget } from '../../targets/index.ts';
import { freePort } from '../../wire/http/free-port.ts';
import { bend, runnable } from '../bend.ts';
import { botToken, IndependentBot } from '../independent/bot-provider/provider.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenBots } from './broken-provider.ts';
import { openBots } from './open.ts';

const providerId = 'independent-provider';

/** A run against a provider of its own, which posts to where the suite listens. */
export function runOf(make: (service: string) => IndependentBot): Run {
  return async (only = []) => {
    const own = await freePort();
    const bot = await make(`http://127.0.0.1:${own}/webhooks/${providerId}/${botToken}`).open();
    const listen = { host: '127.0.0.1', port: own };
    const options = { url: bot.url, token: botToken, providerId, listen, only, patience: 12 };
    return runTarget('bot-provider', options).finally(() => bot.close());
  };
}

const run = runnable<IndependentBot>((change) =>
  runOf((service) => bend(new IndependentBot(service), change)),
);

export const botProviderSelfTest: SelfTest = {
  target: 'bot-provider',
  width: 40,
  broken: brokenBots.map(run),
  variants: [
    { manner: 'is written from the source alone', run: runOf((service) => new IndependentBot(service)) },
    ...openBots.map(run),
  ],
};
