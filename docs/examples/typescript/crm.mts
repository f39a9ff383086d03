// A CRM: prints every event, and sends the agent data about the visitor.
//
// usage: node crm.mts PORT
import {
  type WebhookReceiverHandlers,
  webhookReceiverOperations,
} from '@parlance/contract/developer/operations';
import { createServer, mount } from '@parlance/contract/fastify';

const print = ({ body }: { body: { event_name: string } }) => {
  console.log('event:', body.event_name);
  return { status: 200, body: { result: 'OK' } } as const;
};

// An event without a handler is accepted, as the contract says.
const handlers = {
  receiveChatAccepted({ body }) {
    console.log('event:', body.event_name, 'of visitor', body.visitor.number);
    return {
      status: 200,
      body: {
        result: 'OK',
        custom_data: [{ key: 'Customer since', content: '2019' }],
        crm_link: `https://crm.example.com/people/${body.visitor.number}`,
      },
    };
  },
  receiveChatAssigned: print,
  receiveChatFinished: print,
  receiveChatUpdated: print,
  receiveOfflineMessage: print,
  receiveCallEvent: print,
} satisfies Partial<WebhookReceiverHandlers>;

const [port] = process.argv.slice(2);
if (!port) {
  console.error('usage: node crm.mts PORT');
  process.exit(2);
}
const app = createServer();
mount(app, webhookReceiverOperations, handlers, { prefix: '/hooks' });
await app.listen({ host: '127.0.0.1', port: Number(port) }).then(
  (url) => console.log('listening on', url),
  ({ code, message }) => {
    console.error(code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another.` : message);
    process.exit(1);
  },
);
