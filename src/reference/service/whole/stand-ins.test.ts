// Runs stand-ins that behave like programs written for other services. Compares the desk's texts about each with stand-ins.md.
import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { policies } from '../../../../generated/policies.ts';
import type { TranscriptEntry, Trial } from '../../../../generated/reference/desk/types.ts';
import type { Send } from '../../../contract/send/send.ts';
import { listening } from '../../../contract/serve/testing/http.ts';
import { patience } from '../../../workshop/testing/patience.ts';
import {
  createChannel,
  must,
  newestChat,
  notesOf,
  type OpenService,
  openService,
  readChat,
  say,
} from '../testing/site.ts';
import { Upkeep } from '../upkeep/upkeep.ts';

/** The request of the service that a stand-in handles. */
interface Received {
  /** `event` of a bot event, `event_name` of a webhook event, or the type of an agent's message. */
  event: string;
  /** The number of the request among the requests with the same event in the same chat, counted from 1. */
  nth: number;
}

/** The behaviour of a stand-in: the events that it posts before and after its response, and the response; by default 200 and `{}`. */
interface Effects {
  before?: Post[];
  status?: number;
  body?: string | object;
  headers?: Record<string, string>;
  after?: Post[];
  /** True if the stand-in closes the connection in place of a response. */
  cuts?: boolean;
  /** True if the stand-in never responds. */
  hangs?: boolean;
}

/** A bot's event. `at` changes the address to which it is posted. CHAT_ID and CLIENT_ID are placeholders for the ids of the request. */
type Post = Readonly<Record<string, unknown>> & { at?: (endpoint: string) => string };

type StandIn = (received: Received) => Effects;

const text = { type: 'TEXT', text: 'Hi', timestamp: Math.floor(Date.now() / 1000) };
const hi = { event: 'BOT_MESSAGE', id: 'EVENT_ID', chat_id: 'CHAT_ID', message: text };
const invite = { event: 'INVITE_AGENT', id: 'EVENT_ID', client_id: 'CLIENT_ID', chat_id: 'CHAT_ID' };
const without = (event: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name)));
/** Returns a stand-in with this behaviour for a customer's message, and with the default behaviour for all other events. */
const onMessage =
  (effects: Effects): StandIn =>
  ({ event }) =>
    event === 'CLIENT_MESSAGE' ? effects : {};
/** Returns a bot that posts an event after its response. */
const posts = (...after: Post[]) => onMessage({ after });
const page = '<!doctype html><html lang=en><title>404 Not Found</title><h1>Not Found</h1>';
const demand = {
  detail: [
    { loc: ['body', 'site_id'], msg: 'field required' },
    { loc: ['body', 'sender'], msg: 'field required' },
  ],
};

const bots: Record<string, StandIn> = {
  'posts its reply before its response': onMessage({ before: [hi] }),
  'posts its reply after its response': posts(hi),
  'responds 200 and posts nothing': () => ({}),
  'replies to the first message of a chat only': ({ event, nth }) =>
    event === 'CLIENT_MESSAGE' && nth === 1 ? { after: [hi] } : {},
  'invites an agent': posts(hi, invite),
  'puts INVITE_AGENT into its response': onMessage({ body: invite }),
  'puts its BOT_MESSAGE into its response': onMessage({ body: hi }),
  'puts a text into its response': onMessage({ body: { reply: 'Hi' } }),
  'invites an agent without client_id': posts(without(invite, 'client_id')),
  'posts its reply as CLIENT_MESSAGE': posts({ ...hi, event: 'CLIENT_MESSAGE' }),
  'posts its reply for another chat_id': posts({ ...hi, chat_id: '999999' }),
  'posts chat_id as a number': posts({ ...hi, chat_id: 'NUMBER' }),
  'posts its reply to another provider id': posts({
    ...hi,
    at: (endpoint) => endpoint.replace(/webhooks\/[^/]+/, 'webhooks/another'),
  }),
  'posts its reply with another token': posts({ ...hi, at: (endpoint) => `${endpoint}2` }),
  'posts its reply with the text alone as message': posts({ ...hi, message: 'Hi' }),
  'posts its reply without an id': posts(without(hi, 'id')),
  'posts its first reply with a timestamp in milliseconds': ({ event, nth }) => {
    const timestamp = nth === 1 ? Date.now() : text.timestamp;
    return event === 'CLIENT_MESSAGE' ? { after: [{ ...hi, message: { ...text, timestamp } }] } : {};
  },
  'posts its reply twice': posts(hi, hi),
  'replies in MARKDOWN without text': posts({ ...hi, message: { type: 'MARKDOWN', content: '*Hi*' } }),
  'responds 201': () => ({ status: 201 }),
  'responds 422 and demands fields that the contract lacks': () => ({ status: 422, body: demand }),
  'responds 301 to the address with a slash': () => ({ status: 301, headers: { location: '/token/' } }),
  'responds 404 with an HTML page': () => ({ status: 404, body: page }),
  'responds 404 because it expects another word': () => ({
    status: 404,
    body: { message: 'Not start message' },
  }),
  'responds 500': () => ({ status: 500, body: page }),
  'replies, and responds 400 to all other events': ({ event }) =>
    event === 'CLIENT_MESSAGE' ? { after: [hi] } : { status: 400 },
  'closes the connection': () => ({ cuts: true }),
  'never responds': () => ({ hangs: true }),
};

