import { readdirSync, readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { type Json, type JsonObject, objectAt, textAt } from '../../../documents/json.ts';
import type { Model } from '../../model/model.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { basisOf, choiceTag, docComment, openPointTag, tagsOf } from '../sentences.ts';
import { literal, propertyName, quoted, sourceFile } from './source.ts';

/** Makes `rules.ts`: every rule and every open point, each with the place in the documents where it is written. */
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
      `${docComment(['A rule, with the document and the JSON pointer where it is written.'])}export interface Rule {\n  readonly id: RuleId;\n  /** The party that the rule binds. */\n  readonly party: RuleParty;\n  /** A broken MUST fails a conformance run, a broken SHOULD gives a warning. LOCAL is the reference's choice, not contract. */\n  readonly level: RuleLevel;\n  /** The sections of the source that state the rule; none for a rule of this project. */\n  readonly sections: readonly string[];\n  readonly text: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `${docComment(['A question that the source leaves open, and the choice of the reference.'])}export interface OpenPoint {\n  readonly id: OpenPointId;\n  /** The question in a few words. */\n  readonly title: string;\n  /** The sections of the source that leave the question open; none if no section mentions it. */\n  readonly sections: readonly string[];\n  readonly text: string;\n  readonly reference: string;\n  readonly document: string;\n  readonly pointer: string;\n}\n`,
      `export const rules: Readonly<Record<RuleId, Rule>> = ${table(rules)};\n`,
      `export const openPoints: Readonly<Record<OpenPointId, OpenPoint>> = ${table(openPoints)};\n`,
    ]),
  ];
}

/** Makes `states.ts`: the states of chats, calls and the widget, and the transitions between them. */
export function emitStates({ machines, openPoints }: Model): GeneratedFile[] {
  // The open point OPEN-03 is added, because the source lists states but no transitions.
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
      `${docComment(['The states and transitions by the name of the state machine.', ...tags])}export const states = ${literal(byName)} as const satisfies Record<string, StateMachine>;\n`,
    ]),
  ];
}

/** Makes `errors.ts`: the error codes, and the HTTP statuses of errors with their meanings. */
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

/** The doc comment of each member of a delivery policy. */
const meanings: Record<string, string> = {
  attempts: 'The number of requests, including the first one.',
  intervalMs:
    'The time from the start of one attempt to the start of the next. If absent, the next attempt follows a failed one at once.',
  timeoutMs: 'The time limit from the start of an attempt to the last byte of the response.',
  success: 'The response that is a success. `status` is an HTTP status, or a class such as `2xx`.',
  final: 'The response that ends the retries without success.',
  giveUpMs: 'The time from the start of the first attempt until the sender gives up on a silent receiver.',
  giveUp: 'The action of the sender when it gives up.',
  tolerance:
    'The largest difference between an observed and the expected time that a check accepts. It is not contract.',
  rules: 'The ids of the rules that state a member.',
  choices:
    'The members that the source does not state and that are not contract, each with the open point or LOCAL rule under which the reference chose it.',
};

const types: Record<string, string> = {
  attempts: 'number',
  intervalMs: 'number',
  timeoutMs: 'number',
  success: '{ readonly status: number | string; readonly body?: string }',
  final: '{ readonly status: number; readonly body: string }',
  giveUpMs: 'number',
  giveUp: 'string',
  tolerance: '{ readonly earlyMs: number; readonly lateMs: number }',
  rules: '{ readonly [Member in PolicyMember]?: readonly RuleId[] }',
  choices: '{ readonly [Member in PolicyMember]?: OpenPointId | RuleId }',
};
const optional = ['intervalMs', 'final', 'rules', 'choices'];
const bases = ['rules', 'choices'];

/** Makes `policies.ts`: the delivery policies, and the limits of texts and lists. */
export function emitPolicies(model: Model): GeneratedFile[] {
  const members = Object.keys(types);
  const based = members.filter((member) => !bases.includes(member));
  const declared = members.map((member) => {
    const mark = optional.includes(member) ? '?' : '';
    return `${docComment([meanings[member]!], '  ')}  readonly ${member}${mark}: ${types[member]};\n`;
  });
  const policies = model.policies.map(({ operation, delivery }) => {
    const doc = docComment([`The delivery policy of ${operation}.`, ...choiceTags(delivery, model)], '  ');
    return `${doc}  ${propertyName(operation)}: {\n${policyMembers(delivery, model)}  },\n`;
  });
  return [
    sourceFile('policies.ts', 'the x-delivery, x-truncate and maxItems of specs/', [
      `import type { OpenPointId, RuleId } from './rules.ts';\n`,
      `/** A member of a policy that a rule states or that the reference chose. */\nexport type PolicyMember = ${based.map((member) => `'${member}'`).join(' | ')};\n`,
      `/** The policy for attempts and retries of a request. Times are in milliseconds. */\nexport interface DeliveryPolicy {\n${declared.join('')}}\n`,
      `/** The policies by the name of the sending operation. */\nexport const policies = {\n${policies.join('')}} as const satisfies Record<string, DeliveryPolicy>;\n`,
      `/** The limits by schema, or by schema and property: \`truncate\` in code points, \`maxItems\` in elements. */\nexport const limits = ${literal(limits(model))} as const;\n`,
    ]),
  ];
}

/** Writes the members of a delivery policy in the order of the document. Each has its meaning, and its rules or its open point. */
function policyMembers(delivery: JsonObject, model: Model): string {
  return Object.entries(delivery)
    .map(([member, value]) => {
      const doc = docComment([meanings[member] ?? '', ...basisTags(delivery, member, model)], '    ');
      return `${doc}    ${member}: ${literal(value, '    ')},\n`;
    })
    .join('');
}

function basisTags(delivery: JsonObject, member: string, model: Model): string[] {
  const { rules, choice } = basisOf(delivery, member);
  return [
    ...tagsOf(model.rules.filter(({ id }) => rules.includes(id))),
    ...(choice === '' ? [] : [choiceTag(choice)]),
  ];
}

/** Returns a tag for each open point and LOCAL rule under which the reference chose a member of the policy. */
function choiceTags(delivery: JsonObject, { rules, openPoints }: Model): string[] {
  const ids = new Set<Json>(Object.values(objectAt(delivery, 'choices')));
  return tagsOf(
    rules.filter(({ id }) => ids.has(id)),
    openPoints.filter(({ id }) => ids.has(id)),
  );
}

function limits({ interfaces }: Model): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [name, schema] of interfaces.flatMap(({ schemas }) => [...schemas])) {
    addLimit(name, schema);
    for (const [property, inner] of Object.entries(objectAt(schema, 'properties'))) {
      addLimit(`${name}.${property}`, inner as JsonObject);
    }
  }
  return found;

  function addLimit(key: string, schema: JsonObject): void {
    const { 'x-truncate': truncate, maxItems } = schema;
    if (truncate !== undefined) found[key] = { truncate };
    if (maxItems !== undefined) found[key] = { maxItems };
  }
}

/** Makes `parties.ts`: every party and every interface, in the order of specs/parties.yaml. */
export function emitParties(
  { parties, interfaces }: Model,
  written: readonly GeneratedFile[],
): GeneratedFile[] {
  const union = (values: string[]) => [...new Set(values)].map((value) => `\n  | '${value}'`).join('');
  const names = [...new Set(parties.map((party) => party.interface))];
  const table = names.map((name) => {
    const { folder, documents } = interfaces.find((one) => one.name === name)!;
    const pathsOf = (pattern: RegExp) => written.flatMap(({ path }) => pattern.exec(path)?.[1] ?? []);
    const bundle = (kind: string) => pathsOf(new RegExp(`^((?:reference/)?${kind}/${name}\\.json)$`))[0];
    return {
      name,
      folder,
      documents,
      modules: pathsOf(new RegExp(`^${folder}/(\\w[\\w-]*)\\.[tj]s$`)).toSorted(),
      openapi: bundle('openapi'),
      asyncapi: bundle('asyncapi'),
      isReference: parties.some((party) => party.interface === name && party.isReference),
    };
  });
  return [
    sourceFile('parties.ts', 'specs/parties.yaml and the x-parties of specs/', [
      `/** A program that serves one of the interfaces. */\nexport type Party =${union(parties.map(({ name }) => name))};\n`,
      `/** The people who maintain programs, or call the script API or the desk. */\nexport type Audience =${union(parties.flatMap(({ audience, callers }) => [audience, callers]))};\n`,
      `export type InterfaceName =${union(names)};\n`,
      `export interface PartyRow {
  readonly name: Party;
  readonly interface: InterfaceName;
  /** The part of the interface's documents that the party serves. */
  readonly serves: 'paths' | 'webhooks' | 'script';
  /** The audience that must adapt when a change breaks this party. */
  readonly audience: Audience;
  /** The audience that must adapt when a change breaks the callers of this party. */
  readonly callers: Audience;
  /** The party that calls this party, or a name for its callers. */
  readonly caller: string;
  /** True if the interface belongs to the reference, not to the contract. */
  readonly isReference: boolean;
  /** True if a conformance run drives the party through the desk. */
  readonly hasDesk: boolean;
  /** The developers who use the mock of this party. Absent if it has no mock. */
  readonly mock?: string;
}
`,
      `export const parties = ${literal(parties)} as const satisfies readonly PartyRow[];\n`,
      `export interface InterfaceRow {
  readonly name: InterfaceName;
  /** The folder of \`generated/\` that has its modules. */
  readonly folder: string;
  readonly documents: readonly string[];
  /** The modules in that folder. */
  readonly modules: readonly string[];
  /** The bundled documents, as paths in \`generated/\`. */
  readonly openapi?: string;
  readonly asyncapi?: string;
  readonly isReference: boolean;
}
`,
      `export const interfaces = ${literal(table.map((row) => JSON.parse(JSON.stringify(row))))} as const satisfies readonly InterfaceRow[];\n`,
    ]),
  ];
}

/** Makes `parties/operations.ts` and `parties/handlers.ts`: the operations and the handler types of each party that serves operations. */
export function emitPartyOperations({ interfaces, parties }: Model): GeneratedFile[] {
  const serving = parties.flatMap(({ name, interface: of }) => {
    const { folder, operations } = interfaces.find((one) => one.name === of)!;
    const own = operations.filter(({ party }) => party === name);
    const isShared = own.length > 1 && own.some(({ dispatch }) => dispatch !== undefined);
    return own.length === 0 ? [] : [{ name, folder, isShared }];
  });
  const imports = (nameOf: (party: string) => string, kind = '') =>
    [...Map.groupBy(serving, ({ folder }) => folder)]
      .map(([folder, own]) => {
        const names = own.map(({ name }) => nameOf(name)).toSorted();
        return `import ${kind}{ ${names.join(', ')} } from '../${folder}/operations.ts';\n`;
      })
      .toSorted()
      .join('');
  const tableOf = (party: string) => `${camel(party)}Operations`;
  const handlersOf = (party: string) => `${pascal(party)}Handlers`;
  const rows = serving.map(({ name }) => `  '${name}': ${tableOf(name)},\n`);
  const types = serving.map(({ name, isShared }) => {
    const type = isShared ? `Some<${handlersOf(name)}>` : handlersOf(name);
    return `  '${name}': ${type};\n`;
  });
  return [
    sourceFile('parties/operations.ts', 'all documents of specs/', [
      `${imports(tableOf)}import type { Operation } from '../operation.ts';\nimport type { Party } from '../parties.ts';\n`,
      `/** The operations of each party that serves any. */\nexport const operationsOf = {\n${rows.join('')}} as const satisfies { readonly [Name in Party]?: readonly Operation[] };\n`,
    ]),
    sourceFile('parties/handlers.ts', 'all documents of specs/', [
      imports(handlersOf, 'type '),
      `/** At least one of the handlers. An event without a handler is accepted. */\nexport type Some<Handlers> = {\n  [Id in keyof Handlers]: Pick<Handlers, Id> & Partial<Handlers>;\n}[keyof Handlers];\n`,
      `/** The handlers that each party needs. If events share an address, a program may handle only some of them. */\nexport interface HandlersOf {\n${types.join('')}}\n`,
    ]),
  ];
}

/** The name of the package in import paths. The test of the package imports each path. */
const packageName = '@parlance/contract';

/** Makes `index.ts`: it exports the modules that all interfaces share, and lists the import paths of the bundled documents. */
export function emitIndex(model: Model, written: readonly GeneratedFile[]): GeneratedFile[] {
  const documents: Record<string, Record<string, object>> = {};
  const add = (kind: string, name: string, info: JsonObject) => {
    documents[kind] ??= {};
    documents[kind][name] = {
      title: textAt(info, 'title'),
      version: textAt(info, 'version'),
      module: `${packageName}/${kind}/${name}.json`,
    };
  };
  for (const { name, content } of model.flows) add('arazzo', name, objectAt(content, 'info'));
  for (const { path, content } of written) {
    const [, kind, name] = /^(openapi|asyncapi)\/([\w-]+)\.json$/.exec(path) ?? [];
    if (kind !== undefined) add(kind, name!, objectAt(JSON.parse(content), 'info'));
  }
  return [
    sourceFile('index.ts', 'all documents of specs/', [
      `export * from './errors.ts';
export * from './parties.ts';
export * from './policies.ts';
export * from './rules.ts';
export * from './states.ts';
`,
      `/** A document of the contract, bundled into one file. */
export interface BundledDocument {
  readonly title: string;
  readonly version: string;
  /** The import path, for an import with \`{ type: 'json' }\`, or for \`import.meta.resolve\`. */
  readonly module: string;
}
`,
      `/** The documents, by their kind and name. */
export const documents = ${literal(documents as never)} as const satisfies Record<string, Record<string, BundledDocument>>;
`,
    ]),
  ];
}

/** Copies the handwritten modules that generated code imports, so that it imports no file outside `generated/`. */
export function emitRuntime(): GeneratedFile[] {
  const folder = new URL('../../runtime/', import.meta.url);
  const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
  return files.map((file) => {
    const head = `// Copied from src/contract/codegen/runtime/${file} by \`npm run generate\`. Change it there, never here.\n\n`;
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('../../../../generated/', './');
    return { path: file, content: head + text };
  });
}
