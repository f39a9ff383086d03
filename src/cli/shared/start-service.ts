import { type RunningService, type ServiceOptions, startService } from '../../reference/service/index.ts';
import { StoreUnavailable } from '../../reference/service/store/port.ts';
import { listenBriefly, whyNotListening } from './can-listen.ts';

/** Starts the service; what a user can mend is said in one sentence, and the process leaves with 1. */
export async function listenOrLeave(options: ServiceOptions): Promise<RunningService> {
  try {
    // Before there is a store: where nothing can listen, none is left behind.
    await listenBriefly(options);
    return await startService(options);
  } catch (error) {
    const why = whyNotListening(error, options, '--host and --port');
    if (why !== undefined) console.error(why);
    else if (error instanceof StoreUnavailable) console.error(error.message);
    else throw error;
    process.exit(1);
  }
}
