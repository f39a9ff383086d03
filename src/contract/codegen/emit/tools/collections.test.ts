// Collections for HTTP clients: Bruno's read by its own package, Postman's by its format 2.1.
import { join } from 'node:path';
import lang from '@usebruno/lang';
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

/** As much of Postman's format as a request needs; a folder has items of its own. */
interface PostmanItem {
  item?: PostmanItem[];
  request?: {
    method: string;
    url: { raw: string; host: string[]; path: string[]; variable?: { key: string; value: string }[] };
    body?: { raw: string };
  };
}

test.each(interfaces)(
  '%s: the Postman collection has every request, with an example body and an address',
  (name) => {
    const { item, variable } = JSON.parse(read(`postman/${name}.json`)) as {
      item: PostmanItem[];
      variable: { key: string; value: string }[];
    };
    const sent = item.flatMap((folder) => folder.item!.map(({ request }) => request!));
    const requests = requestsOf(name);
    expect(sent).toHaveLength(requests.length);
    for (const [index, { method, url, body }] of sent.entries()) {
      const { bodies, ...expected } = requests[index]!;
      expect(method).toBe(expected.method);
      if (bodies.length > 0) expect(bodies).toContain(normal(body!.raw));
      expect(url.raw).toBe([...url.host, ...url.path].join('/'));
      const given = new Map((url.variable ?? []).map(({ key, value }) => [key, value]));
      const named = url.path.flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));
      expect(named.every((key) => given.get(key))).toBe(true);
      const address = url.raw.replace(
        /^\{\{(.+?)\}\}/,
        (_, key) => variable.find((each) => each.key === key)!.value,
      );
      expect(new URL(address).hostname, address).toBe('127.0.0.1');
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
