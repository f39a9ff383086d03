// Whether all deliveries ended by their policy, and the requests that arrived match them.

import { type DeliveryPolicy, policies } from '../../../../generated/policies.ts';
import type { DeskClient } from '../../../../generated/reference/desk/client.ts';
import type {
  DeliveryKind,
  DeskAttempt,
  DeskChat,
  LoggedDelivery,
  TranscriptEntry,
} from '../../../../generated/reference/desk/types.ts';
import { type Arrival, isIn, type Ledger, type Side, tokensIn } from '../ledger/ledger.ts';
import type { Channel } from '../service/channels.ts';
import { insist } from '../service/requests.ts';
import { mayPass } from '../traffic/manners.ts';

/** A chat with all its entries. */
export interface ReadChat {
  chat: DeskChat;
  entries: TranscriptEntry[];
}

/** The chats and deliveries that the desk shows at the end. */
export interface Books {
  chats: ReadChat[];
  deliveries: LoggedDelivery[];
}

/** The most that the desk gives at once. */
const page = 1000;

export async function readBooks(desk: DeskClient, channels: readonly Channel[]): Promise<Books> {
  const chats: ReadChat[] = [];
  for (const { channel_id } of channels) {
    const { body } = await insist(200, () => desk.listChats({ query: { channel_id, limit: page } }));
    if (body.has_older) throw new Error('A channel has more chats than the desk lists.');
    for (const chat of body.chats) chats.push({ chat, entries: await entriesOf(desk, chat.chat_id) });
  }
  return { chats, deliveries: await deliveriesOf(desk) };
}

async function entriesOf(desk: DeskClient, chat_id: number): Promise<TranscriptEntry[]> {
  const entries: TranscriptEntry[] = [];
  while (true) {
    const [first] = entries;
    const query = { limit: page, ...(first && { before: first.entry_id }) };
    const { body } = await insist(200, () => desk.getChat({ path: { chat_id }, query }));
    entries.unshift(...body.transcript);
    if (!body.has_older) return entries;
  }
}

async function deliveriesOf(desk: DeskClient): Promise<LoggedDelivery[]> {
  const deliveries: LoggedDelivery[] = [];
  while (true) {
    const last = deliveries.at(-1);
    const query = { limit: page, ...(last && { before: last.delivery_id }) };
    const { body } = await insist(200, () => desk.listDeliveries({ query }));
    deliveries.push(...body.deliveries);
    if (!body.has_older) return deliveries;
  }
}

const policyOf: Record<DeliveryKind, DeliveryPolicy> = {
  message: policies.sendAgentMessage,
  typing: policies.sendAgentMessage,
  bot_event: policies.sendBotEvent,
  webhook: policies.sendWebhookEvent,
};

const policyAt: Record<Side, DeliveryPolicy> = {
  'front end': policies.sendAgentMessage,
  bot: policies.sendBotEvent,
  webhook: policies.sendWebhookEvent,
};

/** How late something may be seen that was sent, on a machine that has more to do than it can, in milliseconds. */
const seenLateMs = 10_000;

const against = 'attempts against the policy';

export function judgeDeliveries(ledger: Ledger, books: Books): void {
  ledger.count('deliveries', books.deliveries.length);
  for (const delivery of books.deliveries) judgeLog(ledger, delivery);
  const logged = Map.groupBy(books.deliveries, ({ request }) => request);
  const byKey = Map.groupBy(ledger.arrivals, ({ key }) => key);
  for (const arrivals of byKey.values()) judgeArrivals(ledger, arrivals, logged.get(arrivals[0]!.text) ?? []);
  judgeRequests(ledger, books.deliveries);
  judgeOvertaking(ledger, books);
  judgeRecipients(ledger, books);
}

/** Judges a delivery by its attempts in the desk's log. */
function judgeLog(ledger: Ledger, delivery: LoggedDelivery): void {
  const { delivery_id, kind, about, state, attempts } = delivery;
  const policy = policyOf[kind];
  const says = `Delivery ${delivery_id} (${about}): ${JSON.stringify(attempts)}`;
  if (state === 'pending') ledger.blame('unended', says);
  if (attempts.length > policy.attempts) ledger.blame(against, `More than allowed. ${says}`);
  const last = attempts.at(-1);
  if (state === 'delivered' && last?.outcome !== 'delivered') ledger.blame(against, `Not delivered. ${says}`);
  // Messages that wait for a bot are void once the agents have the chat.
  const isVoid = attempts.length === 0 && about === 'CLIENT_MESSAGE';
  const isOver = attempts.length === policy.attempts || last?.outcome === 'refused' || isVoid;
  if (state === 'failed' && !isOver) ledger.blame(against, `Given up early. ${says}`);
  const starts = attempts.map(({ started_at }) => Date.parse(started_at));
  for (const [index, start] of starts.entries()) {
    const gap = start - (starts[index - 1] ?? Number.NEGATIVE_INFINITY);
    if (policy.intervalMs !== undefined && gap < policy.intervalMs)
      ledger.blame(against, `${gap} ms apart. ${says}`);
  }
}

/** Judges the requests of one event by the receiver's clock. Typing notices cannot be told apart. */
function judgeArrivals(ledger: Ledger, arrivals: Arrival[], logged: LoggedDelivery[]): void {
  const { key, side } = arrivals[0]!;
  if (key.endsWith('typein') || key.endsWith('typeout')) return;
  const policy = policyAt[side];
  const came = arrivals.map(({ at, manner, lagMs }) => `${manner} at ${ms(at)} (late by ${ms(lagMs)})`);
  const says = `${key} came ${came.join(', ')}; logged ${JSON.stringify(logged.map(({ attempts }) => attempts))}`;
  if (arrivals.length > policy.attempts) ledger.blame(against, `More than allowed. ${says}`);
  for (const [index, arrival] of arrivals.entries()) {
    const before = arrivals[index - 1];
    if (!before) continue;
    if (before.wellAt !== undefined) judgeRepeat(ledger, before, arrival, logged, says);
    judgeGap(ledger, before, arrival, policy, logged);
  }
}

