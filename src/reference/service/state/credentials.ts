import { randomBytes } from 'node:crypto';

/** The secret part of a channel's address. */
export function randomString(): string {
  return randomBytes(24).toString('base64url');
}

/** A random identifier. It never begins with a dash: command lines would read it as an option. */
export function identifier(bytes: number): string {
  const text = randomBytes(bytes).toString('base64url');
  return /^[a-z\d]/i.test(text) ? text : identifier(bytes);
}
