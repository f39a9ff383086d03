import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A proxy before a service that delays each request. */
export interface Front extends AsyncDisposable {
  url: string;
  /** The number of delayed requests, and the most that were under way at once. */
  readonly counts: { requests: number; most: number };
  /** Sets the port of the service. */
  passTo(port: number): void;
}

/** Delays requests as a slow service would; paths that `isSpared` accepts pass at once. */
export async function openFront(
  delayMs: number,
  isSpared: (path: string) => boolean = () => false,
): Promise<Front> {
  const counts = { requests: 0, most: 0 };
  let underWay = 0;
  let port = 0;
  const server = createServer(async (incoming, answer) => {
    if (isSpared(incoming.url ?? '')) return pass(incoming, answer, port);
    counts.requests += 1;
    underWay += 1;
    counts.most = Math.max(counts.most, underWay);
    answer.on('close', () => {
      underWay -= 1;
    });
    await wait(delayMs);
    pass(incoming, answer, port);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    passTo(next) {
      port = next;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function pass(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url: path, headers } = incoming;
  const onward = request({ host: '127.0.0.1', port, method, path, headers, setHost: false }, (coming) => {
    answer.writeHead(coming.statusCode ?? 502, coming.headers).flushHeaders();
    coming.pipe(answer).on('error', () => coming.destroy());
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  incoming.pipe(onward);
}
