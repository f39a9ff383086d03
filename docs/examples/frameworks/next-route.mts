// A CRM in Next.js, as app/hooks/route.ts: accepts only signed events if WEBHOOK_SECRET is set.
import { webhookReceiverOperations } from '@parlance/contract/developer/operations';
import { handler } from '@parlance/contract/serve';

const secrets = process.env['WEBHOOK_SECRET']?.split(' ');

const hooks = handler(
  webhookReceiverOperations,
  {
    receiveChatFinished({ body }) {
      console.log('chat', body.chat_id, 'ended');
      return { status: 200, body: { result: 'OK' } };
    },
    receiveOfflineMessage({ body }) {
      console.log('somebody wrote:', body.message);
      return { status: 200, body: { result: 'OK' } };
    },
  },
  { prefix: '/hooks', ...(secrets && { secrets }) },
);

export { hooks as DELETE, hooks as GET, hooks as PATCH, hooks as POST, hooks as PUT };
