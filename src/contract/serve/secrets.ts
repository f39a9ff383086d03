import { timingSafeEqual } from 'node:crypto';

/** Compares credentials in constant time. An empty `expected` equals nothing. */
export function equalSecrets(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  if (a.length === 0) return false;
  return a.length === b.length ? timingSafeEqual(a, b) : timingSafeEqual(a, a) && false;
}
