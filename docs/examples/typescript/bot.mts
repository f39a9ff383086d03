// A bot: offers two topics, and hands the chat over to an agent on request.
//
// usage: node bot.mts PORT SERVICE PROVIDER_ID TOKEN   SERVICE is the bot API of the service, up to /webhooks
import { createServer, mountBotProvider } from '@parlance/contract/fastify';

const [port, service, providerId, token = ''] = process.argv.slice(2);
if (!token) {
  console.error('usage: node bot.mts PORT SERVICE PROVIDER_ID TOKEN');
  process.exit(2);
}
const app = createServer();
const { connect } = mountBotProvider(
  app,
  {
    async clientMessage({ message }, chat) {
      const words = 'text' in message ? (message.text ?? '') : '';
      if (words.toLowerCase().includes('agent')) {
        await chat.inviteAgent();
        console.log('posted INVITE_AGENT');
        return;
      }
      await chat.say({
        type: 'BUTTONS',
        title: 'What would you like to know?',
        text: 'Write prices, or agent to talk with a person.',
        buttons: [{ text: 'Prices' }, { text: 'Agent' }],
      });
      console.log('posted BOT_MESSAGE');
    },
  },
  { token, prefix: '/bot' },
);
// The bot knows its address at the service in advance, because the address consists of the identifier and the token.
connect(`${service}/webhooks/${providerId}/${token}`);
await app.listen({ host: '127.0.0.1', port: Number(port) }).then(
  (url) => console.log('listening on', url),
  ({ code, message }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another.` : message);
    process.exit(1);
  },
);
