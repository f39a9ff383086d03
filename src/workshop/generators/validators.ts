// The validators of other projects. A maker makes validators from a bundled document, and these validators check every example.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import parser from '@apidevtools/swagger-parser';
import { build } from 'esbuild';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { interfaces } from '../../../generated/parties.ts';
import { type Example, examplesOf, type Finding, numbersOf, root, versionOf } from './findings.ts';
import { kubb, type Printed, runPrinted } from './others.ts';

/** A function that validates an example. Returns true if the example is accepted, or undefined without a validator for its schema. */
export type Asks = (example: Example) => boolean | undefined | Promise<boolean | undefined>;

interface ValidatorMaker {
  /** The name of the package, and further words if several makers use it. */
  title: string;
  command: string;
  /** True if the maker makes validators only for some payloads, or only checks the document. */
  isPartial?: true;
  /** Makes validators from a bundled document, in the folder `out`. Rejects if the tool rejects the document. */
  make(bundle: string, out: string): Promise<Asks>;
}

/** A generated schema. The schemas of zod and valibot both have this interface (https://standardschema.dev). */
interface StandardSchema {
  '~standard': { validate(value: unknown): { issues?: unknown } | Promise<{ issues?: unknown }> };
}

type Module<Exported> = Partial<Record<string, Exported>>;

interface SchemaGenerator extends Printed, Omit<ValidatorMaker, 'make'> {
  file: string;
  /** The name of the export that has all schemas as properties, or undefined if the module exports each schema. */
  holder?: string;
  /** Returns the name of the generated schema for a schema in the document. */
  schemaName(name: string, operations: readonly Served[]): string;
  /** The packages that the generated code imports and that the test replaces, for example by an older version. */
  alias?: Record<string, string>;
}

/** Returns a maker that runs a command. The command writes a module of schemas, and these schemas validate the examples. */
function generating(generator: SchemaGenerator): ValidatorMaker {
  const { file, holder, schemaName, alias } = generator;
  return {
    ...generator,
    async make(bundle, out) {
      await runPrinted(generator, bundle, out);
      const module = await load(join(out, file), alias);
      const schemas = (holder === undefined ? module : module[holder]) as Module<StandardSchema>;
      const operations = operationsOf(bundle);
      return async (example) => {
        const schema = schemas[schemaName(example.name, operations)];
        return schema && (await schema['~standard'].validate(example.value)).issues === undefined;
      };
    },
  };
}

