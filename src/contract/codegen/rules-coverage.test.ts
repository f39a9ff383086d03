import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Operation } from '../../../generated/operation.ts';
import { operationsOf } from '../../../generated/parties/operations.ts';
import { type Party, parties } from '../../../generated/parties.ts';
import { openPoints, rules } from '../../../generated/rules.ts';
import { Figures } from '../documents/figures.ts';
import { isObject, type Json, listAt, textAt, visit } from '../documents/json.ts';
import { readSources } from '../documents/sources.ts';

const sources = readSources(join(import.meta.dirname, '../../../specs'));
const figures = new Figures(sources);
const contents = new Map(sources.map(({ document, content }) => [document, content]));

const served: Partial<Record<Party, readonly Operation[]>> = operationsOf;

/** Returns the operations of the contract's parties. With `isReference`, returns those of the reference's own interfaces. */
function operationsOfParties({ isReference }: { isReference: boolean }): readonly Operation[] {
  return parties
    .filter((party) => party.isReference === isReference)
    .flatMap(({ name }) => served[name] ?? []);
}

/** Returns the elements of all lists with the key `key` in the documents. */
function itemsUnder(key: string): Json[] {
  const items: Json[] = [];
  for (const { content } of sources) visit(content, (object) => items.push(...listAt(object, key)));
  return items;
}

const idsUnder = (key: string) =>
  itemsUnder(key)
    .filter(isObject)
    .map((item) => textAt(item, 'id'))
    .toSorted();
const referencesUnder = (key: string) => itemsUnder(key).filter((item) => typeof item === 'string');

test('rules.ts has every rule of the documents, and each rule is defined in one place', () => {
  expect(idsUnder('x-rules')).toEqual(Object.keys(rules).toSorted());
});

test('rules.ts has every open point of the documents, and each is defined in one place', () => {
  expect(idsUnder('x-open')).toEqual(Object.keys(openPoints).toSorted());
});

test.each([
  ['x-rules', rules],
  ['x-open', openPoints],
])('every id in an %s is the id of a defined item', (key, known) => {
  const ids = referencesUnder(key);
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => !(id in known))).toEqual([]);
});

test('the pointer of every rule and open point leads to it in the document', () => {
  for (const { document, pointer, sections, ...rest } of [
    ...Object.values(rules),
    ...Object.values(openPoints),
  ]) {
    const said = { ...rest, source: sections.join(', ') || 'not shown' };
    const written = at(contents.get(document)!, pointer) as Record<string, string>;
    const filled = Object.entries(written).map(([key, text]) => [key, figures.fill(text)]);
    expect(Object.fromEntries(filled), `${document}#${pointer}`).toEqual(said);
  }
});

test('every operation of the contract has rules, and each rule exists', () => {
  for (const { operationId, rules: carried } of operationsOfParties({ isReference: false })) {
    expect(carried, operationId).not.toEqual([]);
    expect(
      carried.filter((id) => !(id in rules)),
      operationId,
    ).toEqual([]);
  }
});

test('a rule of several events names each event whose operation lists the rule', () => {
  const events = operationsOfParties({ isReference: false }).flatMap(({ dispatch, rules: carried }) =>
    (dispatch?.values.slice(0, 1) ?? []).map((event) => ({ event, carried })),
  );
  const named = (id: string) => {
    const { text } = rules[id as keyof typeof rules];
    return events.map(({ event }) => event).filter((event) => text.includes(event));
  };
  const missing = events.flatMap(({ event, carried }) =>
    carried
      .filter((id) => named(id).length > 1 && !named(id).includes(event))
      .map((id) => `${id} does not name ${event}`),
  );
  expect(named('HOOK-RCV-02').length).toBeGreaterThan(1);
  expect(missing).toEqual([]);
});

test("an operation of the reference's own interfaces has no rules", () => {
  const own = operationsOfParties({ isReference: true });
  expect(own.map(({ operationId }) => operationId)).toContain('writeMessage');
  expect(own.flatMap(({ rules: carried }) => carried)).toEqual([]);
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