/** Judges a request that follows a successful one of the same delivery. */
function judgeRepeat(
  ledger: Ledger,
  before: Arrival,
  arrival: Arrival,
  logged: LoggedDelivery[],
  says: string,
): void {
  const made = logged.flatMap(({ attempts }) => attempts);
  // A process that is killed between a request and the record of its outcome sends it again. Requests that it sent just before
  // the kill arrive a little later.
  const isCutOff = made.some(({ outcome }) => outcome === 'interrupted');
  if (isCutOff && isIn(ledger.breaks, before.at - seenLateMs, arrival.at))
    ledger.count('repeated after a kill');
  else if (made.some((attempt) => wasLate(ledger, before, attempt)))
    ledger.count('answered when it was too late');
  else ledger.blame('doubled', says);
}

/** Whether an attempt had timed out when the answer came, as on a busy machine. */
function wasLate(
  { newClocks }: Ledger,
  { wellAt = 0, side }: Arrival,
  { outcome, started_at }: DeskAttempt,
): boolean {
  if (outcome !== 'timeout') return false;
  const { timeoutMs, tolerance } = policyAt[side];
  // By the wall clock, unless a fault has set it.
  const after = performance.timeOrigin + wellAt - Date.parse(started_at);
  return newClocks.length > 0 || after > timeoutMs - tolerance.lateMs;
}

function judgeGap(
  ledger: Ledger,
  before: Arrival,
  { at }: Arrival,
  { intervalMs, tolerance }: DeliveryPolicy,
  logged: LoggedDelivery[],
): void {
  const gap = at - before.at;
  if (intervalMs === undefined || gap >= intervalMs - tolerance.earlyMs - before.lagMs) return;
  // A process that begins with a clock that was set forward takes the wait for over.
  const isOther = ledger.newClocks.some((set) => set < at) && isIn(ledger.breaks, before.at, at);
  if (isOther) ledger.count('early over a kill and a clock that was set');
  // That the service did not begin an attempt early is judged by its log, which has an attempt for each request.
  else if (logged.length > 0) ledger.count('begun in time, seen early');
}

const ms = (exact: number): number => Math.round(exact);

/** Each request has its attempt in the log, and each delivered one has arrived. */
function judgeRequests(ledger: Ledger, deliveries: readonly LoggedDelivery[]): void {
  const sideOf = (kind: DeliveryKind) =>
    kind === 'bot_event' ? 'bot' : kind === 'webhook' ? 'webhook' : 'front end';
  const made = Map.groupBy(deliveries, ({ kind, request }) => `${sideOf(kind)} ${request}`);
  const came = Map.groupBy(ledger.arrivals, ({ side, text }) => `${side} ${text}`);
  for (const [request, arrivals] of came) {
    const attempts = (made.get(request) ?? []).reduce((sum, each) => sum + each.attempts.length, 0);
    if (arrivals.length > attempts)
      ledger.blame(against, `${arrivals.length} requests and ${attempts} attempts: ${request}`);
  }
  for (const [request, all] of made) {
    const delivered = all.filter(({ state }) => state === 'delivered').length;
    const passed = (came.get(request) ?? []).filter(({ side, manner }) => mayPass(side, manner)).length;
    if (passed < delivered) ledger.blame('lost', `Delivered, and never taken: ${request}`);
  }
}

/** Deliveries of one lane arrive in their order (CHN-OUT-18). */
function judgeOvertaking(ledger: Ledger, { chats }: Books): void {
  const chatOf = new Map(
    chats.flatMap(({ chat, entries }) => entries.map(({ entry_id }) => [entry_id, chat.chat_id])),
  );
  const last = new Map<number, number>();
  for (const { side, text } of ledger.arrivals) {
    if (side !== 'front end') continue;
    const { message } = JSON.parse(text) as { message: { id?: string } };
    if (message.id === undefined) continue;
    const entry = Number(message.id.replace('entry-', ''));
    const lane = chatOf.get(entry)!;
    if (entry < (last.get(lane) ?? 0)) ledger.blame(against, `Overtaken: ${text}`);
    last.set(lane, Math.max(entry, last.get(lane) ?? 0));
  }
}

/** Each message that a customer receives stands in their chat. */
function judgeRecipients(ledger: Ledger, { chats }: Books): void {
  const chatOf = new Map<string, Set<number>>();
  const customerOf = new Map<number, string>();
  for (const { chat, entries } of chats) {
    customerOf.set(chat.chat_id, String(chat.customer.id));
    for (const { text } of entries)
      for (const token of tokensIn(text ?? ''))
        chatOf.set(token, (chatOf.get(token) ?? new Set()).add(chat.chat_id));
  }
  for (const { side, text } of ledger.arrivals) {
    const body = JSON.parse(text) as { chat_id?: string | number; recipient?: { id: string } };
    for (const token of new Set(tokensIn(text))) {
      const homes = chatOf.get(token) ?? new Set();
      const isHome =
        side === 'front end'
          ? [...homes].some((home) => customerOf.get(home) === body.recipient?.id)
          : homes.has(Number(body.chat_id));
      if (!isHome) ledger.blame('misplaced', `${token} was sent to the ${side}: ${text.slice(0, 300)}`);
    }
  }
}
