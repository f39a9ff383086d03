import { target } from '../../run/target.ts';
import { anyDesk, deskOptions } from '../shared/service-context.ts';
import { callCases } from './cases/calls.ts';
import { chatLifeCases } from './cases/chat-life.ts';
import { crmCases } from './cases/crm.ts';
import { withheldCases } from './cases/crm-answers.ts';
import { twoAgentsCases } from './cases/two-agents.ts';
import { visitorCases } from './cases/visitors.ts';
import { WebhookSenderContext } from './context.ts';

/** The target for a conversation service that sends developer webhooks. */
export const webhookSender = target({
  name: 'webhook-sender',
  options: deskOptions,
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk'],
  caseNeeds: ['desk'],
  cases: [...callCases, ...visitorCases, ...chatLifeCases, ...twoAgentsCases, ...crmCases, ...withheldCases],
  make: (options) => new WebhookSenderContext(options),
  open: (context) => context.open(),
});
