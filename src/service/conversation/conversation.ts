import type { AgentMessage, TypingContent, UserMessage } from '../../../generated/channel/types.ts';
import type { DeskAgent, DeskChat, TranscriptEntry, WrittenContent } from '../../../generated/desk/types.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Journal } from '../journal.ts';
import type { Chats } from './chats.ts';
import { contentOf, type EntryContent } from './content.ts';
import { updated } from './customer.ts';
import type { Channel, Directory } from './directory.ts';

export interface ConversationParts {
  directory: Directory;
  chats: Chats;
  outbox: Outbox;
  journal: () => Journal;
}

/** What customers and agents do with each other. Every method resolves when what it did is durable. */
export class Conversation {
  readonly #parts: ConversationParts;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
  }

  /** Takes a customer's message or typing notice. */
  async receive(channel: Channel, { sender, message }: UserMessage): Promise<void> {
    const { chats } = this.#parts;
    const journal = this.#parts.journal();
    const chat = chats.ofCustomer(channel, sender.id, journal);
    if (isTyping(message)) {
      this.#customerTypes(chat, message.type === 'typein', journal);
    } else {
      const customer = updated(chat.customer, sender as Parameters<typeof updated>[1]);
      let now = chat;
      if (customer !== chat.customer) {
        now = chats.change(now, { customer }, journal);
        journal.event({ event: 'chat_changed', chat: now });
      }
      now = this.#customerTypes(now, false, journal);
      chats.add(now, 'customer', contentOf(message), journal);
    }
    await journal.commit();
  }

  /** Sends what an agent wrote. */
  async write(chat: DeskChat, agent: DeskAgent, content: WrittenContent): Promise<TranscriptEntry> {
    const { chats } = this.#parts;
    const journal = this.#parts.journal();
    const { id: _, ...shown } = content;
    const entry = chats.add(chat, 'agent', { ...(shown as EntryContent), agent_id: agent.agent_id }, journal);
    const start = this.#send(
      chat,
      agent,
      { ...shown, id: `entry-${entry.entry_id}` } as AgentMessage['message'],
      journal,
      entry,
    );
    journal.entry(entry);
    const answer = structuredClone(entry);
    await journal.commit();
    start();
    return answer;
  }

  /** Tells the customer's side that an agent begins or stops to write. */
  async agentTypes(chat: DeskChat, agent: DeskAgent, typing: boolean): Promise<void> {
    const journal = this.#parts.journal();
    const start = this.#send(chat, agent, { type: typing ? 'typein' : 'typeout' }, journal);
    await journal.commit();
    start();
  }

  /** The agent takes the chat; a second time changes nothing. */
  async accept(chat: DeskChat, agent: DeskAgent): Promise<DeskChat> {
    if (chat.agent_id !== undefined) return chat;
    const journal = this.#parts.journal();
    const accepted = this.#parts.chats.change(chat, { agent_id: agent.agent_id }, journal);
    journal.event({ event: 'chat_accepted', chat: accepted });
    await journal.commit();
    return accepted;
  }

  async close(chat: DeskChat): Promise<DeskChat> {
    const journal = this.#parts.journal();
    const closed = this.#close(chat, journal);
    await journal.commit();
    return closed;
  }

  /** Takes a channel off the site and closes its chats. */
  async removeChannel(channel: Channel): Promise<void> {
    const journal = this.#parts.journal();
    for (const chat of this.#parts.chats.openOf(channel.channel_id)) this.#close(chat, journal);
    this.#parts.directory.removeChannel(channel, journal);
    await journal.commit();
  }

  #close(chat: DeskChat, journal: Journal): DeskChat {
    const closed_at = new Date(journal.now).toISOString();
    const closed = this.#parts.chats.change(
      chat,
      { state: 'closed', customer_typing: false, closed_at },
      journal,
    );
    journal.event({ event: 'chat_closed', chat: closed });
    return closed;
  }

  #customerTypes(chat: DeskChat, customer_typing: boolean, journal: Journal): DeskChat {
    if (chat.customer_typing === customer_typing) return chat;
    const changed = this.#parts.chats.change(chat, { customer_typing }, journal);
    journal.event({ event: 'typing_changed', chat: changed });
    return changed;
  }

  #send(
    chat: DeskChat,
    agent: DeskAgent,
    message: AgentMessage['message'],
    journal: Journal,
    entry?: TranscriptEntry,
  ): () => void {
    const channel = this.#parts.directory.channels.get(chat.channel_id)!;
    const body = {
      sender: { name: agent.name, ...(agent.photo !== undefined && { photo: agent.photo }) },
      // The customer's id goes back as a string, in the digits and letters in which it came (CHN-OUT-03, CHN-OUT-04).
      recipient: { id: String(chat.customer.id) },
      message,
    };
    const request = {
      url: `${channel.customer_endpoint}/${encodeURIComponent(channel.channel_id)}`,
      body: JSON.stringify(body),
      chunked: channel.chunked,
    };
    return this.#parts.outbox.record(
      { chat, ...(entry && { entry }), operation: 'sendAgentMessage', request },
      journal,
    );
  }
}

function isTyping(message: UserMessage['message']): message is TypingContent {
  return message.type === 'typein' || message.type === 'typeout';
}
