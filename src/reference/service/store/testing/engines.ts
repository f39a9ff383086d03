import { engines as all } from '../engines/index.ts';
import type { Store } from '../port.ts';

/** A store that does not exist yet, where tests open it. */
export interface Place extends AsyncDisposable {
  /** The options of a service that uses the store. */
  options: { data?: string; database?: string };
  open(): Promise<Store>;
  /** Lets every write fail as a full disk does, or ends that. */
  fill(store: Store, isFull: boolean): Promise<void>;
}

/** The support of an engine for its tests: `engines/<id>/testing/engine.ts` exports it as `testing`. */
export interface EngineTesting {
  place(): Promise<Place>;
}

/** All engines, as the tests of the port run them. */
export const engines = await Promise.all(
  all.map(async ({ id, name }) => {
    const { testing } = (await import(`../engines/${id}/testing/engine.ts`)) as { testing: EngineTesting };
    return { id, name, ...testing };
  }),
);
