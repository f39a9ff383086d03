import { once } from 'node:events';
import { createServer } from 'node:net';
import { leave } from './leave.ts';

/** Checks that a server can listen at an address: it listens there and stops at once. Rejects with the error if it cannot listen. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Returns a sentence that explains an error of `listen` at an address. Throws an error that has another cause. */
export function whyUnlistening(error: unknown, { host, port }: { host: string; port: number }): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `Port ${port} is beyond 65535.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  return `No server can listen on ${host}:${port} (${code}).`;
}

/** Prints the reason why a server cannot listen, with the options that choose another address. Exits with 1. Throws any other error. */
export function leaveUnlistening(
  error: unknown,
  address: { host: string; port: number },
  options: string,
): never {
  leave(`${whyUnlistening(error, address)} Choose another with ${options}; port 0 takes a free port.`);
}
