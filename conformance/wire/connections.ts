import { bounded } from './bounded.ts';

/** Servers with a small accept queue drop what comes beside it, and the caller waits for seconds. */
export const usualConnections = 8;

type Gate = ReturnType<typeof bounded>;

// By host, for the whole process: a server does not know which target or run a connection belongs to.
const gates = new Map<string, Gate>();

/** Sets how many connections to an address are open at a time. */
export function limitConnections(url: string, most: number): void {
  gates.set(new URL(url).host, bounded(most));
}

/** Waits until there is room for one more connection to an address, and does the work. */
export function connected<T>(url: string, work: () => Promise<T>): Promise<T> {
  const { host } = new URL(url);
  const gate = gates.get(host) ?? bounded(usualConnections);
  gates.set(host, gate);
  return gate(work);
}
