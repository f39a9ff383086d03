import type { Customer, MediaContent, UserMessage } from '../../../../generated/channel/types.ts';
import { OfflineForm } from '../../../../generated/reference/desk/schemas.ts';
import type {
  LeftMessage,
  VisitorText,
  VisitorWords,
} from '../../../../generated/reference/visitor/types.ts';
import { OfflineMessageForm } from '../../../../generated/widget/schemas.ts';
import type { CustomFields } from '../../../../generated/widget/types.ts';
import { defined, namesIn, partOf } from '../../shared/part.ts';
import { type Batches, type BulkParts, changeChats } from '../conversation/bulk.ts';
import type { Conversation } from '../conversation/conversation.ts';
import type { Journal } from '../journal/journal.ts';
import { agentOf } from '../state/agents.ts';
import { setWidget } from '../state/channels.ts';
import { changeChat, chatOf, chatWith, publishChat } from '../state/chats.ts';
import { addNote } from '../state/notes.ts';
import { changeVisitor, pagePanel, shownFields, visitorOf } from '../state/visitors.ts';
import type { Reader } from '../store/port.ts';
import type { Report, Visitor, WidgetVisit } from '../store/records.ts';
import { availabilityOf, type Guest, guestOf, runningCallOf } from './visitor-view.ts';

/** The number of latest message ids that are stored for each visitor, to detect repeats. */
const remembered = 200;

/** The entry number that is stored for an offline message, because it belongs to no chat and has no entry. */
export const offlineMessageEntry = 0;

/** Stores data that the visitor or the page has reported about the visitor. Also updates the visitor's open chat, if there is one. */
export async function report(
  { visitor }: Guest,
  data: Report,
  conversation: Conversation,
  journal: Journal,
): Promise<void> {
  const chat = await chatOf(visitor.open_chat, journal);
  if (chat) await conversation.reportVisitor(chat, data, journal);
  else changeVisitor(visitor, { report: { ...visitor.report, ...data } }, journal);
}

/**
 * Adds a message of the visitor to the chat, and opens a chat if there is none. Returns the number of the entry. For a repeated
 * `message_id`, adds nothing and returns the number of the first entry.
 *
 * @param content Returns the message. It is called only for a new `message_id`.
 */
export async function say(
  { channel, visitor }: Guest,
  { message_id, invite, department_id }: Omit<VisitorWords, 'text'>,
  content: () => Promise<VisitorText | MediaContent>,
  conversation: Conversation,
  journal: Journal,
): Promise<number> {
  const taken = takenOf(visitor, message_id, { isLeft: false });
  if (taken) return taken[1];
  const sender = { id: visitor.customer_id, ...defined({ invite }) } satisfies Customer;
  const message = await content();
  const entry = (await conversation.receive(channel, { sender, message } as UserMessage, journal))!;
  const chat = (await chatOf(entry.chat_id, journal))!;
  if (department_id !== undefined) changeChat(chat, { department_id }, journal);
  setVisit(await visitorOf(chat, journal), {}, journal, [message_id, entry.entry_id]);
  return entry.entry_id;
}

/** Stores the fields that the page has set. If the visitor has an open chat, the agent sees them at once (WID-09). */
export async function showFields(
  { channel, visitor }: Guest,
  fields: CustomFields,
  journal: Journal,
): Promise<void> {
  const { fields: shown, notes } = shownFields(fields);
  const ids = { channel_id: channel.channel_id, ...defined({ chat_id: visitor.open_chat }) };
  for (const text of notes) await addNote({ ...ids, about: 'setCustomData', text }, journal);
  await showPanel({ channel, visitor: setVisit(visitor, { fields: shown }, journal) }, journal);
}

