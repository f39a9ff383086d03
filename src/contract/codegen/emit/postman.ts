import { createHash } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Collected, CollectedRequest, Parameter } from './requests.ts';

/** The variable that holds the desk's token. */
export const tokenVariable = 'token';

/** A collection as Postman reads it (format 2.1), a folder for each party that answers. */
export function postmanCollection({ title, description, requests, bases }: Collected): object {
  const hasToken = requests.some((request) => request.hasToken);
  return {
    info: {
      // The same at every run, so that an import takes the place of a former one.
      _postman_id: idOf(title),
      name: title,
      description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: Object.keys(bases).map((party) => ({
      name: party,
      item: requests.filter((request) => request.party === party).map(itemOf),
    })),
    variable: [
      ...Object.entries(bases).map(([key, value]) => ({ key, value, type: 'string' })),
      ...(hasToken ? [{ key: tokenVariable, value: '', type: 'string' }] : []),
    ],
  };
}

function itemOf(request: CollectedRequest): object {
  const { title, answers } = request;
  return {
    name: title,
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

function requestOf({ method, description, body, hasToken, ...rest }: CollectedRequest): object {
  const headers = rest.parameters.filter((parameter) => parameter.in === 'header');
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
    url: urlOf(rest),
  };
}

function urlOf({ party, path, parameters }: Pick<CollectedRequest, 'party' | 'path' | 'parameters'>): object {
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const variable = parameters.filter((parameter) => parameter.in === 'path');
  return {
    raw: `{{${party}}}${template}`,
    host: [`{{${party}}}`],
    path: template.split('/').slice(1),
    ...(query.length > 0 && { query: query.map((each) => ({ ...pairOf(each), disabled: !each.required })) }),
    ...(variable.length > 0 && { variable: variable.map(pairOf) }),
  };
}

const pairOf = ({ name, value, description }: Parameter) => ({ key: name, value, description });

function idOf(title: string): string {
  const hex = createHash('sha256').update(title).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
