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

/** Opens a store. Rejects with StoreUnavailable. `lost` is told when its file is not in its place any more. */
export async function openStore(
  { data, database }: Place,
  lost: (error: Error) => void,
): Promise<{ store: Store; shared?: Shared }> {
  if (database === undefined) return { store: await openEmbedded(data, lost) };
  const store = await PostgresStore.open(database);
  return { store, shared: new PostgresShared(store) };
}
