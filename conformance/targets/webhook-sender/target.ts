import { target } from '../../run/target.ts';
import { cases } from '../cases.ts';
import { anyDesk, deskOptions } from '../shared/service-context.ts';
import { WebhookSenderContext } from './context.ts';

export const webhookSender = target({
  name: 'webhook-sender',
  options: deskOptions,
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk'],
  caseNeeds: ['desk'],
  cases: cases['webhook-sender'],
  make: (options) => new WebhookSenderContext(options),
  open: (context) => context.open(),
});
