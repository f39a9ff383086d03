import type { OpenStore, StoreEngine, StoreLog } from '../engine.ts';
import { StoreUnavailable } from '../port.ts';
import { postgres } from './postgres/engine.ts';
import { sqlite } from './sqlite/engine.ts';

/** All engines: the one that keeps a store in a file, and those that have it at an address. */
export const engines: readonly StoreEngine[] = [sqlite, postgres];

/** The engine that keeps a store in a file. */
export const embedded = sqlite;

/** The schemes of addresses, as people write them: `postgres://`. */
export const schemes = engines.flatMap((engine) =>
  engine.schemes.slice(0, 1).map((scheme) => `${scheme}://`),
);

/** The engine that has stores at an address, by the address' scheme. */
export function engineAt(address: string): StoreEngine | undefined {
  const [scheme] = address.split('://');
  return engines.find((engine) => engine.schemes.includes(scheme!));
}

/** Opens the store at an address, or where there is none in a file. Rejects with StoreUnavailable. */
export async function openStore(
  { data, database }: { data: string; database?: string | undefined },
  log: StoreLog,
): Promise<OpenStore & { engine: StoreEngine }> {
  const engine = database === undefined ? embedded : engineAt(database);
  if (!engine) throw new StoreUnavailable(`The address of a database begins with ${schemes.join(' or ')}.`);
  return { engine, ...(await engine.open(database ?? data, log)) };
}
