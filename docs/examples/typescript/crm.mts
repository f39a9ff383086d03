// A CRM: prints every event, and tells the agent who the visitor is.
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

const handlers: WebhookReceiverHandlers = {
  onChatAccepted({ body }) {
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
  onChatAssigned: print,
  onChatFinished: print,
  onChatUpdated: print,
  onOfflineMessage: print,
  onCallEvent: print,
};

const app = createServer();
mount(app, webhookReceiverOperations, handlers, { prefix: '/hooks' });
console.log('listening on', await app.listen({ host: '127.0.0.1', port: Number(process.argv[2]) }));
