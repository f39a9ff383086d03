import { once } from 'node:events';
import { createServer } from 'node:net';
import { leave } from './leave.ts';

/** Listens at an address for a moment. Rejects if a server cannot listen there. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Returns the reason why no server can listen at an address, as a sentence. Throws any other error. */
export function whyUnlistening(error: unknown, { host, port }: { host: string; port: number }): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use.`;
  if (code === 'ERR_SOCKET_BAD_PORT') return `Port ${port} is beyond 65535.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  return `No server can listen on ${host}:${port} (${code}).`;
}

/** Prints the reason and the options that choose another address, and exits with 1. Throws any other error. */
export function leaveUnlistening(
  error: unknown,
  address: { host: string; port: number },
  options: string,
): never {
  leave(`${whyUnlistening(error, address)} Choose another with ${options}; port 0 takes a free port.`);
}
