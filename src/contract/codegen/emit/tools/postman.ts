import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Interface, Model, Parameter } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';
import { type ExampleRequest, parametersIn, type Requests, requestsOf, tokenVariable } from './requests.ts';

/** A collection that Postman imports (format 2.1), with a folder for each party that answers. */
export function emitPostman(one: Interface, model: Model): GeneratedFile[] {
  const requests = requestsOf(one, model);
  if (!requests) return [];
  const content = JSON.stringify(collectionOf(requests), null, 2);
  return [{ path: `postman/${one.name}.json`, content: `${content}\n` }];
}

function collectionOf({ title, description, requests, addresses, hasToken }: Requests): object {
  return {
    info: {
      // Constant, so that a new import replaces the former one.
      _postman_id: idOf(title),
      name: title,
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: Object.keys(addresses).map((party) => ({
      name: party,
      item: requests.filter((request) => request.party === party).map(itemOf),
    })),
    variable: [
      ...Object.entries(addresses).map(([key, value]) => ({ key, value, type: 'string' })),
      ...(hasToken ? [{ key: tokenVariable, value: '', type: 'string' }] : []),
    ],
  };
}

function itemOf(request: ExampleRequest): object {
  const { summary, answers } = request;
  return {
    name: summary,
    request: requestOf(request),
    response: answers.map(({ name, status, body }) => ({
      name,
      status: STATUS_CODES[status] ?? '',
      code: status,
      _postman_previewlanguage: 'json',
      header: [{ key: 'Content-Type', value: 'application/json' }],
      body: JSON.stringify(body, null, 2),
    })),
  };
}

function requestOf(request: ExampleRequest): object {
  const { method, description, body, hasToken } = request;
  const headers = parametersIn(request, 'header');
  return {
    method,
    description,
    ...(hasToken && {
      auth: { type: 'bearer', bearer: [{ key: 'token', value: `{{${tokenVariable}}}`, type: 'string' }] },
    }),
    header: [
      ...(body === undefined ? [] : [{ key: 'Content-Type', value: 'application/json' }]),
      ...headers.map((header) => ({ ...pairOf(header), disabled: !header.required })),
    ],
    ...(body !== undefined && {
      body: { mode: 'raw', raw: JSON.stringify(body, null, 2), options: { raw: { language: 'json' } } },
    }),
    url: urlOf(request),
  };
}

function urlOf(request: ExampleRequest): object {
  const { party, path } = request;
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parametersIn(request, 'query');
  const variable = parametersIn(request, 'path');
  return {
    raw: `{{${party}}}${template}`,
    host: [`{{${party}}}`],
    path: template.split('/').slice(1),
    ...(query.length > 0 && { query: query.map((each) => ({ ...pairOf(each), disabled: !each.required })) }),
    ...(variable.length > 0 && { variable: variable.map(pairOf) }),
  };
}

const pairOf = ({ name, example = '', description }: Parameter) => ({
  key: name,
  value: example,
  description,
});

function idOf(title: string): string {
  const hex = createHash('sha256').update(title).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
