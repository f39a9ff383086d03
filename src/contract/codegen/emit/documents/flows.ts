import { basename, posix } from 'node:path';
import { isObject, type Json, type JsonObject, listAt, mapObjects, textAt } from '../../../documents/json.ts';
import type { Model } from '../../model/model.ts';
import { clientNameOf } from '../../read/operations.ts';
import type { GeneratedFile } from '../file.ts';
import { mergedId } from './receivers.ts';

/** Makes a JSON file of each flow in `specs/flows`. Its `sourceDescriptions` refer to the bundles of `generated/`, not to `specs/`. */
export function emitFlows(model: Model): GeneratedFile[] {
  return model.flows.map(({ name, content }) => {
    const receivers = receiversIn(content, model);
    const sources = listAt(content, 'sourceDescriptions').map((source) => withBundle(source, receivers));
    const flow = mapObjects({ ...content, sourceDescriptions: sources }, (object) => {
      const id = textAt(object, 'operationId').split('.').at(-1)!;
      const served = receivers.find(({ operations }) => operations.includes(id));
      if (!served) return object;
      // Webhooks that share an address are one operation in the receiver's document.
      const [prefix] = textAt(object, 'operationId').split(id);
      const called = served.operations.length === 1 ? clientNameOf(id) : mergedId(served.party);
      return { ...object, operationId: `${prefix}${called}`, 'x-webhook': id };
    });
    return { path: `arazzo/${name}.json`, content: `${JSON.stringify(flow, null, 2)}\n` };
  });
}

interface ReceiverOf {
  interface: string;
  party: string;
  operations: string[];
}

/** Returns the receivers that a flow posts to. Their webhooks are paths in a separate document. */
function receiversIn(content: JsonObject, { parties, interfaces }: Model): ReceiverOf[] {
  const text = JSON.stringify(content);
  return parties
    .filter(({ serves }) => serves === 'webhooks')
    .map((party) => {
      const { operations } = interfaces.find(({ name }) => name === party.interface)!;
      const own = operations.filter((operation) => operation.party === party.name).map(({ id }) => id);
      return { interface: party.interface, party: party.name, operations: own };
    })
    .filter(({ operations }) => operations.some((id) => text.includes(`.${id}"`)));
}

/** Makes a source description refer to the bundle: `../reference/desk.openapi.yaml` becomes `../reference/openapi/desk.json`. */
function withBundle(source: Json, receivers: readonly ReceiverOf[]): Json {
  if (!isObject(source)) return source;
  const url = textAt(source, 'url');
  const [name, kind] = basename(url).split('.') as [string, string];
  const file = receivers.find((receiver) => receiver.interface === name)?.party ?? name;
  return { ...source, url: posix.join(posix.dirname(url), kind, `${file}.json`) };
}
