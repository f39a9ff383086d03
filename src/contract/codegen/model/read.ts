import { bundle, createConfig } from '@redocly/openapi-core';
import { type Example, readExamples } from '../../documents/examples.ts';
import { Figures } from '../../documents/figures.ts';
import {
  isObject,
  itemsIn,
  type Json,
  type JsonObject,
  objectAt,
  step,
  textAt,
} from '../../documents/json.ts';
import { basesOf, readSources, type Source, SourcesResolver } from '../../documents/sources.ts';
import {
  type ErrorCode,
  type Examples,
  type HttpError,
  type Interface,
  type Model,
  type OpenPoint,
  type Party,
  type Policy,
  type Rule,
  SpecProblem,
  type StateMachine,
} from './model.ts';
import { readOperations, readScriptCalls } from './operations.ts';
import {
  checkDelivery,
  checkMachine,
  checkSources,
  checkUnions,
  collectSchemas,
  type LocationOf,
  locationsOf,
  withoutBases,
} from './schemas.ts';

/** Reads the documents in the folder `specs/`. Throws a SpecProblem at the first mistake that prevents the generation. */
export async function readModel(specs: string): Promise<Model> {
  const sources = readSources(specs);
  for (const { document, notYaml } of sources)
    if (notYaml) throw new SpecProblem(document, '', `not YAML at ${notYaml}`, 'Correct the line');
  checkSources(sources);
  const figures = new Figures(sources);
  for (const { document, content } of sources) filled(content, document, figures);
  const examples = examplesOf(readExamples(specs, sources));
  const locationOf = locationsOf(sources);
  const bases = basesOf(sources);
  const bundled = await Promise.all(
    sources
      .filter(({ document }) => /\.(openapi|asyncapi)\.yaml$/.test(document))
      .map(async ({ file, document }) => ({
        document,
        content: withoutBases(
          filled(await bundleDocument(sources, file, document), document, figures),
          bases,
        ),
      })),
  );
  const names = [...new Set(bundled.map(({ document }) => interfaceName(document)))].toSorted();
  const interfaces = names.map((name) => readInterface(name, bundled, locationOf));
  return {
    // `lint:specs` checks that each rule and open point is complete and has an id of its own.
    rules: definedIn<Rule>(sources, 'x-rules'),
    openPoints: definedIn<OpenPoint>(sources, 'x-open'),
    interfaces,
    parties: readParties(sources),
    policies: bundled.flatMap(({ document, content }) => readPolicies(document, content)),
    flows: sources.flatMap(({ document, content }) => {
      const [, name] = /([^/]+)\.arazzo\.yaml$/.exec(document) ?? [];
      return name === undefined ? [] : [{ name, document, content: content as JsonObject }];
    }),
    machines: bundled.flatMap(({ document, content }) => readMachines(document, content, interfaces)),
    errorCodes: readErrorCodes(sources),
    httpErrors: httpErrorsOf(interfaces),
    examples,
  };
}

/** Replaces the references to figures in the texts of `content` by the figures. Throws at a reference to an unknown figure. */
function filled<Content extends Json>(content: Content, document: string, figures: Figures): Content {
  const unknown = figures.fillAll(content);
  if (unknown) throw new SpecProblem(document, unknown.pointer, ...unknown.wrong);
  return content;
}

/** Bundles one document. The parts of other files to which it refers become components, and keep their names. */
async function bundleDocument(
  sources: readonly Source[],
  file: string,
  document: string,
): Promise<JsonObject> {
  const { bundle: bundled, problems } = await bundle({
    ref: file,
    externalRefResolver: new SourcesResolver(sources),
    config: await createConfig({ telemetry: 'off' }),
  });
  const problem = problems[0];
  if (problem) throw asSpecProblem(problem, file, document);
  // Several YAML aliases share one object. In this copy, each place has its own object, so that one can be changed without the others.
  return JSON.parse(JSON.stringify(bundled.parsed)) as JsonObject;
}

