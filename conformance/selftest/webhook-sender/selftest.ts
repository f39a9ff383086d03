import type { ServiceParts } from '../../../src/reference/service/index.ts';
import { openService } from '../../../src/reference/service/testing/site.ts';
import { runTarget } from '../../targets/index.ts';
import { bend, type Change, runnable } from '../bend.ts';
import { IndependentSender } from '../independent/webhook-sender/service.ts';
import type { Run, SelfTest } from '../selftest.ts';
import { brokenByVisitor } from './broken-by-visitor.ts';
import { brokenIndependentSenders } from './broken-independent.ts';
import { brokenWebhookSenders } from './broken-sender.ts';
import { openIndependentSenders, openSenders } from './open.ts';

/** A run against the reference, a part of it replaced. */
export function runOfReference(parts: ServiceParts): Run {
  return async (only = []) => {
    await using service = await openService({ parts });
    return await runTarget('webhook-sender', { desk: service.deskUrl, deskToken: service.deskToken, only });
  };
}

/** A run against the independent sender, one method of it replaced. */
export function runOfIndependent(change: Change<IndependentSender>): Run {
  return async (only = []) => {
    const sender = bend(new IndependentSender(), change);
    await sender.open();
    return runTarget('webhook-sender', { desk: `${sender.url}/desk`, only }).finally(() => sender.close());
  };
}

export const webhookSenderSelfTest: SelfTest = {
  target: 'webhook-sender',
  width: 16,
  broken: [
    ...brokenWebhookSenders.map(({ parts, ...rest }) => ({ ...rest, run: runOfReference(parts) })),
    ...[...brokenIndependentSenders, ...brokenByVisitor].map(runnable(runOfIndependent)),
  ],
  variants: [
    { manner: 'is the reference', run: runOfReference({}) },
    { manner: 'is written from the source alone', run: runOfIndependent(() => undefined) },
    ...openSenders.map(({ parts, ...rest }) => ({ ...rest, run: runOfReference(parts) })),
    ...openIndependentSenders.map(runnable(runOfIndependent)),
  ],
};
