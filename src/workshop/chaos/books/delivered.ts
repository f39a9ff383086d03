// The judgement of deliveries: all ended by their policy, and the requests that arrived match them.
import { type DeliveryPolicy, policies } from '../../../../generated/policies.ts';
import type {
  DeliveryKind,
  DeskAttempt,
  LoggedDelivery,
} from '../../../../generated/reference/desk/types.ts';
import { type Arrival, isIn, type Ledger, type Side } from '../ledger/ledger.ts';
import { mayPass } from '../traffic/manners.ts';
import type { Books } from './read.ts';

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

/** The longest time from sending a request to its arrival, on a machine that has more to do than it can, in milliseconds. */
const seenLateMs = 10_000;

const against = 'attempts against the policy';

export function judgeDeliveries(ledger: Ledger, books: Books): void {
  ledger.done.deliveries = books.deliveries.length;
  for (const delivery of books.deliveries) judgeLog(ledger, delivery);
  judgeRepeats(ledger, books);
  judgeRequests(ledger, books);
  judgeOvertaking(ledger, books);
}

/** Judges a delivery by its attempts in the desk's log. */
function judgeLog(ledger: Ledger, { delivery_id, kind, about, state, attempts }: LoggedDelivery): void {
  const policy = policyAt[sideOf[kind]];
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

/** Judges the requests of each delivery: their number, and that none follows a successful one. */
function judgeRepeats(ledger: Ledger, { deliveries }: Books): void {
  const logged = Map.groupBy(deliveries, ({ request }) => request);
  const told = ledger.arrivals.filter(({ id }) => id !== undefined);
  for (const arrivals of Map.groupBy(told, ({ side, id }) => `${side} ${id}`).values()) {
    const { side, id, text } = arrivals[0]!;
    const made = (logged.get(text) ?? []).flatMap(({ attempts }) => attempts);
    const came = arrivals.map(({ at, manner }) => `${manner} at ${Math.round(at)}`);
    const says = `${side} ${id} came ${came.join(', ')}; logged ${JSON.stringify(made)}`;
    if (arrivals.length > policyAt[side].attempts) ledger.blame(against, `More than allowed. ${says}`);
    for (const [index, before] of arrivals.entries()) {
      const arrival = arrivals[index + 1];
      if (!arrival || before.wellAt === undefined) continue;
      // A process that is killed between a request and the record of its outcome sends it again. Requests that it sent just before
      // the kill arrive a little later.
      const isCutOff = made.some(({ outcome }) => outcome === 'interrupted');
      if (isCutOff && isIn(ledger.breaks, before.at - seenLateMs, arrival.at))
        ledger.mayBe['repeated after a kill']++;
      else if (made.some((attempt) => wasLate(ledger, before, attempt)))
        ledger.mayBe['answered when it was too late']++;
      else ledger.blame('doubled', says);
    }
  }
}

/** Tells if an attempt had timed out when the answer was read, as on a busy machine or after a pause. */
function wasLate(
  { hasNewClock, pauses }: Ledger,
  { at, wellAt = 0, side }: Arrival,
  { outcome, started_at }: DeskAttempt,
): boolean {
  if (outcome !== 'timeout') return false;
  const { timeoutMs, tolerance } = policyAt[side];
  // By the wall clock, unless a fault has set it.
  const after = performance.timeOrigin + wellAt - Date.parse(started_at);
  return hasNewClock || isIn(pauses, at, at + timeoutMs) || after > timeoutMs - tolerance.lateMs;
}

/** Each request has its attempt in the log, and each delivered one has arrived. */
function judgeRequests(ledger: Ledger, { deliveries }: Books): void {
  const made = Map.groupBy(deliveries, ({ kind, request }) => `${sideOf[kind]} ${request}`);
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
  for (const { side, id, text } of ledger.arrivals) {
    if (side !== 'front end' || id === undefined) continue;
    const entry = Number(id.replace('entry-', ''));
    const lane = chatOf.get(entry)!;
    if (entry < (last.get(lane) ?? 0)) ledger.blame(against, `Overtaken: ${text}`);
    last.set(lane, Math.max(entry, last.get(lane) ?? 0));
  }
}
