import type { AgentMessage, Customer, TypingContent, UserMessage } from '../../../generated/channel/types.ts';
import type {
  CallMove,
  DeskAgent,
  DeskCall,
  DeskChat,
  DeskCustomer,
  NewCall,
  OfflineForm,
  TranscriptEntry,
  VisitorReport,
  WrittenContent,
} from '../../../generated/desk/types.ts';
import { repeats } from '../../../generated/policies.ts';
import type { Arrivals } from '../arrivals.ts';
import type { Bots } from '../bot/bots.ts';
import type { Journal } from '../journal.ts';
import { idsOf, quoted } from '../notes.ts';
import type { Webhooks } from '../webhooks/webhooks.ts';
import type { Calls } from './calls.ts';
import type { Chats } from './chats.ts';
import { carriedBy, contentOf, cutOff } from './content.ts';
import { unshownOf, updated } from './customer.ts';
import type { Channel, Directory } from './directory.ts';
import type { Outgoing } from './outgoing.ts';
import type { Visitors } from './visitors.ts';

export interface ConversationParts {
  directory: Directory;
  chats: Chats;
  visitors: Visitors;
  calls: Calls;
  arrivals: Arrivals;
  outgoing: Outgoing;
  bots: Bots;
  webhooks: Webhooks;
  journal: () => Journal;
  newId: () => string;
}

