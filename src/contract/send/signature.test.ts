import { describe, expect, test } from 'vitest';
import { complaintAboutSecret, signatureHeaders, verifySignature } from './signature.ts';

// The test vector that Standard Webhooks publish.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const timestamp = 1_614_265_330;
const body = '{"test": 2432232314}';
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

const headers = {
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': signature,
};
const now = timestamp * 1000;

describe('a request is signed', () => {
  test('as in the published test vector', () => {
    expect(signatureHeaders({ id, timestamp, body, secret })).toEqual(headers);
  });

  test('with the same key if the secret is given with its prefix or without it', () => {
    const bare = secret.slice('whsec_'.length);
    expect(signatureHeaders({ id, timestamp, body, secret: bare })).toEqual(headers);
  });

  test('over the bytes of the body in UTF-8', () => {
    const text = '{"name":"Zoë 🦊"}';
    const signed = signatureHeaders({ id, timestamp, body: text, secret });
    expect(verifySignature(signed, text, secret, now)).toBeUndefined();
    expect(verifySignature(signed, text.normalize('NFD'), secret, now)).toBe('the signature does not match');
  });
});

test('during a change of the secret, a request is signed with both secrets, and each of them verifies it', () => {
  const former = Buffer.alloc(32, 'former').toString('base64');
  const signed = signatureHeaders({ id, timestamp, body, secret, former });
  expect(verifySignature(signed, body, secret, now)).toBeUndefined();
  expect(verifySignature(signed, body, former, now)).toBeUndefined();
});

test.each([
  ['whsec_A', true],
  ['whsec_', true],
  [Buffer.alloc(23).toString('base64'), true],
  [Buffer.alloc(24).toString('base64'), false],
  [Buffer.alloc(64).toString('base64'), false],
  [Buffer.alloc(65).toString('base64'), true],
])('a secret has the length that Standard Webhooks require: %s', (given, isWrong) => {
  expect(complaintAboutSecret(given) !== undefined).toBe(isWrong);
});

describe('a signed request verifies', () => {
  test('when nothing was changed', () => {
    expect(verifySignature(headers, body, secret, now)).toBeUndefined();
  });

  test('in any case of its header names', () => {
    const mixed = Object.entries(headers).map(([name, value]) => [
      name.replace(/^w/, 'W').replace('id', 'Id'),
      value,
    ]);
    expect(verifySignature(Object.fromEntries(mixed), body, secret, now)).toBeUndefined();
  });

  test.each([
    ['the new secret first', `v1,${Buffer.alloc(32).toString('base64')} ${signature}`],
    ['the old secret last', `${signature} v1,${Buffer.alloc(32).toString('base64')}`],
    ['a version that is not known', `v1a,${Buffer.alloc(64).toString('base64')} ${signature}`],
  ])('while secrets change: %s', (_, several) => {
    expect(verifySignature({ ...headers, 'webhook-signature': several }, body, secret, now)).toBeUndefined();
  });

  test.each([300, -300])('%i seconds from its timestamp', (seconds) => {
    expect(verifySignature(headers, body, secret, now + seconds * 1000)).toBeUndefined();
  });
});

describe('a request does not verify', () => {
  test.each([
    ['its body', headers, '{"test": 2432232315}'],
    ['white space in its body', headers, '{"test":2432232314}'],
    ['its id', { ...headers, 'webhook-id': `${id}x` }, body],
    ['its instant', { ...headers, 'webhook-timestamp': String(timestamp + 1) }, body],
    [
      'the version of its signature',
      { ...headers, 'webhook-signature': signature.replace('v1', 'v2') },
      body,
    ],
    ['the end of its signature', { ...headers, 'webhook-signature': signature.slice(0, -8) }, body],
    ['its signature into none', { ...headers, 'webhook-signature': 'v1,' }, body],
    ['its signature into a text of another kind', { ...headers, 'webhook-signature': 'secret' }, body],
  ])('after a change of %s', (_, changed, text) => {
    expect(verifySignature(changed, text, secret, now)).toBe('the signature does not match');
  });

  test('by another secret', () => {
    const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    expect(verifySignature(headers, body, other, now)).toBe('the signature does not match');
  });

  test.each(['', 'whsec_'])('by the secret %j, which everybody knows', (empty) => {
    const forged = signatureHeaders({ id, timestamp, body, secret: empty });
    expect(verifySignature(forged, body, empty, now)).toBe('the secret is empty');
  });

  test.each([301, -301])('%i seconds from its timestamp, so that it cannot be replayed', (seconds) => {
    expect(verifySignature(headers, body, secret, now + seconds * 1000)).toMatch(/too far from now/);
  });

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('without %s', (name) => {
    expect(verifySignature({ ...headers, [name]: undefined }, body, secret, now)).toMatch(/not signed/);
  });

  test.each(['yesterday', '1614265330.5', 'NaN', '1e99'])('with the timestamp %s', (instant) => {
    const changed = { ...headers, 'webhook-timestamp': instant };
    expect(verifySignature(changed, body, secret, now)).toMatch(/no whole number/);
  });
});
