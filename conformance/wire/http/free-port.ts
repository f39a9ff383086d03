import { createServer } from 'node:net';

let port = 20_000 + Math.floor(Math.random() * 9000);

/** Returns a port on which nothing listens, outside the range of ephemeral ports. No two calls return the same port. */
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
