// The programs that `npm run bench` measures: `node targets.ts NAME ARGUMENT…`. Each program runs in its own process, because the bench
// also measures the memory of a process. For the same reason a program imports only the packages that it uses.
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Addresses, Received, Usage } from './load.ts';

const host = '127.0.0.1';
const [target = '', ...given] = process.argv.slice(2);

/** The programs by name. Each function starts its program and calls `ready`. */
const targets: Record<string, () => Promise<void>> = {
  'bare-fastify': bareFastify,
  bot,
  far,
  forwarder,
  queue,
  receiver,
  reference,
  stored,
};
const start = targets[target];
if (start === undefined)
  throw new Error(`There is no target ${target}. The targets are ${Object.keys(targets).join(', ')}.`);
await start();

/** Reports to the bench that this process is ready. From then on, the process responds to each message with its resource usage. */
function ready(addresses: Addresses): void {
  // This process also ends when the bench is aborted.
  for (const event of ['SIGTERM', 'disconnect']) process.once(event, () => process.exit(0));
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const usage: Usage = {
      cpuMs: (user + system) / 1000,
      memory: process.memoryUsage().rss,
      written: written(),
    };
    process.send?.(usage);
  });
  process.send?.(addresses);
}

/** Returns the number of bytes that this process has written to disks so far. */
function written(): number {
  try {
    return Number(/^write_bytes: (\d+)/m.exec(readFileSync('/proc/self/io', 'utf8'))?.[1]);
  } catch {
    // Only Linux has the file /proc/self/io.
    return Number.NaN;
  }
}

/** A Fastify route with the same path as the reference. The route parses the body and does nothing else, and so shows Fastify's limit. */
async function bareFastify(): Promise<void> {
  const { default: Fastify } = await import('fastify');
  const app = Fastify();
  app.post('/:random_string/:channel_public_id', (_request, reply) => reply.send());
  ready({ url: await app.listen({ host, port: 0 }) });
}

/** A bot that responds to every event immediately. A GET request returns the number of events so far, in the form of `Received`. */
async function bot(): Promise<void> {
  const { listening } = await import('../../contract/serve/testing/http.ts');
  let count = 0;
  const server = createServer((request, response) => {
    if (request.method === 'GET') return response.end(JSON.stringify({ times: [count] }));
    count++;
    request
      .resume()
      .on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'));
  });
  ready(await listening(server));
}

/** A TCP proxy that simulates a distant server. The proxy delays all data to the server by some milliseconds, but not the responses. */
async function far(): Promise<void> {
  const [address = '', delayMs] = given;
  const { hostname, port } = new URL(address);
  const server = net.createServer({ noDelay: true }, (near) => {
    const far = net.connect({ host: hostname, port: Number(port), noDelay: true });
    let last: Promise<unknown> = Promise.resolve();
    near.on('data', (bytes) => {
      const late = sleep(Number(delayMs));
      last = last.then(() => late).then(() => far.write(bytes));
    });
    far.pipe(near);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on('error', () => {}).on('close', () => other.destroy());
  });
  server.listen(0, host, () => {
    const url = Object.assign(new URL(address), { port: String((server.address() as AddressInfo).port) });
    ready({ url: url.href });
  });
}

/** A Fastify route that forwards each message and stores nothing. The route responds after its own POST got a response. */
async function forwarder(): Promise<void> {
  const { default: Fastify } = await import('fastify');
  const { Pool } = await import('undici');
  const to = new URL(given[0]!);
  const pool = new Pool(to.origin, { connections: 64 });
  const app = Fastify();
  app.post('/:random_string/:channel_public_id', async ({ body }, reply) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await pool.request({
      path: to.pathname,
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    await answer.body.dump();
    return reply.send();
  });
  ready({ url: await app.listen({ host, port: 0 }) });
}

/**
 * Sends pending deliveries as jobs of pg-boss. The key of a job is the lane of the delivery. Jobs with the same key are processed in order.
 * The sender of the reference makes each request. With `worker`, pg-boss fetches the next batch when all jobs of a batch are done. With
 * `loop`, a loop in this program fetches jobs all the time, so no lane waits for another lane.
 */
async function queue(): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const { examples } = await import('../../../generated/channel/examples.ts');
  const { policies } = await import('../../../generated/policies.ts');
  const { createSender } = await import('../../contract/send/send.ts');
  const name = 'deliveries';
  /** The number of jobs in a batch: one job for each lane. Only one fetcher runs, because several fetchers would block each other. */
  const fetchedAtOnce = 200;
  /** The options of the worker. After a full batch, the worker fetches the next batch without a pause. */
  const worker = { batchSize: fetchedAtOnce, burstWhenBatchFull: true, pollingIntervalSeconds: 0.5 };
  const [use, database = '', url = '', lanes = '', each = ''] = given;
  const body = Object.values(examples.AgentTextMessage)[0]!;
  const boss = new PgBoss({ connectionString: database, max: 10 });
  boss.on('error', (error) => console.error(error));
  await boss.start();
  await boss.createQueue(name, { policy: 'key_strict_fifo', retryLimit: 2 });
  for (let round = 0; round < Number(each); round++) {
    // Each statement inserts one job per key, because jobs that one statement inserts have no order.
    await boss.insert(
      name,
      Array.from({ length: Number(lanes) }, (_, lane) => ({
        data: {
          ...body,
          recipient: { id: `c${lane}` },
          message: { ...body.message, id: `${lane} ${round}` },
        },
        singletonKey: String(lane),
      })),
    );
  }
  const { send } = createSender({ allowLoopback: true, validators: {} });
  ready({ url });
  if (use === 'worker') await boss.work<object>(name, worker, (jobs) => Promise.all(jobs.map(sent)));
  else await drainByLoop();

  async function drainByLoop(): Promise<never> {
    let done: string[] = [];
    for (;;) {
      const jobs = await boss.fetch<object>(name, { batchSize: fetchedAtOnce });
      for (const job of jobs) void sent(job).then(() => done.push(job.id));
      const ids = done;
      done = [];
      // One statement completes all jobs that ended since the last pass of the loop.
      if (ids.length > 0) await boss.complete(name, ids);
      else if (jobs.length === 0) await sleep(1);
    }
  }

  async function sent({ data }: { data: object }): Promise<void> {
    await send({ url, body: JSON.stringify(data) }, policies.sendBotEvent);
  }
}

