// A fleet is a number of service processes behind a proxy. A run can kill, pause and restart each process.
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDeskClient, type DeskClient } from '../../../generated/reference/desk/client.ts';
import { type Started, startServing } from '../../cli/testing/command.ts';
import { openProxy } from '../../cli/testing/proxy.ts';
import { sharedPlace } from '../../contract/files.ts';
import { deskToken } from '../../reference/service/testing/site.ts';
import type { Order } from './hooks.ts';
import { instant, type Ledger } from './ledger.ts';

const module = new URL('./hooks.ts', import.meta.url);

/** The maximum time of a process to become ready or to stop, in milliseconds. */
const patienceMs = 60_000;

/** Raises the limits of the service per network, because all visitors and callers of a run come from one network. */
const visitorLimits = ['--visitors-per-minute', '999999999', '--callers-per-hour', '999999999'];

/** The settings of the service's processes: the number of processes, the options for their store, and the effect of clock faults. */
export interface ServiceProcesses {
  processes: number;
  storeOptions: string[];
  /** True if a clock fault affects the whole machine. A process that starts during the fault then also gets the wrong clock. */
  isClockOfMachine: boolean;
}

/** A place in the fleet has one process at a time. After a kill, a new process takes the place. */
interface Place {
  child?: Started;
  /** The address of the process. The proxy forwards requests only to processes with an address. */
  url?: string | undefined;
  starting?: Promise<void>;
}

export type Fleet = Awaited<ReturnType<typeof openFleet>>;

/** Starts the processes of a service and waits until they are ready. All processes write their log to `service.log` in the folder. */
export async function openFleet(engine: ServiceProcesses, ledger: Ledger, folder: string) {
  const proxy = await openProxy();
  const log = createWriteStream(join(folder, 'service.log')).setMaxListeners(0);
  const places = Array.from({ length: engine.processes }, (): Place => ({}));
  const all = [...places.keys()];
  let presentClockMs = 0;

  /** Sets or removes the address of a place's process. */
  const show = (place: Place, url?: string) => {
    place.url = url;
    proxy.send(places.flatMap(({ url = [] }) => url));
  };

  const spawn = () => {
    // The run starts processes very often, so Node stores their compiled code for the next process.
    const env = { NODE_COMPILE_CACHE: sharedPlace('compile-cache'), CHAOS_CLOCK_MS: String(presentClockMs) };
    const starting = startServing([...engine.storeOptions, ...visitorLimits], proxy.url, { module, env });
    const { child } = starting;
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    child.on('message', (message: object) => {
      if ('failed' in message) ledger.done['failed commits']++;
    });
    child.on('error', () => {});
    return starting;
  };

  const startIn = async (place: Place) => {
    const end = instant() + patienceMs;
    while (instant() < end) {
      if (isAlive(place.child)) return;
      const { child, ready } = spawn();
      place.child = child;
      const desk = await ready.catch(() => undefined);
      if (desk !== undefined && isAlive(child)) return show(place, new URL(desk).origin);
      // A process ends during its start if the database is down.
      if (isAlive(child)) await once(child, 'exit');
      await sleep(100);
    }
    throw new Error(`A process does not become ready. Its log is ${String(log.path)}.`);
  };

  /** Starts the process of a place. If the process ends before it is ready, starts another one. Resolves when a process is ready. */
  const start = async (number: number): Promise<void> => {
    const place = places[number]!;
    place.starting ??= startIn(place).finally(() => delete place.starting);
    await place.starting;
  };

  /** Sends a signal to the process of a place. Resolves with true once the process has ended, or with false if there is no process. */
  const end = async (number: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> => {
    const place = places[number]!;
    const { child } = place;
    if (!isAlive(child)) return false;
    if (signal === 'SIGTERM') show(place);
    const from = instant();
    const gone = once(child, 'exit');
    child.kill(signal);
    const isGone = await Promise.race([gone.then(() => true), sleep(patienceMs, false, { ref: false })]);
    if (!isGone) {
      ledger.report('faults', `A process did not stop ${patienceMs / 1000} seconds after SIGTERM.`);
      child.kill('SIGKILL');
      await gone;
    }
    if (signal === 'SIGKILL') ledger.breaks.push({ from, to: instant() });
    show(place);
    return true;
  };

  /** Pauses the process of a place for `ms` milliseconds. */
  const pause = async (number: number, ms: number): Promise<void> => {
    const { child } = places[number]!;
    const from = instant();
    child?.kill('SIGSTOP');
    await sleep(ms);
    child?.kill('SIGCONT');
    const period = { from, to: instant() };
    ledger.breaks.push(period);
    ledger.pauses.push(period);
  };

  /** Sends an order to the processes of some places, by default of all places. An order, for example, makes commits fail. */
  const order = (message: Order, numbers = all): void => {
    for (const number of numbers) {
      const { child } = places[number]!;
      if (child?.connected) child.send(message, () => {});
    }
  };

  /** Sets the clocks of the processes of some places. If clock faults affect the whole machine, later processes get this clock too. */
  const setClock = (clockMs: number, numbers: number[]): void => {
    if (engine.isClockOfMachine) {
      ledger.hasNewClock ||= clockMs !== presentClockMs;
      presentClockMs = clockMs;
    }
    order({ clockMs }, numbers);
  };

  await Promise.all(all.map(start));
  return {
    url: proxy.url,
    all,
    start,
    end,
    pause,
    order,
    setClock,
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.all(all.map((number) => end(number, 'SIGKILL')));
      await proxy[Symbol.asyncDispose]();
      log.end();
    },
  };
}

