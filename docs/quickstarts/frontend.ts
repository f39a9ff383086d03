// A chat front end that prints what agents write. Start it with the port to listen on.
import {
  type ChannelIntegratorHandlers,
  channelIntegratorOperations,
} from '@parlance/contract/channel/operations';
import { createServer, mount } from '@parlance/contract/fastify';

const handlers: ChannelIntegratorHandlers = {
  receiveAgentMessage({ body: { recipient, message } }) {
    console.log(`to ${recipient.id}:`, message);
    return { status: 200, body: { result: 'ok' } };
  },
};

const app = createServer();
mount(app, channelIntegratorOperations, handlers, { prefix: '/chat' });
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