const right = { result: 'OK' };
/** Returns a webhook receiver with this behaviour for one event. It responds correctly to the other events. */
const onlyAt =
  (name: string, effects: Effects): StandIn =>
  ({ event }) =>
    event === name ? effects : { body: right };

const receivers: Record<string, StandIn> = {
  'responds {"result":"OK"}': () => ({ body: right }),
  'responds {"success":"ok"}': () => ({ body: { success: 'ok' } }),
  'responds the text ok': () => ({ body: 'ok' }),
  'responds {"result":"ok"} as JSON in a JSON string': () => ({
    body: JSON.stringify(JSON.stringify(right)),
  }),
  'responds with an empty body': () => ({ body: '' }),
  'responds 204': () => ({ status: 204, body: '' }),
  'responds 302 to its sign-in': () => ({ status: 302, headers: { location: '/login' } }),
  'responds 401': () => ({ status: 401, body: { error: 'no signature' } }),
  'sends contact_info as []': onlyAt('chat_accepted', { body: { ...right, contact_info: [] } }),
  'sends contact_info without a name': onlyAt('chat_accepted', {
    body: { ...right, contact_info: { phone: '+1' } },
  }),
  'sends custom_data as an object': onlyAt('chat_accepted', {
    body: { ...right, custom_data: { Orders: '3' } },
  }),
  'responds 500 to chat_finished': onlyAt('chat_finished', { status: 500, body: page }),
  'responds 500 to offline_message': onlyAt('offline_message', { status: 500, body: page }),
};

/** A front end: its responses to agents' messages, and the messages that it posts for its customer. */
interface FrontEnd {
  responds: StandIn;
  says?: unknown[];
  sender?: unknown;
}

const accepts: StandIn = () => ({ body: { result: 'ok' } });
const refusal = { error: { code: 'blocked', message: 'The customer has blocked you.' } };
const hello = { type: 'text', text: 'Hello', id: 'm-1' };

const frontEnds: Record<string, FrontEnd> = {
  'responds {"result":"ok"}': { responds: accepts },
  'responds 201 with {"result":"ok"}': { responds: () => ({ status: 201, body: { result: 'ok' } }) },
  'responds {"status":"success"}': { responds: () => ({ body: { status: 'success' } }) },
  'responds with an empty body': { responds: () => ({ body: '' }) },
  'responds 302 to its sign-in': { responds: () => ({ status: 302, headers: { location: '/login' } }) },
  'responds 404 with an HTML page': { responds: () => ({ status: 404, body: page }) },
  'rejects the message with a reason': { responds: () => ({ body: refusal }) },
  'rejects the message with a reason and the status 400': {
    responds: () => ({ status: 400, body: refusal }),
  },
  'responds 500 to typing notices': {
    responds: ({ event }) => (event.startsWith('type') ? { status: 500 } : { body: { result: 'ok' } }),
  },
  'sends a number as the id of its message': { responds: accepts, says: [{ ...hello, id: 1 }] },
  'sends a message without a text after another one': {
    responds: accepts,
    says: [hello, { type: 'text', id: 'm-2' }],
  },
  'sends no sender.id': { responds: accepts, sender: { name: 'Kim' } },
};

/** The policies with short intervals. The tests of this file do not measure times. */
const soon = Object.fromEntries(
  Object.entries(policies).map(([name, policy]) => [
    name,
    { ...policy, ...('intervalMs' in policy && { intervalMs: 40 }), giveUpMs: 150 },
  ]),
);

/** Sets a long timeout for attempts, so that on a busy machine no response is too late, except at the stand-in that never responds. */
const unhurried =
  (send: Send): Send =>
  (request, policy) =>
    send(request, { ...policy, timeoutMs: request.url.includes('/hangs') ? 200 : patience(30_000) });

/** The time by which the clock of the upkeep is ahead, in milliseconds. It is longer than a silent bot keeps its chat by default. */
const aheadMs = 400_000;

interface Started extends AsyncDisposable {
  url: string;
  endpoint: string;
  /** The number of requests so far, and the number of requests that the stand-in is still handling. */
  received: number;
  busy: number;
}

