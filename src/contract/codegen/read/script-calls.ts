import { idsOf, isObject, type JsonObject, listAt, nameOf, objectAt, textAt } from '../json.ts';
import type { ScriptCall } from '../model.ts';
import { resolved } from './schemas.ts';

/** The calls of a script API: operations that carry `x-returns`. What the page serves is a callback, the rest are methods. */
export function readScriptCalls(asyncapi: JsonObject, schemas: Map<string, JsonObject>): ScriptCall[] {
  const messages = objectAt(asyncapi['components'], 'messages');
  const payloadOf = (reference: unknown, channels: JsonObject): string => {
    let at = textAt(reference as JsonObject, '$ref');
    for (let hop = 0; hop < 3 && !at.startsWith('#/components/messages/'); hop++) {
      const [, , channel, , message] = at.split('/');
      at = textAt(objectAt(objectAt(objectAt(channels, channel ?? ''), 'messages'), message ?? ''), '$ref');
    }
    return nameOf(textAt(objectAt(objectAt(messages, nameOf(at)), 'payload'), '$ref'));
  };
  return Object.entries(objectAt(asyncapi, 'operations')).flatMap(([name, object]) => {
    if (!isObject(object) || object['x-returns'] === undefined) return [];
    const channels = objectAt(asyncapi, 'channels');
    const request = payloadOf(listAt(object, 'messages')[0], channels);
    const reply = payloadOf(listAt(object['reply'], 'messages')[0], channels);
    const shape = schemas.get(request) ?? {};
    const required = listAt(shape, 'required');
    return [
      {
        name,
        kind: object['action'] === 'send' ? ('callback' as const) : ('method' as const),
        description: textAt(object, 'description'),
        returns: textAt(object, 'x-returns'),
        arguments: listAt(object, 'x-arguments').map((argument) => {
          const property = objectAt(objectAt(shape, 'properties'), String(argument));
          return {
            name: String(argument),
            required: required.includes(argument),
            schema: property,
            description: textAt(resolved(property, schemas) as JsonObject, 'description'),
          };
        }),
        ...(reply !== '' && { reply }),
        rules: idsOf(object, 'x-rules', 'x-rule-refs'),
        openPoints: idsOf(object, 'x-open', 'x-open-refs'),
      },
    ];
  });
}
