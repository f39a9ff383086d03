// Made from all documents of specs/ by `npm run generate`. Change the documents, never this file.

export * from './errors.ts';
export * from './parties.ts';
export * from './policies.ts';
export * from './rules.ts';
export * from './states.ts';

/** A document of the contract, bundled into one file. */
export interface BundledDocument {
  readonly title: string;
  readonly version: string;
  /** The import path, for an import with `{ type: 'json' }`, or for `import.meta.resolve`. */
  readonly module: string;
}

/** The documents, by their kind and name. */
export const documents = {
  arazzo: {
    'accept-and-assign': {
      title: 'The CRM shows what it knows, and the agent assigns the chat',
      version: '0.3.0',
      module: '@parlance/contract/arazzo/accept-and-assign.json',
    },
    'bot-hand-over': {
      title: 'A bot hands a chat over to an agent',
      version: '0.3.0',
      module: '@parlance/contract/arazzo/bot-hand-over.json',
    },
    'delivery-fails': {
      title: 'A delivery that fails',
      version: '0.3.0',
      module: '@parlance/contract/arazzo/delivery-fails.json',
    },
    'try-a-bot': {
      title: 'A bot is tried',
      version: '0.3.0',
      module: '@parlance/contract/arazzo/try-a-bot.json',
    },
    'try-a-crm': {
      title: 'A CRM is tried',
      version: '0.3.0',
      module: '@parlance/contract/arazzo/try-a-crm.json',
    },
  },
  openapi: {
    bot: { title: 'Bot API', version: '0.3.0', module: '@parlance/contract/openapi/bot.json' },
    'bot-provider': {
      title: 'Bot API: what a bot provider serves',
      version: '0.3.0',
      module: '@parlance/contract/openapi/bot-provider.json',
    },
    channel: { title: 'Channel API', version: '0.3.0', module: '@parlance/contract/openapi/channel.json' },
    'channel-integrator': {
      title: 'Channel API: what a channel integrator serves',
      version: '0.3.0',
      module: '@parlance/contract/openapi/channel-integrator.json',
    },
    developer: {
      title: 'Developer webhooks',
      version: '0.3.0',
      module: '@parlance/contract/openapi/developer.json',
    },
    'webhook-receiver': {
      title: 'Developer webhooks: what a webhook receiver serves',
      version: '0.3.0',
      module: '@parlance/contract/openapi/webhook-receiver.json',
    },
  },
  asyncapi: {
    bot: { title: 'Bot events', version: '0.3.0', module: '@parlance/contract/asyncapi/bot.json' },
    channel: {
      title: 'Channel events',
      version: '0.3.0',
      module: '@parlance/contract/asyncapi/channel.json',
    },
    developer: {
      title: 'Developer webhook events',
      version: '0.3.0',
      module: '@parlance/contract/asyncapi/developer.json',
    },
    widget: {
      title: 'Widget script API',
      version: '0.3.0',
      module: '@parlance/contract/asyncapi/widget.json',
    },
  },
} as const satisfies Record<string, Record<string, BundledDocument>>;
