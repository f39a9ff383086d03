import { target } from '../../run/target.ts';
import { anyDesk, deskOptions, openByDesk } from '../shared/desk-options.ts';
import { botServiceCases } from './cases/index.ts';
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
  cases: botServiceCases,
  open: ({ providerId, ...options }) =>
    openByDesk(
      options,
      (given) => new BotServiceContext({ ...given, ...(providerId !== undefined && { providerId }) }),
    ),
});
