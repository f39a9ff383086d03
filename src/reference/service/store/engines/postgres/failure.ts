import { StoreFailure } from '../../port.ts';

/** Thrown when the connection to the database was lost. Statements without a result may have been executed or not. */
export class ConnectionLost extends StoreFailure {}

/**
 * The SQLSTATE classes of errors that the statement causes, so that a retry would fail again. All other errors of the server are temporary,
 * for example a full disk, a lock timeout or a read-only server.
 */
const faults = ['0A', '21', '22', '23', '42', '54'];

/**
 * The beginnings of the SQLSTATE codes with which the server ends or refuses a connection: it shuts down, rejects the login, has too many
 * connections, or the connection was idle for too long.
 */
const lastWords = ['08', '28', '3D', '25P03', '53300', '57P'];

/**
 * Converts an error of the driver into a StoreFailure whose cause is that error. For a lost connection it is a ConnectionLost. An error
 * that the statement causes is returned unchanged.
 */
export function asFailure(error: unknown): unknown {
  if (error instanceof StoreFailure) return error;
  const { code = '', severity, message } = error as { code?: string; severity?: string; message: string };
  // If a host has several addresses, the driver's error has a code and no message.
  const says = `The database cannot be used now${message === '' ? ` (${code})` : ''}`;
  const begins = (states: string[]) => states.some((state) => code.startsWith(state));
  // Only errors from the server have a severity.
  if (severity === undefined || begins(lastWords)) return new ConnectionLost(says, { cause: error });
  return begins(faults) ? error : new StoreFailure(says, { cause: error });
}

/** Returns the result of a statement. Converts an error of the driver by `asFailure`. */
export async function orFailure<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error) => {
    throw asFailure(error);
  });
}
