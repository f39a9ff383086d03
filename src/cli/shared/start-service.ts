import { type RunningService, type ServiceOptions, startService } from '../../reference/service/index.ts';
import { StoreUnavailable } from '../../reference/service/store/port.ts';
import { leaveUnlistening, listenBriefly } from './can-listen.ts';
import { leave } from './leave.ts';

/** Starts the service. An error that the user can fix is printed as one sentence, and the process exits with 1. */
export async function listenOrLeave(options: ServiceOptions): Promise<RunningService> {
  try {
    // The port is checked before the store is opened. If the port is in use, no new store file is created.
    await listenBriefly(options);
    return await startService(options);
  } catch (error) {
    if (error instanceof StoreUnavailable) leave(error.message);
    leaveUnlistening(error, options, '--host and --port');
  }
}
