import { parties } from '../../generated/parties.ts';
import { rules } from '../../generated/rules.ts';
import type { RunOptions, TargetOptions } from '../run/options.ts';
import { type CheckedTarget, type ListedCase, Usage } from '../run/target.ts';
import type { Result } from '../run/verdicts.ts';
import { botProvider } from './bot-provider/target.ts';
import { botService } from './bot-service/target.ts';
import { channelIntegrator } from './channel-integrator/target.ts';
import { channelService } from './channel-service/target.ts';
import { webhookReceiver } from './webhook-receiver/target.ts';
import { webhookSender } from './webhook-sender/target.ts';
import { widget } from './widget/target.ts';

/** The names of the parties that are targets. Parties that exist only in the reference, such as the desk, are left out. */
export const targets = parties.flatMap((party) => (party.isReference ? [] : [party.name]));

export type Target = (typeof targets)[number];

export const byName: Readonly<Record<Target, CheckedTarget>> = {
  'channel-service': channelService,
  'channel-integrator': channelIntegrator,
  'bot-service': botService,
  'bot-provider': botProvider,
  'webhook-sender': webhookSender,
  'webhook-receiver': webhookReceiver,
  widget,
};

export const cases: readonly ListedCase[] = Object.values(byName).flatMap((target) => target.cases);

/** Throws Usage if an id in `only` or `skip` names neither a case nor a rule. */
export function checkIds({ only = [], skip = [] }: RunOptions): void {
  const known = new Set<string>([...Object.keys(rules), ...cases.map(({ id }) => id)]);
  const unknown = [...only, ...skip].filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw new Usage(`No case or rule is called ${unknown.join(', ')}. parlance conform --list shows all.`);
}

export async function runTarget(target: Target, options: TargetOptions): Promise<Result[]> {
  checkIds(options);
  return await byName[target].run(options);
}
