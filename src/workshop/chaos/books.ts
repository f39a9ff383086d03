// The books of a run are the chats and deliveries that the desk returns at the end of the run. These functions compare the books with the
// ledger, which has the observations from outside. The ledger records each violation.
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import type {
  DeliveryKind,
  DeskAttempt,
  DeskChat,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../generated/reference/desk/types.ts';
import { type Arrival, isIn, type Ledger, type SentMessage, type Side, tokensIn } from './ledger.ts';
import { type Channel, repeatUntil } from './service.ts';

/** All chats with their entries, and all deliveries, as the desk returns them at the end of a run. */
export interface Books {
  chats: { chat: DeskChat; entries: TranscriptEntry[] }[];
  deliveries: LoggedDelivery[];
}

/** The maximum number of chats, entries or deliveries in one response of the desk. */
const limit = 1000;

export async function readBooks(desk: DeskClient, channels: readonly Channel[]): Promise<Books> {
  const books: Books = { chats: [], deliveries: [] };
  for (const { channel_id } of channels) {
    const { body } = await repeatUntil(200, () => desk.listChats({ query: { channel_id, limit } }));
    if (body.has_older) throw new Error('A channel has more chats than the desk lists.');
    for (const chat of body.chats) books.chats.push({ chat, entries: await entriesOf(desk, chat) });
  }
  for (let hasOlder = true; hasOlder; ) {
    const last = books.deliveries.at(-1);
    const query = { limit, ...(last && { before: last.delivery_id }) };
    const { body } = await repeatUntil(200, () => desk.listDeliveries({ query }));
    books.deliveries.push(...body.deliveries);
    hasOlder = body.has_older;
  }
  return books;
}

async function entriesOf(desk: DeskClient, { chat_id }: DeskChat): Promise<TranscriptEntry[]> {
  const entries: TranscriptEntry[] = [];
  for (let hasOlder = true; hasOlder; ) {
    const [first] = entries;
    const query = { limit, ...(first && { before: first.entry_id }) };
    const { body } = await repeatUntil(200, () => desk.getChat({ path: { chat_id }, query }));
    entries.unshift(...body.transcript);
    hasOlder = body.has_older === true;
  }
  return entries;
}

interface Found {
  chat: DeskChat;
  entry: TranscriptEntry;
}

export function judgeMessages(ledger: Ledger, books: Books): void {
  const found = findTokens(books);
  for (const message of ledger.messages) judgeMessage(ledger, message, found.get(message.token) ?? []);
  const known = new Set(ledger.messages.map(({ token }) => token));
  for (const token of found.keys())
    if (!known.has(token)) ledger.report('misplaced', `${token} is in a chat, and nobody wrote it.`);
  judgeOrder(ledger, found);
  judgeRecipients(ledger, found);
  for (const { chat, entries } of books.chats) {
    numberChat(ledger, chat);
    for (const entry of entries) ledger.numbered('entry', entry.entry_id, `${entry.chat_id} ${entry.text}`);
  }
}

/** Records the numbers of a chat and its visitor, so that the ledger reports a number that was given twice. */
export function numberChat(
  ledger: Ledger,
  {
    chat_id,
    channel_id,
    customer,
    visitor_number,
    opened_at,
  }: Pick<DeskChat, 'chat_id' | 'channel_id' | 'customer' | 'visitor_number' | 'opened_at'>,
): void {
  const whose = `${channel_id} ${customer.id}`;
  ledger.numbered('chat', chat_id, `${whose} ${opened_at}`);
  if (visitor_number !== undefined) ledger.numbered('visitor of', visitor_number, whose);
}

function findTokens({ chats }: Books): Map<string, Found[]> {
  const found = chats.flatMap(({ chat, entries }) =>
    entries.flatMap((entry) => tokensIn(entry.text ?? '').map((token) => ({ token, chat, entry }))),
  );
  return Map.groupBy(found, ({ token }) => token);
}

function judgeMessage(ledger: Ledger, message: SentMessage, found: Found[]): void {
  const { token, fate, whose, entry_id, by } = message;
  const details = `${token} of ${message.writer}, ${fate} after ${message.posts} posts`;
  for (const { chat } of found) {
    const owner = { ...chat, customer_id: String(chat.customer.id) };
    if (Object.entries(whose).some(([field, value]) => owner[field as keyof typeof whose] !== value))
      ledger.report('misplaced', `${details}, is in chat ${chat.chat_id} of ${chat.customer.id}.`);
  }
  if (fate === 'accepted') {
    ledger.done.acknowledged++;
    // If the bot no longer handles the chat, the service accepts the bot's message but does not show the message.
    if (found.length === 0 && by !== 'bot') ledger.report('lost', `${details}, is in no chat.`);
    if (found.length === 0 && by === 'bot') ledger.mayBe['of a bot, not shown']++;
  }
  if (fate === 'rejected' && found.length > 0)
    ledger.report('done though rejected', `${details}, is in chat ${found[0]!.chat.chat_id}.`);
  if (entry_id !== undefined && found.some(({ entry }) => entry.entry_id !== entry_id))
    ledger.report('given twice', `${details}, got the id ${entry_id}, and has another in the chat.`);
  if (found.length <= 1) return;
  // The service decides by the wall clock if a message with a known id is a retry (OPEN-37). A wrong clock can make this decision wrong.
  if (message.posts > 1 && isIn(ledger.wrongClocks, message.firstAt, message.lastAt))
    ledger.mayBe['shown again while a clock was wrong']++;
  else ledger.report('doubled', `${details}, occurs ${found.length} times.`);
}

/** Checks that the accepted messages of each writer are in the chats in the order in which they were written. */
function judgeOrder(ledger: Ledger, found: ReadonlyMap<string, Found[]>): void {
  const taken = ledger.messages.filter(({ fate }) => fate === 'accepted');
  for (const [writer, all] of Map.groupBy(taken, (message) => message.writer)) {
    const numbers = all.flatMap(({ token }) => found.get(token)?.[0]?.entry.entry_id ?? []);
    for (const [index, number] of numbers.entries())
      if (number < (numbers[index - 1] ?? 0)) ledger.report('out of order', `${writer}: entry ${number}`);
  }
}

/** Checks that each message was sent only to the recipient of a chat that contains this message. */
function judgeRecipients(ledger: Ledger, found: ReadonlyMap<string, Found[]>): void {
  for (const { side, text } of ledger.arrivals) {
    const body = JSON.parse(text) as { chat_id?: string | number; recipient?: { id: string } };
    const isHome = ({ chat }: Found) =>
      side === 'front end'
        ? String(chat.customer.id) === body.recipient?.id
        : chat.chat_id === Number(body.chat_id);
    for (const token of new Set(tokensIn(text)))
      if (!found.get(token)?.some(isHome))
        ledger.report('misplaced', `${token} was sent to the ${side}: ${text.slice(0, 300)}`);
  }
}

/** Checks that the panel in the response to a chat_accepted event is in the chat of this event only. */
export function judgePanels(ledger: Ledger, { chats, deliveries }: Books): void {
  // If a request arrived several times, only the response to the last arrival counts.
  const last = new Map(ledger.arrivals.map((arrival) => [arrival.text, arrival]));
  const withPanel = new Set(
    deliveries
      .filter(({ about, state, request }) => {
        return about === 'chat_accepted' && state === 'delivered' && last.get(request)?.wellAt !== undefined;
      })
      .map(({ chat_id }) => chat_id),
  );
  for (const { chat } of chats) {
    const { chat_id, panel = [] } = chat;
    const cards = panel.flatMap(({ set_by, content }) => (set_by === 'webhook' ? [content] : []));
    const own = `card of ${chat_id}`;
    if (cards.some((card) => card !== own))
      ledger.report('misplaced', `Chat ${chat_id} has the panel of another chat: ${cards.join(', ')}`);
    if (withPanel.has(chat_id) && !cards.includes(own))
      ledger.report(
        'lost',
        `The response to chat_accepted of chat ${chat_id} was accepted, and is not shown.`,
      );
  }
}

const sideOf: Record<DeliveryKind, Side> = {
  message: 'front end',
  typing: 'front end',
  bot_event: 'bot',
  webhook: 'webhook',
};

const policyAt: Record<Side, DeliveryPolicy> = {
  'front end': policies.sendAgentMessage,
  bot: policies.sendBotEvent,
  webhook: policies.sendWebhookEvent,
};

/** The maximum time that a request needs to arrive on an overloaded machine, in milliseconds. */
const seenLateMs = 10_000;

const policyBreach = 'attempts against the policy';

export function judgeDeliveries(ledger: Ledger, books: Books): void {
  ledger.done.deliveries = books.deliveries.length;
  for (const delivery of books.deliveries) judgeLog(ledger, delivery);
  judgeRepeats(ledger, books);
  judgeRequests(ledger, books);
  judgeFrontEndOrder(ledger, books);
}

/** Checks the attempts of a delivery in the log of the desk against the delivery policy. */
function judgeLog(ledger: Ledger, { delivery_id, kind, about, state, attempts }: LoggedDelivery): void {
  const policy = policyAt[sideOf[kind]];
  const details = `Delivery ${delivery_id} (${about}): ${JSON.stringify(attempts)}`;
  if (state === 'pending') ledger.report('unended', details);
  if (attempts.length > policy.attempts) ledger.report(policyBreach, `More than allowed. ${details}`);
  const last = attempts.at(-1);
  if (state === 'delivered' && last?.outcome !== 'delivered')
    ledger.report(policyBreach, `Not delivered. ${details}`);
  // When a chat goes from the bot to the agents, the pending messages to the bot fail without an attempt.
  const isVoid = attempts.length === 0 && about === 'CLIENT_MESSAGE';
  const isOver = attempts.length === policy.attempts || last?.outcome === 'refused' || isVoid;
  if (state === 'failed' && !isOver) ledger.report(policyBreach, `Given up early. ${details}`);
  const starts = attempts.map(({ started_at }) => Date.parse(started_at));
  for (const [index, start] of starts.entries()) {
    const gap = start - (starts[index - 1] ?? Number.NEGATIVE_INFINITY);
    if (policy.intervalMs !== undefined && gap < policy.intervalMs)
      ledger.report(policyBreach, `${gap} ms apart. ${details}`);
  }
}

/** Checks the requests of each delivery: there are not more than the policy allows, and none follows a successful request. */
function judgeRepeats(ledger: Ledger, { deliveries }: Books): void {
  const logged = Map.groupBy(deliveries, ({ request }) => request);
  const withId = ledger.arrivals.filter(({ id }) => id !== undefined);
  for (const arrivals of Map.groupBy(withId, ({ side, id }) => `${side} ${id}`).values()) {
    const { side, id, text } = arrivals[0]!;
    const made = (logged.get(text) ?? []).flatMap(({ attempts }) => attempts);
    const came = arrivals.map(({ at, behaviour }) => `${behaviour} at ${Math.round(at)}`);
    const details = `${side} ${id} came ${came.join(', ')}; logged ${JSON.stringify(made)}`;
    if (arrivals.length > policyAt[side].attempts)
      ledger.report(policyBreach, `More than allowed. ${details}`);
    for (const [index, before] of arrivals.entries()) {
      const arrival = arrivals[index + 1];
      if (!arrival || before.wellAt === undefined) continue;
      // If a process is killed before it records the outcome of a request, another process sends the request again. A request may also
      // arrive shortly after the kill of its sender.
      const isCutOff = made.some(({ outcome }) => outcome === 'interrupted');
      if (isCutOff && isIn(ledger.breaks, before.at - seenLateMs, arrival.at))
        ledger.mayBe['repeated after a kill']++;
      else if (made.some((attempt) => wasLate(ledger, before, attempt)))
        ledger.mayBe['answered when it was too late']++;
      else ledger.report('doubled', details);
    }
  }
}

/** Returns true if the attempt may have timed out before the service read the response, as on a busy machine. */
function wasLate(
  { hasNewClock, pauses }: Ledger,
  { at, wellAt = 0, side }: Arrival,
  { outcome, started_at }: DeskAttempt,
): boolean {
  if (outcome !== 'timeout') return false;
  const { timeoutMs, tolerance } = policyAt[side];
  // The log has times of the wall clock. If a process started with a wrong clock, these times cannot be compared.
  const after = performance.timeOrigin + wellAt - Date.parse(started_at);
  return hasNewClock || isIn(pauses, at, at + timeoutMs) || after > timeoutMs - tolerance.lateMs;
}

/** Checks that each received request has an attempt in the log, and that the receiver accepted each delivered request. */
function judgeRequests(ledger: Ledger, { deliveries }: Books): void {
  const made = Map.groupBy(deliveries, ({ kind, request }) => `${sideOf[kind]} ${request}`);
  const came = Map.groupBy(ledger.arrivals, ({ side, text }) => `${side} ${text}`);
  for (const [request, arrivals] of came) {
    const attempts = (made.get(request) ?? []).reduce((sum, each) => sum + each.attempts.length, 0);
    if (arrivals.length > attempts)
      ledger.report(policyBreach, `${arrivals.length} requests and ${attempts} attempts: ${request}`);
  }
  for (const [request, all] of made) {
    const delivered = all.filter(({ state }) => state === 'delivered').length;
    const passed = (came.get(request) ?? []).filter(({ mayPass }) => mayPass).length;
    if (passed < delivered) ledger.report('lost', `Delivered, and never accepted: ${request}`);
  }
}

/** Checks that the messages of one chat arrive at the front end in order (CHN-OUT-18). */
function judgeFrontEndOrder(ledger: Ledger, { chats }: Books): void {
  const chatOf = new Map(
    chats.flatMap(({ chat, entries }) => entries.map(({ entry_id }) => [entry_id, chat.chat_id])),
  );
  const last = new Map<number, number>();
  for (const { side, id, text } of ledger.arrivals) {
    if (side !== 'front end' || id === undefined) continue;
    const entry = Number(id.replace('entry-', ''));
    const lane = chatOf.get(entry)!;
    if (entry < (last.get(lane) ?? 0)) ledger.report(policyBreach, `Overtaken: ${text}`);
    last.set(lane, Math.max(entry, last.get(lane) ?? 0));
  }
}
