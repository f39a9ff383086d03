// A chat front end: prints agents' messages, and posts the customer's replies.
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
if (!port) {
  console.error('usage: node frontend.mts PORT [ENDPOINT]');
  process.exit(2);
}
const service = endpoint === '' ? undefined : createChannelServiceClient({ endpoint });

/** Posts the customer's message. Throws after a response other than 200, so that the operator sees it. */
async function say(customer: string | number, text: string): Promise<void> {
  const sender = { id: customer, name: 'Visitor' };
  const message = { type: 'text', id: randomUUID(), text } as const;
  const answer = await service?.sendUserMessage({ body: { sender, message } });
  if (answer && answer.status !== 200) throw new Error(`the service answered ${answer.status}`);
}

const handlers: ChannelIntegratorHandlers = {
  receiveAgentMessage({ body: { recipient, message } }) {
    if (message.type !== 'typein' && message.type !== 'typeout') {
      console.log(`${recipient.id}:`, message.type === 'text' ? message.text : message);
      say(recipient.id, 'Thank you.').catch((wrong) =>
        console.error('tell the operator: a message was not taken:', wrong),
      );
    }
    return { status: 200, body: { result: 'ok' } };
  },
};

const app = createServer();
mount(app, channelIntegratorOperations, handlers, { prefix: '/chat' });
await app.listen({ host: '127.0.0.1', port: Number(port) }).then(
  (url) => console.log('listening on', url),
  ({ code, message }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another.` : message);
    process.exit(1);
  },
);
