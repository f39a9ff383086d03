import type { TargetOptions } from '../../run/options.ts';
import { bend, runOfParty, selfTestOf } from '../bend.ts';
import type { Run } from '../selftest.ts';
import { brokenChats } from './broken-chats.ts';
import { brokenIntake } from './broken-intake.ts';
import { brokenOutgoing } from './broken-outgoing.ts';
import { IndependentBotService } from './independent.ts';
import { openBotServices } from './open.ts';

export function runOf(make: () => IndependentBotService, options: TargetOptions = {}): Run {
  return runOfParty('bot-service', make, ({ url }) => ({ desk: `${url}/desk`, ...options }));
}

export const botServiceSelfTest = selfTestOf<IndependentBotService>(
  'bot-service',
  40,
  (change) => runOf(() => bend(new IndependentBotService(), change)),
  [...brokenIntake, ...brokenOutgoing, ...brokenChats],
  openBotServices,
);
