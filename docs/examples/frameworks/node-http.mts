// A bot on node:http: repeats each message of a client, and calls an agent on request.
//
// usage: node node-http.mts PORT SERVICE PROVIDER_ID TOKEN   SERVICE is the bot API of the service, up to /webhooks
import { createServer } from 'node:http';
import { botProviderOperations } from '@parlance/contract/bot/operations';
import { nodeHandler } from '@parlance/contract/node';
import { botProvider } from '@parlance/contract/serve';

const [port, service, providerId, token = ''] = process.argv.slice(2);
const { handlers, authorize, connect } = botProvider(
  {
    async clientMessage({ message }, chat) {
      const words = 'text' in message ? (message.text ?? '') : '';
      if (words.includes('agent')) await chat.inviteAgent();
      else await chat.say(`You wrote: ${words}`);
    },
  },
  { token },
);
connect(`${service}/webhooks/${providerId}/${token}`);
createServer(nodeHandler(botProviderOperations, handlers, { prefix: '/bot', authorize })).listen(
  Number(port),
  '127.0.0.1',
);
