// A chat front end in one file. This program prints the messages of agents, and posts the messages of the customer.
import { createChannelServiceClient } from '../../../generated/channel/client.ts';
import {
  type ChannelIntegratorHandlers,
  channelIntegratorOperations,
} from '../../../generated/channel/operations.ts';
import { mount } from '../../../src/contract/serve/mount.ts';
import { createServer } from '../../../src/contract/serve/server.ts';

export interface Frontend {
  /** The address to which the service posts messages of agents, without the channel's identifier. */
  customerEndpoint: string;
  /** The command `curl <sayUrl> -d Hello` posts the message "Hello" of the customer. */
  sayUrl: string;
  /** Connects the front end to a channel at the address that the service issued for the channel. */
  connect(endpoint: string): void;
  close(): Promise<void>;
}

type Show = (line: string) => void;

/** Starts the front end. For each action of an agent, `show` is called with a line of text. */
export async function startFrontend(show: Show, port = 0): Promise<Frontend> {
  const app = createServer();
  const seen = new Set<string>();
  let say: (text: string) => Promise<number> = async () => 503;

  const handlers: ChannelIntegratorHandlers = {
    receiveAgentMessage({ body }) {
      const { recipient, message } = body;
      const id = 'id' in message ? message.id : undefined;
      // A retry of a message gets the same response as the first request, but the front end shows the message only once.
      if (id !== undefined && seen.has(id)) return { status: 200, body: { result: 'ok' } };
      if (id !== undefined) seen.add(id);
      switch (message.type) {
        case 'typein':
        case 'typeout':
          show(`an agent ${message.type === 'typein' ? 'begins' : 'stops'} typing to ${recipient.id}`);
          break;
        case 'text':
          show(`an agent to ${recipient.id}: ${message.text}`);
          break;
        case 'location':
          show(`an agent to ${recipient.id}: a place at ${message.latitude}, ${message.longitude}`);
          break;
        default:
          show(`an agent to ${recipient.id}: ${message.type}${'file' in message ? ` ${message.file}` : ''}`);
      }
      return { status: 200, body: { result: 'ok' } };
    },
  };
  mount(app, channelIntegratorOperations, handlers, { prefix: '/chat' });
  app.post('/say', async (request, reply) => {
    const status = await say(String(request.body).trim() || 'Hello');
    return reply.code(status).send(status === 200 ? 'said\n' : `the service answered ${status}\n`);
  });
  const url = await app.listen({ host: '127.0.0.1', port });

  return {
    customerEndpoint: `${url}/chat`,
    sayUrl: `${url}/say`,
    connect(endpoint) {
      const [, base, random_string, channel_public_id] = /^(.*)\/([^/]+)\/([^/]+)$/.exec(endpoint) ?? [];
      const service = createChannelServiceClient({ baseUrl: base! });
      const path = { random_string: random_string!, channel_public_id: channel_public_id! };
      say = async (text) => {
        const sender = { id: 'visitor-1', name: 'A visitor' };
        const { status } = await service.sendUserMessage({
          path,
          body: { sender, message: { type: 'text', text } },
        });
        return status;
      };
    },
    close: () => app.close(),
  };
}
