import { isUtf8 } from 'node:buffer';
import type { WireMessage } from './wire-message.ts';

export interface Evidence {
  /** The name of the evidence: `request to the service`, `attempt 2 at the customer endpoint`. */
  what: string;
  /** The instant, as an ISO date with milliseconds. */
  at: string;
  /** The bytes as text. The middle of a long text is dropped. */
  wire: string;
  curl?: string | undefined;
  picture?: string;
}

/** The longest text or body that is shown. */
const longest = 1500;

export function shown(what: string, message: Pick<WireMessage, 'head' | 'body' | 'firstByteAt'>): Evidence {
  return {
    what,
    at: instant(message.firstByteAt),
    wire: abbreviated(`${message.head}\n\n${message.body.toString()}`),
  };
}

/** Makes evidence from a value that was not recorded on a socket. */
export function noted(what: string, value: unknown, at: number = performance.now()): Evidence {
  return {
    what,
    at: instant(at),
    wire: abbreviated(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')),
  };
}

export function instant(at: number): string {
  return new Date(performance.timeOrigin + at).toISOString();
}

export function abbreviated(text: string, limit: number = longest): string {
  if (text.length <= limit) return text;
  const half = Math.floor(limit / 2);
  return `${text.slice(0, half)} … ${text.length - 2 * half} characters left out … ${text.slice(-half)}`;
}

/** Returns a number with its noun: `1 request`, `2 requests`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Returns the first `most` names of a list, separated by commas, and the number of the others: `a, b, and 3 more`. */
export function abbreviatedList(names: readonly string[], most: number): string {
  const further = names.length - most;
  return [...names.slice(0, most), ...(further > 0 ? [`and ${further} more`] : [])].join(', ');
}

const ownFields = ['host', 'accept', 'content-length', 'connection'];

interface Sent {
  url: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/** Returns a command of curl that sends the request again, if its body is short and text. */
export function curlOf({ url, method, headers, body }: Sent): string | undefined {
  if (body.length > longest || !isUtf8(body) || body.includes(0)) return undefined;
  const fields = Object.entries(headers).filter(([name]) => !ownFields.includes(name.toLowerCase()));
  // By default, curl declares a body as form data. An empty Content-Type field prevents that.
  const hasType = fields.some(([name]) => name.toLowerCase() === 'content-type');
  const all = fields.map(([name, value]) => (value === '' ? `${name};` : `${name}: ${value}`));
  if (body.length > 0 && !hasType) all.push('Content-Type:');
  const isPost = method === 'POST' && body.length > 0;
  return [
    'curl -i --globoff --path-as-is',
    ...(isPost || method === 'GET' ? [] : [method === 'HEAD' ? '--head' : `-X ${quoted(method)}`]),
    quoted(url),
    ...all.map((field) => `-H ${quoted(field)}`),
    ...(body.length > 0 ? [`--data-raw ${quoted(body.toString())}`] : []),
  ].join(' ');
}

export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
