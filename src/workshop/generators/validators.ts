// Validators and checks of other projects, made from the bundles and asked about every example at run time.
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
import { counted, type Example, examplesOf, type Finding, root, versionOf } from './findings.ts';
import { runPrinted } from './printed-command.ts';

/** Tells if a validator takes an example; undefined where it has none for its schema. */
export type Asks = (example: Example) => boolean | undefined | Promise<boolean | undefined>;

interface ValidatorMaker {
  /** The name of its npm package. */
  name: string;
  /** The name in the docs. */
  title: string;
  command: string;
  /** Makes validators of a bundle, in the folder `out`. Rejects where the bundle is refused. */
  make(bundle: string, out: string): Promise<Asks>;
}

const makers: readonly ValidatorMaker[] = [
  {
    name: '@hey-api/openapi-ts',
    title: '@hey-api/openapi-ts with zod',
    command: 'npx -y @hey-api/openapi-ts -i channel.openapi.json -o src/channel -p zod',
    async make(bundle, out) {
      await runPrinted(this.command, bundle, out);
      const made = await load(join(out, 'src/channel/zod.gen.ts'));
      return ({ name, value }) => made[`z${name}`]?.safeParse(value).success;
    },
  },
  {
    name: 'orval',
    title: 'orval with zod',
    command: 'npx -y orval --input channel.openapi.json --output src/channel.ts --client zod',
    async make(bundle, out) {
      await runPrinted(this.command, bundle, out);
      const made = await load(join(out, 'src/channel.ts'));
      const bodies = new Map(operationsOf(bundle).map(({ id, body }) => [body, made[`${pascal(id)}Body`]]));
      return ({ name, value }) => bodies.get(name)?.safeParse(value).success;
    },
  },
  {
    name: '@apidevtools/swagger-parser',
    title: '@apidevtools/swagger-parser',
    command: "await SwaggerParser.validate('channel.openapi.json')",
    async make(bundle) {
      await parser.validate(bundle);
      return () => undefined;
    },
  },
  {
    name: 'express-openapi-validator',
    title: 'express-openapi-validator',
    command: "app.use(middleware({ apiSpec: 'channel.openapi.json', validateResponses: true }))",
    make: (bundle) => serving(bundle),
  },
];

interface Served {
  id: string;
  path: string;
  method: string;
  /** The name of the schema of the body, and of each answer by its HTTP status. */
  body: string;
  answers: [status: number, schema: string][];
}

interface Holder {
  content?: { 'application/json'?: { schema?: { $ref?: string } } };
}

/** A bundle, as far as it is read here. */
interface BundledDocument {
  paths: Record<
    string,
    Record<string, { operationId?: string; requestBody?: Holder; responses?: Record<string, Holder> }>
  >;
  components: { schemas: object };
}

const read = (bundle: string) => JSON.parse(readFileSync(bundle, 'utf8')) as BundledDocument;

/** The operations of a bundle that take or give a body. */
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

/** An Express app whose middleware checks what comes and what is answered, as it was asked to answer by a header. */
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

type Zod = { safeParse(value: unknown): { success: boolean } };

/** A generated module of zod schemas. */
async function load(file: string): Promise<Record<string, Zod | undefined>> {
  const outfile = file.replace(/\.ts$/, '.mjs');
  await build({ entryPoints: [file], outfile, bundle: true, format: 'esm', platform: 'node' });
  return (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Record<string, Zod | undefined>;
}

const pascal = (id: string) => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The documents that receivers check by: the interfaces, and what each receiver serves. */
const documents = ['channel', 'bot', 'developer', 'channel-integrator', 'bot-provider', 'webhook-receiver'];

/** The verdicts of the two strictest validators on a body, made from the document of a receiver. */
export async function strictestOf(document: string, folder: string): Promise<Record<string, Asks>> {
  const bundle = join(root, 'generated/openapi', `${document}.json`);
  const strict = makers.filter(({ title }) => /zod$|^express/.test(title) && !title.startsWith('orval'));
  const made = strict.map(async (maker) => [
    maker.title,
    await maker.make(bundle, join(folder, document, maker.title)),
  ]);
  return Object.fromEntries(await Promise.all(made));
}

/** Makes validators in `folder`, and gives what was found, in their order. */
export async function findingsOfValidators(folder: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const maker of makers) found.push(await findingOf(maker, join(folder, 'validators', maker.title)));
  return found;
}

async function findingOf({ name, title, command, make }: ValidatorMaker, folder: string): Promise<Finding> {
  const errors: string[] = [];
  const asked: (Example & { taken: boolean })[] = [];
  for (const document of documents) {
    const bundle = join(root, 'generated/openapi', `${document}.json`);
    const asks = await make
      .call({ command } as ValidatorMaker, bundle, join(folder, document))
      .catch((error: Error) => {
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
    version: versionOf(name),
    language: 'Validators',
    reads: 'openapi',
    documents,
    unnamed: [],
    errors,
    ...counted(asked, ({ taken }) => taken),
  };
}

/** The examples of the interface that a document belongs to. */
async function examplesFor(document: string): Promise<Example[]> {
  const party = document.split('-')[0]!;
  const name = party === 'webhook' ? 'developer' : party;
  return examplesOf(interfaces.find((one) => one.name === name)!);
}
