import type { Customer } from '../../../../generated/channel/types.ts';
import type {
  DeskOfflineMessage,
  OfflineForm,
  OfflineMessageMove,
  VisitorReport,
} from '../../../../generated/reference/desk/types.ts';
import type { CustomField, CustomFields } from '../../../../generated/widget/types.ts';
import { isWebAddress } from '../../../contract/judgement/accepted-faults.ts';
import { sizeLimits } from '../../limits.ts';
import { defined } from '../../shared/part.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal } from '../journal/journal.ts';
import type { LeftFilter } from '../store/directory-reads.ts';
import type { Reader } from '../store/port.ts';
import type {
  Chat,
  ChatCustomer,
  OfflineMessage,
  PanelItem,
  Report,
  Visitor,
  Widget,
} from '../store/records.ts';
import { customerKey } from '../store/tables.ts';

/** Returns the visitor with this customer id on a channel; undefined if there is none. */
export async function visitorAt(
  channel_id: string,
  customer_id: string | number,
  reader: Reader,
): Promise<Visitor | undefined> {
  return (await reader.get('visitors', customerKey(channel_id, customer_id)))?.data;
}

async function newVisitor(channel_id: string, customer_id: string, journal: Journal): Promise<Visitor> {
  const visitor_number = await journal.next('visitor');
  const blank = { chats_count: 0, report: {}, rate: null, blacklisted: false };
  return { visitor_number, channel_id, customer_id, ...blank };
}

/** Returns the visitor for a new chat, and counts the chat. If the visitor is unknown, creates one with the next number. */
export async function visitorForChat(
  channel_id: string,
  customer_id: string,
  journal: Journal,
): Promise<Visitor> {
  const known =
    (await visitorAt(channel_id, customer_id, journal)) ??
    (await newVisitor(channel_id, customer_id, journal));
  return changeVisitor(known, { chats_count: known.chats_count + 1, rate: null }, journal);
}

/** Creates a visitor of a widget, who has no chat yet. */
export async function enter(
  channel_id: string,
  customer_id: string,
  report: Visitor['report'],
  journal: Journal,
): Promise<Visitor> {
  const visitor = await newVisitor(channel_id, customer_id, journal);
  return changeVisitor(visitor, { report, widget: { taken: [], fields: [] } }, journal);
}

/** Stores a copy of a visitor with changes. Returns the copy. */
export function changeVisitor(visitor: Visitor, changes: Partial<Visitor>, journal: Journal): Visitor {
  const changed = { ...visitor, ...changes };
  journal.visitor(changed);
  return changed;
}

export async function visitorOf(chat: Chat, reader: Reader): Promise<Visitor> {
  const visitor = await visitorAt(chat.channel_id, chat.customer.id, reader);
  if (!visitor) throw new Error(`The store has no visitor of chat ${chat.chat_id}.`);
  return visitor;
}

/** The fields of a visitor report as the store has them. The type does not compile if it lacks a field of the desk's document. */
type StoredReport = Partial<Pick<Visitor & Report, keyof VisitorReport>>;

/** Stores the fields of a report in the visitor's record. Absent fields stay unchanged. */
export function storeReport(
  visitor: Visitor,
  { rate, blacklisted, ...report }: StoredReport,
  journal: Journal,
): Visitor {
  const changes = { ...(rate !== undefined && { rate }), ...(blacklisted !== undefined && { blacklisted }) };
  return changeVisitor(visitor, { report: { ...visitor.report, ...report }, ...changes }, journal);
}

const nameless = 'Anonymous';

/** Returns the data that agents see of a customer who has given only an id (CHN-IN-10). */
export function newCustomer(id: string | number): ChatCustomer {
  return { id, name: nameless };
}

/** Returns the customer's new data (CHN-IN-11), without an unusable photo (CHN-IN-12). Returns `known` if no field changed. */
export function updatedCustomer(
  known: ChatCustomer,
  sender: Partial<Record<ShownField, unknown>>,
): ChatCustomer {
  let changed = known;
  for (const key of shown) {
    const value = sender[key];
    if (typeof value !== 'string' || value === '' || value === known[key]) continue;
    if (key === 'photo' && !isWebAddress(value)) continue;
    changed = { ...changed, [key]: value };
  }
  return changed;
}

const shown = ['name', 'phone', 'email', 'photo', 'invite', 'url', 'description'] as const;
type ShownField = (typeof shown)[number];

/** Returns a sentence about each field of a sender that agents do not see because its value is unusable. */
export function hiddenFields({ photo, url }: Customer): string[] {
  const texts: string[] = [];
  if (photo !== undefined && photo !== '' && !isWebAddress(photo))
    texts.push('sender.photo is not shown: it does not begin with http:// or https://.');
  if (url !== undefined && url !== null && typeof url !== 'string')
    texts.push('sender.url is not shown: it is not a string.');
  return texts;
}

