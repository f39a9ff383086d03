// The bundled documents from which the reference pages are made. No figures and error codes are added to their descriptions, because the
// pages show rules, deliveries and open points separately.
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

/** Returns a bundled document by its path in generated/. */
export const bundleAt = (path: string): Node => bundles.get(path);

/** Collections and flows, by their paths below generated/ in the package. */
export const toolFiles: ReadonlyMap<string, string> = new Map(
  (await generateForTools(model)).map(({ path, content }) => [path, content]),
);

export interface Interface {
  /** The name of the interface, in `generated/<name>` and in the addresses of its pages. */
  name: string;
  title: string;
  /** Bundled OpenAPI document, and the file that it was bundled from. */
  openapi?: Node;
  /** Bundled AsyncAPI document, and the file that it was bundled from. */
  asyncapi?: Node;
  openapiFile?: string;
  asyncapiFile?: string;
}

/** The interfaces, in the order of the site. */
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
  if (target === undefined) throw new Error(`Nothing stands at ${node.$ref}.`);
  return resolve(document, target);
}

/** Returns the last step of a `$ref`: the name of a component. */
export const refName = (node: Node): string | undefined => node?.$ref?.split('/').at(-1);
