import type { TargetOptions } from '../../run/options.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, runnable } from '../bend.ts';
import { IndependentReceiver } from '../independent/webhook-receiver/receiver.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenReceivers } from './broken-receiver.ts';
import { openReceivers } from './open.ts';
import { signed, verifying } from './signing.ts';

/** A run against a receiver of its own. */
export function runOf(make: () => IndependentReceiver, options: TargetOptions = {}): Run {
  return async (only = []) => {
    const receiver = await make().open();
    const { url } = receiver;
    return runTarget('webhook-receiver', { url, only, ...options }).finally(() => receiver.close());
  };
}

const run = runnable<IndependentReceiver>((change) => runOf(() => bend(new IndependentReceiver(), change)));

export const webhookReceiverSelfTest: SelfTest = {
  target: 'webhook-receiver',
  width: 16,
  broken: brokenReceivers.map(run),
  variants: [
    { manner: 'is written from the source alone', run: runOf(() => new IndependentReceiver()) },
    { manner: 'verifies signatures', run: runOf(verifying, { sign: signed }) },
    ...openReceivers.map(run),
  ],
};
