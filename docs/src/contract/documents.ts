// The bundled documents from which the reference pages are made. Their descriptions have no figures and error codes, because the pages show
// rules, deliveries and open points separately.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type InterfaceRow, interfaces as rows } from '../../../generated/parties.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document is walked by names that the readers beside this file know.
export type Node = any;

type Reader = typeof import('../../../src/contract/codegen/model/read.ts');
type Bundles = typeof import('../../../src/contract/codegen/emit/bundles.ts');
type Generate = typeof import('../../../src/contract/codegen/generate.ts');

/** Imports a module of the code generator without Astro's bundler. The build runs in the root of the repository. */
const load = (file: string) =>
  import(/* @vite-ignore */ pathToFileURL(join(process.cwd(), 'src/contract/codegen', file)).href);
const { readModel } = (await load('model/read.ts')) as Reader;
const { bundlesOf } = (await load('emit/bundles.ts')) as Bundles;
const { generateForTools } = (await load('generate.ts')) as Generate;

const model = await readModel(join(process.cwd(), 'specs'));
const bundles = new Map<string, Node>(
  model.interfaces.flatMap((one) => bundlesOf(one, model)).map(({ path, document }) => [path, document]),
);

/** Returns a bundled document by its path in the folder generated/. */
export const bundleAt = (path: string): Node => bundles.get(path);

/** The request collections and flows for other tools, by their paths in the folder generated/ of the package. */
export const toolFiles: ReadonlyMap<string, string> = new Map(
  (await generateForTools(model)).map(({ path, content }) => [path, content]),
);

export interface Interface {
  /** The name of the interface, in the path `generated/<name>` and in the addresses of its pages. */
  name: string;
  title: string;
  /** The bundled OpenAPI document of the interface, and the path of its source file. */
  openapi?: Node;
  /** The bundled AsyncAPI document of the interface, and the path of its source file. */
  asyncapi?: Node;
  openapiFile?: string;
  asyncapiFile?: string;
}

/** The interfaces, in the order in which the site lists them. */
export const interfaces: readonly Interface[] = rows.map(({ name, documents, ...row }: InterfaceRow) => {
  const file = (kind: string) => documents.find((document) => document.endsWith(`.${kind}.yaml`))!;
  const [openapi, asyncapi] = [row.openapi, row.asyncapi].map((path) => path && bundleAt(path));
  return {
    name,
    title: (openapi ?? asyncapi).info.title,
    ...(openapi && { openapi, openapiFile: file('openapi') }),
    ...(asyncapi && { asyncapi, asyncapiFile: file('asyncapi') }),
  };
});

/** Returns the target of a local `$ref` in the document, or any other value unchanged. Throws if the target does not exist. */
export function resolve(document: Node, node: Node): Node {
  if (typeof node?.$ref !== 'string') return node;
  let target = document;
  for (const step of node.$ref.slice(2).split('/')) {
    target = target?.[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (target === undefined) throw new Error(`The document has no value at ${node.$ref}.`);
  return resolve(document, target);
}

/** Returns the last part of a `$ref`, which is the name of a component. */
export const refName = (node: Node): string | undefined => node?.$ref?.split('/').at(-1);
