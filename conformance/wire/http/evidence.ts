import type { WireMessage } from './wire-message.ts';

/** A piece of evidence, with which a reader of the report can check a verdict. */
export interface Evidence {
  /** The name of the evidence: `request to the service`, `attempt 2 at the customer endpoint`. */
  what: string;
  /** The instant, as an ISO date with milliseconds. */
  at: string;
  /** The bytes as text. The middle of a long text is dropped. */
  wire: string;
  /** The command that sends this request of the suite again. */
  curl?: string | undefined;
  /** A picture as a data URL. */
  picture?: string;
}

const longest = 1500;

/** Makes evidence from a message, with its head and body. */
export function shown(what: string, message: Pick<WireMessage, 'head' | 'body' | 'firstByteAt'>): Evidence {
  return {
    what,
    at: instant(message.firstByteAt),
    wire: abbreviated(`${message.head}\n\n${message.body.toString()}`),
  };
}

/** Makes evidence from a value that was not recorded on a socket, such as an answer of the desk or a count. */
export function noted(what: string, value: unknown, at: number = performance.now()): Evidence {
  return {
    what,
    at: instant(at),
    wire: abbreviated(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')),
  };
}

/** Returns an instant of `performance.now()` as an ISO date. */
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
