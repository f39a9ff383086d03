import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { idsOf, isObject, type JsonObject, listAt, objectAt, textAt } from '../../documents/json.ts';
import { constantsAt } from '../model/schemas.ts';

const read = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../generated/openapi/${name}.json`, import.meta.url), 'utf8'),
  ) as JsonObject;

describe.each([
  ['channel', 'channel-integrator', '/{channel_public_id}'],
  ['bot', 'bot-provider', '/{token}'],
  ['developer', 'webhook-receiver', '/hooks'],
])('the document in which the webhooks of %s are paths of the %s', (source, party, address) => {
  const webhooks = Object.values(objectAt(read(source), 'webhooks')).map((item) => objectAt(item, 'post'));
  const document = read(party);
  const post = objectAt(objectAt(objectAt(document, 'paths'), address), 'post');
  const schemas = new Map(
    Object.entries(objectAt(objectAt(document, 'components'), 'schemas')) as [string, JsonObject][],
  );
  const media = objectAt(objectAt(objectAt(post, 'requestBody'), 'content'), 'application/json');
  const examplesOf = (holder: JsonObject) => Object.values(objectAt(holder, 'examples'));

  test('all webhooks have one address, and its parameters are described', () => {
    expect(Object.keys(objectAt(document, 'paths'))).toEqual([address]);
    expect(document['webhooks']).toBeUndefined();
    const inPath = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = listAt(post, 'parameters').map((one) => {
      const name = textAt(one, '$ref').split('/').at(-1)!;
      return objectAt(objectAt(objectAt(document, 'components'), 'parameters'), name);
    });
    expect(parameters.filter((one) => one['in'] === 'path').map((one) => one['name'])).toEqual(inPath);
  });

  test('the operation accepts the bodies of all webhooks, and has their examples', () => {
    const bodies = webhooks.map((one) =>
      objectAt(objectAt(objectAt(one, 'requestBody'), 'content'), 'application/json'),
    );
    expect(examplesOf(media)).toEqual(bodies.flatMap(examplesOf));
    if (bodies.length === 1) return expect(media['schema']).toEqual(bodies[0]!['schema']);
    const union = schemas.get(textAt(objectAt(media, 'schema'), '$ref').split('/').at(-1)!)!;
    expect(union['oneOf']).toEqual(bodies.map((body) => body['schema']));
    const { propertyName, mapping } = objectAt(union, 'discriminator');
    const values = listAt(union, 'oneOf')
      .filter(isObject)
      .flatMap((branch) => constantsAt(branch, [String(propertyName)], schemas));
    expect(Object.keys(mapping as JsonObject)).toEqual(values);
  });

  test('the operation has the rules, open points and delivery policy of each webhook', () => {
    for (const webhook of webhooks) {
      for (const key of ['x-rules', 'x-open']) {
        expect(listAt(post, key)).toEqual(expect.arrayContaining(listAt(webhook, key).filter(isObject)));
        expect(idsOf(post, key)).toEqual(expect.arrayContaining(idsOf(webhook, key)));
        expect(idsOf(post, key)).toHaveLength(new Set(idsOf(post, key)).size);
      }
      expect(objectAt(post, 'x-delivery')).toEqual(objectAt(webhook, 'x-delivery'));
      expect(textAt(post, 'description')).toContain('**Delivery**');
    }
  });

  test('the operation has the statuses of all webhooks, and 200 in addition to 2XX', () => {
    const codes = webhooks.flatMap((one) => Object.keys(objectAt(one, 'responses')));
    if (codes.includes('2XX')) codes.push('200');
    expect(Object.keys(objectAt(post, 'responses')).toSorted()).toEqual([...new Set(codes)].toSorted());
  });
});
