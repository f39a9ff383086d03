import { type RunningService, type ServiceOptions, startService } from '../service/index.ts';
import { StoreUnavailable } from '../service/store/port.ts';

/** Starts the service; what a user can mend is said in one sentence, and the process leaves with 1. */
export async function listenOrLeave(options: ServiceOptions): Promise<RunningService> {
  try {
    return await startService(options);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      console.error(
        `Port ${options.port} on ${options.host} is taken. Name another by --port, or 0 for a free one.`,
      );
    } else if (code === 'EACCES' || code === 'EADDRNOTAVAIL') {
      console.error(
        `The service cannot listen on ${options.host}:${options.port} (${code}). Name others by --host and --port.`,
      );
    } else if (error instanceof StoreUnavailable) {
      console.error(error.message);
    } else {
      throw error;
    }
    process.exit(1);
  }
}
