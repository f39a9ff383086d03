import { EventEmitter, on } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { AgentMessage } from '../../../generated/channel/types.ts';
import type { ServerSentEvent } from '../../../generated/operation.ts';
import { limits } from '../../../generated/policies.ts';
import { writeEventStream } from '../../contract/serve/event-stream-writer.ts';
import { createServer } from '../../contract/serve/server.ts';
import { demoFiles } from './files.ts';

export interface Demo {
  shopUrl: string;
  chatUrl: string;
  close(): Promise<void>;
}

/** Emits the agents' messages to the customer of the front end. */
export class Messages extends EventEmitter<{ message: [AgentMessage] }> {}

export interface DemoParts {
  port: number;
  /** The address of the widget's script. */
  scriptUrl: string;
  /** The front end's address for messages that are written on the chat page. */
  sayUrl: string;
  messages: Messages;
}

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** Serves the demo site: a shop that includes the widget, and a chat page on the channel API. */
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

async function* messagesOf(
  messages: Messages,
  signal: AbortSignal,
): AsyncGenerator<ServerSentEvent<AgentMessage>> {
  for await (const [data] of on(messages, 'message', { signal })) yield { data: data as AgentMessage };
}
