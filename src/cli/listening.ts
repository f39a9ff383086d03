import { type RunningService, type ServiceOptions, startService } from '../service/index.ts';
import { StoreUnavailable } from '../service/store/port.ts';

/** Starts the service; what a user can mend is said in one sentence, and the process leaves with 1. */
export async function listenOrLeave(options: ServiceOptions): Promise<RunningService> {
  try {
    return await startService(options);
  } catch (error) {
    const why = whyNotListening(error, options, '--host and --port');
    if (why !== undefined) console.error(why);
    else if (error instanceof StoreUnavailable) console.error(error.message);
    else throw error;
    process.exit(1);
  }
}

/** In a sentence why nothing can listen at an address, and by which option to name another; nothing where that is not what went wrong. */
export function whyNotListening(
  error: unknown,
  { host, port }: { host: string; port: number },
  options: string,
): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is taken. Name another by ${options}; 0 takes a free one.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  return `Nothing can listen on ${host}:${port} (${code}). Name another by ${options}.`;
}
