import { createServer } from 'node:net';

let port = 20_000 + Math.floor(Math.random() * 9000);

/**
 * A port that nobody listens at, for what is told where it is before it begins, or for nobody at all; so it is outside the range
 * that the system hands out on its own, and no two are given the same.
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