async function start(behaviour: StandIn): Promise<Started> {
  const counts = new Map<string, number>();
  const server = createServer(async (request, response) => {
    started.received++;
    started.busy++;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const {
      event,
      event_name,
      message,
      chat_id = '',
      client_id = '',
    } = JSON.parse(`${Buffer.concat(parts)}`);
    const name = event ?? event_name ?? message.type;
    const nth = (counts.get(`${chat_id} ${name}`) ?? 0) + 1;
    counts.set(`${chat_id} ${name}`, nth);
    const effects = behaviour({ event: name, nth });
    const post = async ({ at = (endpoint) => endpoint, ...body }: Post) => {
      const ids = {
        CHAT_ID: chat_id,
        CLIENT_ID: client_id,
        EVENT_ID: `${body['event']}-${chat_id}-${nth}`,
        '"NUMBER"': chat_id,
      };
      const written = Object.entries(ids).reduce(
        (json, [id, value]) => json.replaceAll(id, value),
        JSON.stringify(body),
      );
      await (await fetch(at(started.endpoint), { method: 'POST', body: written })).text();
    };
    for (const each of effects.before ?? []) await post(each);
    const { status = 200, body = {}, headers = {}, hangs, cuts, after = [] } = effects;
    if (cuts) request.socket.destroy();
    else if (!hangs)
      response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
    for (const each of after) await post(each);
    started.busy--;
  });
  const { url, ...rest } = await listening(server);
  const hangs = behaviour({ event: '', nth: 1 }).hangs === true;
  const started: Started = { ...rest, url: hangs ? `${url}/hangs` : url, endpoint: '', received: 0, busy: 0 };
  return started;
}

/** Waits until the service and a stand-in have no request and no delivery under way. */
async function settle({ desk }: OpenService, standIn: Started): Promise<void> {
  const query = { state: 'pending', limit: 1000 } as const;
  const isIdle = async () => {
    const { received, busy } = standIn;
    const { deliveries } = must(await desk.listDeliveries({ query }), 200).body;
    const isAwaited = deliveries.some(({ to }) => to.startsWith(new URL(standIn.url).origin));
    return !isAwaited && busy + standIn.busy === 0 && standIn.received === received;
  };
  await expect.poll(isIdle, { timeout: patience(60_000) }).toBe(true);
}

async function trialOf({ desk }: OpenService, channel_id: string, of: Trial['of']): Promise<string> {
  const { tried } = must(await desk.tryConnection({ path: { channel_id }, body: { of } }), 200).body;
  return byText(
    tried.map(({ event, right: isRight, says, odd }) => [
      event,
      `${isRight ? '✓' : '✗'} ${[says, ...odd].join(' ')}`,
    ]),
  );
}

/** Joins texts in one table cell. Equal texts are written once, with the names of their subjects, and with their number if needed. */
function byText(texts: readonly (readonly [string, string])[]): string {
  const groups = Map.groupBy(texts, ([, says]) => says);
  const cells = [...groups].map(([says, all]) => {
    const names = [...new Set(all.map(([about]) => about))];
    return `${names.join(', ')}${all.length > names.length ? ` ×${all.length}` : ''}: ${says}`;
  });
  return cells.join('<br>');
}

const linesOf = (transcript: TranscriptEntry[]) =>
  transcript.flatMap((entry) => (entry.type === 'error' ? [entry.text] : [])).join('<br>');

async function notesIn({ desk }: OpenService, channel_id?: string): Promise<string> {
  const notes = await notesOf(desk, { ...(channel_id !== undefined && { channel_id }), limit: 1000 });
  const own = notes.filter((note) => note.channel_id === channel_id);
  return byText(own.map(({ about, text: says }) => [about, says]));
}

/** Replaces the parts of a text that differ in each run or come from a policy. */
const lasting = (cell: string) =>
  cell
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:…')
    .replaceAll(/\d+\.\d s\b/g, '… s')
    .replaceAll(/\d+ attempts/g, '… attempts')
    // A trial ends soon after the first event that was accepted.
    .replaceAll(/(200, posted \w+ after … s)(, posted \w+ after … s)+/g, '$1')
    .replaceAll(/provider "[^"]+"/g, 'provider "…"')
    .replaceAll(/\d{10,}/g, '…')
    .replaceAll(/(chat_id is |MESSAGE-)\d+/g, '$1…')
    .replaceAll('|', '\\|') || '—';

const table = (title: string, head: string[], rows: string[][]) =>
  [
    `## ${title}`,
    '',
    ...[head, head.map(() => '---'), ...rows.map((row) => row.map(lasting))].map(
      (row) => `| ${row.join(' | ')} |`,
    ),
    '',
  ].join('\n');

