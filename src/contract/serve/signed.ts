/** The largest difference between a request's timestamp and the current time, in seconds. */
const toleranceSeconds = 300;

/** The parts of the signature headers that the check of the signature needs. */
export interface Claim {
  /** The beginning of the signed text, before the body: `<id>.<timestamp>.` */
  head: string;
  signatures: readonly Uint8Array[];
}

/** Reads the signature headers. Returns a fault if one is missing or invalid, or if the timestamp differs too much from `now` (in ms). */
export function claimOf(headers: Readonly<Record<string, unknown>>, now: number): Claim | string {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const [id, stamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    byName.get(`webhook-${name}`),
  );
  if (typeof id !== 'string' || typeof stamp !== 'string' || typeof signatures !== 'string' || !id || !stamp)
    return 'the request is not signed';
  const timestamp = Number(stamp);
  if (!Number.isSafeInteger(timestamp)) return 'webhook-timestamp is not a whole number of seconds';
  if (Math.abs(now / 1000 - timestamp) > toleranceSeconds) return 'webhook-timestamp is too far from now';
  const known = signatures.split(' ').filter((signature) => signature.startsWith('v1,'));
  return { head: `${id}.${timestamp}.`, signatures: known.map((signature) => bytesOf(signature.slice(3))) };
}

/** Decodes the key of a secret: base64, with or without the prefix `whsec_`. Returns no bytes if the key is not base64. */
export function keyOf(secret: string): Uint8Array<ArrayBuffer> {
  return bytesOf(secret.replace(/^whsec_/, ''));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

/** Checks the signature of a request. Returns a fault; undefined if one of the secrets has made one of the signatures. */
export async function signatureFault(
  { headers, bytes }: { headers: Readonly<Record<string, unknown>>; bytes: Uint8Array },
  secrets: readonly string[],
): Promise<string | undefined> {
  const claim = claimOf(headers, Date.now());
  if (typeof claim === 'string') return claim;
  const head = new TextEncoder().encode(claim.head);
  const signed = new Uint8Array(head.length + bytes.length);
  signed.set(head);
  signed.set(bytes, head.length);
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  for (const secret of secrets) {
    const key = await crypto.subtle.importKey('raw', keyOf(secret), hmac, false, ['sign']);
    const expected = new Uint8Array(await crypto.subtle.sign('HMAC', key, signed));
    if (claim.signatures.some((signature) => equalBytes(expected, signature))) return undefined;
  }
  return 'the signature does not match';
}

/** Compares two secrets in a time that depends only on the length of `expected`. An empty `expected` is equal to no secret. */
export function equalSecrets(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at++) difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  return expected.length > 0 && difference === 0;
}

/** Compares bytes in a time that depends only on the length of `expected`. An empty `expected` is equal to no bytes. */
export function equalBytes(expected: Uint8Array, given: Uint8Array): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at++) difference |= expected[at]! ^ (given[at] ?? 0);
  return expected.length > 0 && difference === 0;
}
