import type { FastifyReply, FastifyRequest } from 'fastify';
import events from '../../../generated/asyncapi/widget.json' with { type: 'json' };
import { printed } from '../../../generated/faults.ts';
import { limits } from '../../../generated/policies.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import { writeEventStream } from '../../contract/serve/event-stream-writer.ts';
import { createServer } from '../../contract/serve/server.ts';
import { demoFiles } from './files.ts';
import type { Wire } from './wire.ts';

export interface Demo {
  /** The address of the page with the shop, the console and the requests. With `#token=…` the page signs in to the console. */
  stageUrl: string;
  shopUrl: string;
  chatUrl: string;
  close(): Promise<void>;
}

export interface DemoParts {
  port: number;
  /** The address of the widget's script. */
  scriptUrl: string;
  /** The front end's address for messages from the chat page. */
  sayUrl: string;
  desk: DeskClient;
  /** The agent of the story. */
  agent_id: string;
  wire: Wire;
}

/** The names of all functions that the widget calls if a page defines them. */
const callbacks = Object.entries(events.operations).flatMap(([name, { action }]) =>
  action === 'send' ? [name] : [],
);

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Serves the demo site: a stage that plays a story, a shop that includes the widget, and a chat page that uses the channel API. */
export async function startDemo(parts: DemoParts): Promise<Demo> {
  const { port, scriptUrl, sayUrl, wire } = parts;
  const app = createServer();
  const files = demoFiles();
  const texts = JSON.parse(files['texts.json']!);
  const service = new URL(scriptUrl).origin;
  const longest_text = limits.UserTextBody.truncate;
  const known = { ...texts, script_url: scriptUrl, console_url: `${service}/console/`, longest_text };
  const filled = (name: string, values: object = {}) => fill(files[`${name}.html`]!, { ...known, ...values });
  const give = (reply: FastifyReply, name: string, text: string) => {
    const policy = `default-src 'none'; base-uri 'none'; script-src 'self' ${service}; style-src 'self'; connect-src 'self' ${service}; img-src 'self' https: http:; media-src 'self' https: http:; frame-src 'self' ${service}; frame-ancestors 'self'`;
    return reply.type(types[name.split('.').at(-1)!]!).header('content-security-policy', policy).send(text);
  };
  const page = (path: string, content: string, title: string) => {
    const html = filled('layout', { title }).replace('{content}', () => content);
    const marked = html.replace(`href="${path}"`, '$& aria-current="page"');
    app.get(path, (_, reply) => give(reply, 'page.html', marked));
  };

  app.get('/', (_, reply) => give(reply, 'stage.html', filled('stage', { agent_id: parts.agent_id })));
  const widget = filled('widget');
  const chairs = Object.entries<{ chair: string }>(texts.chairs);
  const goods = chairs.map(([id, chair]) => filled('good', { id, ...chair })).join('');
  page('/demo', filled('shop').replace('{goods}', () => goods) + widget, texts.shop_title);
  for (const [id, chair] of chairs)
    page(`/demo/${id}`, filled('product', { id, ...chair }) + widget, chair.chair);
  page('/demo/developers', filled('developers') + widget, texts.developers_title);
  page('/demo/chat', filled('chat'), texts.chat_title);
  const shared = `const texts = ${files['texts.json']};\nconst callbacks = ${JSON.stringify(callbacks)};\n`;
  app.get('/demo/texts.js', (_, reply) => give(reply, 'texts.js', shared));
  for (const name of Object.keys(files).filter((each) => !/html|json/.test(each)))
    app.get(`/demo/${name}`, (_, reply) => give(reply, name, files[name]!));

  app.post('/demo/chat/say', { onRequest: ownPages }, async (request, reply) => {
    const body = request.body as Buffer<ArrayBuffer>;
    const { status } = await fetch(sayUrl, { method: 'POST', body });
    return reply.code(status).send();
  });
  app.post<Act>('/demo/story/:act', { onRequest: ownPages }, async (request, reply) => {
    const { status, body } = await actOf(parts, request, texts.story_reply);
    return reply.code(status).send(body);
  });
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.get('/demo/wire', { onRequest: ownPages }, async (request, reply) => {
    const hungUp = new AbortController();
    request.raw.once('close', () => hungUp.abort());
    const signal = AbortSignal.any([hungUp.signal, stopping.signal]);
    reply.hijack();
    await writeEventStream(reply.raw, wire.lines(signal), signal);
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  wire.shownAt = url;
  return {
    stageUrl: `${url}/`,
    shopUrl: `${url}/demo`,
    chatUrl: `${url}/demo/chat`,
    close: () => app.close(),
  };
}

/** Replaces each `{name}` in a template by its value, escaped for HTML. A name without a value stays unchanged. */
function fill(html: string, values: Readonly<Record<string, unknown>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (name, key) =>
    printed(values[key] ?? name)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;'),
  );
}

/** Rejects requests from pages of other sites, and requests with any other host name, even if the name resolves to this machine. */
async function ownPages({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  const { host = '', 'sec-fetch-site': site = 'same-origin' } = headers;
  if (/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) && site === 'same-origin') return undefined;
  return reply.code(403).send('Open the demo at the address that was printed.');
}

interface Act {
  Params: { act: string };
  /** `visitor` is the visitor number, as a text. */
  Querystring: { visitor?: string };
}

/** Performs an action of the story's agent, such as `accept` or `close`, in the open chat of a visitor. Resolves with the response. */
async function actOf(
  { desk, agent_id }: DemoParts,
  { params: { act }, query: { visitor } }: FastifyRequest<Act>,
  text: string,
): Promise<{ status: number; body?: unknown }> {
  if (act === 'ready') return desk.putAgent({ path: { agent_id }, body: { online: true } });
  const chats = await desk.listChats({ query: { state: 'open' } });
  const chat =
    chats.status === 200 && chats.body.chats.find((each) => String(each.visitor_number) === visitor);
  if (!chat) return { status: 404, body: 'The visitor has no open chat.' };
  const of = { path: { chat_id: chat.chat_id }, body: { agent_id } };
  if (act === 'accept') return desk.acceptChat(of);
  if (act === 'assign') return desk.assignChat(of);
  if (act === 'close') return desk.closeChat(of);
  return desk.writeMessage({ ...of, body: { agent_id, message: { type: 'text', text } } });
}
