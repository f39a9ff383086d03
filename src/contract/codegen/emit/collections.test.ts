// Collections for HTTP clients, read by those clients' own packages.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lang from '@usebruno/lang';
import postman, { type Item } from 'postman-collection';
import { expect, test } from 'vitest';

const generated = fileURLToPath(new URL('../../../../generated', import.meta.url));
const interfaces = ['channel', 'bot', 'developer', 'desk', 'visitor'];

interface Request {
  operationId: string;
  method: string;
  bodies: string[];
}

test.each(interfaces)(
  '%s: Postman reads every request, with a body from the examples and an address',
  (name) => {
    const collection = new postman.Collection(JSON.parse(read(`postman/${name}.json`)));
    const items: Item[] = [];
    collection.forEachItem((item) => items.push(item));
    const requests = requestsOf(name);
    expect(items).toHaveLength(requests.length);
    for (const [index, { request }] of items.entries()) {
      const { method, bodies } = requests[index]!;
      expect(request.method).toBe(method);
      if (bodies.length > 0) expect(bodies).toContain(normal(request.body!.raw!));
      const url = new postman.Url(request.url.toJSON());
      expect(url.variables.all().every((variable) => variable.value !== '')).toBe(true);
      const resolved = collection.variables.replace(url.toString()) as string;
      expect(new URL(resolved).hostname, resolved).toBe('127.0.0.1');
    }
  },
);

test.each(interfaces)('%s: Bruno reads every request, and the addresses that it uses', (name) => {
  const environment = lang.bruToEnvJsonV2(read(`bruno/${name}/environments/loopback.bru`));
  const known = environment.variables.map((variable) => variable.name);
  const files = globSync('*/*.bru', { cwd: join(generated, 'bruno', name) }).filter(
    (file) => !file.startsWith('environments'),
  );
  const requests = requestsOf(name);
  expect(files.map((file) => file.split('/')[1]!.slice(0, -4)).toSorted()).toEqual(
    requests.map(({ operationId }) => operationId).toSorted(),
  );
  for (const file of files) {
    const { http, body, params = [], auth } = lang.bruToJsonV2(read(`bruno/${name}/${file}`));
    const { method, bodies } = requests.find(({ operationId }) => file.endsWith(`/${operationId}.bru`))!;
    expect(http.method.toUpperCase()).toBe(method);
    if (bodies.length > 0) expect(bodies).toContain(normal(body!.json));
    const names = [...http.url.matchAll(/\/:(\w+)/g)].map(([, parameter]) => parameter);
    const path = params.filter(({ type }) => type === 'path');
    expect(path.map((parameter) => parameter.name)).toEqual(names);
    const used = [http.url, auth?.bearer?.token ?? ''].join(' ');
    for (const [, variable] of used.matchAll(/\{\{([\w-]+)\}\}/g)) expect(known).toContain(variable);
  }
});

/** The operations of a document, with the examples that a body may be. */
function requestsOf(name: string): Request[] {
  const document = JSON.parse(read(`openapi/${name}.json`));
  const items = [...Object.values(document.paths), ...Object.values(document.webhooks ?? {})] as Record<
    string,
    unknown
  >[];
  return items.flatMap((item) =>
    ['get', 'put', 'post', 'delete', 'patch']
      .filter((method) => item[method] !== undefined)
      .map((method) => {
        const { operationId, requestBody } = item[method] as {
          operationId: string;
          requestBody?: { content: Record<string, { examples?: Record<string, { value: unknown }> }> };
        };
        const examples = Object.values(requestBody?.content['application/json']?.examples ?? {});
        return {
          operationId,
          method: method.toUpperCase(),
          bodies: examples.map(({ value }) => JSON.stringify(value)),
        };
      }),
  );
}

const read = (file: string) => readFileSync(join(generated, file), 'utf8');
const normal = (json: string) => JSON.stringify(JSON.parse(json));
