import type { RuleId } from '../../generated/rules.ts';
import { BotProviderContext } from './bot-provider/context.ts';
import { BotServiceContext } from './bot-service/context.ts';
import type { Need } from '../run/case.ts';
import { botProviderCases } from './bot-provider/cases/index.ts';
import { botServiceCases } from './bot-service/cases/index.ts';
import { channelIntegratorCases } from './channel-integrator/cases/index.ts';
import { channelServiceCases } from './channel-service/cases/index.ts';
import { webhookReceiverCases } from './webhook-receiver/cases/index.ts';
import { webhookSenderCases } from './webhook-sender/cases/index.ts';
import { Desk } from '../desk/desk.ts';
import { IntegratorContext } from './channel-integrator/context.ts';
import { LagProbe } from '../run/lag.ts';
import { runCases, type Selection } from '../run/runner.ts';
import { ServiceContext } from '../desk/service-context.ts';
import type { Result } from '../run/verdicts.ts';
import { WebhookReceiverContext } from './webhook-receiver/context.ts';
import { WebhookSenderContext } from './webhook-sender/context.ts';
import { exchange } from '../wire/exchange.ts';

export const targets = [
  'channel-service',
  'channel-integrator',
  'bot-service',
  'bot-provider',
  'webhook-sender',
  'webhook-receiver',
] as const;
export type Target = (typeof targets)[number];

/** A case as lists show it. */
export interface ListedCase {
  target: Target;
  id: string;
  title: string;
  rules: readonly RuleId[];
  needs: readonly Need[];
}

/** All cases of all targets. */
export const cases: readonly ListedCase[] = [
  ...channelServiceCases.map((each) => listed('channel-service', each)),
  ...channelIntegratorCases.map((each) => listed('channel-integrator', each)),
  ...botServiceCases.map((each) => listed('bot-service', each)),
  ...botProviderCases.map((each) => listed('bot-provider', each)),
  ...webhookSenderCases.map((each) => listed('webhook-sender', each)),
  ...webhookReceiverCases.map((each) => listed('webhook-receiver', each)),
];

function listed(target: Target, { id, title, rules, needs }: Omit<ListedCase, 'target'>): ListedCase {
  return { target, id, title, rules, needs };
}

/** Where the implementation under test is, and what the suite may use. */
export interface TargetOptions extends Selection {
  url?: string;
  desk?: string;
  deskToken?: string;
  channelId?: string;
  token?: string;
  providerId?: string;
  listen?: { host: string; port: number };
  publicUrl?: string;
  /** Puts a question to a person. */
  ask?: (question: string) => Promise<boolean>;
  onResult?(result: Result): void;
}

/** The implementation cannot be reached or set up, so that nothing can be said of it. */
export class Unreachable extends Error {}

/** An option that the target cannot do without is missing. */
export class Usage extends Error {}

/** Runs all chosen cases of a target. */
export function runTarget(target: Target, options: TargetOptions): Promise<Result[]> {
  return runners[target](options);
}

const runners: Record<Target, (options: TargetOptions) => Promise<Result[]>> = {
  'channel-service': runService,
  'channel-integrator': runIntegrator,
  'bot-service': runBotService,
  'bot-provider': runBotProvider,
  'webhook-sender': runWebhookSender,
  'webhook-receiver': runWebhookReceiver,
};

async function runService(options: TargetOptions): Promise<Result[]> {
  const { url, desk: deskUrl, deskToken, listen, publicUrl } = options;
  if (!url && !deskUrl)
    throw new Usage('channel-service needs --desk URL, or --url with the address of a channel');
  const desk = deskUrl ? new Desk(deskUrl, deskToken) : undefined;
  const context = new ServiceContext({
    ...(url !== undefined && { url }),
    ...(desk && { desk }),
    ...(listen && { listen: { ...listen, ...(publicUrl !== undefined && { publicUrl }) } }),
  });
  try {
    await reach(desk ? desk.open() : answers(`${url}/status`));
    return await runAll(channelServiceCases, context, available(options), options);
  } finally {
    await context.close();
    desk?.close();
  }
}

