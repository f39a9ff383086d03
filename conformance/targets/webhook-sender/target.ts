import { target } from '../../run/target.ts';
import { anyDesk, deskOptions, openByDesk } from '../shared/desk-options.ts';
import { webhookSenderCases } from './cases/index.ts';
import { WebhookSenderContext } from './context.ts';

/** A conversation service that sends developer webhooks. */
export const webhookSender = target({
  name: 'webhook-sender',
  options: deskOptions,
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token secret'],
  caseNeeds: ['desk'],
  cases: webhookSenderCases,
  open: ({ url: _, ...options }) => openByDesk(options, (given) => new WebhookSenderContext(given)),
});
