import type { TargetOptions } from '../run/options.ts';
import type { ListedCase, TargetRoom } from '../run/target.ts';
import type { Result } from '../run/verdicts.ts';
import { botProvider } from './bot-provider/target.ts';
import { botService } from './bot-service/target.ts';
import { channelIntegrator } from './channel-integrator/target.ts';
import { channelService } from './channel-service/target.ts';
import { webhookReceiver } from './webhook-receiver/target.ts';
import { webhookSender } from './webhook-sender/target.ts';
import { widget } from './widget/target.ts';

/**
 * The targets: each folder beside this file is one, and a test holds this list against them. It is written out because
 * the published bundle has no folders to look into.
 */
export const rooms = {
  'channel-service': channelService,
  'channel-integrator': channelIntegrator,
  'bot-service': botService,
  'bot-provider': botProvider,
  'webhook-sender': webhookSender,
  'webhook-receiver': webhookReceiver,
  widget,
} as const satisfies Record<string, TargetRoom>;

export type Target = keyof typeof rooms;

export const targets = Object.keys(rooms) as readonly Target[];

/** All cases of all targets. */
export const cases: readonly ListedCase[] = Object.values(rooms).flatMap((room) => room.cases);

/** Runs all chosen cases of a target. */
export function runTarget(target: Target, options: TargetOptions): Promise<Result[]> {
  return rooms[target].run(options);
}
