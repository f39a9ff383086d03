/** Compares credentials in constant time. An empty `expected` equals nothing. */
export function equalSecrets(expected: string, given: string): boolean {
  const encoder = new TextEncoder();
  return equalBytes(encoder.encode(expected), encoder.encode(given));
}

/** Compares bytes in a time that depends on the length of `expected` alone. Empty bytes equal nothing. */
export function equalBytes(expected: Uint8Array, given: Uint8Array): boolean {
  let difference = expected.length ^ given.length;
  for (const [at, byte] of expected.entries()) difference |= byte ^ (given[at] ?? 0);
  return expected.length > 0 && difference === 0;
}
