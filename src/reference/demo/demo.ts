import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { limits } from '../../../generated/policies.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { writeEventStream } from '../../contract/serve/event-stream-writer.ts';
import { createServer } from '../../contract/serve/server.ts';
import { demoFiles } from './files.ts';
import type { Wire } from './wire.ts';

export interface Demo {
  /** Shop, console and wire side by side. The desk's token behind it as `#token=…` signs in at the console. */
  stageUrl: string;
  shopUrl: string;
  developersUrl: string;
  chatUrl: string;
  close(): Promise<void>;
}

export interface DemoParts {
  port: number;
  /** The address of the widget's script. */
  scriptUrl: string;
  /** The address of the console for agents. */
  consoleUrl: string;
  /** The front end's address for messages that are written on the chat page. */
  sayUrl: string;
  desk: DeskClient;
  /** The agent of the story. */
  agent_id: string;
  wire: Wire;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The texts of the pages, by their names. */
interface Texts extends Record<string, unknown> {
  story_reply: string;
  chairs: Record<string, Record<string, string>>;
}

/** Serves the demo site: the stage of the story, a shop that includes the widget, and a chat page on the channel API. */
export async function startDemo(parts: DemoParts): Promise<Demo> {
  const { port, scriptUrl, consoleUrl, sayUrl, wire } = parts;
  const app = createServer();
  const files = demoFiles();
  const texts = JSON.parse(files['texts.json']!) as Texts;
  const service = new URL(scriptUrl).origin;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const known = {
    script_url: scriptUrl,
    console_url: consoleUrl,
    longest_text: limits.UserTextBody.truncate,
  };
  const filled = (name: string, values: object) =>
    fill(files[`${name}.html`]!, { ...texts, ...known, ...values });
  const give = (reply: FastifyReply, name: string, text: string) => {
    const policy = `default-src 'none'; base-uri 'none'; script-src 'self' ${service}; style-src 'self'; connect-src 'self' ${service}; img-src 'self' https: http:; frame-src 'self' ${service}; frame-ancestors 'self'`;
    return reply.type(types[name.split('.').at(-1)!]!).header('content-security-policy', policy).send(text);
  };
  const page = (path: string, name: string, title: string, values: object = {}) =>
    app.get(path, (_, reply) => {
      const widget = name === 'chat' ? '' : filled('widget', {});
      const content = filled(name, values) + widget;
      const html = fill(files['layout.html']!, { ...texts, title }).replace('{content}', () => content);
      return give(reply, 'page.html', html.replace(`href="${path}"`, `$& aria-current="page"`));
    });

  app.get('/', (_, reply) => give(reply, 'stage.html', filled('stage', {})));
  const chairs = Object.entries(texts.chairs).map(
    ([id, chair]) => ({ id, ...chair }) as { id: string; chair: string },
  );
  const goods = new Markup(chairs.map((chair) => filled('good', chair)).join(''));
  page('/demo', 'shop', String(texts['shop_title']), { goods });
  for (const chair of chairs) page(`/demo/${chair.id}`, 'product', chair.chair, chair);
  page('/demo/developers', 'developers', String(texts['developers_title']));
  page('/demo/chat', 'chat', String(texts['chat_title']));
  app.get('/demo/texts.js', (_, reply) => give(reply, 'texts.js', `const texts = ${files['texts.json']};`));
  for (const name of Object.keys(files).filter((each) => !/html|json/.test(each)))
    app.get(`/demo/${name}`, (_, reply) => give(reply, name, files[name]!));

  app.post('/demo/chat/say', { onRequest: ownPages }, async (request, reply) => {
    const { status } = await fetch(sayUrl, { method: 'POST', body: String(request.body) });
    return reply.code(status).send();
  });
  app.post('/demo/story', { onRequest: ownPages }, async (request, reply) => {
    const { act, visitor } = JSON.parse(String(request.body));
    const answer = await actOf(parts, act, visitor, texts.story_reply);
    return reply.code(answer.status).send(answer.body);
  });
  const stream = (path: string, events: (signal: AbortSignal) => AsyncIterable<ServerSentEvent<unknown>>) =>
    app.get(path, { onRequest: ownPages }, async (request, reply) => {
      const hungUp = new AbortController();
      request.raw.once('close', () => hungUp.abort());
      const signal = AbortSignal.any([hungUp.signal, stopping.signal]);
      reply.hijack();
      await writeEventStream(reply.raw, events(signal), signal);
    });
  stream('/demo/chat/events', (signal) => wire.messages(signal));
  stream('/demo/wire', (signal) => wire.lines(signal));
  const url = await app.listen({ host: '127.0.0.1', port });
  wire.shownAt = url;
  return {
    stageUrl: `${url}/`,
    shopUrl: `${url}/demo`,
    developersUrl: `${url}/demo/developers`,
    chatUrl: `${url}/demo/chat`,
    close: () => app.close(),
  };
}

/** Text that is HTML already. */
class Markup extends String {}

/** Replaces each `{name}` that has a value. */
function fill(html: string, values: Readonly<Record<string, unknown>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (name, key) => {
    const value = values[key];
    if (value === undefined) return name;
    return value instanceof Markup ? String(value) : escaped(String(value));
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Rejects pages of other sites, also under a host name that somebody has made an alias of this machine. */
async function ownPages({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { host = '', 'sec-fetch-site': site = 'same-origin' } = headers;
  if (/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) && site === 'same-origin') return undefined;
  return reply.code(403).send('Open the demo at the address that was printed.');
}

/** Lets the agent of the story act in the open chat of a visitor. */
async function actOf(
  { desk, agent_id }: DemoParts,
  act: unknown,
  visitor: unknown,
  reply: string,
): Promise<{ status: number; body?: unknown }> {
  if (act === 'ready') return desk.putAgent({ path: { agent_id }, body: { online: true } });
  const chats = await desk.listChats({ query: { state: 'open' } });
  const chat = chats.status === 200 && chats.body.chats.find((each) => each.visitor_number === visitor);
  if (!chat) return { status: 404, body: 'The visitor has no open chat' };
  const path = { chat_id: chat.chat_id };
  if (act === 'accept') return desk.acceptChat({ path, body: { agent_id } });
  if (act === 'assign') return desk.assignChat({ path, body: { agent_id } });
  if (act === 'close') return desk.closeChat({ path, body: { agent_id } });
  return desk.writeMessage({ path, body: { agent_id, message: { type: 'text', text: reply } } });
}
