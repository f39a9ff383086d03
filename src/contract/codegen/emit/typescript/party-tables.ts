import type { Model, Operation } from '../../model/model.ts';
import { camel, type GeneratedFile, pascal } from '../file.ts';
import { literal, sourceFile } from './source.ts';

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
  /** The audience that a change breaks when it breaks the party. */
  readonly audience: Audience;
  /** The audience that a change breaks when it breaks the callers of the party. */
  readonly callers: Audience;
  /** The party that calls this one, or a name for its callers. */
  readonly caller: string;
  /** Whether the interface is the reference's own, beside the contract. */
  readonly isReference: boolean;
  /** Whether a conformance run drives the party through the desk. */
  readonly hasDesk: boolean;
  /** The mock stands in for the party: the developers who work against that mock. */
  readonly mock?: string;
}
`,
      `export const parties = ${literal(parties)} as const satisfies readonly PartyRow[];\n`,
      `export interface InterfaceRow {
  readonly name: InterfaceName;
  /** The folder of \`generated/\` that its modules stand in. */
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

/** Makes `parties/operations.ts` and `parties/handlers.ts`: the operations and the handlers of every party that serves any. */
export function emitPartyOperations({ interfaces, parties }: Model): GeneratedFile[] {
  const serving = parties.flatMap(({ name }) => {
    const one = interfaces.find(({ operations }) => operations.some(({ party }) => party === name));
    const own = one?.operations.filter(({ party }) => party === name) ?? [];
    return one ? [{ name, folder: one.folder, isShared: own.some(sharesAddress) }] : [];
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
      `/** At least one of the handlers. The events without a handler are accepted. */\nexport type Some<Handlers> = {\n  [Id in keyof Handlers]: Pick<Handlers, Id> & Partial<Handlers>;\n}[keyof Handlers];\n`,
      `/** The handlers that each party needs. Where events share an address, a program handles those that it wants. */\nexport interface HandlersOf {\n${types.join('')}}\n`,
    ]),
  ];
}

/** True if an operation is one of several events at an address. */
function sharesAddress({ dispatch }: Operation, _index: number, own: readonly Operation[]): boolean {
  return dispatch !== undefined && own.length > 1;
}
