import { hash } from 'node:crypto';
import { UserMessage as userMessage } from '../../../../generated/channel/schemas.ts';
import type {
  AgentMessage,
  Customer,
  TypingContent,
  UserMessage,
} from '../../../../generated/channel/types.ts';
import { Visitor } from '../../../../generated/developer/schemas.ts';
import { limits } from '../../../../generated/policies.ts';
import { DeskVisitor } from '../../../../generated/reference/desk/schemas.ts';
import type {
  CallMove,
  NewCall,
  OfflineForm,
  TranscriptEntry,
  VisitorReport,
  WrittenContent,
} from '../../../../generated/reference/desk/types.ts';
import { fieldsByKind } from '../../../contract/schema-fields.ts';
import { truncate } from '../../../contract/serve/service.ts';
import { repeatMs } from '../../limits.ts';
import { defined, namesIn } from '../../shared/part.ts';
import type { Outgoing } from '../delivery/to-customer.ts';
import { deskDelivery, instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import { chatWith, endChat, openChatOf, publishChat, storeCall } from '../state/chats.ts';
import { addNote, idsOf, quoted } from '../state/notes.ts';
import {
  addOfflineMessage,
  hiddenFields,
  storeReport,
  updatedCustomer,
  visitorOf,
} from '../state/visitors.ts';
import type {
  Agent,
  Call,
  Channel,
  ChannelContent,
  Chat,
  ChatCustomer,
  EntryContent,
  WithoutId,
} from '../store/records.ts';
import type { Bots } from './bots.ts';
import { fromCustomer, type Webhooks } from './webhooks.ts';

export interface ConversationParts {
  outgoing: Outgoing;
  bots: Bots;
  webhooks: Webhooks;
}

/** The actions of customers, agents and visitors in chats. Each method writes in the unit of work of the given journal. */
export class Conversation {
  readonly #parts: ConversationParts;

  constructor(parts: ConversationParts) {
    this.#parts = parts;
  }

  /** Receives a customer's message or typing notice. Returns the new entry; undefined for a typing notice or a repeated message. */
  async receive(
    channel: Channel,
    { sender, message: posted }: UserMessage,
    journal: Journal,
  ): Promise<TranscriptEntry | undefined> {
    if (isTyping(posted)) {
      const chat = await chatWith(channel, sender.id, journal);
      await this.#customerTypes(chat, posted.type === 'typein', journal);
      return undefined;
    }
    const message = withTextId(posted);
    if (await this.#isRepeat(channel, sender.id, message, journal)) {
      const chat = await openChatOf(channel, sender.id, journal);
      if (chat) await this.#update(chat, updatedCustomer(chat.customer, sender as Customer), journal);
      return undefined;
    }
    const chat = await chatWith(channel, sender.id, journal);
    const known = await this.#update(chat, updatedCustomer(chat.customer, sender as Customer), journal);
    const now = this.#parts.bots.markAwaited(await this.#customerTypes(known, false, journal), journal);
    const content = truncatedContent(message);
    const texts = [...hiddenFields(sender as Customer), ...changesOf(posted, content)];
    for (const text of texts) await addNote({ ...idsOf(now), about: message.type, text }, journal);
    const entry = await journal.entry(now, 'customer', content);
    await this.#parts.bots.clientMessage(now, entry, journal);
    return entry;
  }

  /** Adds an agent's message to the transcript, and records it for delivery to the customer. Returns the entry. */
  async write(chat: Chat, agent: Agent, content: WrittenContent, journal: Journal): Promise<TranscriptEntry> {
    const shown = contentOf(content);
    const entry = await journal.entry(chat, 'agent', { ...shown, agent_id: agent.agent_id });
    const message = { ...shown, id: `entry-${entry.entry_id}` } as AgentMessage['message'];
    const delivery = await this.#parts.outgoing.toCustomer(chat, agent, message, journal, entry);
    return { ...entry, ...(delivery && { delivery: deskDelivery(delivery) }) };
  }

  /** Reports to the customer and to the desk that an agent starts or stops typing. */
  async agentTypes(chat: Chat, agent: Agent, typing: boolean, journal: Journal): Promise<void> {
    await journal.event({ event: 'agent_typing', chat, agent, typing });
    await this.#parts.outgoing.toCustomer(chat, agent, { type: typing ? 'typein' : 'typeout' }, journal);
  }

  /** Assigns the chat to an agent, and reports that to the webhook receiver and the bot. Does nothing if the chat has an agent. */
  async accept(chat: Chat, agent: Agent, journal: Journal): Promise<Chat> {
    if (chat.agent_id !== undefined) return chat;
    const { bots, webhooks } = this.#parts;
    const handled = chat.handled_by && { handled_by: 'agents' as const };
    const changes = { agent_id: agent.agent_id, ...handled };
    const accepted = await publishChat(chat, changes, journal, { event: 'chat_accepted' });
    await webhooks.report(accepted, { event_name: 'chat_accepted' }, journal);
    await bots.agentJoined(accepted, journal);
    return accepted;
  }

  /** Moves the chat to the agent `to`, or back into the queue if `to` is undefined. */
  async transfer(chat: Chat, to: Agent | undefined, journal: Journal): Promise<Chat> {
    const { agent_id: _, ...queued } = chat;
    const handled = chat.handled_by && { handled_by: 'agents' as const };
    return publishChat(queued, { ...handled, ...(to && { agent_id: to.agent_id }) }, journal, {
      event: 'chat_transferred',
    });
  }

  /** Reports to the webhook receiver that an agent connected the chat to the CRM card at the address `crm_link`. */
  async assign(chat: Chat, crm_link: string, journal: Journal): Promise<Chat> {
    await this.#parts.webhooks.report(chat, { event_name: 'chat_assigned', assign_to: crm_link }, journal);
    return chat;
  }

  /** Stores a report about the visitor of a chat, and updates the chat. Sends chat_updated if a field of this event changes. */
  async reportVisitor(chat: Chat, report: VisitorReport, journal: Journal): Promise<Chat> {
    const { webhooks } = this.#parts;
    storeReport(await visitorOf(chat, journal), defined(report), journal);
    const customer = updatedCustomer(chat.customer, report);
    const changed = await this.#update(chat, customer, journal);
    const isReported = changed !== chat;
    if (!isReported && hasAny(report, ofReport))
      await webhooks.report(chat, { event_name: 'chat_updated' }, journal);
    const { page, session } = report;
    const isMoved = page !== undefined || session !== undefined;
    const moved = isMoved ? await publishChat(changed, defined({ page, session }), journal) : changed;
    // When consoles receive the event chat_changed, they read the visitor's data again, for example the rating.
    if (moved === chat && hasAny(report, namesIn(DeskVisitor)))
      await journal.event({ event: 'chat_changed', chat });
    return moved;
  }

  async startCall({ chat_id }: Chat, asked: NewCall, journal: Journal): Promise<Call> {
    const call_id = await journal.next('call');
    const call: Call = { call_id, chat_id, ...asked, requested_at: instant(journal.now), status: 'start' };
    await this.#parts.webhooks.callEvent(await storeCall(call, journal), call, journal);
    return call;
  }

  /**
   * Changes the status of a call. `reason` is stored only for a failed call, and `record_url` only for an ended call. The end of a call is
   * added to the transcript, for the agents and the visitor.
   */
  async moveCall(call: Call, { status, reason, record_url }: CallMove, journal: Journal): Promise<Call> {
    const moved: Call = {
      ...call,
      status,
      ...(status === 'error' && defined({ reason })),
      ...(status === 'end' && defined({ record_url })),
    };
    const chat = await storeCall(moved, journal);
    if (status === 'end' || status === 'error')
      await journal.entry(chat, 'system', { type: 'call', status, ...defined({ text: moved.reason }) });
    await this.#parts.webhooks.callEvent(chat, moved, journal);
    return moved;
  }

  async leave(
    given: OfflineForm,
    ids: Parameters<Webhooks['offlineMessage']>[1],
    journal: Journal,
  ): Promise<void> {
    const form = defined(given);
    await addOfflineMessage(form, ids, journal);
    await this.#parts.webhooks.offlineMessage(form, ids, journal);
  }

  async close(chat: Chat, journal: Journal): Promise<Chat> {
    const { bots, webhooks } = this.#parts;
    await webhooks.chatFinished(chat, journal);
    await bots.chatClosed(chat, journal);
    return endChat(chat, journal);
  }

  /** True if the same message arrived less than `repeatMs` ago (OPEN-37). Adds a note about such a repeat. */
  async #isRepeat(
    channel: Channel,
    sender_id: string | number,
    message: ReadContent,
    journal: Journal,
  ): Promise<boolean> {
    const { id, type } = message;
    const { channel_id } = channel;
    if (id === undefined || !(await isRepeat([channel_id, String(sender_id), message], journal)))
      return false;
    const chat_id = (await openChatOf(channel, sender_id, journal))?.chat_id;
    const text = `The message ${quoted(id)} came again within ${repeatMs / 1000} seconds with the same content. It is shown once. Give each message its own id.`;
    await addNote({ channel_id, ...(chat_id !== undefined && { chat_id }), about: type, text }, journal);
    return true;
  }

  /** Stores changed customer data of a chat. Sends chat_updated if one of the changed fields is part of this event. */
  async #update(chat: Chat, customer: ChatCustomer, journal: Journal): Promise<Chat> {
    if (customer === chat.customer) return chat;
    const changed = await publishChat(chat, { customer }, journal);
    const isInEvent = namesIn(Visitor).some((field) => {
      const key = field as keyof ChatCustomer;
      return customer[key] !== chat.customer[key];
    });
    if (isInEvent) await this.#parts.webhooks.report(changed, { event_name: 'chat_updated' }, journal);
    return changed;
  }

  async #customerTypes(chat: Chat, customer_typing: boolean, journal: Journal): Promise<Chat> {
    if (chat.customer_typing === customer_typing) return chat;
    return publishChat(chat, { customer_typing }, journal, { event: 'typing_changed' });
  }
}

