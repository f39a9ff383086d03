// Collections for HTTP clients, read by those clients' own packages.
import { join } from 'node:path';
import lang from '@usebruno/lang';
import postman, { type Item } from 'postman-collection';
import { expect, test } from 'vitest';
import { generateForTools } from '../../generate.ts';
import { storiesOf } from '../../model/examples.ts';
import { readModel } from '../../read/model.ts';

const model = await readModel(join(import.meta.dirname, '../../../../../specs'));
const written = await generateForTools(model);
const interfaces = model.interfaces.filter(({ operations }) => operations.length > 0).map(({ name }) => name);

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
  const folder = `bruno/${name}/`;
  const files = written
    .filter(({ path }) => path.startsWith(folder) && /(?<!environments)\/[^/]+\.bru$/.test(path))
    .map(({ path }) => path.slice(folder.length));
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

/** The operations of an interface, with the examples that a body may be. */
function requestsOf(name: string): Request[] {
  const { operations, schemas } = model.interfaces.find((one) => one.name === name)!;
  return operations.map(({ id, method, body }) => {
    const stories = body ? Object.values(storiesOf(body.schema, schemas, model.examples.valid)) : [];
    return { operationId: id, method, bodies: stories.map((value) => JSON.stringify(value)) };
  });
}

const read = (file: string) => written.find(({ path }) => path === file)!.content;
const normal = (json: string) => JSON.stringify(JSON.parse(json));
