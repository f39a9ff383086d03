import { parties } from '../../generated/parties.ts';
import type { TargetOptions } from '../run/options.ts';
import type { CheckedTarget, ListedCase } from '../run/target.ts';
import type { Result } from '../run/verdicts.ts';
import { botProvider } from './bot-provider/target.ts';
import { botService } from './bot-service/target.ts';
import { channelIntegrator } from './channel-integrator/target.ts';
import { channelService } from './channel-service/target.ts';
import { webhookReceiver } from './webhook-receiver/target.ts';
import { webhookSender } from './webhook-sender/target.ts';
import { widget } from './widget/target.ts';

/** The parties of the contract. The reference's own interfaces, desk and visitor, have no target. */
export const targets = parties.flatMap((party) => (party.isReference ? [] : [party.name]));

export type Target = (typeof targets)[number];

/**
 * The targets by name: one for each party of the contract. The list is written out because the published bundle has no folders
 * to look into.
 */
export const byName: Readonly<Record<Target, CheckedTarget>> = {
  'channel-service': channelService,
  'channel-integrator': channelIntegrator,
  'bot-service': botService,
  'bot-provider': botProvider,
  'webhook-sender': webhookSender,
  'webhook-receiver': webhookReceiver,
  widget,
};

/** All cases of all targets. */
export const cases: readonly ListedCase[] = Object.values(byName).flatMap((target) => target.cases);

/** Runs all chosen cases of a target. */
export function runTarget(target: Target, options: TargetOptions): Promise<Result[]> {
  return byName[target].run(options);
}
