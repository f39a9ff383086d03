import { createServer } from 'node:net';

let port = 20_000 + Math.floor(Math.random() * 9000);

/**
 * A port that no program listens at, for a server whose address must be known before it starts, or for none. It is outside the
 * system's range of ephemeral ports, and no two calls give the same.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    port += 1;
    const candidate = port;
    const server = createServer();
    const free = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (free) return candidate;
  }
}
