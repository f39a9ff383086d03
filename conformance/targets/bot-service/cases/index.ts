import type { Case } from '../../../run/case.ts';
import type { BotServiceContext } from '../context.ts';
import { agentCases } from './agents.ts';
import { clientFileCases } from './client-files.ts';
import { closingCases } from './closing.ts';
import { credentialCases } from './credentials.ts';
import { endpointCases } from './endpoint.ts';
import { failingApartCases } from './failing-apart.ts';
import { forwardingCases } from './forwarding.ts';
import { invitedAgainCases } from './invited-again.ts';
import { markdownCases } from './markdown.ts';
import { messageCases } from './messages.ts';
import { newsCases } from './news.ts';
import { refusalCases } from './refusals.ts';
import { repeatCases } from './repeats.ts';
import { twoClientsCases } from './two-clients.ts';

/** What a conversation service is checked for on the bot API. */
export const botServiceCases: readonly Case<BotServiceContext>[] = [
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
];
