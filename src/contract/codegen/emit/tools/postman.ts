import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { basename, posix } from 'node:path';
import {
  isObject,
  type Json,
  type JsonObject,
  listAt,
  mapObjects,
  textAt,
} from '../../../../../specs/reading/json.ts';
import { answerStoriesOf, storiesOf } from '../../model/examples.ts';
import type { Interface, Model, Operation, Parameter } from '../../model/model.ts';
import { mergedId } from '../documents/receivers.ts';
import type { GeneratedFile } from '../file.ts';

/** The variable that holds the desk's token. */
const tokenVariable = 'token';

/** A collection that Postman and Bruno import (Postman's format 2.1), with a folder for each party that answers. */
export function emitPostman(one: Interface, model: Model): GeneratedFile[] {
  const { name, title, description, operations, addresses } = one;
  if (operations.length === 0) return [];
  const byParty = Map.groupBy(operations, ({ party }) => party);
  const hasToken = operations.some((operation) => operation.hasToken);
  const collection = {
    info: {
      // Constant, so that a new import replaces the former one.
      _postman_id: idOf(title),
      name: title,
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: [...byParty].map(([party, own]) => ({
      name: party,
      item: own.map((operation) => itemOf(operation, one, model)),
    })),
    variable: [
      ...[...byParty.keys()].map((party) => ({ key: party, value: addresses[party], type: 'string' })),
      ...(hasToken ? [{ key: tokenVariable, value: '', type: 'string' }] : []),
    ],
  };
  return [{ path: `postman/${name}.json`, content: `${JSON.stringify(collection, null, 2)}\n` }];
}

function itemOf(operation: Operation, { schemas }: Interface, model: Model): object {
  const { summary, body, responses } = operation;
  const [example] = body ? Object.values(storiesOf(body.schema, schemas, model.examples.valid)) : [];
  return {
    name: summary,
    request: requestOf(operation, example),
    response: responses
      .filter(({ streaming }) => !streaming)
      .flatMap((response) =>
        Object.entries(answerStoriesOf(response, schemas, model)).map(([name, value]) => ({
          name,
          status: STATUS_CODES[response.status] ?? '',
          code: response.status,
          _postman_previewlanguage: 'json',
          header: [{ key: 'Content-Type', value: 'application/json' }],
          body: JSON.stringify(value, null, 2),
        })),
      ),
  };
}

function requestOf(operation: Operation, body: Json | undefined): object {
  const { method, description, hasToken } = operation;
  return {
    method,
    description,
    ...(hasToken && {
      auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${tokenVariable}}}`, type: 'string' }] },
    }),
    header: [
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
      ...parametersIn(operation, 'header').map(optionalPair),
    ],
    ...(body !== undefined && {
      body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
    }),
    url: urlOf(operation),
  };
}

function urlOf(operation: Operation): object {
  const { party, path } = operation;
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parametersIn(operation, 'query').map(optionalPair);
  const variable = parametersIn(operation, 'path').map(pairOf);
  return {
    raw: `{{${party}}}${template}`,
    host: [`{{${party}}}`],
    path: template.split('/').slice(1),
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

const parametersIn = ({ parameters }: Operation, place: Parameter['in']) =>
  parameters.filter((parameter) => parameter.in === place);

const pairOf = ({ name, example = '', description }: Parameter) => ({
  key: name,
  value: example,
  description,
});

/** A parameter that need not be sent is listed, and switched off. */
const optionalPair = (parameter: Parameter) => ({ ...pairOf(parameter), disabled: !parameter.required });

function idOf(title: string): string {
  const hex = createHash('sha256').update(title).digest('hex').slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The flows of `specs/flows`, each as one JSON file whose sources are the bundles of `generated/`. */
export function emitFlows(model: Model): GeneratedFile[] {
  return model.flows.map(({ name, content }) => {
    const receivers = receiversIn(content, model);
    const sources = listAt(content, 'sourceDescriptions').map((source) => withBundle(source, receivers));
    const flow = mapObjects({ ...content, sourceDescriptions: sources }, (object) => {
      const id = textAt(object, 'operationId').split('.').at(-1)!;
      const served = receivers.find(({ operations }) => operations.includes(id));
      if (!served || served.operations.length === 1) return object;
      // Webhooks that share an address are one operation of the receiver's document.
      const [prefix] = textAt(object, 'operationId').split(id);
      return { ...object, operationId: `${prefix}${mergedId(served.party)}`, 'x-webhook': id };
    });
    return { path: `arazzo/${name}.json`, content: `${JSON.stringify(flow, null, 2)}\n` };
  });
}

interface ReceiverOf {
  interface: string;
  party: string;
  operations: string[];
}

/** The receivers that a flow posts to: their webhooks are paths in a document of their own. */
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

/** `../reference/desk.openapi.yaml` is bundled as `../reference/openapi/desk.json`. */
function withBundle(source: Json, receivers: readonly ReceiverOf[]): Json {
  if (!isObject(source)) return source;
  const url = textAt(source, 'url');
  const [name, kind] = basename(url).split('.') as [string, string];
  const file = receivers.find((receiver) => receiver.interface === name)?.party ?? name;
  return { ...source, url: posix.join(posix.dirname(url), kind, `${file}.json`) };
}
