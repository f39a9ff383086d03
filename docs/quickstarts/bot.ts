// A bot that repeats what it hears, and calls an agent at the word. Start it with the port to listen on.
import { createServer, mountBotProvider } from '@parlance/contract/fastify';

const app = createServer();
const { connect } = mountBotProvider(
  app,
  {
    async clientMessage({ message }, chat) {
      const words = 'text' in message ? (message.text ?? '') : '';
      console.log('heard:', words);
      if (words.includes('agent')) await chat.inviteAgent();
      else await chat.say(`You said: ${words}`);
    },
  },
  { token: 'my-token', prefix: '/bot' },
);
// The address that the service hands out for a bot is known before: it is made of the identifier and the token below.
if (process.argv[3] !== undefined) connect(process.argv[3]);
await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) });
