import { StoreFailure } from '../../port.ts';

/** The way to the database is gone, or the server has given the connection up. What has no answer may be done. */
export class ConnectionLost extends StoreFailure {}

/**
 * Classes of SQLSTATE in which the statement is at fault and not the server: a repeat would fail again. Everything else
 * that a server answers (no room, waited too long, read only) passes.
 */
const faults = ['0A', '21', '22', '23', '42', '54'];

/** The last errors of a server on a connection: refused, shutting down, or idle for too long. */
const lastWords = ['08', '28', '3D', '25P03', '53300', '57P'];

/** The failure of the store for an error of the driver, which is its cause in the log; a statement at fault keeps its error. */
export function asFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error;
  const { code = '', severity, message } = error as { code?: string; severity?: string; message: string };
  // Where a name has several addresses, the driver's error says nothing of its own.
  const says = `The database cannot be used now${message === '' ? ` (${code})` : ''}`;
  const begins = (states: string[]) => states.some((state) => code.startsWith(state));
  // Only what the server itself says has a severity.
  if (severity === undefined || begins(lastWords)) return new ConnectionLost(says, { cause: error });
  return begins(faults) ? error : new StoreFailure(says, { cause: error });
}

/** The result of a statement; what the driver throws becomes a failure of the store. */
export async function orFailure<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw asFailure(error);
  });
}
