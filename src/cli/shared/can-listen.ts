import { once } from 'node:events';
import { createServer } from 'node:net';

/** Listens at an address for a moment. Rejects where a server could not listen there. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** A sentence that says why nothing can listen at an address and which options choose another; undefined for any other error. */
export function whyNotListening(
  error: unknown,
  { host, port }: { host: string; port: number },
  options: string,
): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Choose another with ${options}; port 0 is any free one.`;
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return undefined;
  return `Nothing can listen on ${host}:${port} (${code}). Choose another address with ${options}.`;
}
