// The bundled documents that the references are made from.
import botEvents from '../../../generated/asyncapi/bot.json' with { type: 'json' };
import channelEvents from '../../../generated/asyncapi/channel.json' with { type: 'json' };
import developerEvents from '../../../generated/asyncapi/developer.json' with { type: 'json' };
import widgetEvents from '../../../generated/asyncapi/widget.json' with { type: 'json' };
import bot from '../../../generated/openapi/bot.json' with { type: 'json' };
import channel from '../../../generated/openapi/channel.json' with { type: 'json' };
import desk from '../../../generated/openapi/desk.json' with { type: 'json' };
import developer from '../../../generated/openapi/developer.json' with { type: 'json' };

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by names that the readers beside this file know.
export type Node = any;

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
