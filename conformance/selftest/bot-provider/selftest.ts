import type { TargetOptions } from '../../run/options.ts';
import { freePort } from '../../wire/http/free-port.ts';
import { bend, runOfParty, selfTestOf } from '../bend.ts';
import type { Run } from '../selftest.ts';
import { brokenBots } from './broken-provider.ts';
import { botToken, IndependentBot } from './independent.ts';
import { openBots } from './open.ts';

const providerId = 'independent-provider';

export function runOf(make: (service: string) => IndependentBot, options: TargetOptions = {}): Run {
  return async (only) => {
    const own = await freePort();
    const listen = { host: '127.0.0.1', port: own };
    return runOfParty(
      'bot-provider',
      () => make(`http://127.0.0.1:${own}/webhooks/${providerId}/${botToken}`),
      ({ url, authorization }) => ({
        url,
        token: botToken,
        providerId,
        listen,
        patience: 12,
        ...options,
        ...(authorization !== undefined && { authorization }),
      }),
    )(only);
  };
}

export const botProviderSelfTest = selfTestOf<IndependentBot>(
  'bot-provider',
  40,
  (change) => runOf((service) => bend(new IndependentBot(service), change)),
  brokenBots,
  openBots,
);
