// The bundled documents that the references are made from.
import botEventsBundle from '../../../generated/asyncapi/bot.json' with { type: 'json' };
import channelEventsBundle from '../../../generated/asyncapi/channel.json' with { type: 'json' };
import developerEventsBundle from '../../../generated/asyncapi/developer.json' with { type: 'json' };
import widgetEventsBundle from '../../../generated/asyncapi/widget.json' with { type: 'json' };
import { errorCodes } from '../../../generated/errors.ts';
import botBundle from '../../../generated/openapi/bot.json' with { type: 'json' };
import channelBundle from '../../../generated/openapi/channel.json' with { type: 'json' };
import deskBundle from '../../../generated/openapi/desk.json' with { type: 'json' };
import developerBundle from '../../../generated/openapi/developer.json' with { type: 'json' };
import visitorBundle from '../../../generated/openapi/visitor.json' with { type: 'json' };
import { rules } from '../../../generated/rules.ts';
import { undescribed } from '../../../src/contract/codegen/emit/described.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by names that the readers beside this file know.
export type Node = any;

/** The pages show rules, deliveries and open points in forms of their own, so that descriptions are read without them. */
const authored = (bundle: unknown): Node =>
  undescribed(bundle as Node, {
    levelOf: (id) => rules[id as keyof typeof rules]?.level,
    choiceOf: (code) => (errorCodes as Record<string, { choice?: string }>)[code]?.choice,
  });
const botEvents = authored(botEventsBundle);
const channelEvents = authored(channelEventsBundle);
const developerEvents = authored(developerEventsBundle);
const widgetEvents = authored(widgetEventsBundle);
const bot = authored(botBundle);
const channel = authored(channelBundle);
const desk = authored(deskBundle);
const developer = authored(developerBundle);
const visitor = authored(visitorBundle);

export interface Interface {
  /** As in `generated/<name>`, and in the addresses of its pages. */
  name: string;
  title: string;
  /** Bundled OpenAPI document, and the file that it was bundled from. */
  openapi?: Node;
  /** Bundled AsyncAPI document, and the file that it was bundled from. */
  asyncapi?: Node;
  openapiFile?: string;
  asyncapiFile?: string;
}

/** In the order in which the site shows them. */
export const interfaces: readonly Interface[] = [
  {
    name: 'channel',
    title: channel.info.title,
    openapi: channel,
    openapiFile: 'specs/channel.openapi.yaml',
    asyncapi: channelEvents,
    asyncapiFile: 'specs/channel.asyncapi.yaml',
  },
  {
    name: 'bot',
    title: bot.info.title,
    openapi: bot,
    openapiFile: 'specs/bot.openapi.yaml',
    asyncapi: botEvents,
    asyncapiFile: 'specs/bot.asyncapi.yaml',
  },
  {
    name: 'developer',
    title: developer.info.title,
    openapi: developer,
    openapiFile: 'specs/developer.openapi.yaml',
    asyncapi: developerEvents,
    asyncapiFile: 'specs/developer.asyncapi.yaml',
  },
  {
    name: 'widget',
    title: widgetEvents.info.title,
    asyncapi: widgetEvents,
    asyncapiFile: 'specs/widget.asyncapi.yaml',
  },
  { name: 'desk', title: desk.info.title, openapi: desk, openapiFile: 'specs/reference/desk.openapi.yaml' },
  {
    name: 'visitor',
    title: visitor.info.title,
    openapi: visitor,
    openapiFile: 'specs/reference/visitor.openapi.yaml',
  },
];

/** What a local `$ref` of the document points to; anything else is given back as it is. */
export function resolve(document: Node, node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  let target = document;
  for (const step of node.$ref.slice(2).split('/')) {
    target = target?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`Nothing stands at ${node.$ref}.`);
  return resolve(document, target);
}

/** The last step of a `$ref`: the name of a component. */
export const refName = (node: Node): string | undefined => node?.$ref?.split('/').at(-1);
