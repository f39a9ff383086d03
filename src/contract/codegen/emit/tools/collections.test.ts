// Collections for HTTP clients, in Postman's format 2.1.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateForTools } from '../../generate.ts';
import { storiesOf } from '../../model/examples.ts';
import { readModel } from '../../read/model.ts';

const model = await readModel(join(import.meta.dirname, '../../../../../specs'));
const written = await generateForTools(model);
const interfaces = model.interfaces.filter(({ operations }) => operations.length > 0).map(({ name }) => name);

interface Request {
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
      const { bodies, method: expected } = requests[index]!;
      expect(method).toBe(expected);
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

/** The operations of an interface, with the examples that a body may be. */
function requestsOf(name: string): Request[] {
  const { operations, schemas } = model.interfaces.find((one) => one.name === name)!;
  return operations.map(({ method, body }) => {
    const stories = body ? Object.values(storiesOf(body.schema, schemas, model.examples.valid)) : [];
    return { method, bodies: stories.map((value) => JSON.stringify(value)) };
  });
}

const read = (file: string) => written.find(({ path }) => path === file)!.content;
const normal = (json: string) => JSON.stringify(JSON.parse(json));
