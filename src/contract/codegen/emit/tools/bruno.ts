import type { Interface, Model, Parameter } from '../../model/model.ts';
import type { GeneratedFile } from '../file.ts';
import { type ExampleRequest, parametersIn, requestsOf, tokenVariable } from './requests.ts';

/** A folder that Bruno opens: a file for each request, below the party that answers it, and the addresses as an environment. */
export function emitBruno(one: Interface, model: Model): GeneratedFile[] {
  const all = requestsOf(one, model);
  if (!all) return [];
  const { title, requests, addresses, hasToken } = all;
  const collection = JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2);
  const variables = Object.entries(addresses).map(([key, value]) => `${key}: ${value}`);
  const secrets = hasToken ? [`vars:secret [\n  ${tokenVariable}\n]`] : [];
  const folder = `bruno/${one.name}`;
  return [
    { path: `${folder}/bruno.json`, content: `${collection}\n` },
    { path: `${folder}/environments/loopback.bru`, content: blocks([block('vars', variables), ...secrets]) },
    ...requests.map((request, index) => ({
      path: `${folder}/${request.party}/${request.id}.bru`,
      content: requestFile(request, index + 1),
    })),
  ];
}

function requestFile(request: ExampleRequest, seq: number): string {
  const { summary, method, party, path, body, hasToken, description } = request;
  const kind = body === undefined ? 'none' : 'json';
  return blocks([
    block('meta', [`name: ${summary}`, 'type: http', `seq: ${seq}`]),
    block(method.toLowerCase(), [
      `url: {{${party}}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      `body: ${kind}`,
      `auth: ${hasToken ? 'bearer' : 'none'}`,
    ]),
    ...pairs('params:query', parametersIn(request, 'query')),
    ...pairs('params:path', parametersIn(request, 'path')),
    ...pairs('headers', parametersIn(request, 'header')),
    ...(hasToken ? [block('auth:bearer', [`token: {{${tokenVariable}}}`])] : []),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2).split('\n'))]),
    block('docs', description.split('\n')),
  ]);
}

/** A tilde disables what is optional. */
function pairs(name: string, parameters: Parameter[]): string[] {
  if (parameters.length === 0) return [];
  return [
    block(
      name,
      parameters.map(({ name: key, example = '', required }) => `${required ? '' : '~'}${key}: ${example}`),
    ),
  ];
}

const block = (name: string, lines: string[]) =>
  `${name} {\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n}`;
const blocks = (all: string[]) => `${all.join('\n\n')}\n`;
