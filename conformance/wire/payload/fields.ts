import type { CaughtRequest } from '../http/stand-in.ts';
import type { Json } from './messages.ts';

export function field({ json }: Pick<CaughtRequest, 'json'>, name: string): unknown {
  return typeof json === 'object' && json !== null ? (json as Json)[name] : undefined;
}

export function partOf(request: Pick<CaughtRequest, 'json'>, name: string): Json {
  const part = field(request, name);
  return isObject(part) ? part : {};
}

/** False for null too. Its meaning is not stated, so it counts as absent. */
export function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}

export function wordOf(request: Pick<CaughtRequest, 'json'>, name: string): string | undefined {
  const value = field(request, name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function unixNow(): number {
  return Math.floor(Date.now() / 1000);
}