/** Stores an offline message, and reports it to the webhook receiver. Does nothing for a repeated `message_id`. */
export async function leaveMessage(
  { channel: { channel_id }, visitor }: Guest,
  { message_id, form, offline_message_id }: LeftMessage & { offline_message_id: string },
  conversation: Conversation,
  journal: Journal,
): Promise<void> {
  if (takenOf(visitor, message_id, { isLeft: true })) return;
  const { message: _, ...contact } = form;
  const changed = { ...visitor, report: { ...visitor.report, ...defined(contact) } };
  const { visitor_number, chats_count } = setVisit(changed, {}, journal, [message_id, offlineMessageEntry]);
  const ids = { offline_message_id, channel_id, visitor_number, chats_count };
  const asked: readonly string[] = namesIn(OfflineMessageForm);
  const known = Object.entries(partOf(OfflineForm, { ...visitor.report, ...form }));
  const unasked = Object.fromEntries(known.filter(([field]) => !asked.includes(field)));
  await conversation.leave({ ...form, ...unasked }, ids, journal);
}

/** Begins a call and reduces the channel's balance of calls, in one unit of work. If no call is available, returns the reason. */
export async function call(
  guest: Guest,
  phone: string,
  conversation: Conversation,
  journal: Journal,
): Promise<string | undefined> {
  const { callback } = await availabilityOf(guest, journal);
  if (callback.result === 'fail') return callback.reason;
  const { channel, visitor } = guest;
  const { balance } = channel.widget.callback;
  if (balance !== undefined)
    await setWidget(channel, { callback: { ...channel.widget.callback, balance: balance - 1 } }, journal);
  const agent_id = await onlineAgent(channel.agents, journal);
  const chat = await chatWith(channel, visitor.customer_id, journal);
  const { call_id } = await conversation.startCall(chat, { type: 'callback', phone, agent_id }, journal);
  setVisit(await visitorOf(chat, journal), { call_id }, journal);
  return undefined;
}

export async function cancelCall(guest: Guest, conversation: Conversation, journal: Journal): Promise<void> {
  const running = await runningCallOf(guest, journal);
  const chat = await chatOf(running?.chat_id, journal);
  if (running && chat)
    await conversation.moveCall(running, { status: 'error', reason: 'cancelled' }, journal);
}

/** Applies the widget's current settings to the page's fields in the panel of the visitor's open chat. */
async function showPanel(
  { channel, visitor }: Pick<Guest, 'channel'> & { visitor: Visitor },
  journal: Journal,
): Promise<void> {
  const chat = await chatOf(visitor.open_chat, journal);
  if (!chat) return;
  await publishChat(chat, { panel: pagePanel(chat.panel ?? [], visitor, channel.widget) }, journal);
}

/** Updates the panels of all open chats of a widget, in batches, after a change of its settings. */
export function showPanels(channel_id: string, parts: BulkParts): Batches {
  return changeChats(channel_id, 'panels', parts, async ({ via, customer }, journal) => {
    if (via !== 'widget') return;
    const guest = await guestOf({ widget_id: channel_id, customer_id: String(customer.id) }, journal);
    if (guest) await showPanel(guest, journal);
  });
}

/** Returns the id and the entry of an earlier message with this id. Offline messages (`isLeft`) may have the ids of other messages. */
function takenOf({ widget }: Guest['visitor'], message_id: string, { isLeft }: { isLeft: boolean }) {
  return widget.taken.find(
    ([id, entry_id]) => id === message_id && (entry_id === offlineMessageEntry) === isLeft,
  );
}

function setVisit(
  visitor: Visitor,
  changes: Partial<WidgetVisit>,
  journal: Journal,
  taken?: [message_id: string, entry_id: number],
): Visitor {
  const widget = { ...visitor.widget!, ...changes };
  if (taken) widget.taken = [...widget.taken, taken].slice(-remembered);
  return changeVisitor(visitor, { widget }, journal);
}

async function onlineAgent(agents: readonly string[], reader: Reader): Promise<string> {
  const known = await Promise.all(agents.map((agent_id) => agentOf(agent_id, reader)));
  return (known.find((agent) => agent?.online) ?? known.find((agent) => agent !== undefined))!.agent_id;
}
