import { createHmac } from 'node:crypto';
import { claimOf, equalBytes, keyOf } from '../serve/signed.ts';

export interface Signed {
  /** The id of the event; all attempts share it. */
  id: string;
  /** The time of the attempt, in seconds since 1970. */
  timestamp: number;
  /** The body, byte for byte. */
  body: string;
  /** The secret: the key in base64, with or without the prefix `whsec_`. */
  secret: string;
  /** The old secret while receivers change to the new one. Then the request has a signature by each secret. */
  former?: string;
}

/** Returns the three header fields by which Standard Webhooks sign a request. */
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
 * Verifies the signature of a webhook request, as Standard Webhooks specify. `body` is the unparsed body. While a secret is replaced, a
 * request has several signatures: one valid one is enough. Returns the fault; undefined if a signature is valid.
 */
export function verifySignature(
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  secret: string,
  now: number = Date.now(),
): string | undefined {
  const key = keyOf(secret);
  // Everybody can sign with an empty key. So a forgotten setting must not accept requests.
  if (key.length === 0) return 'the secret is empty';
  const claim = claimOf(headers, now);
  if (typeof claim === 'string') return claim;
  const expected = createHmac('sha256', key).update(`${claim.head}${body}`).digest();
  const matches = claim.signatures.some((signature) => equalBytes(expected, signature));
  return matches ? undefined : 'the signature does not match';
}

function signatureOf({ id, timestamp, body, secret }: Signed): Buffer {
  return createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest();
}

/** The shortest and the longest key that Standard Webhooks allow, in bytes. */
const keyBytes = { least: 24, most: 64 };

/** Returns the fault of a configured secret; undefined if the length of its key is allowed. */
export function complaintAboutSecret(secret: string): string | undefined {
  const { length } = keyOf(secret);
  if (length >= keyBytes.least && length <= keyBytes.most) return undefined;
  return `holds a key of ${length} bytes; it must have ${keyBytes.least} to ${keyBytes.most}`;
}
