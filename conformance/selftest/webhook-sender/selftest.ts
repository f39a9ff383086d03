import { openService } from '../../../src/reference/service/testing/site.ts';
import type { TargetOptions } from '../../run/options.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, type Change, runnable } from '../bend.ts';
import { IndependentSender } from '../independent/webhook-sender/service.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenSenders } from './broken-sender.ts';
import { openIndependentSenders } from './open.ts';

const ofReference: Run = async (only = []) => {
  await using service = await openService({});
  return await runTarget('webhook-sender', { desk: service.deskUrl, deskToken: service.deskToken, only });
};

/** A run against the independent sender, one method of it replaced. */
export function runOfIndependent(change: Change<IndependentSender>, options: TargetOptions = {}): Run {
  return async (only = []) => {
    const sender = bend(new IndependentSender(), change);
    await sender.open();
    const desk = `${sender.url}/desk`;
    return runTarget('webhook-sender', { desk, only, ...options }).finally(() => sender.close());
  };
}

export const webhookSenderSelfTest: SelfTest = {
  target: 'webhook-sender',
  width: 16,
  broken: brokenSenders.map(runnable(runOfIndependent)),
  variants: [
    { manner: 'is the reference', run: ofReference },
    { manner: 'is written from the source alone', run: runOfIndependent(() => undefined) },
    ...openIndependentSenders.map(runnable(runOfIndependent)),
  ],
};
