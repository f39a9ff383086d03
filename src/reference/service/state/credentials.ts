import { randomBytes } from 'node:crypto';

/** What cannot be guessed, in the address of a channel. */
export function randomString(): string {
  return randomBytes(24).toString('base64url');
}

/** A random identifier. One that begins with a dash would be taken for an option by many a program. */
export function identifier(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /^[a-z\d]/i.test(text) ? text : identifier(bytes);
}
