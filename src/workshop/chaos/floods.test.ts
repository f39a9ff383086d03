// A flood is a large number of connections that do not read their responses or do not complete their requests. Meanwhile other callers
// request the health, post messages and use the desk. The tests measure the waits of these callers and the memory of the service.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { linesOf, type Started } from '../../cli/testing/command.ts';
import { sizeLimits } from '../../reference/limits.ts';
import { createChannel, deskOf, deskToken, must } from '../../reference/service/testing/site.ts';
import { patience } from '../testing/patience.ts';
import type { Memory, Order } from './hooks.ts';

/** The paths that a flood requests: a large file, the script of a widget, and the address of a channel. */
interface Site {
  file: string;
  script: string;
  endpoint: string;
}

interface Flood {
  /** A description of the data that each connection sends. */
  name: string;
  connections: number;
  /** Returns the data that each connection sends. The connection does not read the responses. */
  sends(site: Site): string;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: flood\r\n\r\n`;
const full = (path: string) => get(path).repeat(Math.floor(65_000 / get(path).length));
const half = (path: string) => `POST ${path} HTTP/1.1\r\nhost: flood\r\ncontent-length: 100\r\n\r\n{`;

/** The maximum number of connections of a service that may open 1,024 files. */
const all = 768;

const floods: Flood[] = [
  {
    name: '300 requests for a file of 5 MB',
    connections: 1,
    sends: ({ file }) => get(file).repeat(300),
  },
  ...[60, 250].flatMap((connections) => [
    {
      name: '65 kB of GET /widget/….js',
      connections,
      sends: ({ script }: Site) => full(script),
    },
    {
      name: '65 kB of GET /metrics',
      connections,
      sends: () => full('/metrics'),
    },
  ]),
  { name: 'nothing', connections: all, sends: () => '' },
  { name: 'half a body', connections: all, sends: ({ endpoint }) => half(endpoint) },
];

interface Flooded {
  /** The memory of the service in MB: before the flood, and its peak during the flood. */
  memory: [before: number, most: number];
  /** The longest wait of other callers for a response in milliseconds, by kind of request. */
  worst: { health: number; post: number; desk: number };
  /** The number of requests of other callers. `failed` is the number of failed requests among these. */
  asked: number;
  failed: number;
}

interface Flooding extends AsyncDisposable {
  run(flood: Flood, seconds: number): Promise<Flooded>;
}

/** Opens a service with a channel, a widget and a file of the maximum size. */
async function openFlooding(): Promise<Flooding> {
  const folder = await mkdtemp(join(tmpdir(), 'parlance-flood-'));
  const service = await serve(join(folder, 'store.sqlite'));
  const { url, memory } = service;
  const desk = deskOf({ deskUrl: `${url}/desk` });
  await desk.putAgent({ path: { agent_id: 'ada' }, body: { name: 'Ada', online: true } });
  const { channel_id, endpoint } = await createChannel(desk, 'http://127.0.0.1:9/chat');
  must(await desk.setWidget({ path: { channel_id }, body: {} }), 200);
  const bytes = Buffer.alloc(sizeLimits.file, 7).toString('base64');
  const stored = must(await desk.storeFile({ body: { name: 'a.bin', bytes } }), 201).body;
  const path = (address: string) => new URL(address, url).pathname;
  const site = { file: path(stored.file), script: `/widget/${channel_id}.js`, endpoint: path(endpoint) };
  // The service builds the widget's script at the first request. This request is made before the measurement.
  await ask(`${url}${site.script}`);
  const message = JSON.stringify({ sender: { id: 1 }, message: { type: 'text', text: 'Hello' } });
  const visits = {
    health: () => ask(`${url}/health`),
    post: () => ask(endpoint, message),
    desk: () => ask(`${url}/desk/agents`),
  };
  return {
    async run(flood, seconds) {
      const worst = { health: 0, post: 0, desk: 0 };
      let [asked, failed] = [0, 0];
      const before = (await memory()).resident;
      const stop = openFlood(flood, site, Number(new URL(url).port));
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        for (const [name, visit] of Object.entries(visits) as [
          keyof typeof visits,
          () => Promise<boolean>,
        ][]) {
          const begun = performance.now();
          asked++;
          if (!(await visit())) failed++;
          worst[name] = Math.max(worst[name], Math.round(performance.now() - begun));
        }
        await sleep(20);
      }
      stop();
      const megabytes = (all: number) => Math.round(all / 1e6);
      return {
        memory: [megabytes(before), megabytes((await memory()).peak)],
        worst,
        asked,
        failed,
      };
    },
    async [Symbol.asyncDispose]() {
      await service[Symbol.asyncDispose]();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the connections of a flood, and replaces each connection that is closed. Returns a function that ends the flood. */
function openFlood({ connections, sends }: Flood, site: Site, port: number): () => void {
  const open = new Set<Socket>();
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    const socket = connect(port, '127.0.0.1').pause();
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(begin, 100);
    });
    const bytes = sends(site);
    socket.write(bytes);
    // A socket without data to send notices the closed connection only if it reads.
    if (bytes === '' || bytes.endsWith('{')) socket.resume();
  };
  for (let number = 0; number < connections; number++) begin();
  return () => {
    isOver = true;
    for (const socket of open) socket.destroy();
  };
}

/** Makes a request on its own connection. Resolves with true if the response is complete and has the status 200. */
function ask(address: string, body?: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const headers = { authorization: `Bearer ${deskToken}` };
  const method = body === undefined ? 'GET' : 'POST';
  const signal = AbortSignal.timeout(15_000);
  request(address, { agent: false, method, headers, signal }, (response) => {
    response.resume().once('close', () => resolve(response.complete && response.statusCode === 200));
  })
    .once('error', () => resolve(false))
    .end(body);
  return promise;
}

const main = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const hooks = new URL('./hooks.ts', import.meta.url).href;

/** Starts a service that may open 1,024 files at a time. Resolves when the service is ready. */
async function serve(data: string) {
  const options = ['--port', '0', '--desk', '--desk-token', deskToken, '--allow-loopback', '--data', data];
  const program = ['--import', hooks, main, 'serve', ...options];
  const child = spawn('sh', ['-c', 'ulimit -n 1024 && exec "$0" "$@"', process.execPath, ...program], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  }) as unknown as Started;
  const ready = await linesOf(child.stdout).until((line) => line.includes('"ready"'));
  return {
    url: (JSON.parse(ready) as { url: string }).url,
    async memory(): Promise<Memory> {
      const order: Order = { asksMemory: true };
      child.send(order);
      return ((await once(child, 'message')) as [{ memory: Memory }])[0].memory;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

/** `npm run test:long` runs every flood at its full size, each against its own service. */
const isLong = process.env['MODE'] === 'long';

const kinds = isLong
  ? floods
  : floods
      .filter(({ connections }) => connections !== 250)
      .map((flood) => ({ ...flood, connections: Math.min(flood.connections, 20) }));

let service: Flooding;
(isLong ? beforeEach : beforeAll)(async () => {
  service = await openFlooding();
}, 120_000);
(isLong ? afterEach : afterAll)(() => service[Symbol.asyncDispose]());

test.each(kinds)(
  '$name on each of $connections connections: the service’s memory stays low, and hardly any request of other callers fails',
  async (flood) => {
    const { memory, worst, asked, failed } = await service.run(flood, isLong ? 10 : 1);
    expect(asked).toBeGreaterThan(0);
    // The flood comes from the same network as the other callers. With hundreds of new connections, some of their requests may fail.
    const isCrowd = flood.connections >= 250;
    expect(failed).toBeLessThanOrEqual(isCrowd ? asked / 20 : 0);
    expect(memory[1] - memory[0]).toBeLessThan(isCrowd ? 200 : 100);
    // This limit detects only a hanging service, because the flood and the service share the processor.
    expect(worst.health).toBeLessThan(patience(20_000));
  },
  isLong ? 180_000 : undefined,
);
