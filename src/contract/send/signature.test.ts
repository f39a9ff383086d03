import { describe, expect, test } from 'vitest';
import { complaintAboutSecret, signatureHeaders, verifySignature } from './signature.ts';

// The test vector of the Standard Webhooks specification.
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

describe('the signature of a request', () => {
  test('signatureHeaders returns the header fields of the published test vector', () => {
    expect(signatureHeaders({ id, timestamp, body, secret })).toEqual(headers);
  });

  test('the prefix whsec_ of the secret does not change the signature', () => {
    const bare = secret.slice('whsec_'.length);
    expect(signatureHeaders({ id, timestamp, body, secret: bare })).toEqual(headers);
  });

  test('the signature covers the bytes of the body in UTF-8', () => {
    const text = '{"name":"Zoë 🦊"}';
    const signed = signatureHeaders({ id, timestamp, body: text, secret });
    expect(verifySignature(signed, text, secret, now)).toBeUndefined();
    expect(verifySignature(signed, text.normalize('NFD'), secret, now)).toBe('the signature does not match');
  });
});

test('while a secret is replaced, a request has a signature by the old and one by the new secret, and each is valid', () => {
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
])('complaintAboutSecret accepts only the key lengths that Standard Webhooks allow: %s', (given, isWrong) => {
  expect(complaintAboutSecret(given) !== undefined).toBe(isWrong);
});

describe('requests that verifySignature accepts', () => {
  test('an unchanged request has a valid signature', () => {
    expect(verifySignature(headers, body, secret, now)).toBeUndefined();
  });

  test('the upper or lower case of the header names does not matter', () => {
    const mixed = Object.entries(headers).map(([name, value]) => [
      name.replace(/^w/, 'W').replace('id', 'Id'),
      value,
    ]);
    expect(verifySignature(Object.fromEntries(mixed), body, secret, now)).toBeUndefined();
  });

  test.each([
    ['the new secret first', `v1,${Buffer.alloc(32).toString('base64')} ${signature}`],
    ['the old secret last', `${signature} v1,${Buffer.alloc(32).toString('base64')}`],
    ['a signature of an unknown version first', `v1a,${Buffer.alloc(64).toString('base64')} ${signature}`],
  ])('while a secret is replaced, one valid signature of several is enough: %s', (_, several) => {
    expect(verifySignature({ ...headers, 'webhook-signature': several }, body, secret, now)).toBeUndefined();
  });

  test.each([300, -300])('the timestamp may differ from the current time by %i seconds', (seconds) => {
    expect(verifySignature(headers, body, secret, now + seconds * 1000)).toBeUndefined();
  });
});

describe('requests that verifySignature rejects', () => {
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
    ['its signature, to an empty one', { ...headers, 'webhook-signature': 'v1,' }, body],
    ['its signature, to a text without a version', { ...headers, 'webhook-signature': 'secret' }, body],
  ])('the signature is invalid after a change of %s', (_, changed, text) => {
    expect(verifySignature(changed, text, secret, now)).toBe('the signature does not match');
  });

  test('the signature of another secret is invalid', () => {
    const other = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    expect(verifySignature(headers, body, other, now)).toBe('the signature does not match');
  });

  test.each(['', 'whsec_'])(
    'no request is valid if the secret is %j, because everybody can use an empty key',
    (empty) => {
      const forged = signatureHeaders({ id, timestamp, body, secret: empty });
      expect(verifySignature(forged, body, empty, now)).toBe('the secret is empty');
    },
  );

  test.each([301, -301])(
    'a timestamp that differs by %i seconds from the current time is rejected, as in a replayed request',
    (seconds) => {
      expect(verifySignature(headers, body, secret, now + seconds * 1000)).toMatch(/too far from now/);
    },
  );

  test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
    'a request without the header field %s is rejected',
    (name) => {
      expect(verifySignature({ ...headers, [name]: undefined }, body, secret, now)).toMatch(/not signed/);
    },
  );

  test.each(['yesterday', '1614265330.5', 'NaN', '1e99'])(
    'a request with the timestamp %s is rejected',
    (instant) => {
      const changed = { ...headers, 'webhook-timestamp': instant };
      expect(verifySignature(changed, body, secret, now)).toMatch(/not a whole number/);
    },
  );
});
