import { StoreFailure } from '../../port.ts';

/** Thrown when the connection to the database is lost, or ended by the server. Statements without a result may have been executed. */
export class ConnectionLost extends StoreFailure {}

/**
 * Classes of SQLSTATE for errors that the statement itself causes: a retry would fail again. All other errors of a server are temporary,
 * such as a full disk, a lock timeout or a read-only server.
 */
const faults = ['0A', '21', '22', '23', '42', '54'];

/** The codes with which a server ends a connection: it rejects the connection, shuts down, or the connection was idle for too long. */
const lastWords = ['08', '28', '3D', '25P03', '53300', '57P'];

/**
 * Converts an error of the driver into a StoreFailure. The driver's error is its cause, for the log. An error that the statement itself
 * causes stays unchanged.
 */
export function asFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error;
  const { code = '', severity, message } = error as { code?: string; severity?: string; message: string };
  // If a host has several addresses, the driver's error has no message.
  const says = `The database cannot be used now${message === '' ? ` (${code})` : ''}`;
  const begins = (states: string[]) => states.some((state) => code.startsWith(state));
  // Only errors from the server have a severity.
  if (severity === undefined || begins(lastWords)) return new ConnectionLost(says, { cause: error });
  return begins(faults) ? error : new StoreFailure(says, { cause: error });
}

/** Returns the result of a statement. Errors of the driver become failures of the store. */
export async function orFailure<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw asFailure(error);
  });
}
