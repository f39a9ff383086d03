import { type JsonObject, objectAt } from '../json.ts';
import type { Model } from '../model.ts';
import { camel, docComment, type GeneratedFile, head, literal, quoted } from './file.ts';

/** `rules.ts`: every normative statement and every open point, with the place where it stands. */
export function emitRules({ rules, openPoints }: Model): GeneratedFile {
  const union = (values: string[]) => [...new Set(values)].map((value) => `\n  | ${quoted(value)}`).join('');
  const table = (items: object[]) =>
    literal(Object.fromEntries(items.map((item) => [(item as { id: string }).id, item])));
  return {
    path: 'rules.ts',
    content: [
      head('the x-rules and x-open of specs/'),
      `export type RuleId =${union(rules.map(({ id }) => id))};\n`,
      `export type RuleParty =${union(rules.map(({ party }) => party))};\n`,
      `export type RuleLevel =${union(rules.map(({ level }) => level))};\n`,
      `export type OpenPointId =${union(openPoints.map(({ id }) => id))};\n`,
      `${docComment(['A normative statement, and the document and JSON pointer where it stands.'])}export interface Rule {\n  readonly id: RuleId;\n  readonly party: RuleParty;\n  readonly level: RuleLevel;\n  /** Sections of the source specification. */\n  readonly source: string;\n  readonly text: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `${docComment(['Something that the source leaves open, and what the reference does about it.'])}export interface OpenPoint {\n  readonly id: OpenPointId;\n  readonly source: string;\n  readonly text: string;\n  readonly reference: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `export const rules: Readonly<Record<RuleId, Rule>> = ${table(rules)};\n`,
      `export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = ${table(openPoints)};\n`,
    ].join('\n'),
  };
}

/** `policies.ts`: how requests are attempted, repeated and given up, and the limits of payloads. */
export function emitPolicies(model: Model): GeneratedFile {
  const policies = Object.fromEntries(model.policies.map(({ operation, delivery }) => [operation, delivery]));
  return {
    path: 'policies.ts',
    content: [
      head('the x-delivery, x-truncate, x-repeat and bounds of specs/'),
      `/** How a request is attempted, repeated and given up. Times in milliseconds. */
export interface DeliveryPolicy {
  /** Requests made in all, the first one included. */
  readonly attempts: number;
  /** From the start of one attempt to the start of the next; absent: the next follows a failed one at once. */
  readonly intervalMs?: number;
  /** From the start of an attempt to the last byte of its answer. */
  readonly timeoutMs: number;
  /** A valid positive response. \`status\` is one HTTP code, or the first digit of a class such as \`2xx\`. */
  readonly success: { readonly status: number | string; readonly body?: string };
  /** An answer that ends the repeating without being a success. */
  readonly final?: { readonly status: number; readonly body: string };
  /** From the start of the first attempt to the instant at which a silent receiver is given up. */
  readonly giveUpMs: number;
  readonly giveUp: string;
  /** How far an observed instant may lie before or behind the stated one before a check calls it wrong. */
  readonly tolerance: { readonly earlyMs: number; readonly lateMs: number };
}
`,
      `/** By the operation that sends. */\nexport const policies = ${literal(policies)} as const satisfies Record<string, DeliveryPolicy>;\n`,
      `/** By schema, or schema and property: \`truncate\` in code points, \`maxItems\` in elements. */\nexport const limits = ${literal(limits(model))} as const;\n`,
      `/** How long the reference takes the same for a repeat, in milliseconds: a choice of its own (OPEN-36, OPEN-37), no part of the contract. */\nexport const repeats = ${literal(repeats(model))} as const;\n`,
    ].join('\n'),
  };
}

function repeats({ interfaces }: Model): JsonObject {
  return Object.assign({}, ...interfaces.map(({ openapi }) => objectAt(openapi?.['info'], 'x-repeat')));
}

function limits({ interfaces }: Model): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of interfaces.flatMap(({ schemas }) => [...schemas])) {
    keep(name, schema);
    for (const [property, inner] of Object.entries(objectAt(schema, 'properties'))) {
      keep(`${name}.${property}`, inner as JsonObject);
    }
  }
  return found;

  function keep(key: string, schema: JsonObject): void {
    const { 'x-truncate': truncate, maxItems } = schema;
    if (truncate !== undefined) found[key] = { truncate };
    if (maxItems !== undefined) found[key] = { maxItems };
  }
}

/** `states.ts`: the states that chats, calls and the widget pass through. */
export function emitStates({ machines }: Model): GeneratedFile {
  const byName = Object.fromEntries(machines.map(({ name, machine }) => [name, machine]));
  return {
    path: 'states.ts',
    content: [
      head('the x-states of specs/'),
      `/** The states that something passes through, and what leads from one to another. */
export interface StateMachine {
  readonly title: string;
  readonly begins: readonly string[];
  readonly ways: readonly { readonly from: string; readonly to: string; readonly by: string }[];
}
`,
      `export const states = ${literal(byName)} as const satisfies Record<string, StateMachine>;\n`,
    ].join('\n'),
  };
}

/** `errors.ts`: the error codes and the HTTP codes with their meanings. */
export function emitErrors({ errorCodes, httpErrors }: Model): GeneratedFile {
  const byCode = Object.fromEntries(
    errorCodes.map(({ code, status, meaning }) => [code, { status, meaning }]),
  );
  const names = Object.fromEntries(errorCodes.map(({ code }) => [camel(code), code]));
  const byStatus = Object.fromEntries(
    httpErrors.map(({ status, code, meaning }) => [status, { code, meaning }]),
  );
  return {
    path: 'errors.ts',
    content: [
      head('specs/schemas/errors.yaml'),
      `/** The error codes, each with the HTTP code that it goes with. */\nexport const errorCodes = ${literal(byCode)} as const;\n`,
      `/** The error codes by names for programs, so that no program spells one. */\nexport const codes = ${literal(names)} as const;\n`,
      'export type ErrorCodeName = keyof typeof errorCodes;\n',
      `/** The HTTP codes of errors, each with the error code that it carries unless another is named. */\nexport const httpErrors = ${literal(byStatus)} as const;\n`,
      'export type HttpErrorStatus = keyof typeof httpErrors;\n',
    ].join('\n'),
  };
}
