// A CRM in one file. This CRM sends data about a visitor when a chat is accepted, and keeps a card with each visitor's history.
import {
  type WebhookReceiverHandlers,
  webhookReceiverOperations,
} from '../../../generated/developer/operations.ts';
import type { ChatAcceptedReply, Visitor } from '../../../generated/developer/types.ts';
import { mount } from '../../../src/contract/serve/mount.ts';
import { createServer } from '../../../src/contract/serve/server.ts';

export interface Receiver {
  /** The address to which the service posts developer webhooks. */
  url: string;
  close(): Promise<void>;
}

/** The card of a visitor in the CRM. The history begins with the oldest line. */
interface Card {
  number: number;
  name: string;
  orders: number;
  history: string[];
}

/** Starts the webhook receiver. For each event, `show` is called with a line of text. */
export async function startReceiver(show: (line: string) => void, port = 0): Promise<Receiver> {
  const app = createServer();
  const cards = new Map<string, Card>();
  let url = '';

  const note = (visitor: Visitor, what: string): Card => {
    const known = cards.get(visitor.number) ?? { number: cards.size + 1, history: [] };
    const name = visitor.name ?? 'no name yet';
    const card = { ...known, name, orders: visitor.chats_count, history: [...known.history, what] };
    cards.set(visitor.number, card);
    show(`visitor ${visitor.number} (${name}): ${what}`);
    return card;
  };
  const noted = (visitor: Visitor, what: string) => {
    note(visitor, what);
    return { status: 200, body: { result: 'OK' } } as const;
  };

  const handlers = {
    receiveChatAccepted({ body }) {
      const { number, orders } = note(body.visitor, `${body.agent.name} took chat ${body.chat_id}`);
      const reply: ChatAcceptedReply = {
        result: 'OK',
        custom_data: [
          { title: 'Customer', key: 'Card', content: `no. ${number}` },
          { key: 'Orders', content: String(orders) },
        ],
        enable_assign: true,
        crm_link: `${url}/cards/${number}`,
      };
      return { status: 200, body: reply };
    },
    receiveChatAssigned: ({ body }) => noted(body.visitor, `belongs to ${body.assign_to}`),
    receiveChatFinished: ({ body }) =>
      noted(body.visitor, `chat ${body.chat_id} ended after ${body.chat.messages.length} messages`),
    receiveChatUpdated: ({ body }) => noted(body.visitor, 'contact data changed'),
    receiveOfflineMessage: ({ body }) => noted(body.visitor, `left a message: ${body.message}`),
    receiveCallEvent: ({ body }) => noted(body.visitor, `${body.call.type} call, ${body.call.status}`),
  } satisfies Partial<WebhookReceiverHandlers>;
  mount(app, webhookReceiverOperations, handlers, { prefix: '/hooks' });
  app.get<{ Params: { number: string } }>('/cards/:number', ({ params }, reply) => {
    const card = [...cards.values()].find(({ number }) => String(number) === params.number);
    if (!card) return reply.code(404).send('No card has this number.\n');
    return reply.type('text/html; charset=utf-8').send(pageOf(card));
  });
  url = await app.listen({ host: '127.0.0.1', port });
  return { url: `${url}/hooks`, close: () => app.close() };
}

function pageOf({ number, name, orders, history }: Card): string {
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Card ${number}</title><h1>Card no. ${number}: ${escaped(name)}</h1><p>Orders: ${orders}</p>
<ul>${history.map((what) => `<li>${escaped(what)}</li>`).join('')}</ul></html>\n`;
}
