import type { TargetOptions } from '../../run/options.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, runnable } from '../bend.ts';
import { IndependentBotService } from '../independent/bot-service/service.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenChats } from './broken-chats.ts';
import { brokenIntake } from './broken-intake.ts';
import { brokenOutgoing } from './broken-outgoing.ts';
import { openBotServices } from './open.ts';

/** A run against a service of its own, driven by its desk. */
export function runOf(make: () => IndependentBotService, options: TargetOptions = {}): Run {
  return async (only = []) => {
    const service = await make().open();
    const desk = `${service.url}/desk`;
    return runTarget('bot-service', { desk, only, ...options }).finally(() => service.close());
  };
}

const run = runnable<IndependentBotService>((change) =>
  runOf(() => bend(new IndependentBotService(), change)),
);

export const botServiceSelfTest: SelfTest = {
  target: 'bot-service',
  width: 40,
  broken: [...brokenIntake, ...brokenOutgoing, ...brokenChats].map(run),
  variants: [
    { manner: 'is written from the source alone', run: runOf(() => new IndependentBotService()) },
    ...openBotServices.map(run),
  ],
};