/** The visitor's fields that webhooks take from the visitor's report. They take the fields in `fromCustomer` from the chat. */
const ofReport = namesIn(Visitor).filter((field) => !(fromCustomer as readonly string[]).includes(field));

function hasAny(report: VisitorReport, fields: readonly string[]): boolean {
  return Object.entries(report).some(([field, value]) => value !== undefined && fields.includes(field));
}

/** A customer's message that becomes an entry of the chat. Typing notices do not become entries. */
type CustomerContent = Exclude<UserMessage['message'], TypingContent>;

/** A message whose id is a string. An integer id was replaced by its digits (OPEN-42). */
type ReadContent = CustomerContent & { id?: string };

function withTextId({ id, ...message }: CustomerContent): ReadContent {
  return id === undefined ? message : { ...message, id: String(id) };
}

function isTyping(message: UserMessage['message']): message is TypingContent {
  return message.type === 'typein' || message.type === 'typeout';
}

const fieldsOfTypes = fieldsByKind(userMessage, 'message');

/** Returns the content that an entry stores: the contract's fields for its type, without the id (CHN-IN-31). */
export function contentOf<Message extends ChannelContent>(message: Message): WithoutId<Message> {
  const known = fieldsOfTypes.get(message.type);
  const kept = Object.entries(message).filter(
    ([name, value]) => name !== 'id' && value !== undefined && known?.has(name),
  );
  return Object.fromEntries(kept) as WithoutId<Message>;
}

