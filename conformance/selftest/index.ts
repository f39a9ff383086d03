import type { Target } from '../targets/index.ts';
import { botProviderSelfTest } from './bot-provider/selftest.ts';
import { botServiceSelfTest } from './bot-service/selftest.ts';
import { channelIntegratorSelfTest } from './channel-integrator/selftest.ts';
import { channelServiceSelfTest } from './channel-service/selftest.ts';
import type { SelfTest } from './selftest.ts';
import { webhookReceiverSelfTest } from './webhook-receiver/selftest.ts';
import { webhookSenderSelfTest } from './webhook-sender/selftest.ts';
import { widgetSelfTest } from './widget/selftest.ts';

/** What proves the cases of each target. */
export const selfTests: Readonly<Record<Target, SelfTest>> = {
  'channel-service': channelServiceSelfTest,
  'channel-integrator': channelIntegratorSelfTest,
  'bot-service': botServiceSelfTest,
  'bot-provider': botProviderSelfTest,
  'webhook-sender': webhookSenderSelfTest,
  'webhook-receiver': webhookReceiverSelfTest,
  widget: widgetSelfTest(),
};
