import { createHmac } from 'node:crypto';
import { claimOf, equalBytes, keyOf } from '../serve/signed.ts';

/** The data that a signature is made from. */
export interface Signed {
  /** The id of the event, the same for retries. */
  id: string;
  /** Timestamp of the attempt, in seconds since 1970. */
  timestamp: number;
  /** The body, byte for byte. */
  body: string;
  /** The secret: `whsec_` and the key in base64, or the base64 alone. */
  secret: string;
  /** The previous secret, while receivers change over. The request then carries a signature by each. */
  former?: string;
}

/** Returns the three header fields of a request that is signed as Standard Webhooks specify. */
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
 * Verifies a webhook request as Standard Webhooks specify. `body` is the unparsed body. A request may carry several signatures while
 * secrets change: one match is enough. Returns the fault, or undefined.
 */
export function verifySignature(
  headers: Readonly<Record<string, string | undefined>>,
  body: string,
  secret: string,
  now: number = Date.now(),
): string | undefined {
  const key = keyOf(secret);
  // Anybody can sign with an empty key. If a setting is forgotten, no request must be accepted.
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

/** Returns the fault of a configured secret; undefined if its key has an allowed length. */
export function complaintAboutSecret(secret: string): string | undefined {
  const { length } = keyOf(secret);
  if (length >= keyBytes.least && length <= keyBytes.most) return undefined;
  return `holds a key of ${length} bytes; it must have ${keyBytes.least} to ${keyBytes.most}`;
}
