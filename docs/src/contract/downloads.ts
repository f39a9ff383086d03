// The documents for download. Each document is one file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InterfaceRow, parties, interfaces as rows } from '../../../generated/parties.ts';
import { bundleAt, toolFiles } from './documents.ts';
import { flowDocuments } from './flows.ts';

export interface Download {
  title: string;
  /** The standard of the document, with its version. */
  kind: string;
  /** The name of the file on the site, without the extension `.json`: `channel.openapi`. */
  file: string;
  /** The content of the download, as JSON text. */
  json: string;
  /** The path of the bundle in the repository from which the document's page is made, if the document has a page. */
  page?: string;
}

/** Reads a bundle in generated/ as a download. `hasPage` is true if the site also has a page of the document. */
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

/** The bundled OpenAPI and AsyncAPI documents of all interfaces. */
export const interfaceDownloads: readonly Download[] = rows.flatMap(
  ({ name, openapi, asyncapi }: InterfaceRow) => [
    ...(openapi ? [bundle('OpenAPI', name, openapi, true)] : []),
    ...(asyncapi ? [bundle('AsyncAPI', name, asyncapi, true)] : []),
  ],
);

/** For each receiver of webhooks, an OpenAPI document that has the webhooks as paths. */
export const receiverDownloads: readonly Download[] = parties
  .filter(({ serves }) => serves === 'webhooks')
  .map(({ name }) => bundle('OpenAPI', name, `openapi/${name}.json`, false));

/** The flows. Each flow is an Arazzo document. */
export const flowDownloads: readonly Download[] = Object.entries(flowDocuments).map(([name, document]) => ({
  title: document.info.title,
  kind: `Arazzo ${document.arazzo}`,
  file: `${name}.arazzo`,
  json: toolFiles.get(`arazzo/${name}.json`)!,
}));

export const downloads = [...interfaceDownloads, ...receiverDownloads, ...flowDownloads];
