// Sets up agents and channels for a run, and makes requests to the service with their outcomes.
import { setTimeout as sleep } from 'node:timers/promises';
import { createDeskClient, type DeskClient } from '../../../../generated/reference/desk/client.ts';
import { deskToken } from '../../../reference/service/testing/site.ts';
import { instant, type Ledger } from '../ledger/ledger.ts';

/** The longest wait for a response, in milliseconds. */
const patienceMs = 12_000;

/**
 * The outcome of a request. `taken`: accepted. `put off`: no effect, so that a retry is safe. `not possible`: rejected with a 4xx.
 * `unknown`: it may have had an effect or not.
 */
export type Outcome<Body> =
  | { is: 'taken'; body: Body }
  | { is: 'put off' }
  | { is: 'not possible'; status: number }
  | { is: 'unknown' };

/** A `fetch` with the time limit `patienceMs`. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) });

/** The maximum time for retries, in milliseconds. It is long: on a busy machine, processes may be killed faster than they start. */
const insistenceMs = 300_000;

/** Makes a request and resolves with its outcome. An undocumented response, or a status of 500 or more, is recorded as a violation. */
export async function ask<Answer extends { status: number; body?: unknown }>(
  ledger: Ledger,
  request: () => Promise<Answer>,
): Promise<Outcome<Answer['body']>> {
  let answer: Answer;
  try {
    answer = await request();
  } catch (error) {
    // Broken connections are expected. A response that the document does not describe is a violation.
    if (error instanceof Error && error.name === 'UnexpectedResponse') ledger.blame('faults', error.message);
    return { is: 'unknown' };
  }
  const { status, body } = answer;
  if (status < 400) return { is: 'taken', body };
  // The proxy responds with 502 if no process is ready.
  if (status === 503 || status === 502) return { is: 'put off' };
  if (status >= 500) ledger.blame('faults', `A request was answered ${status}: ${JSON.stringify(body)}`);
  return status >= 500 ? { is: 'unknown' } : { is: 'not possible', status };
}

/** Posts a body as JSON. Resolves with the outcome. */
export function post(ledger: Ledger, url: string, body: unknown): Promise<Outcome<unknown>> {
  return ask(ledger, async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await patientFetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text };
  });
}

/** Makes a request, and repeats it until the response has the expected status. Throws after `insistenceMs`. */
export async function insist<Answer extends { status: number; body?: unknown }, Status extends number>(
  status: Status,
  request: () => Promise<Answer>,
): Promise<Extract<Answer, { status: Status }>> {
  let last: unknown;
  const end = instant() + insistenceMs;
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
  throw new Error(`The service does not answer ${status}.`, { cause: last });
}

export const agents = ['ada', 'bo', 'cy'];

/** A channel of the run. */
export interface Channel {
  number: number;
  channel_id: string;
  /** The address for customers' messages. */
  endpoint: string;
  /** The address for the events of the channel's bot, if it has a bot. */
  botEndpoint?: string;
  /** True once the channel is removed. Then it rejects all messages. */
  isRemoved: boolean;
}

/** Returns a client of the desk with a time limit for each request. */
export function deskAt(url: string): DeskClient {
  const headers = { authorization: `Bearer ${deskToken}` };
  return createDeskClient({ baseUrl: `${url}/desk`, headers, fetch: patientFetch });
}

export async function setUpAgents(desk: DeskClient): Promise<void> {
  for (const agent_id of agents)
    await insist(200, () => desk.putAgent({ path: { agent_id }, body: { name: agent_id, online: true } }));
}

/** Creates a channel whose front end, webhook receiver and bot are the stand-ins. Only channels with an odd number have a bot. */
export async function setUpChannel(desk: DeskClient, number: number, standIns: string): Promise<Channel> {
  const customer_endpoint = `${standIns}/front/${number}`;
  const body = { name: `Channel ${number}`, customer_endpoint, agents, chunked: number % 3 === 0 };
  const { channel_id, endpoint } = (await insist(201, () => desk.createChannel({ body }))).body;
  const path = { channel_id };
  const channel: Channel = { number, channel_id, endpoint, isRemoved: false };
  if (number % 2 === 1) {
    const settings = { bot_endpoint: `${standIns}/bot/${number}`, token: `bot-${number}` };
    channel.botEndpoint = (await insist(200, () => desk.connectBot({ path, body: settings }))).body.endpoint;
  }
  const signing_secret = `whsec_${Buffer.alloc(32, number).toString('base64')}`;
  await insist(204, () =>
    desk.setWebhook({ path, body: { url: `${standIns}/hook/${number}`, signing_secret } }),
  );
  await insist(200, () => desk.setWidget({ path, body: { callback: { enabled: true } } }));
  return channel;
}
