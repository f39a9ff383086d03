import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceParts, startService } from '../../../src/reference/service/index.ts';
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
    const folder = mkdtempSync(join(tmpdir(), 'parlance-selftest-'));
    const service = await startService({
      host: '127.0.0.1',
      port: 0,
      data: join(folder, 'store.sqlite'),
      desk: true,
      deskToken: 'token-of-the-desk-of-a-selftest',
      allowLoopback: true,
      parts,
    });
    const { deskUrl: desk, deskToken } = service;
    return runTarget('webhook-sender', { desk, deskToken, only }).finally(async () => {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    });
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
