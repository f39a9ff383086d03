import { openEmbedded } from './embedded.ts';
import type { Store } from './port.ts';
import { PostgresStore } from './postgres/postgres.ts';
import { PostgresShared } from './postgres/shared.ts';
import type { Shared } from './shared.ts';

/** Where the state of a service is. */
export interface Place {
  /** The file of the embedded store. */
  data: string;
  /** Address of a PostgreSQL database in its place. */
  database?: string | undefined;
}

/** Opens a store. Rejects with StoreUnavailable. */
export async function openStore({ data, database }: Place): Promise<{ store: Store; shared?: Shared }> {
  if (database === undefined) return { store: await openEmbedded(data) };
  const store = await PostgresStore.open(database);
  return { store, shared: new PostgresShared(store) };
}
