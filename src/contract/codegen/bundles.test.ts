import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { errorCodes, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';
import {
  dereferenced,
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
  visit,
} from '../documents/json.ts';

const generated = join(import.meta.dirname, '../../../generated');

// `npm run workshop -- lint:specs` checks the bundles with Redocly, Spectral and the AsyncAPI parser, so no test here does.

describe.each(bundlesIn('openapi'))('the bundle openapi/%s', (_name, text) => {
  const document = JSON.parse(text) as JsonObject;

  test('no reference of the OpenAPI bundle leads to another file', () => {
    expect(referencesOf(document).filter((reference) => !reference.startsWith('#/'))).toEqual([]);
  });

  test('every body of the OpenAPI bundle has examples', () => {
    const without: string[] = [];
    visit(document, (object, pointer) => {
      for (const [type, media] of Object.entries(objectAt(object, 'content'))) {
        const isMedia = type.includes('/');
        if (isMedia && Object.keys(objectAt(media, 'examples')).length === 0)
          without.push(`${pointer} ${type}`);
      }
    });
    expect(without).toEqual([]);
  });

  test("every example of an error response has an error code of the response's status", () => {
    visit(document, (operation, pointer) => {
      for (const [key, given] of Object.entries(objectAt(operation, 'responses'))) {
        const media = objectAt(objectAt(dereferenced(document, given), 'content'), 'application/json');
        // Keys that are not numbers are skipped. They are the names of responses in the components.
        const isError = textAt(media['schema'], '$ref') === '#/components/schemas/ErrorBody';
        if (!isError || Number.isNaN(Number(key))) continue;
        const shown = Object.values(objectAt(media, 'examples')).map((example) =>
          textAt(objectAt(objectAt(example, 'value'), 'error'), 'code'),
        );
        const status = Number(key) as HttpErrorStatus;
        expect(shown[0], `${pointer} ${key}`).toBe(httpErrors[status].code);
        const statuses = shown.map((one) => errorCodes[one as keyof typeof errorCodes].status);
        expect(new Set(statuses), `${pointer} ${key}`).toEqual(new Set([status]));
      }
    });
  });

  test('a union with one distinguishing property has a discriminator that maps to each branch', () => {
    visit(document, (union, pointer) => {
      const property = textAt(union, 'x-discriminator');
      if (property === '' || property.includes('/')) return;
      const mapping = objectAt(union['discriminator'], 'mapping');
      const branches = listAt(union, 'oneOf').map((branch) => textAt(branch, '$ref'));
      expect([...new Set(Object.values(mapping))], pointer).toEqual(branches);
    });
  });
});

const contract = bundlesIn('openapi').filter(([name]) => !name.startsWith('reference/'));

test.each(contract)(
  'the bundle openapi/%s lists an HTTPS server first, and then a loopback server',
  (_name, text) => {
    const addresses = listAt(JSON.parse(text), 'servers').map((server) => {
      const variables = Object.entries(objectAt(server, 'variables'));
      return variables.reduce(
        (url, [name, variable]) => url.replace(`{${name}}`, textAt(variable, 'default')),
        textAt(server, 'url'),
      );
    });
    const loopback = expect.stringMatching(/^http:\/\/127\.0\.0\.1:/);
    expect(addresses).toEqual([expect.stringMatching(/^https:/), loopback]);
  },
);

test.each(contract)(
  "openapi/%s: the id of a path names the caller's action, the id of a webhook the receiver's",
  (_name, text) => {
    const idsBelow = (place: string) =>
      Object.values(objectAt(JSON.parse(text), place)).flatMap((item) =>
        Object.values(item as JsonObject).map((operation) => textAt(operation, 'operationId')),
      );
    const called = idsBelow('paths').filter((id) => id !== '');
    expect(called.filter((id) => !/^(send|get)[A-Z]/.test(id))).toEqual([]);
    expect(idsBelow('webhooks').filter((id) => !/^receive[A-Z]/.test(id))).toEqual([]);
  },
);

describe.each(bundlesIn('asyncapi'))('the bundle asyncapi/%s', (_name, text) => {
  const document = JSON.parse(text) as JsonObject;

  test('the AsyncAPI version is one that generators such as Modelina can read', () => {
    expect(document['asyncapi']).toBe('3.0.0');
  });

  test('no reference of the AsyncAPI bundle leads to another file', () => {
    expect(referencesOf(document).filter((reference) => !reference.startsWith('#/'))).toEqual([]);
  });

  test('every message of the AsyncAPI bundle has examples', () => {
    const messages = Object.entries(objectAt(document['components'], 'messages'));
    const without = messages.filter(([, message]) => listAt(message, 'examples').length === 0);
    expect(without.map(([message]) => message)).toEqual([]);
  });

  test("no union has OpenAPI's discriminator, because AsyncAPI has another syntax for it", () => {
    visit(document, (object, pointer) => expect(isObject(object['discriminator']), pointer).toBe(false));
  });
});

function bundlesIn(kind: string): [string, string][] {
  const files = globSync(`{,reference/}${kind}/*.json`, { cwd: generated });
  return files.map((file) => [file, readFileSync(join(generated, file), 'utf8')]);
}

function referencesOf(document: Json): string[] {
  const found: string[] = [];
  visit(document, (object) => {
    if (typeof object['$ref'] === 'string') found.push(object['$ref']);
  });
  return found;
}
