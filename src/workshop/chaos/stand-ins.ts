// Stand-ins play the other sides of the service: a front end, a bot provider and a webhook receiver. Some of their responses are faulty.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { finished, pipeline, Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { listening } from '../../contract/serve/testing/http.ts';
import { type Arrival, instant, Random, type Side } from './ledger.ts';
import { post } from './service.ts';
import { sendMessage, type Traffic } from './traffic.ts';

/** The side that a stand-in plays, by the first segment of the request's path. */
const sides: Record<string, Side> = { front: 'front end', bot: 'bot', hook: 'webhook' };

/** The path to which stand-ins redirect requests. A client requests this path only if it follows a redirect. */
const redirected = '/redirected';

/** The share of requests that get a faulty response. The number of the channel selects one of these shares. */
const badness = [0.05, 0.15, 0.3, 0.6];

export async function openStandIns(traffic: Traffic) {
  const { ledger, seed } = traffic;
  const random = new Random(seed, 'stand-ins');
  const botHeard = botOf(traffic);
  let isGood = false;
  const server = createServer(async (request, response) => {
    const at = instant();
    const { method, url: path = '', headers } = request;
    const [, side, channel] = /^\/(front|bot|hook)\/(\d+)/.exec(path) ?? [];
    if (side === undefined) {
      if (path === redirected) ledger.report('redirects followed', `${method} ${path}`);
      response.writeHead(404).end();
      return;
    }
    // The body is incomplete if the service process was killed while it sent the request.
    const text = await textOf(request).catch(() => undefined);
    if (text === undefined) return;
    const number = Number(channel);
    const is = sides[side]!;
    const isBad = !isGood && random.chance(badness[number % badness.length]!);
    const behaviour: Behaviour = isBad ? random.pick(behaviours[is]) : 'well';
    const body = JSON.parse(text) as Record<string, unknown>;
    // For bots and webhooks, only the status of a response counts. A response that is too long may then be a success.
    const mayPass = behaviour === 'well' || (behaviour === 'huge' && is !== 'front end');
    const arrival: Arrival = { side: is, at, id: idOf(is, body, headers), text, behaviour, mayPass };
    ledger.arrivals.push(arrival);
    response.on('error', () => {});
    responses[behaviour](response, { right: rightAnswer(is, body), elsewhere: url + redirected });
    if (behaviour !== 'well') return;
    finished(response, (error) => {
      if (error) return;
      arrival.wellAt = instant();
      if (is === 'bot') botHeard(number, body);
    });
  });
  // The server has no time limit for requests, so the service's own time limits apply.
  server.requestTimeout = 0;
  const listener = await listening(server);
  const { url } = listener;
  return {
    ...listener,
    /** Makes the stand-ins respond correctly to every later request. */
    behave(): void {
      isGood = true;
    },
  };
}

/** Returns the id of a delivery, which its receiver finds in the body or in a header. */
function idOf(side: Side, body: Record<string, unknown>, headers: IncomingHttpHeaders): string | undefined {
  if (side === 'bot') return String(body['id']);
  if (side === 'webhook') return String(headers['webhook-id']);
  return (body['message'] as { id?: string }).id;
}

function rightAnswer(side: Side, body: Record<string, unknown>): object {
  if (side === 'front end') return { result: 'ok' };
  if (body['event_name'] !== 'chat_accepted') return {};
  const content = `card of ${body['chat_id']}`;
  return { result: 'OK', enable_assign: true, crm_link: 'https://crm.example/1', custom_data: [{ content }] };
}

/** Returns a function that plays the bot. The function gets each event, and replies to some client messages or invites an agent. */
function botOf(traffic: Traffic): (channel: number, body: Record<string, unknown>) => void {
  const { ledger, seed, channels, signal } = traffic;
  const random = new Random(seed, 'bot');
  return (number, event) => {
    const channel = channels.find((each) => each.number === number);
    if (event['event'] !== 'CLIENT_MESSAGE' || !channel?.botEndpoint || signal.aborted) return;
    const { client_id, chat_id } = event as { client_id: string; chat_id: string };
    ledger.numbered('client of chat', chat_id, client_id);
    const url = channel.botEndpoint;
    const invite = () => post(ledger, url, { event: 'INVITE_AGENT', id: ledger.token(), client_id, chat_id });
    const answer = () => {
      const whose = { channel_id: channel.channel_id, chat_id: Number(chat_id) };
      // A bot may send several replies at the same time, in any order. The ledger checks the order of one writer, so each reply has its own.
      const author = { by: 'bot' as const, writer: ledger.token(), whose };
      return sendMessage(traffic, random, author, { isKnown: true }, (token) => {
        const message = { type: 'TEXT', text: `Bot says ${token}` };
        return post(ledger, url, { event: 'BOT_MESSAGE', id: `id of ${token}`, chat_id, message });
      });
    };
    const action = random.weighted<() => Promise<unknown>>([
      [6, answer],
      [1, invite],
      [2, async () => {}],
    ]);
    action().catch(() => {});
  };
}

const json = { 'content-type': 'application/json' };

type Answer = (response: ServerResponse, texts: { right: object; elsewhere: string }) => void;

/** A function for each behaviour, which responds to a request. `right` is the correct body, `elsewhere` the target of a redirect. */
const responses = {
  well: (response, { right }) => response.writeHead(200, json).end(JSON.stringify(right)),
  hang: (response) => setTimeout(() => response.destroy(), 12_000).unref(),
  reset: (response) => response.socket?.resetAndDestroy(),
  drip: (response) => drip(response.writeHead(200, json)),
  huge: (response) => flood(response.writeHead(200, json)),
  busy: (response) => response.writeHead(503, { 'retry-after': '1' }).end(),
  redirect: (response, { elsewhere }) => response.writeHead(307, { location: elsewhere }).end(),
  nonsense: (response) => response.writeHead(200, json).end('{"result": '),
  reject: (response) =>
    response.writeHead(200, json).end(JSON.stringify({ error: { code: 7, message: 'Not this one.' } })),
} satisfies Record<string, Answer>;

type Behaviour = keyof typeof responses;

const everywhere: Behaviour[] = ['hang', 'reset', 'reset', 'drip', 'huge', 'busy', 'busy', 'redirect'];

/** The faulty behaviours of each side. A behaviour that is listed twice is twice as likely. */
const behaviours: Record<Side, Behaviour[]> = {
  'front end': [...everywhere, 'nonsense', 'reject'],
  bot: everywhere,
  webhook: everywhere,
};

/** Sends one byte of a response every half second, for longer than any time limit of the service. */
function drip(response: ServerResponse): void {
  let left = 24;
  const timer = setInterval(() => {
    if (left-- > 0 && !response.destroyed) response.write(' ');
    else {
      clearInterval(timer);
      response.end('{}');
    }
  }, 500).unref();
}

/** Sends a response of 10 MB, unless the reader closes the connection. */
function flood(response: ServerResponse): void {
  const parts = Array.from({ length: 160 }, () => Buffer.alloc(64 * 1024, ' '));
  pipeline(Readable.from(parts), response, () => {});
}
