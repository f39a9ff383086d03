import { STATUS_CODES } from 'node:http';
import type { Model } from '../../model/model.ts';
import { camel, type GeneratedFile } from '../file.ts';
import { choiceTag, docComment, literal, openPointTag, propertyName, quoted, sourceFile } from './source.ts';

/** Makes `rules.ts`: every normative statement and every open point, with its place in the documents. */
export function emitRules({ rules, openPoints }: Model): GeneratedFile[] {
  const union = (values: string[]) => [...new Set(values)].map((value) => `\n  | ${quoted(value)}`).join('');
  const table = (items: object[]) =>
    literal(Object.fromEntries(items.map((item) => [(item as { id: string }).id, item])));
  return [
    sourceFile('rules.ts', 'the x-rules and x-open of specs/', [
      `export type RuleId =${union(rules.map(({ id }) => id))};\n`,
      `export type RuleParty =${union(rules.map(({ party }) => party))};\n`,
      `export type RuleLevel =${union(rules.map(({ level }) => level))};\n`,
      `export type OpenPointId =${union(openPoints.map(({ id }) => id))};\n`,
      `${docComment(['A normative statement, with its document and JSON pointer.'])}export interface Rule {\n  readonly id: RuleId;\n  /** The party that the rule binds. */\n  readonly party: RuleParty;\n  /** MUST decides about conformance, a broken SHOULD gives a warning, LOCAL is the reference's choice and not contract. */\n  readonly level: RuleLevel;\n  /** The sections of the source that state it. There are none for a rule of this project's own. */\n  readonly sections: readonly string[];\n  readonly text: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `${docComment(['Something that the source does not state, and what the reference does.'])}export interface OpenPoint {\n  readonly id: OpenPointId;\n  /** A short name. */\n  readonly title: string;\n  /** The sections of the source that leave it open. There are none where the whole source does. */\n  readonly sections: readonly string[];\n  readonly text: string;\n  readonly reference: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `export const rules: Readonly<Record<RuleId, Rule>> = ${table(rules)};\n`,
      `export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = ${table(openPoints)};\n`,
    ]),
  ];
}

/** Makes `states.ts`: the states of chats, calls and the widget. */
export function emitStates({ machines, openPoints }: Model): GeneratedFile[] {
  // The source lists states, but no transitions.
  const tags = openPoints.filter(({ id }) => id === 'OPEN-03').map(openPointTag);
  const byName = Object.fromEntries(machines.map(({ name, machine }) => [name, machine]));
  return [
    sourceFile('states.ts', 'the x-states of specs/', [
      `/** The states of a chat, a call or the widget, and the transitions between them. */
export interface StateMachine {
  readonly title: string;
  readonly begins: readonly string[];
  readonly ways: readonly { readonly from: string; readonly to: string; readonly by: string }[];
}
`,
      `${docComment(['The states by machine.', ...tags])}export const states = ${literal(byName)} as const satisfies Record<string, StateMachine>;\n`,
    ]),
  ];
}

/** Makes `errors.ts`: the error codes and the HTTP statuses with their meanings. */
export function emitErrors({ errorCodes, httpErrors, openPoints }: Model): GeneratedFile[] {
  const choices = new Map(errorCodes.map(({ code, choice }) => [code, choice]));
  const chosen = errorCodes.flatMap(({ choice, statusChoice }) => [choice, statusChoice]);
  const points = openPoints.filter(({ id }) => chosen.includes(id)).map(openPointTag);
  const table = (rows: { key: string; value: object | string; tags: string[] }[]) =>
    rows
      .map(({ key, value, tags }) => {
        return `${docComment(tags, '  ')}  ${propertyName(key)}: ${literal(value, '  ')},\n`;
      })
      .join('');
  const tagsOf = (code: string) => [choices.get(code) ?? []].flat().map(choiceTag);
  const byCode = errorCodes.map(({ code, ...rest }) => {
    const ofStatus = [rest.statusChoice ?? []].flat();
    const tags = ofStatus.map(
      (id) => `@openPoint ${id} The HTTP status is the reference's choice, not contract.`,
    );
    return { key: code, value: rest, tags: [...tagsOf(code), ...tags] };
  });
  const names = errorCodes.map(({ code }) => ({ key: camel(code), value: code, tags: tagsOf(code) }));
  const byStatus = httpErrors.map(({ status, code, meaning }) => {
    const choice = choices.get(code);
    return { key: String(status), value: { code, meaning, ...(choice && { choice }) }, tags: tagsOf(code) };
  });
  return [
    sourceFile('errors.ts', 'specs/schemas/errors.yaml', [
      `${docComment(['The error codes, each with its HTTP status. A code with a `choice` is not contract; neither is the HTTP status of a code with a `statusChoice`.', ...points])}export const errorCodes = {\n${table(byCode)}} as const;\n`,
      `/** The error codes as constants. */\nexport const codes = {\n${table(names)}} as const;\n`,
      'export type ErrorCodeName = keyof typeof errorCodes;\n',
      `${docComment(['The HTTP statuses of errors, each with its default error code, and the `choice` where that code is not contract.', ...points])}export const httpErrors = {\n${table(byStatus)}} as const;\n`,
      'export type HttpErrorStatus = keyof typeof httpErrors;\n',
      `/** The HTTP statuses of errors. A server may send another one: write a \`default\` branch. */\nexport type ErrorStatus =${Object.keys(
        STATUS_CODES,
      )
        .filter((status) => Number(status) >= 400)
        .map((status) => `\n  | ${status}`)
        .join('')};\n`,
    ]),
  ];
}
