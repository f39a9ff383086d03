import { once } from 'node:events';
import { accessSync, constants, statSync } from 'node:fs';
import { createServer } from 'node:net';

/** Returns the reason why a service cannot be reached. For an error of the global `fetch`, the reason is in the error's `cause`. */
export function failureReason(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { message?: string; code?: string } };
  return cause?.message || cause?.code || message;
}

/** Prints a message with the solution of the problem, and exits. */
export function fail(message: string, status = 1): never {
  console.error(message);
  process.exit(status);
}

/** Runs `stop` at the first SIGINT or SIGTERM, and then exits. A second signal ends the process at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : error);
          process.exit(1);
        },
      );
    });
  }
}

/** Checks that a server can listen at an address: opens a server there and closes it at once. Rejects if it cannot listen. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Returns a sentence that explains an error of `listen` at an address. Throws the error if it is not an error of `listen`. */
export function listenError(error: unknown, { host, port }: { host: string; port: number }): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `Port ${port} is beyond 65535.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  return `No server can listen on ${host}:${port} (${code}).`;
}

/** Prints the reason why a server cannot listen, with the options for another address. Exits with 1. Throws any other error. */
export function failToListen(
  error: unknown,
  address: { host: string; port: number },
  options: string,
): never {
  fail(`${listenError(error, address)} Choose another with ${options}; port 0 takes a free port.`);
}

/**
 * Returns a sentence with the reason why the file of a store cannot be read, or undefined for a readable file. The check comes before
 * SQLite opens the file, because SQLite would wait forever for a named pipe.
 */
export function whyNotReadable(file: string): string | undefined {
  try {
    if (!statSync(file).isFile())
      return `${file} is not a regular file. Give the file of the store with --data.`;
    accessSync(file, constants.R_OK);
    if (statSync(file).size === 0)
      return `${file} is empty: it holds no store. Give the file of the store with --data, or restore a backup in its place.`;
    return undefined;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return ['ENOENT', 'ENOTDIR'].includes(code)
      ? `${file} does not exist. Give the file of the store with --data.`
      : `This user may not read ${file} (${code}). Run the command as the user of the service.`;
  }
}
