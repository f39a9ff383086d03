import type { CaughtRequest } from '../http/stand-in.ts';
import type { Json } from './messages.ts';

/** Returns a field of a request's body. Returns undefined if the body is not an object. */
export function field({ json }: Pick<CaughtRequest, 'json'>, name: string): unknown {
  return typeof json === 'object' && json !== null ? (json as Json)[name] : undefined;
}

/** Returns a field of a request's body if it is an object, or else an empty object. */
export function partOf(request: Pick<CaughtRequest, 'json'>, name: string): Json {
  const part = field(request, name);
  return isObject(part) ? part : {};
}

/**
 * False for undefined and null. The source documents do not state whether null means that a field is absent, so the suite treats it as
 * absent.
 */
export function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Returns a field of a request's body if it is a non-empty string, or else undefined. */
export function wordOf(request: Pick<CaughtRequest, 'json'>, name: string): string | undefined {
  const value = field(request, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the current Unix time in whole seconds. */
export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}
