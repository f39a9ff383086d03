// The documents as the site hands them out, each in one file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InterfaceRow, parties, interfaces as rows } from '../../../generated/parties.ts';
import { bundleAt, interfaces, toolFiles } from './documents.ts';
import { flowDocuments } from './flows.ts';

export interface Download {
  title: string;
  /** The standard and its version. */
  kind: string;
  /** Its name on the site, without the end: `<name>.<standard>`. */
  file: string;
  /** What is handed out, as JSON. */
  json: string;
  /** The bundle in the repository that a page is made of, where one is. */
  page?: string;
}

/** A bundle of generated/, where a page can be made of it. */
function bundle(standard: 'OpenAPI' | 'AsyncAPI', name: string, path: string, hasPage: boolean): Download {
  const kind = standard.toLowerCase();
  const { info, [kind]: version } = bundleAt(path);
  return {
    title: info.title,
    kind: `${standard} ${version}`,
    file: `${name}.${kind}`,
    json: readFileSync(join(process.cwd(), 'generated', path), 'utf8'),
    ...(hasPage && { page: `generated/${path}` }),
  };
}

/** The documents of the interfaces. */
export const interfaceDownloads: readonly Download[] = rows.flatMap(
  ({ name, openapi, asyncapi }: InterfaceRow) => [
    ...(openapi ? [bundle('OpenAPI', name, openapi, true)] : []),
    ...(asyncapi ? [bundle('AsyncAPI', name, asyncapi, true)] : []),
  ],
);

/** What a receiving side serves, as paths. */
export const receiverDownloads: readonly Download[] = parties
  .filter(({ serves }) => serves === 'webhooks')
  .map(({ name }) => bundle('OpenAPI', name, `openapi/${name}.json`, false));

/** The flows. */
export const flowDownloads: readonly Download[] = Object.entries(flowDocuments).map(([name, document]) => ({
  title: document.info.title,
  kind: `Arazzo ${document.arazzo}`,
  file: `${name}.arazzo`,
  json: toolFiles.get(`arazzo/${name}.json`)!,
}));

const collections = interfaces.filter(({ openapi }) => openapi !== undefined);

/** The collections of all interfaces as one: a folder for each. */
function wholeCollection(): Download {
  const parts = collections.map(({ name }) => JSON.parse(toolFiles.get(`postman/${name}.json`)!));
  const collection = {
    info: {
      ...parts[0].info,
      _postman_id: undefined,
      name: 'Parlance',
      description: 'All interfaces of the contract, and the desk.',
    },
    item: parts.map(({ info: { name, description }, item }) => ({ name, description, item })),
    variable: [
      ...new Map(parts.flatMap(({ variable }) => variable).map((each) => [each.key, each])).values(),
    ],
  };
  return {
    title: 'All interfaces',
    kind: 'Postman 2.1',
    file: 'parlance.postman',
    json: `${JSON.stringify(collection, null, 2)}\n`,
  };
}

/** Requests with their examples, for clients that people use by hand. */
export const collectionDownloads: readonly Download[] = [
  wholeCollection(),
  ...collections.map(({ name, title }) => ({
    title,
    kind: 'Postman 2.1',
    file: `${name}.postman`,
    json: toolFiles.get(`postman/${name}.json`)!,
  })),
];

export const downloads = [
  ...interfaceDownloads,
  ...receiverDownloads,
  ...flowDownloads,
  ...collectionDownloads,
];
