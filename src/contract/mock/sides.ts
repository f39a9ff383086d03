import { botProviderOperations, botServiceOperations } from '../../../generated/bot/operations.ts';
import {
  channelIntegratorOperations,
  channelServiceOperations,
} from '../../../generated/channel/operations.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import type { Operation } from '../../../generated/operation.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';

/** One party whose endpoint can be mocked: the bundled document that describes it, and its operations. */
export interface Side {
  party: (typeof parties)[number];
  /** File below `generated/openapi/`, without its ending. */
  document: string;
  operations: readonly Operation[];
  /** Who develops against this mock. */
  for: string;
}

/** The port of the first side's mock, unless another is asked for; the other sides follow it. */
export const firstPort = 4010;

const parties = [
  'channel-service',
  'channel-integrator',
  'bot-service',
  'bot-provider',
  'webhook-receiver',
  'desk',
] as const;

/** Every endpoint of the contract, of both directions. */
export const sides: readonly Side[] = [
  {
    party: 'channel-service',
    document: 'channel',
    operations: channelServiceOperations,
    for: 'chat front ends',
  },
  {
    party: 'channel-integrator',
    document: 'channel',
    operations: channelIntegratorOperations,
    for: 'services that post to a chat front end',
  },
  { party: 'bot-service', document: 'bot', operations: botServiceOperations, for: 'bots' },
  {
    party: 'bot-provider',
    document: 'bot',
    operations: botProviderOperations,
    for: 'services that post to a bot',
  },
  {
    party: 'webhook-receiver',
    document: 'developer',
    operations: webhookReceiverOperations,
    for: 'services that post to a CRM',
  },
  { party: 'desk', document: 'desk', operations: deskOperations, for: 'consoles and desk adapters' },
];
