import pLimit from 'p-limit';
import type { RuleId } from '../../../generated/rules.ts';
import { propertiesOf, type Schema } from '../../../src/contract/schema-fields.ts';
import { DeskRefused } from '../../desk/desk.ts';
import type { Judge, Proof } from '../../run/case.ts';
import { counted, type Evidence, shown } from '../../wire/http/evidence.ts';
import { type Exchange, inShort, isOverdue } from '../../wire/http/exchange.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import { firstDifference, isObject, type Json } from '../../wire/payload/messages.ts';
import { perRun, settingsOfRun } from '../../wire/traffic/patience.ts';

function errorOf({ text }: Pick<Exchange, 'text'>): Json | undefined {
  const error = (jsonOf(text) as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'object' && error !== null ? (error as Json) : undefined;
}

/** True if a response has the error code `code`, in `error.code` or else anywhere: the form is only recommended. */
export function names(answer: Pick<Exchange, 'text'>, code: string): boolean {
  const stated = errorOf(answer)?.['code'];
  return typeof stated === 'string' ? stated === code : new RegExp(`\\b${code}\\b`).test(answer.text);
}

export function judgeStatus(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  ...right: number[]
): boolean {
  const isRight = right.includes(answer.status ?? 0);
  const words = [what, right.join(' or ')] as const;
  return right.includes(200)
    ? judge.answered(rule, isRight, words, answer)
    : judge.rejected(rule, isRight, words, answer);
}

export function isRefused({ status = 0 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

/** Judges that a request is rejected with any 4xx status, since the contract does not state which one. Returns true if it is. */
export function judgeRefused(judge: Judge, rule: RuleId, what: string, answer: Exchange): boolean {
  return judge.rejected(rule, isRefused(answer), [what, 'refused, with any 4xx'], answer);
}

/** Judges that an error response has `code`, in a body of any form. */
export function judgeCode(judge: Judge, rule: RuleId, what: string, answer: Exchange, code: string): void {
  if (!isError(answer)) {
    judge.cannotSee(rule, `${what}: not rejected, so there is no error code (${inShort(answer)})`);
    return;
  }
  judge.rejected(rule, names(answer, code), [what, `the error code ${code}`], answer);
}

/** Judges that an error response has the recommended form and, if a code is given, that code. */
export function judgeErrorBody(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  code?: string,
): void {
  if (!isError(answer)) return;
  const error = errorOf(answer);
  const formed = typeof error?.['code'] === 'string' && typeof error['message'] === 'string';
  const isRight = formed && (code === undefined || error['code'] === code);
  const form = `{"error": {"code": ${code === undefined ? 'a string' : `"${code}"`}, "message": a string}}`;
  judge.rejected(rule, isRight, [what, form], answer);
}

function isError({ status = 0 }: Exchange): boolean {
  return status >= 400;
}

/** The queue of the requests that are made alone, and the groups whose requests are late even then. */
const ofRun = perRun(() => ({ turn: pLimit(1), late: new Set<string>() }));

/** A request whose response must be complete within `limitMs`. `ask` makes it, with a new id for the request that is made alone. */
export interface Timed {
  rule: RuleId;
  what: string;
  limitMs: number;
  ask(isAlone: boolean): Promise<Exchange>;
}

/** Makes a request, and once more alone if it is late beside others. Judges the time of the response, and returns it. */
export async function askInTime(judge: Judge, { rule, what, limitMs, ask }: Timed): Promise<Exchange> {
  const first = await ask(false);
  const isLate = (answer: Exchange) => isOverdue(answer) || answer.endedAt - answer.sentAt > limitMs;
  const answer = await againAlone(first, rule, isLate, ask);
  if (answer !== first && !isLate(answer)) {
    const took = isOverdue(first) ? inShort(first) : `${Math.round(first.endedAt - first.sentAt)} ms`;
    const again = `${(first.beside ?? 0) + 1} requests ran at once, alone it takes ${Math.round(answer.endedAt - answer.sentAt)} ms`;
    judge.notes(rule, `${what}: ${took}; ${again}`, first);
  }
  const { sentAt: from, endedAt: to, connectMs, evidence } = answer;
  // There is no tolerance: the sender of the request acts at the time limit, and ignores a response that is a millisecond late.
  const span = { from, to, statedMs: 0, tolerance: { earlyMs: 0, lateMs: limitMs }, connectMs };
  if (answer.status !== undefined) judge.span(rule, `${what}, request to answer`, span, evidence);
  return answer;
}

/**
 * Returns `first`. If it was late while other requests ran, makes the request again alone and returns that response instead. If a request of
 * `group` was late even alone, no other request of the group is made again.
 */
export async function againAlone(
  first: Exchange,
  group: string,
  isLate: (answer: Exchange) => boolean,
  ask: (isAlone: boolean) => Promise<Exchange>,
): Promise<Exchange> {
  if (!isLate(first) || !first.beside) return first;
  const { turn, late } = ofRun();
  return turn(async () => {
    if (late.has(group)) return first;
    const alone = await ask(true);
    if (isLate(alone)) late.add(group);
    return alone;
  });
}

/** Reports the response to the first message of the run, if it is no success. No case judges it, since the program may still be starting. */
export function noteOpening(judge: Judge, rule: RuleId, opening: Exchange | undefined): void {
  if (opening?.status !== undefined && opening.status >= 300)
    judge.notes(rule, `the first message of the run: ${inShort(opening)}`, opening);
}

export function attemptsSeen(attempts: readonly CaughtRequest[]): Evidence[] {
  return attempts.map((attempt, index) => shown(`attempt ${index + 1}`, attempt));
}

/** Returns the instant of each request, in milliseconds after the first one, as `0, 3001, 6002`. */
export function instants(requests: readonly CaughtRequest[]): string {
  return requests.map(({ firstByteAt }) => Math.round(firstByteAt - requests[0]!.firstByteAt)).join(', ');
}

export function attemptsIn(attempts: readonly CaughtRequest[]): string {
  return attempts.length === 0 ? '0' : `${attempts.length}, at ${instants(attempts)} ms`;
}

export function judgeCount(
  judge: Judge,
  rule: RuleId,
  what: string,
  attempts: readonly CaughtRequest[],
  count: number,
): void {
  const seen = [what, `${counted(count, 'request')} in all`, attemptsIn(attempts)] as const;
  judge.fact(rule, attempts.length === count, seen, attemptsSeen(attempts));
}

/** Judges that each retry has the body of the first request. A difference in a field that `schema` lacks is only reported. */
export function judgeAlike(
  judge: Judge,
  rule: RuleId,
  [what, same]: readonly [what: string, same: string],
  schema: Schema,
  [first, ...repeats]: readonly unknown[],
  evidence: Proof,
): void {
  const differs = (known: (json: unknown) => unknown) =>
    repeats.map((repeat) => firstDifference(known(first), known(repeat))).find(Boolean);
  const difference = differs((json) => ofContract(json, [schema]));
  const isSame = judge.fact(rule, difference === undefined, [what, same, difference ?? ''], evidence);
  const other = isSame && differs((json) => json);
  if (other) judge.notes(rule, `${what}: ${other}, which is no field of the contract`, evidence);
}

function ofContract(value: unknown, parts: readonly Schema[]): unknown {
  const known = parts.flatMap(propertiesOf);
  if (known.length === 0 || !isObject(value)) return value;
  const kept = Object.entries(value).flatMap(([name, inner]) => {
    const own = known.filter(([key]) => key === name).map(([, part]) => part);
    return own.length === 0 ? [] : [[name, ofContract(inner, own)] as const];
  });
  return Object.fromEntries(kept);
}

/** Judges in one observation that each request names its own channel, chat and person. */
export function judgeTraffic<Arrived extends { request: CaughtRequest }>(
  judge: Judge,
  rule: RuleId,
  all: readonly Arrived[],
  wrongIn: (arrived: Arrived) => string | undefined,
): void {
  if (all.length === 0) {
    judge.neverArose(rule, 'nothing was sent');
    return;
  }
  const wrong = all.flatMap((arrived) => {
    const says = wrongIn(arrived);
    return says === undefined ? [] : [{ says, request: arrived.request }];
  });
  const requests = counted(all.length, 'request');
  judge.holds(rule, wrong.length === 0, {
    expected: 'each request names the channel, the chat and the person that it belongs to',
    observed: wrong[0] ? `${wrong.length} of ${requests}: ${wrong[0].says}` : `${requests}: it is so`,
    evidence: wrong.slice(0, 3).map(({ request }) => request),
  });
}

const strangers = [
  'http://chat.example.com/hook',
  'HTTP://chat.example.com/hook',
  'http://203.0.113.9/hook',
  'http://localhost.chat.example.com/hook',
  'http://chat.example.com/127.0.0.1/localhost',
];

/** Rewrites the suite's URL to the host 0.0.0.0, which leads to this machine but is no loopback address. */
const wayBack: readonly ((url: string) => string)[] = [
  (url) => offLoopback(url),
  (url) => offLoopback(url).replace('http:', 'HTTP:'),
  (url) => {
    const { origin, pathname } = new URL(offLoopback(url));
    return `${origin}/127.0.0.1/localhost${pathname}`;
  },
];

/** A setting of a service that contains a URL. Its functions set the URL, and make the service send a request to it. */
export interface PlainTrial {
  /** The name of the setting with the address, for the report: `a customer endpoint`. */
  what: string;
  /** Gives the service the address of another host. Rejects if the desk rejects that address. */
  set(address: string): Promise<unknown>;
  /** Sets a URL of the suite, rewritten by `addressed`, and triggers requests to it. Resolves with the first request. */
  send?(addressed: (url: string) => string): Promise<CaughtRequest | undefined>;
}

/** Judges that the desk rejects a plain http URL of another host. If the desk accepts it, judges that nothing is sent to it. */
export async function judgePlain(judge: Judge, rule: RuleId, { what, set, send }: PlainTrial): Promise<void> {
  const taken: string[] = [];
  for (const address of strangers)
    if ((await unlessRejected(set(address))) !== 'rejected') taken.push(address);
  // A desk that rejects other hosts may still accept 0.0.0.0 as loopback, which is no fault.
  const sent =
    send && !settingsOfRun().certificate && taken.length > 0
      ? await Promise.all(wayBack.map((addressed) => unlessRejected(send(addressed))))
      : [];
  const observed = taken.length === 0 ? 'the desk refuses it' : `the desk takes ${taken.join(', ')}`;
  if (taken.length > 0 && sent.every((each) => each === 'rejected'))
    return judge.notes(rule, `${observed}; whether anything is sent there cannot be seen`);
  const arrived = sent.some((each) => each && each !== 'rejected');
  judge.holds(rule, !arrived, {
    expected: `${what} that is plain http, off loopback: the desk refuses it, or nothing is sent`,
    observed: `${observed}, and ${arrived ? 'a request was sent' : 'nothing is sent'} to such an address`,
  });
}

/** Resolves with the result of a desk operation, or with `rejected` if the desk answers it with a 4xx. */
function unlessRejected<T>(act: Promise<T>): Promise<T | 'rejected'> {
  return act.catch((error: unknown) => {
    const { status = 0 } = error instanceof DeskRefused ? error : {};
    if (status >= 400 && status < 500) return 'rejected' as const;
    throw error;
  });
}

function offLoopback(url: string): string {
  const address = new URL(url);
  address.hostname = '0.0.0.0';
  return address.href;
}
