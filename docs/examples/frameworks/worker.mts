// A chat front end on Workers, Bun or Deno: prints what agents write.
import { channelIntegratorOperations } from '@parlance/contract/channel/operations';
import { handler } from '@parlance/contract/serve';

const fetch = handler(
  channelIntegratorOperations,
  {
    receiveAgentMessage({ body: { recipient, message } }) {
      console.log(`${recipient.id}:`, message.type === 'text' ? message.text : message.type);
      return { status: 200, body: { result: 'ok' } };
    },
  },
  { prefix: '/chat' },
);

export default { fetch };
