import type { TargetOptions } from '../../run/options.ts';
import { bend, runOfParty, selfTestOf } from '../bend.ts';
import type { Run } from '../selftest.ts';
import { brokenDelivery } from './broken-delivery.ts';
import { brokenIntake } from './broken-intake.ts';
import { IndependentService } from './independent.ts';
import { openServices } from './open.ts';

export function runOf(make: () => IndependentService, options: TargetOptions = {}): Run {
  return runOfParty('channel-service', make, ({ url }) => ({ desk: `${url}/desk`, ...options }));
}

export const channelServiceSelfTest = selfTestOf<IndependentService>(
  'channel-service',
  32,
  (change) => runOf(() => bend(new IndependentService(), change)),
  // The broken services with the longest waits come first, so that their runs start first.
  [...brokenDelivery, ...brokenIntake],
  openServices,
);