test('the desk reports the faults of each stand-in, and marks the chat of every customer who waits', async () => {
  let upkeep!: Upkeep;
  await using service = await openService({
    parts: {
      policies: soon,
      send: unhurried,
      upkeep(parts) {
        upkeep = new Upkeep({ ...parts, now: () => Date.now() + aheadMs });
        return Object.assign(new Upkeep(parts), { start: () => {} });
      },
    },
  });
  const { desk } = service;
  await using good = await start(accepts);

  const connected = await Promise.all(
    Object.entries(bots).map(async ([does, behaviour]) => {
      const bot = await start(behaviour);
      const channel = await createChannel(desk, good.url);
      const body = { bot_endpoint: bot.url, token: 'token' };
      bot.endpoint = must(await desk.connectBot({ path: channel, body }), 200).body.endpoint;
      return { does, bot, channel };
    }),
  );
  const tryBot = ({ channel }: (typeof connected)[number]) => trialOf(service, channel.channel_id, 'bot');
  // The first trial loads the code. The later trials, which wait only 5 s for a reply, do not lose time with that.
  await tryBot(connected[0]!);
  const trials = await Promise.all(connected.map(tryBot));
  const chats = await Promise.all(
    connected.map(async ({ bot, channel }) => {
      for (const words of ['Hello', 'Anybody there?']) {
        await say(channel.endpoint, words);
        await settle(service, bot);
      }
      return (await newestChat(desk, channel.channel_id)).chat;
    }),
  );
  await upkeep.round();
  const ofBots = connected.map(async ({ does, bot }, index) => {
    const chat = chats[index]!;
    const later = await readChat(desk, chat.chat_id);
    const silent = `${chat.handled_by}, marked “no reply since …”; then ${later.chat.handled_by}`;
    const end = chat.unanswered_since === undefined ? `${chat.handled_by}` : silent;
    await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
    await desk.closeChat({ path: chat, body: { agent_id: 'ada' } });
    await settle(service, bot);
    await bot[Symbol.asyncDispose]();
    return [does, trials[index]!, linesOf(later.transcript), end, await notesIn(service, chat.channel_id)];
  });
  const ofReceivers = Object.entries(receivers).map(async ([does, behaviour]) => {
    await using receiver = await start(behaviour);
    const channel = await createChannel(desk, good.url);
    must(await desk.setWebhook({ path: channel, body: { url: receiver.url } }), 204);
    const trial = await trialOf(service, channel.channel_id, 'webhook');
    await say(channel.endpoint, 'Hello');
    const { chat } = await newestChat(desk, channel.channel_id);
    await desk.acceptChat({ path: chat, body: { agent_id: 'ada' } });
    await settle(service, receiver);
    await desk.submitOfflineForm({ path: channel, body: { message: 'Call me' } });
    await settle(service, receiver);
    await desk.closeChat({ path: chat, body: { agent_id: 'ada' } });
    await settle(service, receiver);
    const { transcript } = await newestChat(desk, channel.channel_id);
    return [does, trial, linesOf(transcript), await notesIn(service, channel.channel_id)];
  });
  const ofFrontEnds = Object.entries(frontEnds).map(async ([does, { responds, says = [hello], sender }]) => {
    await using frontEnd = await start(responds);
    const channel = await createChannel(desk, frontEnd.url);
    const trial = await trialOf(service, channel.channel_id, 'customer_endpoint');
    for (const words of says) await say(channel.endpoint, words, sender);
    // A customer whose first message was rejected has no chat to which an agent could write.
    if (sender !== undefined) return [does, trial, '', await notesIn(service, channel.channel_id)];
    const { chat } = await newestChat(desk, channel.channel_id);
    await desk.setTyping({ path: chat, body: { agent_id: 'ada', typing: true } });
    await settle(service, frontEnd);
    await desk.writeMessage({
      path: chat,
      body: { agent_id: 'ada', message: { type: 'text', text: 'Yes' } },
    });
    await settle(service, frontEnd);
    const { transcript } = await newestChat(desk, channel.channel_id);
    return [does, trial, linesOf(transcript), await notesIn(service, channel.channel_id)];
  });

  const tables = [
    '# The texts of the desk about stand-ins\n\nWritten by `stand-ins.test.ts`. ✓ and ✗ are the trial’s judgement; a time, an id, a port and the number of attempts are shown as “…”.\n',
    table(
      'A bot that',
      ['behaviour', 'trial', 'lines in the chat', 'the chat is with', 'issues'],
      await Promise.all(ofBots),
    ),
    table(
      'A webhook receiver that',
      ['behaviour', 'trial', 'lines in the chat', 'issues'],
      await Promise.all(ofReceivers),
    ),
    table(
      'A front end that',
      ['behaviour', 'trial', 'lines in the chat', 'issues'],
      await Promise.all(ofFrontEnds),
    ),
    table('Of no channel', ['issues'], [[await notesIn(service)]]),
  ].join('\n');
  await expect(tables).toMatchFileSnapshot('stand-ins.md');
});
