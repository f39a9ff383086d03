import { Agent, createServer, request } from 'node:http';
import { pipeline } from 'node:stream';
import { listening } from '../../contract/serve/testing/http.ts';

/**
 * Opens a proxy that forwards requests to several services in turn. The proxy calls `before` with the path of each request, and forwards
 * the request once the returned promise resolves.
 */
export async function openProxy(before?: (path: string) => Promise<void>) {
  let targets: { url: URL; count: number }[] = [];
  const agent = new Agent({ keepAlive: true });
  let next = 0;
  const server = createServer(async (incoming, response) => {
    await before?.(incoming.url!);
    const target = targets[next++ % targets.length];
    if (!target) {
      response.writeHead(502).end();
      return;
    }
    target.count++;
    const { method, url: path, rawHeaders: headers } = incoming;
    const { hostname: host, port } = target.url;
    const outgoing = request({ agent, host, port, method, path, headers, setHost: false }, (answer) => {
      response.writeHead(answer.statusCode!, answer.rawHeaders);
      response.flushHeaders();
      pipeline(answer, response, () => {});
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  const listener = await listening(server);
  return {
    url: listener.url,
    /** Sets the addresses of the services. The proxy forwards the next requests to these services in turn. */
    send(to: string[]): void {
      const known = new Map(targets.map((target) => [target.url.origin, target]));
      targets = to.map((url) => known.get(new URL(url).origin) ?? { url: new URL(url), count: 0 });
    },
    /** Returns the number of requests that were forwarded to each current service, in the order of `send`. */
    counts: (): number[] => targets.map(({ count }) => count),
    async [Symbol.asyncDispose]() {
      agent.destroy();
      await listener[Symbol.asyncDispose]();
    },
  };
}
