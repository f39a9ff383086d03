// Made from all documents of specs/ by `npm run generate`. Change the documents, never this file.

import type { BotProviderHandlers, BotServiceHandlers } from '../bot/operations.ts';
import type { ChannelIntegratorHandlers, ChannelServiceHandlers } from '../channel/operations.ts';
import type { DeskHandlers } from '../reference/desk/operations.ts';
import type { VisitorHandlers } from '../reference/visitor/operations.ts';
import type { WebhookReceiverHandlers } from '../developer/operations.ts';

/** At least one of the handlers. An event without a handler is accepted. */
export type Some<Handlers> = {
  [Id in keyof Handlers]: Pick<Handlers, Id> & Partial<Handlers>;
}[keyof Handlers];

/** The handlers that each party needs. If events share an address, a program may handle only some of them. */
export interface HandlersOf {
  'channel-service': ChannelServiceHandlers;
  'channel-integrator': ChannelIntegratorHandlers;
  'bot-service': BotServiceHandlers;
  'bot-provider': Some<BotProviderHandlers>;
  'webhook-receiver': Some<WebhookReceiverHandlers>;
  'desk': DeskHandlers;
  'visitor': VisitorHandlers;
}
