import { tokenVariable } from './postman.ts';
import type { Collected, CollectedRequest, Parameter } from './requests.ts';

/** A folder as Bruno opens it: a file for each request, below the party that answers it, and the addresses as an environment. */
export function brunoFolder({ title, requests, bases }: Collected): { path: string; content: string }[] {
  const hasToken = requests.some((request) => request.hasToken);
  return [
    {
      path: 'bruno.json',
      content: `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`,
    },
    {
      path: 'environments/loopback.bru',
      content: blocks([
        block(
          'vars',
          Object.entries(bases).map(([key, value]) => `${key}: ${value}`),
        ),
        ...(hasToken ? [`vars:secret [\n  ${tokenVariable}\n]`] : []),
      ]),
    },
    ...requests.map((request, index) => ({
      path: `${request.party}/${request.operationId}.bru`,
      content: requestFile(request, index + 1),
    })),
  ];
}

function requestFile(request: CollectedRequest, seq: number): string {
  const { title, method, party, path, parameters, body, hasToken, description } = request;
  const of = (place: Parameter['in']) => parameters.filter((parameter) => parameter.in === place);
  const kind = body === undefined ? 'none' : 'json';
  return blocks([
    block('meta', [`name: ${title}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [
      `url: {{${party}}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      `body: ${kind}`,
      `auth: ${hasToken ? 'bearer' : 'none'}`,
    ]),
    ...pairs('params:query', of('query')),
    ...pairs('params:path', of('path')),
    ...pairs('headers', of('header')),
    ...(hasToken ? [block('auth:bearer', [`token: {{${tokenVariable}}}`])] : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2).split('\n'))]),
    block('docs', description.split('\n')),
  ]);
}

/** What may be left out is switched off, by a tilde. */
function pairs(name: string, parameters: Parameter[]): string[] {
  if (parameters.length === 0) return [];
  return [
    block(
      name,
      parameters.map(({ name: key, value, required }) => `${required ? '' : '~'}${key}: ${value}`),
    ),
  ];
}

const block = (name: string, lines: string[]) =>
  `${name} {\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n}`;
const blocks = (all: string[]) => `${all.join('\n\n')}\n`;
