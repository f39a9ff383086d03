import type { DeskEvent, TranscriptEntry, WrittenContent } from '../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/desk.ts';
import { type Judge, need } from '../../run/case.ts';
import { type Answer, type CaughtRequest, reply } from '../../wire/http/stand-in.ts';
import { type Json, markIn, unique } from '../../wire/payload/messages.ts';
import { untilInstant } from '../../wire/traffic/tasks.ts';
import { attemptsIn, attemptsSeen, judgeCount } from '../shared/judges.ts';
import { byWords, canShow, type ServiceContext, type SiteOptions, takes } from '../shared/service-context.ts';
import { firstAttemptMs, messageOf, mostPatienceMs, type Site, type Writer } from '../shared/site.ts';
import { judgeReadable, judgeSame } from './request-judges.ts';

/** An agent's text that the service must deliver. `site` is a channel whose customer endpoint receives no other message. */
export interface Delivery {
  site: Site;
  chatId: number;
  words: string;
  writtenAt: number;
}

/** The settings of a channel. A returning customer had a chat before, which the agent closed. */
export type DeliveryOptions = SiteOptions & { isReturning?: boolean };

export async function deliver(context: ServiceContext, options: DeliveryOptions = {}): Promise<Delivery> {
  // Some programs change these characters only in a retry.
  const words = `${unique('Good day')} – Grüß Gott, 3 < 4 & "so"`;
  const site = await context.site({ ...options, words });
  const opened = await site.openChat();
  const chatId = options.isReturning ? await nextChat(site, opened) : opened;
  const writtenAt = await site.write(chatId, textOf(words));
  return { site, chatId, words, writtenAt };
}

export const refusal = reply(200, { error: { code: 17, message: 'The customer has left' } });

/** Closes a chat, if the desk can, and opens the next chat of its customer. */
export async function nextChat(site: Site, chatId: number): Promise<number> {
  await takes(() => site.desk.closeChat(chatId, { agent_id: site.agentId }));
  return site.openChat({ id: site.customers.get(chatId) });
}

/** Lets the agent write `texts` in the first of two chats, and waits for the first request. */
export async function writtenAll(
  site: Site,
  texts: readonly string[],
  answers: Record<string, readonly Answer[]>,
): Promise<{ chatId: number; other: number }> {
  site.standIn.script = byWords(answers);
  const [chatId, other] = await Promise.all([site.openChat(), site.openChat()]);
  for (const words of texts) await site.write(chatId, textOf(words));
  const begun = await arrival(site, texts[0]!);
  need(begun, 'the first text of a chat is sent', attemptsSeen(site.attempts));
  return { chatId, other };
}

export function arrival(site: Site, words: string, timeoutMs = firstAttemptMs()) {
  return site.untilSent(() => arrivals(site, words)[0], timeoutMs);
}

export function arrivals(site: Site, words: string): CaughtRequest[] {
  return site.attempts.filter((attempt) => messageOf(attempt)['text'] === words);
}

export async function writes(site: Site, chatId: number, message: Json, by?: Writer): Promise<boolean> {
  try {
    await site.write(chatId, message as unknown as WrittenContent, by);
    return true;
  } catch (error) {
    if (error instanceof DeskRefused && (!error.isItsFault || (error.status ?? 500) < 500)) return false;
    throw error;
  }
}

export function textOf(words: string): WrittenContent {
  return { type: 'text', text: words };
}

/** The largest allowed number of attempts: one more if the policy counts retries only (OPEN-16). */
function mostAttempts({ policy }: ServiceContext): number {
  return policy.attempts + 1;
}

/** The time, in milliseconds, for which a case waits after the tolerance of a time limit is over. */
const afterglowMs = 400;

export function quietWindowMs({ policy }: ServiceContext): number {
  return policy.intervalMs + policy.tolerance.lateMs;
}

