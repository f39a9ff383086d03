import { target } from '../../run/target.ts';
import { cases } from '../cases.ts';
import { anyDesk, deskOptions } from '../shared/service-context.ts';
import { BotServiceContext } from './context.ts';

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
  cases: cases['bot-service'],
  make: (options) => new BotServiceContext(options),
  open: (context) => context.open(),
});
