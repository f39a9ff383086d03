import type { FastifyReply } from 'fastify';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { limits } from '../../../generated/policies.ts';
import { writeEventStream } from '../../contract/serve/event-stream.ts';
import { createServer } from '../../contract/serve/server.ts';
import { demoFiles } from './files.ts';

export interface Demo {
  shopUrl: string;
  chatUrl: string;
  close(): Promise<void>;
}

export interface DemoParts {
  port: number;
  /** The address of the widget's script. */
  scriptUrl: string;
  /** The address at which the front end of the chat page says what is written there. */
  sayUrl: string;
  /** What agents write to the customer of the front end. */
  messages: Messages;
}

/** Passes on what agents write, to whoever listens. */
export class Messages {
  readonly #listeners = new Set<(message: AgentMessage) => void>();

  tell(message: AgentMessage): void {
    for (const listener of this.#listeners) listener(message);
  }

  /** Gives what ends the listening. */
  listen(listener: (message: AgentMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Serves a site to try things at: a shop that includes the widget, and a chat page on the channel API. */
export async function startDemo({ port, scriptUrl, sayUrl, messages }: DemoParts): Promise<Demo> {
  const app = createServer();
  const files = demoFiles();
  const service = new URL(scriptUrl).origin;
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  const give = (reply: FastifyReply, name: string) => {
    const policy = `default-src 'none'; base-uri 'none'; script-src 'self' ${service}; style-src 'self'; connect-src 'self' ${service}; img-src 'self' https: http:`;
    const longest = String(limits.UserTextBody.truncate);
    const text = files[name]!.replaceAll('{script_url}', scriptUrl).replaceAll('{longest_text}', longest);
    return reply.type(types[name.split('.').at(-1)!]!).header('content-security-policy', policy).send(text);
  };
  app.get('/', (_, reply) => reply.redirect('/demo'));
  app.get('/demo', (_, reply) => give(reply, 'shop.html'));
  app.get('/demo/chat', (_, reply) => give(reply, 'chat.html'));
  for (const name of Object.keys(files)) app.get(`/demo/${name}`, (_, reply) => give(reply, name));
  app.post('/demo/chat/say', async (request, reply) => {
    const { status } = await fetch(sayUrl, { method: 'POST', body: String(request.body) });
    return reply.code(status).send();
  });
  app.get('/demo/chat/events', async (request, reply) => {
    const hungUp = new AbortController();
    request.raw.once('close', () => hungUp.abort());
    const signal = AbortSignal.any([hungUp.signal, stopping.signal]);
    reply.hijack();
    await writeEventStream(reply.raw, messagesOf(messages, signal), signal);
  });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { shopUrl: `${url}/demo`, chatUrl: `${url}/demo/chat`, close: () => app.close() };
}

/** What the agents write from now on. */
async function* messagesOf(
  messages: Messages,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent<AgentMessage>> {
  const waiting: AgentMessage[] = [];
  let wake = () => {};
  const stop = messages.listen((message) => {
    waiting.push(message);
    wake();
  });
  signal.addEventListener('abort', () => wake(), { once: true });
  try {
    while (!signal.aborted) {
      for (const data of waiting.splice(0)) yield { data };
      if (waiting.length === 0 && !signal.aborted) await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    stop();
  }
}
