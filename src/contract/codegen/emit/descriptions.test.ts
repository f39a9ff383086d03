import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { errorCodes } from '../../../../generated/errors.ts';
import { policies } from '../../../../generated/policies.ts';
import { openPoints } from '../../../../generated/rules.ts';
import { capitalized, inWords } from '../../documents/figures.ts';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  objectAt,
  textAt,
  visit,
} from '../../documents/json.ts';
import { described, notesOf } from './bundles.ts';

const generated = join(import.meta.dirname, '../../../../generated');
const bundles = globSync('{,reference/}{openapi,asyncapi}/*.json', { cwd: generated }).map(
  (path): [string, JsonObject] => [path, JSON.parse(readFileSync(join(generated, path), 'utf8'))],
);
const bundle = (name: string) => bundles.find(([each]) => each === name)![1];
const schemaIn = (name: string, schema: string) =>
  objectAt(objectAt(objectAt(bundle(name), 'components'), 'schemas'), schema);

test.each(bundles)('%s has rules and open points as data, and no description lists them', (_, document) => {
  visit(document, (object, pointer) => {
    const description = textAt(object, 'description');
    for (const one of [...listAt(object, 'x-rules'), ...listAt(object, 'x-open')].filter(isObject))
      expect(description, pointer).not.toContain(textAt(one, 'text'));
    expect(description, pointer).not.toMatch(/^- [A-Z]+(-[A-Z]+)?-\d\d/m);
  });
});

test('the description of a text states its limit, taken from x-truncate', () => {
  const { 'x-truncate': limit, description } = schemaIn('openapi/channel.json', 'UserTextBody');
  expect(description).toContain(`${limit} characters`);
  expect(notesOf({ 'x-truncate': 7 })).toContain('cut to the first 7');
});

test.each([
  'asyncapi/channel.json operations sendAgentMessage',
  'openapi/channel.json webhooks agentMessage post',
])(
  '%s: the description states each figure of the delivery with its rules, or as a choice of the reference',
  (path) => {
    const [name, ...steps] = path.split(' ');
    const operation = steps.reduce<JsonObject>((at, step) => objectAt(at, step), bundle(name!));
    const description = textAt(operation, 'description');
    const { attempts, intervalMs, timeoutMs, giveUpMs } = policies.sendAgentMessage;
    expect(description).toContain(
      `- ${capitalized(inWords(attempts))} (${attempts}) attempts in all (CHN-OUT-08, CHN-OUT-20, OPEN-16: the reference's choice, not contract).`,
    );
    expect(description).toContain(`${intervalMs / 1000} seconds, ${intervalMs} ms (CHN-OUT-09)`);
    expect(description).toContain(`${timeoutMs} ms (OPEN-30: the reference's choice, not contract)`);
    expect(description).toContain(
      `${giveUpMs / 1000} seconds, ${giveUpMs} ms after the first attempt began (CHN-OUT-13)`,
    );
  },
);

test('a delivery that no rule states is marked as a choice, also in the document for receivers', () => {
  const found: string[] = [];
  visit(bundle('openapi/developer.json'), ({ 'x-delivery': delivery, description }) => {
    if (delivery !== undefined) found.push(String(description));
  });
  expect(found.length).toBeGreaterThan(1);
  for (const description of found)
    expect(description).toContain("**Delivery** (OPEN-29, OPEN-49: the reference's choice, not contract)");
});

test('error codes that the reference chose are marked as not contract', () => {
  const { description } = schemaIn('openapi/bot.json', 'ErrorCode');
  const [stated, own] = String(description).split(/(?=OPEN-32, the reference's choice and not contract)/);
  for (const [code, { choice }] of Object.entries(errorCodes as Record<string, { choice?: string }>))
    expect(choice === undefined ? stated : own).toContain(`\`${code}\``);
  expect(openPoints['OPEN-32'].id).toBe('OPEN-32');
});

test('a description without extensions beside it is not changed', () => {
  const document: Json = { description: 'A thing.', properties: { a: { type: 'string' } } };
  expect(described(document as JsonObject)).toEqual(document);
});
