import type { Case } from '../../case.ts';
import type { WebhookSenderContext } from '../../webhook-sender-context.ts';
import { chatLifeCases } from './chat-life.ts';
import { crmCases } from './crm.ts';
import { visitorCases } from './visitors.ts';

/** What a conversation service is checked for as the sender of developer webhooks. */
export const webhookSenderCases: readonly Case<WebhookSenderContext>[] = [
  ...visitorCases,
  ...chatLifeCases,
  ...crmCases,
];