export function judgeSent(
  judge: Judge,
  rule: RuleId,
  what: string,
  site: Site,
  request: CaughtRequest | undefined,
  words?: string,
): request is CaughtRequest {
  const waitedMs = firstAttemptMs();
  const mark = markIn(words);
  const other = site.attempts
    .map((each) => messageOf(each)['text'])
    .find((text) => mark && markIn(text) === mark);
  const late = `not sent within ${waitedMs / 1000} s${site.dropped}`;
  return judge.holds(rule, request !== undefined, {
    expected: `${what}: sent`,
    observed: `${what}: ${request ? 'sent' : other ? `sent as ${JSON.stringify(other)}, in place of ${JSON.stringify(words)}` : late}`,
    evidence: [...attemptsSeen(site.attempts), ...site.standIn.malformed],
    ...(!request && { waitedMs }),
  });
}

export function judgeGaps(
  judge: Judge,
  rule: RuleId,
  what: string,
  all: readonly CaughtRequest[],
  context: ServiceContext,
): void {
  const { intervalMs: statedMs, tolerance } = context.policy;
  const attempts = all.slice(0, mostAttempts(context));
  for (const [index, { firstByteAt: to }] of attempts.slice(1).entries()) {
    const span = { from: attempts[index]!.firstByteAt, to, statedMs, tolerance };
    judge.span(rule, `${what}, attempt ${index + 1} to ${index + 2}`, span, attemptsSeen(all));
  }
}

/** Judges all attempts to deliver a message that is never accepted. First waits until a surplus attempt would have arrived. */
export async function judgeAllAttempts(
  judge: Judge,
  what: string,
  context: ServiceContext,
  site: Site,
  attemptsNow: () => CaughtRequest[] = () => site.attempts,
  interval: RuleId = 'CHN-OUT-09',
): Promise<void> {
  const [first] = attemptsNow();
  const { intervalMs, tolerance } = context.policy;
  // One request too many would arrive in this time.
  const windowMs = mostAttempts(context) * intervalMs + tolerance.lateMs + afterglowMs;
  if (first) await untilInstant(first.firstByteAt + windowMs);
  if (!judgeReadable(judge, site)) return;
  const seen = attemptsNow();
  // CHN-OUT-08 allows both readings of OPEN-16, and CHN-OUT-20 the likelier one.
  const { length } = seen;
  const [least, most] = [context.policy.attempts, mostAttempts(context)];
  const words = [
    what,
    `${least} requests in all, or ${most} by the other reading`,
    attemptsIn(seen),
  ] as const;
  judge.fact('CHN-OUT-08', length >= least && length <= most, words, attemptsSeen(seen));
  judgeCount(judge, 'CHN-OUT-20', what, seen, least);
  judgeGaps(judge, interval, what, seen, context);
  judgeSame(judge, what, site, seen);
}

type InChat = Pick<Delivery, 'site' | 'chatId'> & { errorsBefore?: number };

/** The instant at which the desk first showed the error. Polling may find it up to `blurMs` late. */
interface Told {
  at: number;
  blurMs: number;
}

async function untilError({ site, chatId }: InChat, end: number): Promise<Told | undefined> {
  let lastLookAt = performance.now();
  return site.desk.until(
    site.channelId,
    async () => {
      const notBefore = lastLookAt;
      lastLookAt = performance.now();
      if ((await errorsIn(site, chatId)) === 0) return undefined;
      const eventAt = toldAt({ site, chatId });
      const at = eventAt ?? performance.now();
      return { at, blurMs: eventAt === undefined ? at - notBefore : 0 };
    },
    end - performance.now(),
  );
}

/** Returns the instant of the error event in the desk's stream of events. It is more exact than an instant from polling the chat. */
function toldAt({ site, chatId }: InChat): number | undefined {
  return site.desk.events.find(({ event }) => isErrorEvent(event, chatId))?.at;
}

/** True for any event that shows the failed delivery: by its name, an error in the transcript, or the state of the message. */
function isErrorEvent({ event, chat, entry }: DeskEvent, chatId: number): boolean {
  if ((chat?.chat_id ?? entry?.chat_id) !== chatId) return false;
  return event === 'delivery_failed' || entry?.type === 'error' || entry?.delivery?.state === 'failed';
}

/** Judges that the error arrives in the desk's stream of events too, if there is one. */
async function judgeErrorEvent(judge: Judge, what: string, delivery: Delivery): Promise<void> {
  const { desk, channelId } = delivery.site;
  if (!desk.following) return;
  const evidence = [await desk.shown(delivery.chatId)];
  const silent =
    'the desk’s stream of events is open, and nothing has come by it: the error was looked for in the chat';
  if (!desk.streaming) return judge.notes('CHN-OUT-13', silent, evidence);
  const at = await desk.until(channelId, async () => toldAt(delivery), deskLagMs);
  judge.fact('CHN-OUT-13', at !== undefined, [`${what}: the error event`, 'at the desk'], evidence);
}

