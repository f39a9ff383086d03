import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject, listAt, nameOf, objectAt, textAt } from '../documents/json.ts';
import type { Interface, Operation } from './model/model.ts';
import { clientNameOf } from './model/operations.ts';
import { readModel } from './model/read.ts';

const { interfaces, policies } = await readModel(join(import.meta.dirname, '../../../specs'));
const both = interfaces.filter(({ bundled }) => bundled.openapi && bundled.asyncapi);

/** An operation of an AsyncAPI document, and the OpenAPI operations whose bodies are its messages. */
interface Pair {
  name: string;
  event: JsonObject;
  address: string;
  payloads: string[];
  reply: string | undefined;
  operations: Operation[];
}

const pairs = both.flatMap((one) => pairsOf(one).map((pair) => [`${one.name} ${pair.name}`, pair] as const));

test('the interfaces bot, channel and developer have an OpenAPI and an AsyncAPI document', () => {
  expect(both.map(({ name }) => name)).toEqual(['bot', 'channel', 'developer']);
});

test.each(both.map((one) => [one.name, one] as const))(
  '%s: every body of the OpenAPI document is a message of the AsyncAPI document',
  (_name, one) => {
    const told = pairsOf(one).flatMap(({ operations }) => operations.map(({ id }) => id));
    const posted = one.operations.filter(({ body }) => body !== undefined);
    expect(told.toSorted()).toEqual(posted.map(({ id }) => id).toSorted());
  },
);

describe.each(pairs)(
  'the AsyncAPI operation %s and its OpenAPI operations',
  (_title, { name, event, address, payloads, reply, operations }) => {
    test('both documents have the same address and the same method', () => {
      const method = textAt(objectAt(objectAt(event, 'bindings'), 'http'), 'method');
      for (const operation of operations) {
        // An event is posted to the configured address unchanged, so the AsyncAPI document has an empty address.
        expect([operation.method, operation.path], operation.id).toEqual([method, address]);
      }
    });

    test('the AsyncAPI operation has the name of the OpenAPI operation or of its client function', () => {
      if (event['action'] === 'receive') expect(operations.map(({ id }) => id)).toEqual([clientNameOf(name)]);
      else if (payloads.length === 1) expect(operations.map(({ clientName }) => clientName)).toEqual([name]);
    });

    test('both documents have the same successful responses', () => {
      const policy = policyOf(name, event);
      if (policy === undefined) return;
      const { status, body } = policy['success'] as { status: number | string; body?: string };
      for (const { id, responses } of operations) {
        const successes = responses.filter((response) => response.status < 300);
        const expected = status === '2xx' ? [200, 201, 202, 203, 204, 205, 206] : [200];
        expect(
          successes.map((response) => [response.status, response.schema]),
          id,
        ).toEqual(expected.map((one) => [one, reply]));
      }
      if (body === undefined) return;
      const final = textAt(policy['final'], 'body');
      expect([body, final]).toEqual(branchesOf(reply!));
    });
  },
);

function pairsOf(one: Interface): Pair[] {
  const { asyncapi = {} } = one.bundled;
  const { operations } = one;
  return Object.entries(objectAt(asyncapi, 'operations')).map(([name, event]) => {
    const payloads = listAt(event, 'messages').map((message) => payloadOf(asyncapi, message));
    const [reply] = listAt(objectAt(event, 'reply'), 'messages').map((message) =>
      payloadOf(asyncapi, message),
    );
    return {
      name,
      event: event as JsonObject,
      address: textAt(at(asyncapi, objectAt(event, 'channel')), 'address'),
      payloads,
      reply,
      operations: operations.filter(({ body }) => body && carries(one, body.schema, payloads)),
    };
  });
}

/** True if the schema of a body is one of the payloads, or a union of some payloads. */
function carries({ schemas }: Interface, body: string, payloads: string[]): boolean {
  if (payloads.includes(body)) return true;
  const branches = listAt(schemas.get(body), 'oneOf').map((branch) => nameOf(textAt(branch, '$ref')));
  return branches.length > 0 && branches.every((branch) => payloads.includes(branch));
}

function branchesOf(schema: string): string[] {
  const found = both.map(({ schemas }) => schemas.get(schema)).find(isObject);
  return listAt(found, 'anyOf').map((branch) => nameOf(textAt(branch, '$ref')));
}

function policyOf(name: string, event: JsonObject): JsonObject | undefined {
  const named = typeof event['x-delivery'] === 'string' ? event['x-delivery'] : name;
  return policies.find(({ operation }) => operation === named)?.delivery;
}

function payloadOf(document: JsonObject, reference: Json): string {
  return nameOf(textAt(objectAt(at(document, at(document, reference)), 'payload'), '$ref'));
}

/** Returns the object that a local reference leads to. Returns an object that is no reference unchanged. */
function at(document: JsonObject, value: Json): JsonObject {
  const reference = textAt(value, '$ref');
  if (reference === '') return value as JsonObject;
  return reference
    .slice(2)
    .split('/')
    .reduce<JsonObject>((object, key) => objectAt(object, key), document);
}
