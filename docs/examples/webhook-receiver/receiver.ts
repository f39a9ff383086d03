// A CRM in one file: it knows a few people, tells the agent of them when a chat is accepted, and keeps what happened.
import {
  type WebhookReceiverHandlers,
  webhookReceiverOperations,
} from '../../../generated/developer/operations.ts';
import type { ChatAcceptedReply, Visitor } from '../../../generated/developer/types.ts';
import { mount } from '../../../src/contract/serve/mount.ts';
import { createServer } from '../../../src/contract/serve/server.ts';

export interface Receiver {
  /** Address for developer webhooks. */
  url: string;
  close(): Promise<void>;
}

/** A card of the CRM, with what happened to the person last. */
interface Card {
  number: number;
  orders: number;
  history: string[];
}

/** Starts the receiver; `show` is given a line for every event. */
export async function startReceiver(show: (line: string) => void, port = 0): Promise<Receiver> {
  const app = createServer();
  const cards = new Map<string, Card>();

  const note = (visitor: Visitor, what: string): Card => {
    const card = cards.get(visitor.number) ?? {
      number: cards.size + 1,
      orders: visitor.chats_count,
      history: [],
    };
    card.history.push(what);
    cards.set(visitor.number, card);
    show(`visitor ${visitor.number} (${visitor.name ?? 'no name yet'}): ${what}`);
    return card;
  };
  const ok = { status: 200, body: { result: 'OK' } } as const;

  const handlers: WebhookReceiverHandlers = {
    onChatAccepted({ body }) {
      const card = note(body.visitor, `${body.agent.name} took chat ${body.chat_id}`);
      const reply: ChatAcceptedReply = {
        result: 'OK',
        custom_data: [
          { title: 'Customer', key: 'Card', content: `no. ${card.number}` },
          { key: 'Orders', content: String(card.orders) },
        ],
        enable_assign: true,
        crm_link: `https://crm.example.com/cards/${card.number}`,
      };
      return { status: 200, body: reply };
    },
    onChatAssigned({ body }) {
      note(body.visitor, `chat ${body.chat_id} belongs to ${body.assign_to}`);
      return ok;
    },
    onChatFinished({ body }) {
      note(body.visitor, `chat ${body.chat_id} ended after ${body.chat.messages.length} messages`);
      return ok;
    },
    onChatUpdated({ body }) {
      note(body.visitor, 'contact data changed');
      return ok;
    },
    onOfflineMessage({ body }) {
      note(body.visitor, `left a message: ${body.message}`);
      return ok;
    },
    onCallEvent({ body }) {
      note(body.visitor, `${body.call.type} call, ${body.call.status}`);
      return ok;
    },
  };
  mount(app, webhookReceiverOperations, handlers, { prefix: '/hooks' });
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url: `${url}/hooks`, close: () => app.close() };
}
