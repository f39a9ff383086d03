import { createHmac, timingSafeEqual } from 'node:crypto';

/** The content of a signature, and its secrets. */
export interface Signed {
  /** Id of the event, the same over repeats. */
  id: string;
  /** Instant of the attempt, in seconds since 1970. */
  timestamp: number;
  /** The body, byte for byte. */
  body: string;
  /** `whsec_` and the key in base64, or the base64 alone. */
  secret: string;
  /** The secret before this one, while receivers change over: the request carries a signature by each. */
  former?: string;
}

/** How far the timestamp of a request may be from now, in seconds. */
const toleranceSeconds = 300;

/** The three header fields with which Standard Webhooks sign a request. */
export function signatureHeaders(signed: Signed): Record<string, string> {
  return {
    'webhook-id': signed.id,
    'webhook-timestamp': String(signed.timestamp),
    'webhook-signature': [signed.secret, signed.former]
      .filter((secret) => secret !== undefined)
      .map((secret) => `v1,${signatureOf({ ...signed, secret }).toString('base64')}`)
      .join(' '),
  };
}

/**
 * Verifies a webhook request as Standard Webhooks describe. `body` is the unparsed body. A request may carry several signatures, while
 * secrets change: one that matches is enough. Gives what is wrong, or undefined.
 */
export function verifySignature(
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  secret: string,
  now: number = Date.now(),
): string | undefined {
  // Anybody can sign by an empty key: a forgotten setting must not accept every request.
  if (keyOf(secret).length === 0) return 'the secret is empty';
  const id = headers['webhook-id'];
  const stamp = headers['webhook-timestamp'];
  const signatures = headers['webhook-signature'];
  if (!id || !stamp || !signatures) return 'the request is not signed';
  const timestamp = Number(stamp);
  if (!Number.isSafeInteger(timestamp)) return 'webhook-timestamp is no whole number of seconds';
  if (Math.abs(now / 1000 - timestamp) > toleranceSeconds) return 'webhook-timestamp is too far from now';
  const expected = signatureOf({ id, timestamp, body, secret });
  const matches = signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',');
    const given = Buffer.from(value, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
  return matches ? undefined : 'the signature does not match';
}

function signatureOf({ id, timestamp, body, secret }: Signed): Buffer {
  return createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest();
}

/** The length of a key that Standard Webhooks require, in bytes. */
const keyBytes = { least: 24, most: 64 };

/** What is wrong with a configured secret, or undefined. */
export function complaintAboutSecret(secret: string): string | undefined {
  const { length } = keyOf(secret);
  if (length >= keyBytes.least && length <= keyBytes.most) return undefined;
  return `holds a key of ${length} bytes; it must have ${keyBytes.least} to ${keyBytes.most}`;
}

function keyOf(secret: string): Buffer {
  return Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
}
