import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds out whether a server can listen at an address. Rejects as the server would. */
export async function listenBriefly({ host, port }: { host: string; port: number }): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
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