/** Judges that the desk adds an error to the chat before the instant `end`. `errorsBefore` is the number of errors of earlier messages. */
export async function judgeTold(judge: Judge, what: string, inChat: InChat, end: number): Promise<void> {
  const { site, chatId } = inChat;
  if (!(await canShow(judge, ['CHN-OUT-13'], site.desk, chatId))) return;
  const before = inChat.errorsBefore ?? 0;
  const look = async () => (await errorsIn(site, chatId)) > before || undefined;
  const told = await site.desk.until(site.channelId, look, end - performance.now());
  const none = before > 0 ? `no error but ${before} earlier ones in the chat` : 'no error in the chat';
  const words = [what, 'an error of its own in the chat after the last attempt', none] as const;
  judge.fact('CHN-OUT-13', told === true, words, [await site.desk.shown(chatId)]);
}

/** Judges halfway between the last two attempts that the desk shows no error yet. */
export async function judgeNotYetTold(
  judge: Judge,
  what: string,
  { site, chatId }: InChat,
  attempts: () => readonly CaughtRequest[],
  { policy }: ServiceContext,
): Promise<void> {
  const [first] = attempts();
  if (!first || !(await canShow(judge, ['CHN-OUT-13'], site.desk, chatId))) return;
  await untilInstant(first.firstByteAt + (policy.attempts - 1.5) * policy.intervalMs);
  const errors = await errorsIn(site, chatId);
  if (attempts().length >= policy.attempts) return;
  const words = [what, 'no error in the chat before the last attempt', 'an error in the chat'] as const;
  judge.fact('CHN-OUT-13', errors === 0, words, [
    ...attemptsSeen(site.attempts),
    await site.desk.shown(chatId),
  ]);
}

export async function judgeNoError(judge: Judge, what: string, { site, chatId }: InChat): Promise<void> {
  if (!(await canShow(judge, ['CHN-OUT-13'], site.desk, chatId))) return;
  const words = [what, 'no error in the chat', 'an error in the chat'] as const;
  const evidence = [...attemptsSeen(site.attempts), await site.desk.shown(chatId)];
  judge.fact('CHN-OUT-13', (await errorsIn(site, chatId)) === 0, words, evidence);
}

/** The number of errors in the transcript of a chat. If a delivery has failed, messages from the service itself count too. */
export async function errorsIn(site: Site, chatId: number): Promise<number> {
  const { transcript } = await site.desk.getChat(chatId);
  const failed = transcript.some(({ delivery }) => delivery?.state === 'failed');
  return transcript.filter(({ from, type }) => type === 'error' || (failed && from === 'system')).length;
}

/** Returns the time by which the error may come later because the retries were late, each within its tolerance. */
function driftMs({ attempts }: Site, context: ServiceContext): number {
  const { policy } = context;
  const [first, ...repeats] = attempts.slice(0, mostAttempts(context));
  const last = repeats.at(-1);
  if (!first || !last) return 0;
  const drift = last.firstByteAt - first.firstByteAt - repeats.length * policy.intervalMs;
  return Math.max(0, Math.min(drift, repeats.length * policy.tolerance.lateMs));
}

/** The longest time from the first attempt until the desk shows the error. Each retry may be late by the tolerance. */
export function toldWithinMs({ policy }: ServiceContext): number {
  return policy.giveUpMs + policy.attempts * policy.tolerance.lateMs + afterglowMs;
}

/** The longest time by which the desk shows an error late. Its timestamps state the true instant. */
const deskLagMs = 5000;

/** The time from the agent's text to a later event, by the desk's timestamps. `instantOf` selects the event. */
async function shownAfter(
  { site, chatId, words }: Delivery,
  instantOf: (text: TranscriptEntry, all: readonly TranscriptEntry[]) => string | undefined,
): Promise<number | undefined> {
  const { transcript } = await site.desk.getChat(chatId);
  const written = transcript.find(({ text }) => text === words);
  const ms = Date.parse((written && instantOf(written, transcript)) ?? '') - Date.parse(written?.at ?? '');
  return ms >= 0 ? ms : undefined;
}

