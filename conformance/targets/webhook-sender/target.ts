import { target } from '../../run/target.ts';
import { anyDesk, deskOptions, openByDesk } from '../shared/desk-options.ts';
import { callCases } from './cases/calls.ts';
import { chatLifeCases } from './cases/chat-life.ts';
import { crmCases } from './cases/crm.ts';
import { withheldCases } from './cases/crm-withheld.ts';
import { failingCases } from './cases/failing.ts';
import { tokenCases } from './cases/tokens.ts';
import { twoAgentsCases } from './cases/two-agents.ts';
import { visitorCases } from './cases/visitors.ts';
import { WebhookSenderContext } from './context.ts';

/** A conversation service that sends developer webhooks. */
export const webhookSender = target({
  name: 'webhook-sender',
  options: deskOptions,
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token secret'],
  caseNeeds: ['desk'],
  cases: [
    ...failingCases,
    ...visitorCases,
    ...tokenCases,
    ...callCases,
    ...chatLifeCases,
    ...twoAgentsCases,
    ...crmCases,
    ...withheldCases,
  ],
  open: ({ url: _, ...options }) => openByDesk(options, (given) => new WebhookSenderContext(given)),
});
