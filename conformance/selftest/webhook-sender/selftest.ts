import { openService } from '../../../src/reference/service/testing/site.ts';
import type { TargetOptions } from '../../run/options.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, type Change, runOfParty, selfTestOf } from '../bend.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenSenders } from './broken-sender.ts';
import { IndependentSender } from './independent.ts';
import { openIndependentSenders } from './open.ts';

const ofReference: Run = async (only = []) => {
  await using service = await openService({});
  return await runTarget('webhook-sender', { desk: service.deskUrl, deskToken: service.deskToken, only });
};

export function runOfIndependent(change: Change<IndependentSender>, options: TargetOptions = {}): Run {
  return runOfParty(
    'webhook-sender',
    () => bend(new IndependentSender(), change),
    ({ url }) => ({ desk: `${url}/desk`, ...options }),
  );
}

const own = selfTestOf('webhook-sender', 16, runOfIndependent, brokenSenders, openIndependentSenders);

export const webhookSenderSelfTest: SelfTest = {
  ...own,
  variants: [{ manner: 'is the reference', run: ofReference }, ...own.variants],
};