async function runIntegrator(options: TargetOptions): Promise<Result[]> {
  const { url, channelId, listen, ask } = options;
  if (!url) throw new Usage('channel-integrator needs --url with the customer endpoint');
  const context = new IntegratorContext({
    url,
    ...(channelId !== undefined && { channelId }),
    ...(listen && { listen }),
    ...(ask && { ask }),
  });
  try {
    await reach(answers(url));
    await context.open();
    return await runAll(channelIntegratorCases, context, available(options), options, 2);
  } finally {
    await context.close();
  }
}

async function runBotService(options: TargetOptions): Promise<Result[]> {
  const { url, desk: deskUrl, deskToken, providerId, listen, publicUrl } = options;
  if (!deskUrl) throw new Usage('bot-service needs --desk URL');
  const desk = new Desk(deskUrl, deskToken);
  const context = new BotServiceContext({
    desk,
    ...(url !== undefined && { url }),
    ...(providerId !== undefined && { providerId }),
    ...(listen && { listen: { ...listen, ...(publicUrl !== undefined && { publicUrl }) } }),
  });
  try {
    await reach(desk.open());
    return await runAll(botServiceCases, context, available(options), options);
  } finally {
    await context.close();
    desk.close();
  }
}

async function runBotProvider(options: TargetOptions): Promise<Result[]> {
  const { url, token, providerId, listen } = options;
  if (!url || !token) throw new Usage('bot-provider needs --url with the bot endpoint, and --token');
  const context = new BotProviderContext({
    url,
    token,
    ...(providerId !== undefined && { providerId }),
    ...(listen && { listen }),
  });
  try {
    await reach(answers(url));
    await context.open();
    return await runAll(botProviderCases, context, available(options), options);
  } finally {
    await context.close();
  }
}

async function runWebhookSender(options: TargetOptions): Promise<Result[]> {
  const { desk: deskUrl, deskToken, listen, publicUrl } = options;
  if (!deskUrl) throw new Usage('webhook-sender needs --desk URL');
  const desk = new Desk(deskUrl, deskToken);
  const context = new WebhookSenderContext({
    desk,
    ...(listen && { listen: { ...listen, ...(publicUrl !== undefined && { publicUrl }) } }),
  });
  try {
    await reach(desk.open());
    return await runAll(webhookSenderCases, context, available(options), options);
  } finally {
    await context.close();
    desk.close();
  }
}

async function runWebhookReceiver(options: TargetOptions): Promise<Result[]> {
  const { url } = options;
  if (!url) throw new Usage('webhook-receiver needs --url with the address for webhooks');
  await reach(answers(url));
  const context = new WebhookReceiverContext(url);
  return runAll(webhookReceiverCases, context, available(options), options);
}

async function runAll<Context>(
  all: Parameters<typeof runCases<Context>>[0]['cases'],
  context: Context,
  having: ReadonlySet<Need>,
  { only = [], skip = [], onResult }: TargetOptions,
  width?: number,
): Promise<Result[]> {
  const lag = new LagProbe().start();
  try {
    const telling = onResult ? { onResult } : {};
    const narrow = width === undefined ? {} : { width };
    return await runCases({ cases: all, context, lag, available: having, only, skip, ...telling, ...narrow });
  } finally {
    lag.stop();
  }
}

function available({ desk, listen, ask }: TargetOptions): ReadonlySet<Need> {
  const having: [Need, unknown][] = [
    ['desk', desk],
    ['listen', listen],
    ['manual', ask],
  ];
  return new Set(having.filter(([, given]) => given).map(([need]) => need));
}

async function answers(url: string): Promise<void> {
  const { failure } = await exchange({ url, method: 'GET' });
  if (failure?.startsWith('connection failed')) throw new Error(`${new URL(url).host}: ${failure}`);
}

async function reach(attempt: Promise<void>): Promise<void> {
  try {
    await attempt;
  } catch (error) {
    throw new Unreachable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
