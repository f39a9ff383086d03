import { target } from '../../run/target.ts';
import { anyDesk, deskOptions, openByDesk } from '../shared/desk-options.ts';
import { agentCases } from './cases/agents.ts';
import { clientFileCases } from './cases/client-files.ts';
import { closingCases } from './cases/closing.ts';
import { credentialCases } from './cases/credentials.ts';
import { endpointCases } from './cases/endpoint.ts';
import { failingApartCases } from './cases/failing-apart.ts';
import { forwardingCases } from './cases/forwarding.ts';
import { invitedAgainCases } from './cases/invited-again.ts';
import { markdownCases } from './cases/markdown.ts';
import { messageCases } from './cases/messages.ts';
import { newsCases } from './cases/news.ts';
import { refusalCases } from './cases/refusals.ts';
import { repeatCases } from './cases/repeats.ts';
import { twoClientsCases } from './cases/two-clients.ts';
import { BotServiceContext } from './context.ts';

/** A conversation service on the bot API. */
export const botService = target({
  name: 'bot-service',
  options: {
    ...deskOptions,
    url: 'the address for bots, up to where /webhooks is appended, where the desk does not tell it',
    providerId: 'the identifier that the service gave to the suite as a bot provider',
  },
  needs: anyDesk,
  examples: ['--desk http://127.0.0.1:8787/desk --desk-token secret'],
  caseNeeds: ['desk'],
  cases: [
    ...repeatCases,
    ...failingApartCases,
    ...newsCases,
    ...forwardingCases,
    ...clientFileCases,
    ...agentCases,
    ...invitedAgainCases,
    ...twoClientsCases,
    ...closingCases,
    ...messageCases,
    ...markdownCases,
    ...credentialCases,
    ...endpointCases,
    ...refusalCases,
  ],
  open: (options) => openByDesk(options, (given) => new BotServiceContext(given)),
});
