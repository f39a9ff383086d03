// The documents as the site hands them out, each in one file.
import botProvider from '../../../generated/openapi/bot-provider.json' with { type: 'json' };
import channelIntegrator from '../../../generated/openapi/channel-integrator.json' with { type: 'json' };
import webhookReceiver from '../../../generated/openapi/webhook-receiver.json' with { type: 'json' };
import { interfaces, type Node } from './documents.ts';
import { flowDocuments } from './flows.ts';

export interface Download {
  title: string;
  /** The standard and its version. */
  kind: string;
  /** Its name on the site, without the end: `<name>.<standard>`. */
  file: string;
  /** The bundle that it is a copy of. */
  source: string;
  /** Whether it is handed out as a page, too. */
  hasPage: boolean;
}

type Standard = 'openapi' | 'asyncapi' | 'arazzo';
const standards = { openapi: 'OpenAPI', asyncapi: 'AsyncAPI', arazzo: 'Arazzo' };

function download(name: string, standard: Standard, document: Node, hasPage = false): Download {
  return {
    title: document.info.title,
    kind: `${standards[standard]} ${document[standard]}`,
    file: `${name}.${standard}`,
    source: `generated/${standard}/${name}.json`,
    hasPage,
  };
}

/** The documents of the interfaces. */
export const interfaceDownloads: readonly Download[] = interfaces.flatMap(({ name, openapi, asyncapi }) => [
  ...(openapi ? [download(name, 'openapi', openapi, true)] : []),
  ...(asyncapi ? [download(name, 'asyncapi', asyncapi, true)] : []),
]);

/** What a receiving side serves, as paths. */
export const receiverDownloads: readonly Download[] = [
  download('channel-integrator', 'openapi', channelIntegrator),
  download('bot-provider', 'openapi', botProvider),
  download('webhook-receiver', 'openapi', webhookReceiver),
];

/** The flows. */
export const flowDownloads: readonly Download[] = Object.entries(flowDocuments).map(([name, document]) =>
  download(name, 'arazzo', document),
);

/** Requests with their examples, for clients that people use by hand. */
export const collectionDownloads: readonly Download[] = interfaces
  .filter(({ openapi }) => openapi !== undefined)
  .map(({ name, title }) => ({
    title,
    kind: 'Postman 2.1',
    file: `${name}.postman`,
    source: `generated/postman/${name}.json`,
    hasPage: false,
  }));

/** The folders that Bruno opens, in the repository and in the package. */
export const brunoFolders: readonly string[] = collectionDownloads.map(({ source }) =>
  source.replace('/postman/', '/bruno/').replace(/\.json$/, ''),
);

export const downloads = [
  ...interfaceDownloads,
  ...receiverDownloads,
  ...flowDownloads,
  ...collectionDownloads,
];
