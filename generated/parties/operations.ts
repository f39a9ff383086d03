// Made from all documents of specs/ by `npm run generate`. Change the documents, never this file.

import { botProviderOperations, botServiceOperations } from '../bot/operations.ts';
import { channelIntegratorOperations, channelServiceOperations } from '../channel/operations.ts';
import { deskOperations } from '../reference/desk/operations.ts';
import { visitorOperations } from '../reference/visitor/operations.ts';
import { webhookReceiverOperations } from '../developer/operations.ts';
import type { Operation } from '../operation.ts';
import type { Party } from '../parties.ts';

/** The operations of each party that serves any. */
export const operationsOf = {
  'channel-service': channelServiceOperations,
  'channel-integrator': channelIntegratorOperations,
  'bot-service': botServiceOperations,
  'bot-provider': botProviderOperations,
  'webhook-receiver': webhookReceiverOperations,
  'desk': deskOperations,
  'visitor': visitorOperations,
} as const satisfies { readonly [Name in Party]?: readonly Operation[] };
