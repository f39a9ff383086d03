// A chat front end: prints what agents write, and posts what its customer answers.
//
// usage: node frontend.mts PORT [ENDPOINT]   ENDPOINT is the address that the service gave for the channel
import { randomUUID } from 'node:crypto';
import { createChannelServiceClient } from '@parlance/contract/channel/client';
import {
  type ChannelIntegratorHandlers,
  channelIntegratorOperations,
} from '@parlance/contract/channel/operations';
import { createServer, mount } from '@parlance/contract/fastify';

const [port, endpoint = ''] = process.argv.slice(2);
const [, baseUrl = '', random_string = '', channel_public_id = ''] =
  /^(.*)\/([^/]+)\/([^/]+)$/.exec(endpoint) ?? [];
const service = createChannelServiceClient({ baseUrl });

/** Posts the customer's words. Whoever runs the service should hear of an answer that is not 200. */
async function say(customer: string | number, text: string): Promise<void> {
  const sender = { id: customer, name: 'Visitor' };
  const message = { type: 'text', id: randomUUID(), text } as const;
  const { status } = await service.sendUserMessage({
    path: { random_string, channel_public_id },
    body: { sender, message },
  });
  if (status !== 200) throw new Error(`the service answered ${status}`);
}

const handlers: ChannelIntegratorHandlers = {
  receiveAgentMessage({ body: { recipient, message } }) {
    if (message.type !== 'typein' && message.type !== 'typeout') {
      console.log(`${recipient.id}:`, message.type === 'text' ? message.text : message);
      if (baseUrl !== '')
        say(recipient.id, 'Thank you.').catch((wrong) =>
          console.error('tell the operator: a message was not taken:', wrong),
        );
    }
    return { status: 200, body: { result: 'ok' } };
  },
};

const app = createServer();
mount(app, channelIntegratorOperations, handlers, { prefix: '/chat' });
console.log('listening on', await app.listen({ host: '127.0.0.1', port: Number(port) }));
