import type { Case } from '../../../run/case.ts';
import type { WebhookSenderContext } from '../context.ts';
import { callCases } from './calls.ts';
import { chatLifeCases } from './chat-life.ts';
import { crmCases } from './crm.ts';
import { withheldCases } from './crm-withheld.ts';
import { failingCases } from './failing.ts';
import { tokenCases } from './tokens.ts';
import { twoAgentsCases } from './two-agents.ts';
import { visitorCases } from './visitors.ts';

/** What a conversation service is checked for as the sender of developer webhooks. */
export const webhookSenderCases: readonly Case<WebhookSenderContext>[] = [
  ...failingCases,
  ...visitorCases,
  ...tokenCases,
  ...callCases,
  ...chatLifeCases,
  ...twoAgentsCases,
  ...crmCases,
  ...withheldCases,
];
