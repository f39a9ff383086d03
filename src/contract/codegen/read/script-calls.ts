import {
  dereferenced,
  idsOf,
  isObject,
  type JsonObject,
  listAt,
  nameOf,
  objectAt,
  textAt,
} from '../../../../specs/reading/json.ts';
import type { ScriptCall } from '../model/model.ts';
import { resolved } from './schemas.ts';

/** The calls of a script API: operations that carry `x-returns`. What the page serves is a callback, the rest are methods. */
export function readScriptCalls(asyncapi: JsonObject, schemas: Map<string, JsonObject>): ScriptCall[] {
  const payloadOf = (message: unknown) => {
    const payload = objectAt(dereferenced(asyncapi, message), 'payload');
    return nameOf(textAt(payload, '$ref'));
  };
  return Object.entries(objectAt(asyncapi, 'operations')).flatMap(([name, object]) => {
    if (!isObject(object) || object['x-returns'] === undefined) return [];
    const request = payloadOf(listAt(object, 'messages')[0]);
    const reply = payloadOf(listAt(object['reply'], 'messages')[0]);
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