/** The instant of a first attempt that no stand-in received: the desk's timestamp, or else that of the desk call. */
async function begunAt(delivery: Delivery): Promise<number> {
  const waited = await shownAfter(delivery, ({ delivery: sent }) => sent?.attempts?.[0]?.started_at);
  return delivery.writtenAt + (waited ?? 0);
}

/** Waits for the error of a delivery whose first attempt the suite could not see. Each request about another chat restarts the wait. */
async function untilLate(delivery: Delivery, from: number, patienceMs: number): Promise<Told | undefined> {
  const { site } = delivery;
  const last = from + Math.max(patienceMs, mostPatienceMs);
  for (;;) {
    const lastSentAt = Math.max(from, await begunAt(delivery), site.lastRequestAt(site.standIn));
    const end = lastSentAt + patienceMs;
    const told = await untilError(delivery, Math.min(end, last));
    if (told || performance.now() >= end) return told;
    if (performance.now() >= last) site.excuseLate('the error in the chat', from);
  }
}

/**
 * Judges that the desk shows the error in time. `startsWithinMs` is added if the suite cannot see the first attempt, such as at a closed port.
 * With `isUnavailable`, an early error breaks CHN-OUT-20.
 */
export async function judgeError(
  judge: Judge,
  what: string,
  delivery: Delivery,
  {
    from: earliest,
    earliestMs,
    startsWithinMs = 0,
    isUnavailable = false,
  }: { from: number; earliestMs: number; startsWithinMs?: number; isUnavailable?: boolean },
  context: ServiceContext,
): Promise<void> {
  const { policy } = context;
  const { site, chatId } = delivery;
  const rules = ['CHN-OUT-13', ...(isUnavailable ? (['CHN-OUT-20'] as const) : [])] as const;
  if (!(await canShow(judge, rules, site.desk, chatId))) return;
  const patienceMs = toldWithinMs(context) + startsWithinMs;
  const isSeen = startsWithinMs === 0;
  const told = await (isSeen
    ? untilError(delivery, earliest + patienceMs + policy.timeoutMs + deskLagMs)
    : untilLate(delivery, earliest, patienceMs + deskLagMs));
  const from = isSeen ? earliest : await begunAt(delivery);
  const evidence = [await site.desk.shown(chatId)];
  if (!told) {
    judge.cannotSee(rules.slice(1), 'an error in the chat');
    const due = `an error in the chat, at most ${policy.giveUpMs} ms after the first attempt`;
    const none = `no error in the chat within ${Math.round(patienceMs)} ms`;
    return void judge.fact('CHN-OUT-13', false, [what, due, none], evidence);
  }
  // By the other reading of OPEN-16, a fourth attempt begins at the time to give up.
  const fourthMs = site.attempts.length > policy.attempts ? policy.timeoutMs : 0;
  const earlyMs = policy.giveUpMs - earliestMs + policy.tolerance.earlyMs;
  const lateMs = policy.tolerance.lateMs + startsWithinMs + told.blurMs + driftMs(site, context) + fourthMs;
  const isLate = () => told.at - from > policy.giveUpMs + lateMs;
  if (isLate()) {
    const isErrorEntry = ({ type, from: by }: TranscriptEntry) => type === 'error' || by === 'system';
    const after = await shownAfter(delivery, (_, all) => all.findLast(isErrorEntry)?.at);
    if (after !== undefined) told.at = Math.min(told.at, delivery.writtenAt + after);
  }
  if (isLate() && !isSeen) site.excuseLate('the error in the chat', from);
  const span = { from, to: told.at, statedMs: policy.giveUpMs, tolerance: { earlyMs, lateMs } };
  judge.span('CHN-OUT-13', `${what}, first attempt to error`, span, evidence);
  if (isUnavailable) {
    const inTime = {
      earlyMs: policy.tolerance.earlyMs,
      lateMs: Math.max(lateMs, told.at - from - policy.giveUpMs),
    };
    judge.span('CHN-OUT-20', `${what}, first attempt to error`, { ...span, tolerance: inTime }, evidence);
  }
  await judgeErrorEvent(judge, what, delivery);
}
