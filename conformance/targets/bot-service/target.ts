import { target } from '../../run/target.ts';
import { anyDesk, deskOptions } from '../shared/service-context.ts';
import { agentCases } from './cases/agents.ts';
import { conversationCases } from './cases/conversations.ts';
import { failingCases } from './cases/failing.ts';
import { forwardingCases } from './cases/forwarding.ts';
import { markdownCases } from './cases/markdown.ts';
import { messageCases } from './cases/messages.ts';
import { refusalCases } from './cases/refusals.ts';
import { repeatCases } from './cases/repeats.ts';
import { securityCases } from './cases/security.ts';
import { wholeRunCases } from './cases/whole-run.ts';
import { BotServiceContext } from './context.ts';

/** The target for a conversation service with the bot API. */
export const botService = target({
  name: 'bot-service',
  options: {
    ...deskOptions,
    url: 'the address for bots, up to where /webhooks is appended, where the desk does not tell it',
    providerId: 'the identifier that the service gave to the suite as a bot provider',
  },
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token a-long-token-for-the-desk'],
  caseNeeds: ['desk'],
  cases: [
    ...repeatCases,
    ...failingCases,
    ...forwardingCases,
    ...agentCases,
    ...conversationCases,
    ...messageCases,
    ...markdownCases,
    ...securityCases,
    ...refusalCases,
    ...wholeRunCases,
  ],
  make: (options) => new BotServiceContext(options),
  open: (context) => context.open(),
});