/**
 * An endpoint that responds to every delivery with the same status. `GET /` returns the number of deliveries and their rate. `GET
 * /arrivals` returns the times of the deliveries. Deliveries for the customer `slow` get a late response, and are not counted.
 */
async function receiver(): Promise<void> {
  const { listening } = await import('../../contract/serve/testing/http.ts');
  const { accepted } = await import('./load.ts');
  const [status = '200', slow, lateMs] = given;
  const arrivals = new Map<string, number[]>();
  const times: number[] = [];
  let [all, first, last] = [0, 0, 0];

  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      const isHeard = request.url === '/';
      return response.end(JSON.stringify(isHeard ? heard() : [...arrivals.values()]));
    }
    const at = performance.now();
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', async () => {
      const { recipient, message } = JSON.parse(body);
      if (recipient.id === slow) await sleep(Number(lateMs));
      else count(message.id, at);
      response.writeHead(Number(status), { 'content-type': 'application/json' }).end(accepted);
    });
  });
  ready(await listening(server));

  function count(id: string, at: number): void {
    last = at;
    first ||= at;
    all++;
    const instants = arrivals.get(id) ?? [];
    arrivals.set(id, instants);
    times[instants.length] = (times[instants.length] ?? 0) + 1;
    instants.push(at);
  }

  function heard(): Received {
    return { times, perSecond: (all / (last - first)) * 1000 };
  }
}

/**
 * The reference, started as by `parlance serve`. The reference uses a new store, or the file or database that an option names. With
 * `--hold`, no delivery ends: all deliveries stay pending.
 */
async function reference(): Promise<void> {
  const { startService } = await import('../../reference/service/index.ts');
  const { deskToken } = await import('../../reference/service/testing/site.ts');
  const { values } = parseArgs({
    args: given,
    options: { data: { type: 'string' }, database: { type: 'string' }, hold: { type: 'boolean' } },
  });
  const folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-bench-'));
  process.once('exit', folder.remove);
  const service = await startService({
    host,
    port: 0,
    data: values.data ?? join(temporaryFolder(), 'bench.sqlite'),
    ...(values.database !== undefined && { database: values.database }),
    desk: true,
    deskToken,
    allowLoopback: true,
    ...(values.hold && { parts: { send: () => () => new Promise(() => {}) } }),
  });
  ready({ url: service.url, deskUrl: service.deskUrl });
}

/** A typical server that stores each request in its own transaction: in PostgreSQL if its address is given, else in SQLite. */
async function stored(): Promise<void> {
  const { default: Fastify } = await import('fastify');
  const store = given[0] === undefined ? await inSqlite() : await inPostgres(given[0]);
  const app = Fastify();
  app.post('/:random_string/:channel_public_id', async ({ body }, reply) => {
    await store(JSON.stringify(body));
    return reply.send();
  });
  ready({ url: await app.listen({ host, port: 0 }) });
}

async function inSqlite(): Promise<(body: string) => unknown> {
  const { DatabaseSync } = await import('node:sqlite');
  const file = new DatabaseSync(join(temporaryFolder(), 'bench.sqlite'));
  file.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table messages (id integer primary key, body text)',
  );
  const insert = file.prepare('insert into messages (body) values (?)');
  return (body) => insert.run(body);
}

async function inPostgres(connectionString: string): Promise<(body: string) => unknown> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString, max: 16 });
  await pool.query('create table messages (id bigserial primary key, body text)');
  return (body) => pool.query('insert into messages (body) values ($1)', [body]);
}

/** Makes a folder and returns its path. The folder is removed when this process ends. */
function temporaryFolder(): string {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'parlance-bench-'));
  process.once('exit', folder.remove);
  process.once('SIGTERM', () => process.exit(0));
  return folder.path;
}
