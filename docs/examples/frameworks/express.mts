// A chat front end in Express: prints what agents write.
//
// usage: node express.mts PORT
import { channelIntegratorOperations } from '@parlance/contract/channel/operations';
import { nodeHandler } from '@parlance/contract/node';
import express from 'express';

const app = express();
// This comes before express.json(), because the handler itself reads the bodies.
app.use(
  '/chat',
  nodeHandler(channelIntegratorOperations, {
    receiveAgentMessage({ body: { recipient, message } }) {
      console.log(`${recipient.id}:`, message.type === 'text' ? message.text : message.type);
      return { status: 200, body: { result: 'ok' } };
    },
  }),
);
app.use(express.json());
app.get('/', (_request, response) => void response.send('The rest of the app.'));
app.listen(Number(process.argv[2]), '127.0.0.1');
