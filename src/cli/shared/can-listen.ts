import { once } from 'node:events';
import { createServer } from 'node:net';
import { leave } from './leave.ts';

/** Listens at an address for a moment. Rejects where a server could not listen there. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Says why nothing can listen at an address and which options choose another, and exits with 1; throws any other error. */
export function leaveUnlistening(
  error: unknown,
  { host, port }: { host: string; port: number },
  options: string,
): never {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    leave(`Port ${port} on ${host} is in use. Choose another with ${options}; port 0 is any free one.`);
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  leave(`Nothing can listen on ${host}:${port} (${code}). Choose another address with ${options}.`);
}