/** True if a name is the customer's own name, and not the placeholder "Anonymous". */
export function isNamed(name: string): boolean {
  return name !== nameless;
}

export async function addOfflineMessage(
  form: Pick<OfflineMessage['form'], keyof OfflineForm>,
  {
    offline_message_id,
    channel_id,
    visitor_number,
  }: Pick<OfflineMessage, 'offline_message_id' | 'channel_id' | 'visitor_number'>,
  journal: Journal,
): Promise<void> {
  const number = await journal.next('offline_message');
  const ids = { number, offline_message_id, channel_id, visitor_number };
  await put({ ...ids, at: instant(journal.now), form }, journal);
}

/** Marks an offline message as handled by an agent, or as open again. Returns undefined if the message does not exist. */
export async function settleOfflineMessage(
  number: number,
  { agent_id, state }: OfflineMessageMove,
  journal: Journal,
): Promise<DeskOfflineMessage | undefined> {
  const known = (await journal.get('offline_messages', number))?.data;
  if (!known) return undefined;
  const { done_by: _, done_at: __, ...open } = known;
  const done = { done_by: agent_id, done_at: instant(journal.now) };
  return put({ ...open, ...(state === 'done' && done) }, journal);
}

async function put(message: OfflineMessage, journal: Journal): Promise<OfflineMessage> {
  const { number, at, done_by } = message;
  const state = done_by === undefined ? 'open' : 'done';
  journal.put('offline_messages', { number, at: Date.parse(at), state, data: message });
  await journal.event({ event: 'offline_message', offline_message: message });
  return message;
}

/** Returns at most `limit` offline messages that match the filter, newest first. `has_older` is true if there are more. */
export async function listOfflineMessages(
  { limit, ...wanted }: LeftFilter,
  reader: Reader,
): Promise<{ messages: OfflineMessage[]; has_older: boolean }> {
  const rows = await reader.find('offlineMessages', { ...wanted, limit: limit + 1 });
  return { messages: rows.slice(0, limit).map(({ data }) => data), has_older: rows.length > limit };
}

/** Returns the agent's panel with the fields that the visitor's page has set. Settings may exclude links to other domains (WID-12). */
export function pagePanel(panel: readonly PanelItem[], visitor: Visitor, settings: Widget | undefined) {
  const { fields = [] } = visitor.widget ?? {};
  const isAllowed = allowed(visitor, settings);
  return withFields(
    panel,
    'page',
    fields.map((field) => itemOf(field, 'page', isAllowed)),
  );
}

/** Returns a function that returns true for the links that the settings allow: links to the domains or to subdomains of them. */
function allowed({ report }: Visitor, settings: Widget | undefined): (link: string) => boolean {
  if (!settings?.safe_url) return () => true;
  const ofPage = URL.parse(report.page?.url ?? '')?.hostname ?? '';
  const domains = settings.domains.length > 0 ? settings.domains : [ofPage];
  return (link) => {
    const host = URL.parse(link)?.hostname ?? '';
    return domains.some((domain) => `.${host}`.endsWith(`.${domain.toLowerCase()}`));
  };
}

/** Returns the custom fields that fit into `sizeLimits.panel` as JSON, and a note about the other fields. */
export function shownFields(fields: CustomFields): { fields: CustomFields; notes: string[] } {
  let room: number = sizeLimits.panel;
  const shown = fields.filter((field) => {
    // The size of a link counts even if the settings exclude the link. So a change of these settings changes no other field.
    const weight = JSON.stringify(itemOf(field, 'webhook')).length;
    if (weight > room) return false;
    room -= weight;
    return true;
  });
  const count = fields.length - shown.length;
  const note = `${count} of ${fields.length} fields are not shown: an agent sees at most ${sizeLimits.panel} characters of fields as JSON. Send less.`;
  return { fields: shown, notes: count === 0 ? [] : [note] };
}

/** Returns the panel item of a custom field. It has the link only if the link is a web address and `isAllowed` returns true. */
export function itemOf(
  { title, content, key, link }: CustomField,
  set_by: 'page' | 'webhook',
  isAllowed: (link: string) => boolean = () => true,
): PanelItem {
  return {
    kind: 'custom_field',
    ...defined({ title, content, key }),
    ...(link !== undefined && isWebAddress(link) && isAllowed(link) && { link }),
    set_by,
  };
}

/** Returns a panel in which `fields` replace the fields with the same `set_by`. The assign button is first, the CRM button last. */
export function withFields(
  panel: readonly PanelItem[],
  set_by: 'page' | 'webhook',
  fields: PanelItem[],
): PanelItem[] {
  const others = panel.filter((item) => item.kind === 'custom_field' && item.set_by !== set_by);
  return [
    ...panel.filter(({ kind }) => kind === 'assign_button'),
    ...(set_by === 'page' ? [...others, ...fields] : [...fields, ...others]),
    ...panel.filter(({ kind }) => kind === 'crm_button'),
  ];
}
