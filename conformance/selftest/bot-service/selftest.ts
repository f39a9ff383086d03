import { runTarget } from '../../targets/index.ts';
import { IndependentBotService } from '../independent/bot-service/service.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenBotServices } from './broken-service.ts';
import { openBotServices } from './open.ts';

/** A run against a service of its own, driven by its desk. */
export function runOf(make: () => IndependentBotService): Run {
  return async (only = []) => {
    const service = await make().open();
    return runTarget('bot-service', { desk: `${service.url}/desk`, only }).finally(() => service.close());
  };
}

export const botServiceSelfTest: SelfTest = {
  target: 'bot-service',
  width: 40,
  broken: brokenBotServices.map(({ make, ...rest }) => ({ ...rest, run: runOf(make) })),
  variants: [
    { manner: 'is written from the source alone', run: runOf(() => new IndependentBotService()) },
    ...openBotServices.map(({ change, ...rest }) => ({
      ...rest,
      run: runOf(() => {
        const service = new IndependentBotService();
        change(service);
        return service;
      }),
    })),
  ],
};