const makers: readonly ValidatorMaker[] = [
  generating({
    title: '@hey-api/openapi-ts with zod',
    command: 'npx -y @hey-api/openapi-ts -i channel.openapi.json -o src/channel -p zod',
    file: 'src/channel/zod.gen.ts',
    schemaName: (name) => `z${name}`,
  }),
  generating({
    title: '@hey-api/openapi-ts with valibot',
    command: 'npx -y @hey-api/openapi-ts -i channel.openapi.json -o src/channel -p valibot',
    file: 'src/channel/valibot.gen.ts',
    schemaName: (name) => `v${name}`,
  }),
  generating({
    title: '@kubb/plugin-zod',
    ...kubb,
    file: 'src/channel/zod.ts',
    schemaName: (name) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`,
  }),
  generating({
    title: 'openapi-zod-client',
    // flatten.mjs replaces each reference by its schema, because the generator ignores the limits of a referenced schema.
    command:
      'node flatten.mjs channel.openapi.json flat.json && npx openapi-zod-client flat.json -o src/channel.ts --export-schemas -t node_modules/openapi-zod-client/src/templates/schemas-only.hbs',
    script: 'flatten.mjs',
    file: 'src/channel.ts',
    holder: 'schemas',
    schemaName: (name) => name,
    alias: { zod: 'zod/v3' },
  }),
  generating({
    title: 'orval with zod',
    command: 'npx -y orval --input channel.openapi.json --output src/channel.ts --client zod',
    isPartial: true,
    file: 'src/channel.ts',
    schemaName: (name, operations) => `${pascal(operations.find(({ body }) => body === name)?.id ?? '')}Body`,
  }),
  {
    title: '@apidevtools/swagger-parser',
    command: "await SwaggerParser.validate('channel.openapi.json')",
    isPartial: true,
    async make(bundle) {
      await parser.validate(bundle);
      return () => undefined;
    },
  },
  {
    title: 'express-openapi-validator',
    command: "app.use(middleware({ apiSpec: 'channel.openapi.json', validateResponses: true }))",
    make: (bundle) => serving(bundle),
  },
];

interface Served {
  id: string;
  path: string;
  method: string;
  /** The name of the request body's schema. `answers` has the HTTP status of each response and the name of its schema. */
  body: string;
  answers: [status: number, schema: string][];
}

interface Holder {
  content?: { 'application/json'?: { schema?: { $ref?: string } } };
}

/** The parts of a bundled document that this module reads. */
interface BundledDocument {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Holder; responses?: Record<string, Holder> }>
  >;
  components: { schemas: object };
}

const read = (bundle: string) => JSON.parse(readFileSync(bundle, 'utf8')) as BundledDocument;

function operationsOf(bundle: string): Served[] {
  const schemaOf = (holder?: Holder) =>
    holder?.content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  return Object.entries(read(bundle).paths).flatMap(([path, item]) =>
    ['get', 'post'].flatMap((method) => {
      const { operationId: id, requestBody, responses = {} } = item[method] ?? {};
      if (id === undefined) return [];
      const answers = Object.entries(responses).flatMap(([status, answer]): [number, string][] =>
        schemaOf(answer) === '' || !/^\d+$/.test(status) ? [] : [[Number(status), schemaOf(answer)]],
      );
      return [{ id, path, method, body: schemaOf(requestBody), answers }];
    }),
  );
}

/** Opens an Express app whose middleware validates requests and responses. A header of a test request chooses the response of the app. */
async function serving(bundle: string): Promise<Asks> {
  const operations = operationsOf(bundle);
  const app = express();
  app.use(express.json());
  app.use(
    middleware({ apiSpec: bundle, validateRequests: true, validateResponses: true, validateSecurity: false }),
  );
  app.use((request, response) => {
    const { status, body } = JSON.parse(String(request.headers['x-answer'] ?? '{"status":200}'));
    response.status(status);
    if (body === undefined) response.end();
    else response.json(body);
  });
  app.use((error: { status?: number }, _request: unknown, response: express.Response, _next: unknown) => {
    response
      .status(error.status ?? 500)
      .set('x-refused', 'yes')
      .end();
  });
  const server = createServer(app).listen(0, '127.0.0.1').unref();
  await new Promise((listening) => server.once('listening', listening));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const send = async ({ path, method }: Served, body: unknown, answer: object) => {
    const filled = path.replaceAll(/\{\w+\}/g, 'x');
    const response = await fetch(`${base}${filled}`, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json', 'x-answer': JSON.stringify(answer) },
      ...(method === 'post' && { body: JSON.stringify(body) }),
    });
    return response.headers.get('x-refused') === null;
  };
  const bodies = new Map<string, unknown>();
  return async ({ name, value, fits }) => {
    const asked = operations.find(({ body }) => body === name);
    if (asked) {
      if (fits) bodies.set(name, value);
      const [answer] = asked.answers.filter(([status]) => status < 300);
      return send(asked, value, answer ? { status: 204 } : { status: 200, body: {} });
    }
    const answering = operations.find(({ answers }) => answers.some(([, schema]) => schema === name));
    if (!answering) return undefined;
    const [status] = answering.answers.find(([, schema]) => schema === name)!;
    return send(answering, bodies.get(answering.body), { status, body: value });
  };
}

async function load(file: string, alias: Record<string, string> = {}): Promise<Module<unknown>> {
  const outfile = file.replace(/\.ts$/, '.mjs');
  await build({ entryPoints: [file], outfile, alias, bundle: true, format: 'esm', platform: 'node' });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Module<unknown>;
}

const pascal = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The documents from which validators are made: one for each interface of the contract, and one for each receiver of requests. */
const documents = ['channel', 'bot', 'developer', 'channel-integrator', 'bot-provider', 'webhook-receiver'];

/** Runs each validator generator that covers all payloads on a document. Resolves with the generated validators, by the generator's title. */
export async function validatorsOf(document: string, folder: string): Promise<Record<string, Asks>> {
  const bundle = join(root, 'generated/openapi', `${document}.json`);
  const made = makers
    .filter(({ isPartial }) => !isPartial)
    .map(async (maker) => [maker.title, await maker.make(bundle, join(folder, document, maker.title))]);
  return Object.fromEntries(await Promise.all(made));
}

/** Runs the validators of each maker on the examples. The makers use `folder`. Resolves with a finding for each maker. */
export async function findingsOfValidators(folder: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const maker of makers) found.push(await findingOf(maker, join(folder, 'validators', maker.title)));
  return found;
}

async function findingOf({ title, command, make }: ValidatorMaker, folder: string): Promise<Finding> {
  const errors: string[] = [];
  const asked: (Example & { taken: boolean })[] = [];
  for (const document of documents) {
    const bundle = join(root, 'generated/openapi', `${document}.json`);
    const asks = await make(bundle, join(folder, document)).catch((error: Error) => {
      errors.push(`${document}: ${error.message}`);
      return undefined;
    });
    if (!asks) continue;
    const schemas = Object.keys(read(bundle).components.schemas);
    for (const example of await examplesFor(document)) {
      const taken = schemas.includes(example.name) ? await asks(example) : undefined;
      if (taken !== undefined)
        asked.push({ ...example, title: example.title.replace(/^\w+/, document), taken });
    }
  }
  return {
    generator: title,
    command,
    ...versionOf(title.split(' ')[0]!),
    language: 'Validators',
    reads: 'openapi',
    documents,
    unnamed: [],
    errors,
    ...numbersOf(asked, ({ taken }) => taken),
  };
}

/** Resolves with the examples of the interface to which a document belongs. */
async function examplesFor(document: string): Promise<Example[]> {
  const party = document.split('-')[0]!;
  const name = party === 'webhook' ? 'developer' : party;
  return examplesOf(interfaces.find((one) => one.name === name)!);
}
