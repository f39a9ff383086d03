// The operations of the desk that the suite calls, as recorded by `npm run workshop -- conform --desk`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf, typeOf } from './fields.ts';
import { allOperations, type Operation } from './operations.ts';
import { cases } from './suite.ts';

export interface DeskCall {
  operationId: string;
  /** The parameters of the operation, which a JSON line of a desk command has in `parameters`. */
  parameters: { name: string; type: string }[];
  /** The name of the body's schema. A JSON line of a desk command has the body in `body`. */
  body?: string;
  /** The response: its HTTP status, the name of its body's schema, and the fields of the body that the suite needs. */
  response: { status: string; body?: string; fields: { path: string; type: string }[] };
  targets: { target: string; isAll: boolean; cases: { id: string; href: string }[] }[];
}

const found = JSON.parse(
  readFileSync(join(process.cwd(), 'conformance/desk-operations.json'), 'utf8'),
) as Record<string, Record<string, string[]>>;

/** Matches the words that mark a field as needed by the suite, in the field's description in the desk document. */
const neededMark = /\bthe suite needs\b/i;

/** Returns the number of a target's cases that call any operation of the desk. */
const caseCount = (target: string) =>
  new Set(Object.values(found).flatMap((each) => each[target] ?? [])).size;

/** The operations of the desk that the suite calls. The operation that most cases call comes first. */
export const deskCalls: readonly DeskCall[] = allOperations
  .filter(({ of, operationId }) => of.name === 'desk' && operationId in found)
  .map(({ of, operationId, parameters, body, answers }) => ({
    operationId,
    parameters: parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema }) => ({ name, type: typeOf(of.openapi, schema) })),
    ...(body?.schemaName !== undefined && { body: body.schemaName }),
    response: responseOf(of.openapi, answers),
    targets: Object.entries(found[operationId]!)
      .filter(([, ids]) => ids.length > 0)
      .map(([target, ids]) => ({
        target,
        isAll: ids.length === caseCount(target),
        cases: ids.map((id) => ({ id, href: `/conformance/#case-${target}-${id}` })),
      })),
  }))
  .toSorted((one, other) => count(other) - count(one));

function responseOf(document: unknown, answers: Operation['answers']): DeskCall['response'] {
  const { status, body } = answers.find((answer) => answer.status.startsWith('2'))!;
  const rows = body === undefined ? [] : fieldsOf(document as never, body.schema, body.schemaName);
  return {
    status,
    ...(body?.schemaName !== undefined && { body: body.schemaName }),
    fields: rows.flatMap((row) =>
      'path' in row && neededMark.test(row.description) ? [{ path: row.path, type: row.type }] : [],
    ),
  };
}

function count({ targets }: DeskCall): number {
  return targets.reduce((sum, { cases: own }) => sum + own.length, 0);
}

/**
 * The ids of recorded cases that do not exist, and of cases that need a desk but are not recorded. A case that runs last is left out,
 * because it only judges the traffic of the other cases.
 */
export const outdated: readonly string[] = Object.keys(Object.values(found)[0] ?? {}).flatMap((target) => {
  const listed = new Set(Object.values(found).flatMap((each) => each[target] ?? []));
  const known = cases.filter((each) => each.target === target);
  return [
    ...[...listed].filter((id) => !known.some((each) => each.id === id)),
    ...known
      .filter(({ id, needs, last }) => needs.includes('desk') && !last && !listed.has(id))
      .map(({ id }) => id),
  ];
});