/** Converts a problem of the bundler to an error. The problem may be in another file than `document`. */
function asSpecProblem({ message, location }: Problem, file: string, document: string): SpecProblem {
  const above = file.slice(0, -document.length);
  const place = location[0];
  return new SpecProblem(
    place?.source.absoluteRef.replace(above, '') ?? document,
    place?.pointer?.replace(/^#/, '') ?? '',
    message.replaceAll(above, '').replace(/\.$/, ''),
    'Correct the file or the pointer that $ref names',
  );
}

type Problem = Awaited<ReturnType<typeof bundle>>['problems'][number];

function readInterface(
  name: string,
  bundled: { document: string; content: JsonObject }[],
  locationOf: LocationOf,
): Interface {
  const own = bundled.filter(({ document }) => interfaceName(document) === name);
  const openapi = own.find(({ document }) => document.endsWith('.openapi.yaml'));
  const asyncapi = own.find(({ document }) => document.endsWith('.asyncapi.yaml'));
  const schemas = collectSchemas(
    own.map(({ content }) => content),
    locationOf,
  );
  checkUnions(schemas, locationOf);
  const info = objectAt((openapi ?? asyncapi)!.content, 'info');
  return {
    name,
    folder: folderOf(own[0]!.document, name),
    documents: own.map(({ document }) => document),
    bundled: {
      ...(openapi && { openapi: openapi.content }),
      ...(asyncapi && { asyncapi: asyncapi.content }),
    },
    title: textAt(info, 'title'),
    description: textAt(info, 'description'),
    schemas,
    operations: openapi ? readOperations(openapi.content, openapi.document, schemas) : [],
    scriptCalls: asyncapi ? readScriptCalls(asyncapi.content, schemas) : [],
  };
}

/** Returns the folder of an interface in `generated/`. A document in a subfolder of `specs/` has the same subfolder there. */
function folderOf(document: string, name: string): string {
  const [, folder] = /^specs\/([\w-]+)\//.exec(document) ?? [];
  return folder === undefined ? name : `${folder}/${name}`;
}

/** Returns the name of the interface that a document describes, such as `desk` for `specs/reference/desk.openapi.yaml`. */
function interfaceName(document: string): string {
  return document.slice(document.lastIndexOf('/') + 1).split('.')[0]!;
}

/** Reads the state machines in a document, and checks that the schemas of the interface have the same states. */
function readMachines(document: string, { info }: JsonObject, interfaces: Interface[]): StateMachine[] {
  const schemas = new Map(interfaces.flatMap((one) => [...one.schemas]));
  return Object.entries(objectAt(info, 'x-states')).map(([name, written]) => {
    checkMachine(written as JsonObject, schemas, { document, pointer: `/info/x-states${step(name)}` });
    const { states: _, ...machine } = written as JsonObject;
    return { name, machine };
  });
}

/**
 * Returns the delivery policies in a document, from the operations that define an x-delivery. If an x-delivery is the name of another
 * operation, throws unless that operation has one.
 */
function readPolicies(document: string, content: JsonObject): Policy[] {
  const operations = objectAt(content, 'operations');
  return Object.entries(operations).flatMap(([operation, object]) => {
    const delivery = isObject(object) ? object['x-delivery'] : undefined;
    if (isObject(delivery)) {
      checkDelivery(delivery, document, `/operations${step(operation)}/x-delivery`);
      return [{ operation, delivery }];
    }
    if (typeof delivery === 'string' && !isObject(objectAt(operations, delivery)['x-delivery'])) {
      throw new SpecProblem(
        document,
        `/operations${step(operation)}/x-delivery`,
        `no operation with the name ${delivery} has an x-delivery`,
        'Name an operation of this document that has x-delivery, or write the figures here',
      );
    }
    return [];
  });
}

function readErrorCodes(sources: Source[]): ErrorCode[] {
  const rows = sources.flatMap(({ content }) => itemsIn(content, 'x-error-codes'));
  return rows.map(({ item }) => {
    const { source: _, choice, statusChoice, ...row } = item as unknown as ErrorCode & { source: string };
    return { ...row, ...(choice && { choice }), ...(statusChoice && { statusChoice }) };
  });
}

/** Returns the HTTP statuses of errors in ascending order. Their code and meaning are those of the first response with that status. */
function httpErrorsOf(interfaces: Interface[]): HttpError[] {
  const responses = interfaces.flatMap(({ operations }) => operations).flatMap((one) => one.responses);
  const errors = responses.flatMap(({ status, code, description }) =>
    code === undefined ? [] : [{ status, code, meaning: description }],
  );
  const byStatus = new Map(errors.toReversed().map((error) => [error.status, error]));
  return [...byStatus.values()].toSorted((a, b) => a.status - b.status);
}

/** Groups the examples by kind, schema and name. The first example of a schema is the typical one. Throws if an example cannot be read. */
function examplesOf(all: Example[]): Examples {
  const examples: Examples = { valid: {}, tolerated: {}, invalid: {}, broken: {} };
  for (const { schema, story, kind, document, pointer, value, change, unreadable } of all) {
    if (unreadable) throw new SpecProblem(document, pointer, ...unreadable);
    examples[kind][schema] = { ...examples[kind][schema], [story]: value };
    if (change?.breaks !== undefined)
      examples.broken[schema] = { ...examples.broken[schema], [story]: change.breaks };
  }
  return examples;
}

/** Returns the rules or the open points of all documents, sorted by id. */
function definedIn<Item extends { id: string }>(sources: Source[], key: 'x-rules' | 'x-open'): Item[] {
  const found = sources.flatMap(({ document, content }) =>
    itemsIn(content, key).flatMap(({ item, pointer }) => {
      // A string in the list is only the id of an item that another place defines.
      if (!isObject(item)) return [];
      const { source, ...rest } = item;
      const sections = /^\d/.test(String(source)) ? String(source).split(', ') : [];
      return [{ ...rest, sections, document, pointer } as unknown as Item];
    }),
  );
  return found.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

const table = 'specs/parties.yaml';
const audiences = ['service', 'integrator', 'provider'];

/** A part of a document that a party serves. */
interface Served {
  party: string;
  part: Party['serves'];
  document: string;
  /** The party that serves the other part of the document. */
  other: string;
}

/** Reads the rows of specs/parties.yaml. Adds to each row the part of a document that the party serves, by the document's x-parties. */
function readParties(sources: Source[]): Party[] {
  const rows = objectAt(sources.find(({ document }) => document === table)?.content, 'parties');
  const served = sources.flatMap(({ document, content }): Served[] => {
    const parts = Object.entries(objectAt(content, 'x-parties')) as [Party['serves'], string][];
    return parts.map(([part, party]) => {
      const other = parts.find(([each]) => each !== part)?.[1] ?? '';
      if (isObject(rows[party])) return { party, part, document, other };
      const cure = `Add a row ${party} to ${table}, or name a party of that table`;
      throw new SpecProblem(document, `/x-parties${step(part)}`, `no party has the name ${party}`, cure);
    });
  });
  return Object.keys(rows).map((name) => {
    const problem = (wrong: string, cure: string) =>
      new SpecProblem(table, `/parties${step(name)}`, wrong, cure);
    const own = served.find(({ party }) => party === name);
    if (!own)
      throw problem(
        'no document names this party',
        'Name it in the x-parties of the document whose paths, webhooks or script it serves, or remove the row',
      );
    const row = objectAt(rows, name);
    const audience = textAt(row, 'audience');
    if (!audiences.includes(audience))
      throw problem('the row has no known audience', `Use ${audiences.join(', ')}`);
    const [callers, caller] = callersOf(own, rows);
    if (callers === '')
      throw problem(
        'the row does not say who calls this party',
        'Add callers: {<audience>: <name of the callers>}',
      );
    return {
      name,
      interface: interfaceName(own.document),
      serves: own.part,
      audience,
      callers,
      caller,
      isReference: own.document.startsWith('specs/reference/'),
      hasDesk: row['desk'] === true,
      ...(row['mock'] !== undefined && { mock: textAt(row, 'mock') }),
    };
  });
}

/** Returns the audience and the name of a party's callers: from `callers` in its row, or else from the other party of the document. */
function callersOf({ party, other }: Served, rows: JsonObject): [audience: string, name: string] {
  const [callers] = Object.entries(objectAt(rows[party], 'callers'));
  return callers ? [callers[0], String(callers[1])] : [textAt(rows[other], 'audience'), other];
}
