import { type RunningService, type ServiceOptions, startService } from '../../reference/service/index.ts';
import { StoreUnavailable } from '../../reference/service/store/port.ts';
import { listenBriefly, whyNotListening } from './can-listen.ts';

/** Starts the service. An error that the user can fix is printed as one sentence, and the process exits with 1. */
export async function listenOrLeave(options: ServiceOptions): Promise<RunningService> {
  try {
    // Before the store is opened, so that a taken port leaves no new file behind.
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
