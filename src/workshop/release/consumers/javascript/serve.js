// An integrator's program that consists only of handlers, mounted on Fastify.
import { createChannelIntegratorClient } from '@parlance/contract/channel/client';
import { examples } from '@parlance/contract/channel/examples';
import { channelIntegratorOperations } from '@parlance/contract/channel/operations';
import { createServer, mount } from '@parlance/contract/fastify';

const app = createServer();
mount(app, channelIntegratorOperations, {
  receiveAgentMessage: ({ body }) => ({ status: 200, body: { result: 'ok', took: body.message.type } }),
});
const client = createChannelIntegratorClient({ baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) });
const [body] = Object.values(examples.AgentMessage);
const result = await client.sendAgentMessage({ path: { channel_public_id: 'shop-app' }, body });
await app.close();
console.log(JSON.stringify(result));
