import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from '@asyncapi/parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../generated/errors.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
} from '../../../specs/reading/json.ts';
import { visit } from '../../../specs/reading/sources.ts';

const generated = join(import.meta.dirname, '../../../generated');

describe.each(bundlesIn('openapi'))('openapi/%s', (name, text) => {
  const document = JSON.parse(text) as JsonObject;

  test('is sound to Redocly, its examples too', async () => {
    const config = await createConfig({
      telemetry: 'off',
      rules: {
        struct: 'error',
        'no-unresolved-refs': 'error',
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
      },
    });
    const problems = await lintFromString({ source: text, absoluteRef: `/${name}`, config });
    expect(problems.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });

  test('refers to nothing outside of itself', () => {
    expect(referencesOf(document).filter((reference) => !reference.startsWith('#/'))).toEqual([]);
  });

  test('every body has examples', () => {
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

  test('an error answer shows errors of its own code only', () => {
    visit(document, (response, pointer) => {
      const { code, status } = objectAt(response, 'x-error');
      if (code === undefined) return;
      const media = Object.values(objectAt(response, 'content'));
      const shown = media
        .flatMap((one) => Object.values(objectAt(one, 'examples')))
        .map((example) => textAt(objectAt(objectAt(example, 'value'), 'error'), 'code'));
      expect(shown[0], pointer).toBe(code);
      const statuses = shown.map((one) => errorCodes[one as keyof typeof errorCodes].status);
      expect(new Set(statuses), pointer).toEqual(new Set([status]));
    });
  });

  test('a union that one property tells apart has a discriminator for every branch', () => {
    visit(document, (union, pointer) => {
      const property = textAt(union, 'x-discriminator');
      if (property === '' || property.includes('/')) return;
      const mapping = objectAt(union['discriminator'], 'mapping');
      const branches = listAt(union, 'oneOf').map((branch) => textAt(branch, '$ref'));
      expect([...new Set(Object.values(mapping))], pointer).toEqual(branches);
    });
  });
});

describe.each(bundlesIn('asyncapi'))('asyncapi/%s', (_name, text) => {
  const document = JSON.parse(text) as JsonObject;

  test('is sound to the AsyncAPI parser', async () => {
    const { diagnostics } = await new Parser().parse(text);
    // Generators such as Modelina read versions up to 3.0.0.
    expect(document['asyncapi']).toBe('3.0.0');
    const complaints = diagnostics.filter(({ code }) => code !== 'asyncapi-latest-version');
    expect(complaints.map(({ path, message }) => `${path.join('/')}: ${message}`)).toEqual([]);
  });

  test('refers to nothing outside of itself', () => {
    expect(referencesOf(document).filter((reference) => !reference.startsWith('#/'))).toEqual([]);
  });

  test('every message has examples', () => {
    const messages = Object.entries(objectAt(document['components'], 'messages'));
    const without = messages.filter(([, message]) => listAt(message, 'examples').length === 0);
    expect(without.map(([message]) => message)).toEqual([]);
  });

  test('no union has a discriminator, which AsyncAPI writes otherwise', () => {
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
