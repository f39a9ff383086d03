import type { TargetOptions } from '../../run/options.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, runnable } from '../bend.ts';
import { IndependentService } from '../independent/channel-service/service.ts';
import type { Run, SelfTest, Variant } from '../selftest.ts';
import { brokenDelivery } from './broken-delivery.ts';
import { brokenIntake } from './broken-intake.ts';
import { BareService, openServices } from './open.ts';
import { LateService, OtherwiseService } from './otherwise.ts';

/** A run against a service of its own, driven by its desk. */
export function runOf(make: () => IndependentService, options: TargetOptions = {}): Run {
  return async (only = []) => {
    const service = await make().open();
    const desk = `${service.url}/desk`;
    return runTarget('channel-service', { desk, only, ...options }).finally(() => service.close());
  };
}

const whole: readonly Variant[] = [
  { manner: 'is written from the source alone', run: runOf(() => new IndependentService()) },
  { manner: 'does otherwise whatever is left open', run: runOf(() => new OtherwiseService()) },
  { manner: 'sends and says no more than it has to', run: runOf(() => new BareService()) },
  { manner: 'is late within the tolerance', run: runOf(() => new LateService()) },
];

const run = runnable<IndependentService>((change) => runOf(() => bend(new IndependentService(), change)));

export const channelServiceSelfTest: SelfTest = {
  target: 'channel-service',
  width: 32,
  // Those that wait longest begin first.
  broken: [...brokenDelivery, ...brokenIntake].map(run),
  variants: [...whole, ...openServices.map(run)],
};
