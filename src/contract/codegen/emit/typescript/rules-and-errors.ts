import { STATUS_CODES } from 'node:http';
import type { Model } from '../../model.ts';
import { camel, type GeneratedFile } from '../file.ts';
import { docComment, literal, propertyName, quoted, sourceFile } from './source.ts';
import { choiceTag, openPointTag } from './tsdoc.ts';

/** `rules.ts`: every normative statement and every open point, with the place where it stands. */
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
      `${docComment(['A normative statement, and the document and JSON pointer where it stands.'])}export interface Rule {\n  readonly id: RuleId;\n  /** Who is bound. */\n  readonly party: RuleParty;\n  /** MUST decides about conformance, SHOULD is warned about; LOCAL is the reference's choice, not contract. */\n  readonly level: RuleLevel;\n  /** Sections of the source specification. */\n  readonly source: string;\n  readonly text: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `${docComment(['Something that the source leaves open, and what the reference does about it.'])}export interface OpenPoint {\n  readonly id: OpenPointId;\n  /** A few words by which people know it. */\n  readonly title: string;\n  readonly source: string;\n  readonly text: string;\n  readonly reference: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `export const rules: Readonly<Record<RuleId, Rule>> = ${table(rules)};\n`,
      `export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = ${table(openPoints)};\n`,
    ]),
  ];
}

/** `states.ts`: the states that chats, calls and the widget pass through. */
export function emitStates({ machines }: Model): GeneratedFile[] {
  const byName = Object.fromEntries(machines.map(({ name, machine }) => [name, machine]));
  return [
    sourceFile('states.ts', 'the x-states of specs/', [
      `/** The states that something passes through, and what leads from one to another. */
export interface StateMachine {
  readonly title: string;
  readonly begins: readonly string[];
  readonly ways: readonly { readonly from: string; readonly to: string; readonly by: string }[];
}
`,
      `export const states = ${literal(byName)} as const satisfies Record<string, StateMachine>;\n`,
    ]),
  ];
}

/** `errors.ts`: the error codes and the HTTP codes with their meanings. */
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
      (id) => `@openPoint ${id} The HTTP code is the reference's choice, not contract.`,
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
      `${docComment(['The error codes, each with the HTTP code that it goes with. One with a `choice` is no contract, nor is the HTTP code of one with a `statusChoice`.', ...points])}export const errorCodes = {\n${table(byCode)}} as const;\n`,
      `/** The error codes by names for programs, so that no program spells one. */\nexport const codes = {\n${table(names)}} as const;\n`,
      'export type ErrorCodeName = keyof typeof errorCodes;\n',
      `${docComment(['The HTTP codes of errors, each with the error code that it carries unless another is named, and the `choice` where that code is no contract.', ...points])}export const httpErrors = {\n${table(byStatus)}} as const;\n`,
      'export type HttpErrorStatus = keyof typeof httpErrors;\n',
      `/** The codes of errors, as HTTP's registry has them. Another one comes as a number too, and ends in a \`default\` branch. */\nexport type ErrorStatus =${Object.keys(
        STATUS_CODES,
      )
        .filter((status) => Number(status) >= 400)
        .map((status) => `\n  | ${status}`)
        .join('')};\n`,
    ]),
  ];
}
