import type { Target } from '../targets/index.ts';
import { botProviderSelfTest } from './bot-provider/selftest.ts';
import { botServiceSelfTest } from './bot-service/selftest.ts';
import { channelIntegratorSelfTest } from './channel-integrator/selftest.ts';
import { channelServiceSelfTest } from './channel-service/selftest.ts';
import { proven } from './mutants/runs.ts';
import type { SelfTest } from './selftest.ts';
import { webhookReceiverSelfTest } from './webhook-receiver/selftest.ts';
import { webhookSenderSelfTest } from './webhook-sender/selftest.ts';
import { widgetSelfTest } from './widget/selftest.ts';

const byHand: Readonly<Record<Target, SelfTest>> = {
  'channel-service': channelServiceSelfTest,
  'channel-integrator': channelIntegratorSelfTest,
  'bot-service': botServiceSelfTest,
  'bot-provider': botProviderSelfTest,
  'webhook-sender': webhookSenderSelfTest,
  'webhook-receiver': webhookReceiverSelfTest,
  widget: widgetSelfTest(),
};

export const selfTests = Object.fromEntries(
  Object.entries(byHand).map(([target, own]) => [
    target,
    // The widget gets no mutants here, since each run against one needs a browser.
    target === 'widget' ? own : { ...own, broken: [...own.broken, ...proven(own.target)] },
  ]),
) as Readonly<Record<Target, SelfTest>>;
