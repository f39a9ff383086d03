import { createServer } from 'node:net';

let port = 20_000 + Math.floor(Math.random() * 9000);

/**
 * A port for where the suite will listen, which the other side has to know before either of them begins; so it is outside
 * the range that the system hands out on its own, and no two runs are given the same.
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
