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

/** Why nothing can listen at an address, as a sentence; throws any other error. */
export function whyUnlistening(error: unknown, { host, port }: { host: string; port: number }): string {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') throw error;
  return `Nothing can listen on ${host}:${port} (${code}).`;
}

/** Exits with 1, and says which options choose another address; throws any other error. */
export function leaveUnlistening(
  error: unknown,
  address: { host: string; port: number },
  options: string,
): never {
  leave(`${whyUnlistening(error, address)} Choose another with ${options}; port 0 is any free one.`);
}