/** What customers and agents do with each other. Every method resolves when what it did is durable. */
export class Conversation {
  readonly #parts: ConversationParts;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
  }

  /** Takes a customer's message or typing notice. */
  async receive(channel: Channel, { sender, message }: UserMessage): Promise<void> {
    const { chats, bots } = this.#parts;
    const journal = this.#parts.journal();
    if (isTyping(message)) {
      const chat = chats.ofCustomer(channel, sender.id, journal);
      this.#customerTypes(chat, message.type === 'typein', journal);
    } else if (this.#isRepeat(channel, sender.id, message, journal)) {
      const chat = chats.openOfCustomer(channel, sender.id);
      if (chat) this.#update(chat, updated(chat.customer, sender as Customer), journal);
    } else {
      const chat = chats.ofCustomer(channel, sender.id, journal);
      const known = this.#update(chat, updated(chat.customer, sender as Customer), journal);
      const now = this.#customerTypes(known, false, journal);
      const content = contentOf(message);
      for (const text of [...unshownOf(sender as Customer), ...cutOff(message, content)])
        journal.note({ ...idsOf(now), about: message.type, text });
      bots.clientWrote(now, chats.add(now, 'customer', content, journal), journal);
    }
    await journal.commit();
  }

  /** Sends what an agent wrote. */
  async write(chat: DeskChat, agent: DeskAgent, content: WrittenContent): Promise<TranscriptEntry> {
    const { chats, outgoing } = this.#parts;
    const journal = this.#parts.journal();
    const shown = carriedBy(content);
    const entry = chats.add(chat, 'agent', { ...shown, agent_id: agent.agent_id }, journal);
    const message = { ...shown, id: `entry-${entry.entry_id}` } as AgentMessage['message'];
    outgoing.toCustomer(chat, agent, message, journal, entry);
    journal.entry(entry);
    const answer = structuredClone(entry);
    await journal.commit();
    return answer;
  }

  /** Tells the customer's side that an agent begins or stops to write. */
  async agentTypes(chat: DeskChat, agent: DeskAgent, typing: boolean): Promise<void> {
    const journal = this.#parts.journal();
    this.#parts.outgoing.toCustomer(chat, agent, { type: typing ? 'typein' : 'typeout' }, journal);
    await journal.commit();
  }

  /** The agent takes the chat; a second time changes nothing. */
  async accept(chat: DeskChat, agent: DeskAgent): Promise<DeskChat> {
    if (chat.agent_id !== undefined) return chat;
    const { chats, bots, webhooks } = this.#parts;
    const journal = this.#parts.journal();
    const handled = chat.handled_by && { handled_by: 'agents' as const };
    const accepted = chats.change(chat, { agent_id: agent.agent_id, ...handled }, journal);
    journal.event({ event: 'chat_accepted', chat: accepted });
    webhooks.chatAccepted(accepted, journal);
    bots.agentJoined(accepted, journal);
    await journal.commit();
    return accepted;
  }

  /** The agent connects the chat to the CRM card whose address is given. */
  async assign(chat: DeskChat, crm_link: string): Promise<DeskChat> {
    const journal = this.#parts.journal();
    this.#parts.webhooks.chatAssigned(chat, crm_link, journal);
    await journal.commit();
    return chat;
  }

  /** The client asks for an agent, past the bot. */
  async requestAgent(chat: DeskChat): Promise<DeskChat> {
    const journal = this.#parts.journal();
    const changed =
      chat.handled_by === 'bot' ? this.#parts.bots.transfer(chat, 'client_asked', journal) : chat;
    await journal.commit();
    return changed;
  }

  /** Takes over what a widget would report of a chat's visitor. */
  async reportVisitor(chat: DeskChat, report: VisitorReport): Promise<DeskChat> {
    const { visitors, webhooks } = this.#parts;
    const journal = this.#parts.journal();
    visitors.report(visitors.of(chat), report, journal);
    const { name, email, phone } = report;
    const contact = {
      ...(name !== undefined && { name }),
      ...(email !== undefined && { email }),
      ...(phone !== undefined && { phone }),
    };
    const customer = updated(chat.customer, { id: chat.customer.id, ...contact });
    const changed = this.#update(chat, customer, journal);
    const isToldAlready = changed !== chat;
    if (!isToldAlready && (report.description !== undefined || report.social !== undefined)) {
      webhooks.chatUpdated(chat, journal);
    }
    await journal.commit();
    return changed;
  }

  async startCall(chat: DeskChat, call: NewCall): Promise<DeskCall> {
    const journal = this.#parts.journal();
    const begun = this.#parts.calls.begin(chat, call, journal);
    this.#parts.webhooks.callChanged(chat, begun, journal);
    await journal.commit();
    return begun;
  }

  async moveCall(chat: DeskChat, call: DeskCall, move: CallMove): Promise<DeskCall> {
    const journal = this.#parts.journal();
    const moved = this.#parts.calls.move(call, move, journal);
    this.#parts.webhooks.callChanged(chat, moved, journal);
    await journal.commit();
    return moved;
  }

  /** Stores a message that a visitor left while nobody was there. */
  async leaveMessage(channel: Channel, form: OfflineForm): Promise<string> {
    const journal = this.#parts.journal();
    const offline_message_id = this.#parts.newId();
    const { visitor_number } = this.#parts.visitors.arrive(
      channel.channel_id,
      `offline ${offline_message_id}`,
      journal,
    );
    this.#parts.visitors.leave(visitor_number);
    journal.event({ event: 'offline_message' });
    const ids = { offline_message_id, channel_id: channel.channel_id, visitor_number, chats_count: 0 };
    this.#parts.webhooks.offlineMessage(form, ids, journal);
    await journal.commit();
    return offline_message_id;
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
    const { chats, bots, webhooks } = this.#parts;
    const closed_at = new Date(journal.now).toISOString();
    webhooks.chatFinished(chat, journal);
    bots.chatClosed(chat, journal);
    const closed = chats.change(chat, { state: 'closed', customer_typing: false, closed_at }, journal);
    journal.event({ event: 'chat_closed', chat: closed });
    return closed;
  }

  /** Whether a customer's message came lately: the same sender, id and content (OPEN-37). The desk is told. */
  #isRepeat(
    channel: Channel,
    sender_id: string | number,
    message: UserMessage['message'] & { id?: string },
    journal: Journal,
  ): boolean {
    const { id, type } = message;
    const { channel_id } = channel;
    const { arrivals, chats } = this.#parts;
    if (id === undefined || !arrivals.isRepeat([channel_id, String(sender_id), message], journal))
      return false;
    const chat_id = chats.openOfCustomer(channel, sender_id)?.chat_id;
    journal.note({
      channel_id,
      ...(chat_id !== undefined && { chat_id }),
      about: type,
      text: `The message ${quoted(id)} came again within ${repeats.withinMs / 1000} seconds with the same content. It is shown once. Give each message an id of its own.`,
    });
    return true;
  }

  /** Shows the agent what is known of the customer now, and tells the integrator of what the event has. */
  #update(chat: DeskChat, customer: DeskCustomer, journal: Journal): DeskChat {
    if (customer === chat.customer) return chat;
    const changed = this.#parts.chats.change(chat, { customer }, journal);
    journal.event({ event: 'chat_changed', chat: changed });
    const isTold = (['name', 'phone', 'email'] as const).some((key) => customer[key] !== chat.customer[key]);
    if (isTold) this.#parts.webhooks.chatUpdated(changed, journal);
    return changed;
  }

  #customerTypes(chat: DeskChat, customer_typing: boolean, journal: Journal): DeskChat {
    if (chat.customer_typing === customer_typing) return chat;
    const changed = this.#parts.chats.change(chat, { customer_typing }, journal);
    journal.event({ event: 'typing_changed', chat: changed });
    return changed;
  }
}

function isTyping(message: UserMessage['message']): message is TypingContent {
  return message.type === 'typein' || message.type === 'typeout';
}
