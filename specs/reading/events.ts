// An event is written only in its OpenAPI document. `x-event` of its webhook has the data for the AsyncAPI document of the same interface.
import { isObject, type JsonObject, listAt, nameOf, objectAt, step, textAt } from './json.ts';
import type { Place, Source } from './source.ts';

/** Moves the data of `x-event` from each OpenAPI document to the messages of the AsyncAPI document with the same name. */
export function withEvents(sources: readonly Source[]): Source[] {
  const rows = new Map(sources.map((source) => [source.document, rowsOf(source)]));
  return sources.map((source) => {
    const { document, content } = source;
    if (!isObject(content)) return source;
    if (rows.get(document)!.length > 0) return { ...source, content: withoutRows(content) };
    const events = rows.get(document.replace('.asyncapi.', '.openapi.')) ?? [];
    if (events.length === 0) return source;
    const written = events.map(({ message, place }): [string, Place] => [pointerOf(message), place]);
    return { ...source, content: withMessages(content, events), written: new Map(written) };
  });
}

const pointerOf = ({ name }: JsonObject) => `/components/messages/${name}`;

/** An event as the document of its sender describes it. */
interface Row {
  /** The name of the webhook. */
  key: string;
  /** The operation that sends the event. */
  sentBy: string;
  /** The message, without the parts that all events share. */
  message: JsonObject;
  place: Place;
}

/**
 * Returns the events of a document; none if no webhook has `x-event`. Otherwise a webhook without `x-event` becomes a message without
 * texts, which the lint reports.
 */
function rowsOf({ document, content }: Source): Row[] {
  const webhooks = Object.entries(objectAt(content, 'webhooks'));
  if (!webhooks.some(([, item]) => objectAt(item, 'post')['x-event'] !== undefined)) return [];
  return webhooks.map(([key, item]) => {
    const post = objectAt(item, 'post');
    const { sentBy, ...own } = objectAt(post, 'x-event');
    const media = objectAt(objectAt(objectAt(post, 'requestBody'), 'content'), 'application/json');
    const name = `${key[0]!.toUpperCase()}${key.slice(1)}`;
    const message = { name, ...own, payload: objectAt(media, 'schema') };
    const place = { document, pointer: `/webhooks${step(key)}/post/x-event` };
    return { key, sentBy: String(sentBy), message, place };
  });
}

function withoutRows(content: JsonObject): JsonObject {
  const webhooks = Object.entries(objectAt(content, 'webhooks')).map(([key, item]) => {
    const { 'x-event': _, ...post } = objectAt(item, 'post');
    return [key, { ...(item as JsonObject), post }];
  });
  return { ...content, webhooks: Object.fromEntries(webhooks) };
}

/** Returns the document with its events: in the operations that send them, in the channels of these operations, and among the messages. */
function withMessages(content: JsonObject, events: readonly Row[]): JsonObject {
  const { messageTraits, messages: others, ...components } = objectAt(content, 'components');
  const shared = objectAt(messageTraits, 'event');
  const messages = events.map(({ message }) => {
    const { name = '', title = '', summary = '', description = '', ...rest } = message;
    return [name, { name, title, summary, description, ...shared, ...rest }];
  });
  const channels = { ...objectAt(content, 'channels') };
  const operations = Object.entries(objectAt(content, 'operations')).map(([operation, object]) => {
    const own = events.filter(({ sentBy }) => sentBy === operation);
    if (own.length === 0) return [operation, object];
    const channel = nameOf(textAt(objectAt(object, 'channel'), '$ref'));
    const named = own.map(({ key, message }) => [key, { $ref: `#${pointerOf(message)}` }]);
    const there = objectAt(channels, channel);
    channels[channel] = {
      ...there,
      messages: { ...objectAt(there, 'messages'), ...Object.fromEntries(named) },
    };
    const sent = own.map(({ key }) => ({ $ref: `#/channels/${channel}/messages/${key}` }));
    return [operation, { ...(object as JsonObject), messages: [...listAt(object, 'messages'), ...sent] }];
  });
  return {
    ...content,
    channels,
    operations: Object.fromEntries(operations),
    components: { ...components, messages: { ...Object.fromEntries(messages), ...(others as JsonObject) } },
  };
}
