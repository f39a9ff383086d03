/** Compares credentials in a time that depends on the length of `expected` alone. An empty `expected` equals nothing. */
export function equalSecrets(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at++) difference |= expected.charCodeAt(at) ^ given.charCodeAt(at);
  return expected.length > 0 && difference === 0;
}

/** Compares bytes in a time that depends on the length of `expected` alone. Empty bytes equal nothing. */
export function equalBytes(expected: Uint8Array, given: Uint8Array): boolean {
  let difference = expected.length ^ given.length;
  for (let at = 0; at < expected.length; at++) difference |= expected[at]! ^ (given[at] ?? 0);
  return expected.length > 0 && difference === 0;
}
