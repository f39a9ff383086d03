// Made from specs/parties.yaml and the x-parties of specs/ by `npm run generate`. Change the documents, never this file.

/** A program that serves one of the interfaces. */
export type Party =
  | 'channel-service'
  | 'channel-integrator'
  | 'bot-service'
  | 'bot-provider'
  | 'webhook-sender'
  | 'webhook-receiver'
  | 'widget'
  | 'desk'
  | 'visitor';

/** The people who maintain programs, or call the script API or the desk. */
export type Audience =
  | 'service'
  | 'integrator'
  | 'provider'
  | 'page'
  | 'desk';

export type InterfaceName =
  | 'channel'
  | 'bot'
  | 'developer'
  | 'widget'
  | 'desk'
  | 'visitor';

export interface PartyRow {
  readonly name: Party;
  readonly interface: InterfaceName;
  /** The part of the interface's documents that the party serves. */
  readonly serves: 'paths' | 'webhooks' | 'script';
  /** The audience that must adapt when a change breaks this party. */
  readonly audience: Audience;
  /** The audience that must adapt when a change breaks the callers of this party. */
  readonly callers: Audience;
  /** The party that calls this party, or a name for its callers. */
  readonly caller: string;
  /** True if the interface belongs to the reference, not to the contract. */
  readonly isReference: boolean;
  /** True if a conformance run drives the party through the desk. */
  readonly hasDesk: boolean;
  /** The developers who use the mock of this party. Absent if it has no mock. */
  readonly mock?: string;
}

export const parties = [
  {
    name: 'channel-service',
    interface: 'channel',
    serves: 'paths',
    audience: 'service',
    callers: 'integrator',
    caller: 'channel-integrator',
    isReference: false,
    hasDesk: true,
    mock: 'chat front ends',
  },
  {
    name: 'channel-integrator',
    interface: 'channel',
    serves: 'webhooks',
    audience: 'integrator',
    callers: 'service',
    caller: 'channel-service',
    isReference: false,
    hasDesk: false,
    mock: 'services that post to a chat front end',
  },
  {
    name: 'bot-service',
    interface: 'bot',
    serves: 'paths',
    audience: 'service',
    callers: 'provider',
    caller: 'bot-provider',
    isReference: false,
    hasDesk: true,
    mock: 'bots',
  },
  {
    name: 'bot-provider',
    interface: 'bot',
    serves: 'webhooks',
    audience: 'provider',
    callers: 'service',
    caller: 'bot-service',
    isReference: false,
    hasDesk: false,
    mock: 'services that post to a bot',
  },
  {
    name: 'webhook-sender',
    interface: 'developer',
    serves: 'paths',
    audience: 'service',
    callers: 'integrator',
    caller: 'webhook-receiver',
    isReference: false,
    hasDesk: true,
  },
  {
    name: 'webhook-receiver',
    interface: 'developer',
    serves: 'webhooks',
    audience: 'integrator',
    callers: 'service',
    caller: 'webhook-sender',
    isReference: false,
    hasDesk: false,
    mock: 'services that post to a CRM',
  },
  {
    name: 'widget',
    interface: 'widget',
    serves: 'script',
    audience: 'service',
    callers: 'page',
    caller: 'web page',
    isReference: false,
    hasDesk: true,
  },
  {
    name: 'desk',
    interface: 'desk',
    serves: 'paths',
    audience: 'service',
    callers: 'desk',
    caller: 'program for agents',
    isReference: true,
    hasDesk: false,
    mock: 'consoles and desk adapters',
  },
  {
    name: 'visitor',
    interface: 'visitor',
    serves: 'paths',
    audience: 'service',
    callers: 'service',
    caller: 'widget',
    isReference: true,
    hasDesk: false,
  },
] as const satisfies readonly PartyRow[];

export interface InterfaceRow {
  readonly name: InterfaceName;
  /** The folder of `generated/` that has its modules. */
  readonly folder: string;
  readonly documents: readonly string[];
  /** The modules in that folder. */
  readonly modules: readonly string[];
  /** The bundled documents, as paths in `generated/`. */
  readonly openapi?: string;
  readonly asyncapi?: string;
  readonly isReference: boolean;
}

export const interfaces = [
  {
    name: 'channel',
    folder: 'channel',
    documents: ['specs/channel.asyncapi.yaml', 'specs/channel.openapi.yaml'],
    modules: ['client', 'examples', 'kinds', 'operations', 'schemas', 'types', 'validators'],
    openapi: 'openapi/channel.json',
    asyncapi: 'asyncapi/channel.json',
    isReference: false,
  },
  {
    name: 'bot',
    folder: 'bot',
    documents: ['specs/bot.asyncapi.yaml', 'specs/bot.openapi.yaml'],
    modules: ['client', 'examples', 'kinds', 'operations', 'schemas', 'types', 'validators'],
    openapi: 'openapi/bot.json',
    asyncapi: 'asyncapi/bot.json',
    isReference: false,
  },
  {
    name: 'developer',
    folder: 'developer',
    documents: ['specs/developer.asyncapi.yaml', 'specs/developer.openapi.yaml'],
    modules: ['client', 'examples', 'kinds', 'operations', 'schemas', 'types', 'validators'],
    openapi: 'openapi/developer.json',
    asyncapi: 'asyncapi/developer.json',
    isReference: false,
  },
  {
    name: 'widget',
    folder: 'widget',
    documents: ['specs/widget.asyncapi.yaml'],
    modules: ['examples', 'schemas', 'types', 'validators'],
    asyncapi: 'asyncapi/widget.json',
    isReference: false,
  },
  {
    name: 'desk',
    folder: 'reference/desk',
    documents: ['specs/reference/desk.openapi.yaml'],
    modules: ['client', 'examples', 'operations', 'schemas', 'types', 'validators'],
    openapi: 'reference/openapi/desk.json',
    isReference: true,
  },
  {
    name: 'visitor',
    folder: 'reference/visitor',
    documents: ['specs/reference/visitor.openapi.yaml'],
    modules: ['client', 'examples', 'operations', 'schemas', 'types', 'validators'],
    openapi: 'reference/openapi/visitor.json',
    isReference: true,
  },
] as const satisfies readonly InterfaceRow[];
