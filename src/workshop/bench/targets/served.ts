// A server of the channel API with handlers that do nothing. The argument chooses the adapter that checks the requests: fastify or node.
import { createServer as createNodeServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { channelServiceOperations } from '../../../../generated/channel/operations.ts';
import { createServer, mount } from '../../../contract/serve/fastify.ts';
import { nodeHandler } from '../../../contract/serve/node.ts';
import { ready } from './ready.ts';

const handlers = {
  sendUserMessage: async () => ({ status: 200 as const }),
  getChannelStatus: async () => ({ status: 200 as const, body: 1 as const }),
};
const host = '127.0.0.1';
if (process.argv[2] === 'fastify') {
  const app = createServer();
  mount(app, channelServiceOperations, handlers);
  ready({ url: await app.listen({ host, port: 0 }) });
} else {
  const server = createNodeServer(nodeHandler(channelServiceOperations, handlers));
  server.listen(0, host, () => ready({ url: `http://${host}:${(server.address() as AddressInfo).port}` }));
}