function isAlive(child: Started | undefined): child is Started {
  return child?.exitCode === null && child.signalCode === null;
}

/** The maximum time to wait for a response, in milliseconds. */
const responseMs = 12_000;

/**
 * The outcome of a request. `accepted`: the status is below 400. `unavailable`: no effect, so a retry is safe. `rejected`: a 4xx.
 * `unknown`: the request may or may not have had an effect.
 */
export type Outcome = { is: 'accepted'; body: unknown } | { is: 'unavailable' | 'rejected' | 'unknown' };

export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(responseMs) });

/** The maximum time for retries, in milliseconds. On a busy machine, processes may be killed faster than they start. */
const retryMs = 300_000;

/** Makes a request and resolves with its outcome. Records an undocumented response, or a status of 500 or more, as a violation. */
export async function outcomeOf(
  ledger: Ledger,
  request: () => Promise<{ status: number; body?: unknown }>,
): Promise<Outcome> {
  try {
    const { status, body } = await request();
    if (status < 400) return { is: 'accepted', body };
    // The proxy responds with 502 if no process is ready.
    if (status === 503 || status === 502) return { is: 'unavailable' };
    if (status < 500) return { is: 'rejected' };
    ledger.report('faults', `A request got the response ${status}: ${JSON.stringify(body)}`);
  } catch (error) {
    // Broken connections are expected. A response that the OpenAPI document does not describe is a violation.
    if (error instanceof Error && error.name === 'UnexpectedResponse') ledger.report('faults', error.message);
  }
  return { is: 'unknown' };
}

export function post(ledger: Ledger, url: string, body: unknown): Promise<Outcome> {
  return outcomeOf(ledger, async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await patientFetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: await response.text() };
  });
}

/** Makes a request, and repeats it until the response has the expected status. Throws after `retryMs`. */
export async function repeatUntil<Answer extends { status: number; body?: unknown }, Status extends number>(
  status: Status,
  request: () => Promise<Answer>,
): Promise<Extract<Answer, { status: Status }>> {
  let last: unknown;
  const end = instant() + retryMs;
  while (instant() < end) {
    try {
      const answer = await request();
      if (answer.status === status) return answer as Extract<Answer, { status: Status }>;
      last = answer;
    } catch (error) {
      last = error;
    }
    await sleep(500);
  }
  throw new Error(`The service does not respond with ${status}.`, { cause: last });
}

export const agents = ['ada', 'bo', 'cy'];

export interface Channel {
  number: number;
  channel_id: string;
  /** The address for messages of the channel's customers. */
  endpoint: string;
  /** The address to which the channel's bot posts its events, if the channel has a bot. */
  botEndpoint?: string;
  /** True once the channel is removed. A removed channel rejects all messages. */
  isRemoved: boolean;
}

/** Returns a client for the desk, with a time limit for each request. */
export function deskAt(url: string): DeskClient {
  const headers = { authorization: `Bearer ${deskToken}` };
  return createDeskClient({ baseUrl: `${url}/desk`, headers, fetch: patientFetch });
}

export async function setUpAgents(desk: DeskClient): Promise<void> {
  for (const agent_id of agents)
    await repeatUntil(200, () =>
      desk.putAgent({ path: { agent_id }, body: { name: agent_id, online: true } }),
    );
}

/** Creates a channel whose front end, webhook receiver and bot are stand-ins. Only a channel with an odd number has a bot. */
export async function setUpChannel(desk: DeskClient, number: number, standIns: string): Promise<Channel> {
  const customer_endpoint = `${standIns}/front/${number}`;
  const body = { name: `Channel ${number}`, customer_endpoint, agents, chunked: number % 3 === 0 };
  const { channel_id, endpoint } = (await repeatUntil(201, () => desk.createChannel({ body }))).body;
  const path = { channel_id };
  const channel: Channel = { number, channel_id, endpoint, isRemoved: false };
  if (number % 2 === 1) {
    const settings = { bot_endpoint: `${standIns}/bot/${number}`, token: `bot-${number}` };
    channel.botEndpoint = (
      await repeatUntil(200, () => desk.connectBot({ path, body: settings }))
    ).body.endpoint;
  }
  const signing_secret = `whsec_${Buffer.alloc(32, number).toString('base64')}`;
  await repeatUntil(204, () =>
    desk.setWebhook({ path, body: { url: `${standIns}/hook/${number}`, signing_secret } }),
  );
  await repeatUntil(200, () => desk.setWidget({ path, body: { callback: { enabled: true } } }));
  return channel;
}
