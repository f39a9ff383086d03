import { PostgresStore } from './engines/postgres/postgres.ts';
import { PostgresShared } from './engines/postgres/shared.ts';
import { openEmbedded } from './engines/sqlite/embedded.ts';
import type { Opening, Store } from './port.ts';
import type { Shared } from './shared.ts';

/** Where the state of a service is. */
export interface Place {
  /** The file of the embedded store. */
  data: string;
  /** Address of a PostgreSQL database in its place. */
  database?: string | undefined;
}

/** What is told of a store. */
export interface Hearing {
  opening: Opening;
  /** Its file is not in its place any more. */
  lost: (error: Error) => void;
}

/** Opens a store. Rejects with StoreUnavailable. */
export async function openStore(
  { data, database }: Place,
  { opening, lost }: Hearing,
): Promise<{ store: Store; shared?: Shared }> {
  if (database === undefined) return { store: await openEmbedded(data, lost, opening) };
  const store = await PostgresStore.open(database, opening);
  return { store, shared: new PostgresShared(store) };
}
