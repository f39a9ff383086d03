// The other side of the service: a front end, a bot provider and a receiver of webhooks that are not always well.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { finished } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { type Arrival, instant, type Ledger, type Side } from '../ledger/ledger.ts';
import { Random } from '../ledger/random.ts';
import type { Addresses } from '../service/channels.ts';
import { post } from '../service/requests.ts';
import { answers, manners } from './manners.ts';
import { speak, type Traffic } from './traffic.ts';

export interface StandIns extends AsyncDisposable {
  /** Addresses for the channel of this number. */
  addresses(channel: number): Addresses;
  /** From now on everything is answered as it should be. */
  behave(): void;
}

export interface StandInsParts {
  ledger: Ledger;
  random: Random;
  /** The share of a channel's requests that are answered badly, from 0 to 1. */
  badness: (channel: number) => number;
  /** A bot has been told something, and has answered. */
  botHeard: (channel: number, body: Record<string, unknown>) => void;
}

/** The first part of a path, and the side that it belongs to. */
const sides: Record<string, Side> = { front: 'front end', bot: 'bot', hook: 'webhook' };

export async function openStandIns({ ledger, random, badness, botHeard }: StandInsParts): Promise<StandIns> {
  let isGood = false;
  const lag = watchLag();
  const server = createServer(async (request, response) => {
    const at = instant();
    const [, side, channel] = /^\/(front|bot|hook)\/(\d+)/.exec(request.url ?? '') ?? [];
    if (side === undefined) {
      ledger.blame('redirects followed', `${request.method} ${request.url}`);
      response.writeHead(404).end();
      return;
    }
    // Undefined where the process was killed while it sent.
    const text = await textOf(request).catch(() => undefined);
    if (text === undefined) return;
    const number = Number(channel);
    const is = sides[side]!;
    const manner = isGood || !random.chance(badness(number)) ? 'well' : random.pick(manners[is]);
    const body = JSON.parse(text) as Record<string, unknown>;
    const key = keyOf(is, number, body, request);
    const arrival: Arrival = { side: is, at, lagMs: lag.recent(), key, text, manner };
    ledger.arrivals.push(arrival);
    response.on('error', () => {});
    answers[manner](response, { right: rightAnswer(is, body), elsewhere: `${url}/elsewhere` });
    if (manner !== 'well') return;
    finished(response, (error) => {
      if (error) return;
      arrival.wellAt = instant();
      if (is === 'bot') botHeard(number, body);
    });
  });
  // Node must not end hanging requests.
  server.requestTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    addresses: (channel) => ({
      frontEnd: `${url}/front/${channel}`,
      bot: `${url}/bot/${channel}`,
      webhook: `${url}/hook/${channel}`,
    }),
    behave() {
      isGood = true;
    },
    async [Symbol.asyncDispose]() {
      lag.stop();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The key of a delivery, as far as the receiver can tell. */
function keyOf(side: Side, channel: number, body: Record<string, unknown>, request: IncomingMessage): string {
  if (side === 'bot') return `bot ${body['id']}`;
  if (side === 'webhook') return `webhook ${request.headers['webhook-id']}`;
  const message = body['message'] as { id?: string; type: string };
  const { id } = body['recipient'] as { id: string };
  // Typing notices have no id.
  return `front end ${message.id ?? `${channel} ${id} ${message.type}`}`;
}

function rightAnswer(side: Side, body: Record<string, unknown>): object {
  if (side === 'front end') return { result: 'ok' };
  if (body['event_name'] !== 'chat_accepted') return {};
  const content = `card of ${body['chat_id']}`;
  return { result: 'OK', enable_assign: true, crm_link: 'https://crm.example/1', custom_data: [{ content }] };
}

/** Measures for how long the event loop stood still lately. */
function watchLag(): { recent(): number; stop(): void } {
  const everyMs = 20;
  let last = instant();
  let worst: { at: number; ms: number } = { at: last, ms: 0 };
  const timer = setInterval(() => {
    const now = instant();
    const ms = Math.max(0, now - last - everyMs);
    if (ms >= worst.ms || now - worst.at > 1000) worst = { at: now, ms };
    last = now;
  }, everyMs).unref();
  return {
    recent: () => Math.max(worst.ms, instant() - last - everyMs),
    stop: () => clearInterval(timer),
  };
}

/** The bot provider: it answers some of its events, some time later. */
export function botOf(traffic: Traffic): (channel: number, body: Record<string, unknown>) => void {
  const random = Random.named(traffic.seed, 'bot');
  return (number, event) => {
    const channel = traffic.channels.find((each) => each.number === number);
    if (event['event'] !== 'CLIENT_MESSAGE' || !channel?.botEndpoint || traffic.signal.aborted) return;
    const { client_id, chat_id } = event as { client_id: string; chat_id: string };
    traffic.ledger.numbered('client of chat', chat_id, client_id);
    const url = channel.botEndpoint;
    const kind = random.weighted([
      [6, 'answer'],
      [1, 'invite'],
      [2, 'nothing'],
    ] as const);
    if (kind === 'invite') {
      const invitation = { event: 'INVITE_AGENT', id: traffic.ledger.token(), client_id, chat_id };
      post(traffic.ledger, url, invitation).catch(() => {});
      return;
    }
    if (kind === 'nothing') return;
    const whose = { channel_id: channel.channel_id, chat_id: Number(chat_id) };
    // Two replies that a bot sends at once have no order.
    const words = { by: 'bot' as const, writer: traffic.ledger.token(), whose };
    speak(traffic, random, words, { isKnown: true }, (token) => {
      const message = { type: 'TEXT', text: `Bot says ${token}` };
      return post(traffic.ledger, url, { event: 'BOT_MESSAGE', id: `id of ${token}`, chat_id, message });
    }).catch(() => {});
  };
}