/** Returns the content that the agent sees of a customer's message. A text above the limit is cut (CHN-IN-17, CHN-IN-34). */
function truncatedContent(message: ChannelContent): EntryContent {
  const content: EntryContent = contentOf(message);
  const { text } = content;
  return text === undefined ? content : { ...content, text: truncate(text, limits.UserTextBody.truncate) };
}

/** Returns a sentence about each difference between a customer's message and the content that the agent sees. */
function changesOf(posted: CustomerContent, shown: EntryContent): string[] {
  const { id, text } = posted as { id?: string | number; text?: string };
  const most = limits.UserTextBody.truncate;
  return [
    ...(text === shown.text ? [] : [`The text was cut to its first ${most} characters.`]),
    ...(typeof id === 'number'
      ? [`message.id is the number ${id}. It was read as its digits. Send it as a string.`]
      : []),
  ];
}

/** True if the same content arrived less than `repeatMs` ago (OPEN-36, OPEN-37). Otherwise records this arrival. */
export async function isRepeat(what: readonly unknown[], journal: Journal): Promise<boolean> {
  const content = hash('sha256', JSON.stringify(what), 'base64');
  const arrival_id = Buffer.from(content, 'base64').readUIntBE(0, 6);
  // Two different contents may have the same `arrival_id`. Then the later content replaces the earlier one. A repeat of the earlier one is
  // then not recognised, but no new message is dropped.
  const known = await journal.get('arrivals', arrival_id);
  // The stored time of an arrival is in the future if the clock was set back after it.
  if (known?.content === content && Math.abs(journal.now - known.at) < repeatMs) return true;
  journal.put('arrivals', { arrival_id, at: journal.now, content });
  return false;
}
