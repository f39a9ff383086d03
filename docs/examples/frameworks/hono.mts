// A CRM in Hono: sends the agent data about the visitor, and ignores the other events.
import { webhookReceiverOperations } from '@parlance/contract/developer/operations';
import { handler } from '@parlance/contract/serve';
import { Hono } from 'hono';

const hooks = handler(
  webhookReceiverOperations,
  {
    receiveChatAccepted({ body: { visitor } }) {
      console.log('a chat with visitor', visitor.number);
      const crm_link = `https://crm.example.com/people/${visitor.number}`;
      return { status: 200, body: { result: 'OK', crm_link } };
    },
  },
  { prefix: '/hooks' },
);

const app = new Hono();
app.all('/hooks', ({ req }) => hooks(req.raw));
export default app;
