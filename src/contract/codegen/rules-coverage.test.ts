import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botProviderOperations, botServiceOperations } from '../../../generated/bot/operations.ts';
import {
  channelIntegratorOperations,
  channelServiceOperations,
} from '../../../generated/channel/operations.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import type { Operation } from '../../../generated/operation.ts';
import { deskOperations } from '../../../generated/reference/desk/operations.ts';
import { openPoints, rules } from '../../../generated/rules.ts';
import { Figures } from '../../../specs/reading/figures.ts';
import { isObject, type Json, listAt, textAt } from '../../../specs/reading/json.ts';
import { readSources, visit } from '../../../specs/reading/sources.ts';

const sources = readSources(join(import.meta.dirname, '../../../specs'));
const figures = new Figures(sources);
const contents = new Map(sources.map(({ document, content }) => [document, content]));

const operations: readonly Operation[] = [
  ...botProviderOperations,
  ...botServiceOperations,
  ...channelIntegratorOperations,
  ...channelServiceOperations,
  ...webhookReceiverOperations,
];

/** The ids under a key, wherever they are written in the sources. */
function idsUnder(key: string): string[] {
  const ids: string[] = [];
  for (const { content } of sources) {
    visit(content, (object) => {
      for (const item of listAt(object, key)) ids.push(isObject(item) ? textAt(item, 'id') : String(item));
    });
  }
  return ids.toSorted();
}

test('every rule of the documents is generated, and stands in one place', () => {
  expect(idsUnder('x-rules')).toEqual(Object.keys(rules).toSorted());
});

test('every open point of the documents is generated, and stands in one place', () => {
  expect(idsUnder('x-open')).toEqual(Object.keys(openPoints).toSorted());
});

test('every x-rule-refs names a rule', () => {
  expect(idsUnder('x-rule-refs').filter((id) => !(id in rules))).toEqual([]);
});

test('a rule and an open point are found where they say', () => {
  for (const { document, pointer, ...said } of [...Object.values(rules), ...Object.values(openPoints)]) {
    const written = at(contents.get(document)!, pointer) as Record<string, string>;
    const filled = Object.entries(written).map(([key, text]) => [key, figures.fill(text)]);
    expect(Object.fromEntries(filled), `${document}#${pointer}`).toEqual(said);
  }
});

test('an operation of the contract carries rules, and each of them exists', () => {
  for (const { operationId, rules: carried } of operations) {
    expect(carried, operationId).not.toEqual([]);
    expect(
      carried.filter((id) => !(id in rules)),
      operationId,
    ).toEqual([]);
  }
});

test("the desk, which is the reference's own, binds nobody", () => {
  expect(deskOperations.flatMap(({ rules: carried }) => carried)).toEqual([]);
});

function at(content: Json, pointer: string): Json | undefined {
  const steps = pointer.split('/').slice(1);
  return steps
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((value, step) => {
      if (Array.isArray(value)) return value[Number(step)];
      return isObject(value) ? value[step] : undefined;
    }, content);
}
