import { isDeepStrictEqual } from 'node:util';
import {
  AgentJoinedEvent,
  AgentUnavailableEvent,
  AuthorizationHeader,
  ChatClosedEvent,
  ClientMessageEvent,
} from '../../../generated/bot/schemas.ts';
import { printed } from '../../../generated/faults.ts';
import type { ChatWithTranscript } from '../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { clockSeconds } from '../../../src/contract/judgement/accepted-faults.ts';
import type { Schema } from '../../../src/contract/schema-fields.ts';
import { type Judge, needOk } from '../../run/case.ts';
import { type Evidence, noted } from '../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { header } from '../../wire/http/wire-message.ts';
import { field, isThere, mentions, partOf, wordOf } from '../../wire/payload/messages.ts';
import { judgeAlike, judgeStatus } from '../shared/judges.ts';
import { messageOf } from '../shared/site.ts';
import { type BotScene, type BotServiceContext, type BotTalk, soonMs, type Transferred } from './context.ts';

export function judgeRequest(
  judge: Judge,
  scene: BotScene,
  request: CaughtRequest,
  which = 'the request',
): void {
  const path = `/${scene.address.split('/').at(-1)}/${scene.token}`;
  const type = header(request, 'content-type') ?? 'none';
  const expected = `${which}: POST ${path}, Content-Type application/json, a JSON body`;
  const right =
    request.method === 'POST' &&
    request.path.endsWith(path) &&
    /^application\/json\b/i.test(type) &&
    request.json !== undefined;
  const sent = `${request.method} ${request.path}, Content-Type ${type}, ${request.json === undefined ? 'not JSON' : 'JSON'}`;
  judge.faultless('BOT-OUT-02', expected, [!right && sent], request);
}

export function judgeRequests(judge: Judge, scene: BotScene): void {
  for (const [index, request] of scene.receiver.requests.entries())
    judgeRequest(judge, scene, request, `request ${index + 1} at the provider`);
}

/** Judges that all events have different ids. A repeated CLIENT_MESSAGE breaks the rule about retries, and is left out. */
export function judgeEventIds(judge: Judge, ...scenes: BotScene[]): void {
  const retries = scenes.flatMap((scene) => retriesIn(scene));
  judge.counts('BOT-OUT-08', 'a CLIENT_MESSAGE that is answered 200: no second request with it', retries);
  // CHAT_CLOSED needs no id. If another event has no id, its own rule reports that.
  const events = scenes
    .flatMap(({ receiver }) => receiver.requests)
    .filter((request) => isThere(field(request, 'id')) && !retries.includes(request));
  const ids = events.map((request) => JSON.stringify(field(request, 'id')));
  const told = events.map((request, index) => `${printed(field(request, 'event'))} ${ids[index]}`);
  const alike = new Set(ids).size < ids.length && told.join(', ');
  judge.faultless('BOT-OUT-04', `${ids.length} events with ${ids.length} ids`, [alike], events);
}

function retriesIn({ receiver: { requests }, said }: BotScene): CaughtRequest[] {
  return requests.filter((request, index) => {
    const times = said.get(printed(partOf(request, 'message')['text']));
    const earlier = requests.slice(0, index).filter(({ json }) => isDeepStrictEqual(json, request.json));
    return times !== undefined && earlier.length >= times;
  });
}

/** Judges that a message’s timestamp is Unix time, as a number or as a string of digits. */
export function judgeTime(judge: Judge, request: CaughtRequest): void {
  const { timestamp } = partOf(request, 'message');
  if (timestamp === undefined || timestamp === null) {
    const open = timestamp === null ? 'OPEN-35' : 'OPEN-31';
    judge.notes('BOT-OUT-17', `message.timestamp is ${timestamp ?? 'absent'}`, request, open);
    return;
  }
  const now = Date.now() / 1000;
  const isTime = typeof timestamp === 'number' || /^\d+(\.\d+)?$/.test(printed(timestamp));
  const isNow = isTime && Math.abs(Number(printed(timestamp)) - now) <= clockSeconds;
  const expected = `message.timestamp: seconds since 1970, within ${clockSeconds} of ${Math.round(now)}`;
  judge.faultless('BOT-OUT-17', expected, [!isNow && JSON.stringify(timestamp)], request);
}

/** Judges that the later of two messages has the later timestamp. The service's clock may be wrong. */
export function judgeLater(judge: Judge, ...messages: [first: CaughtRequest, second: CaughtRequest]): void {
  const [first, second] = messages.map((each) => partOf(each, 'message')['timestamp']);
  if (!isThere(first) || !isThere(second)) return;
  judge.faultless(
    'BOT-OUT-17',
    'message.timestamp: the instant of each message; of two that are written seconds apart, the second is later',
    [
      Number(printed(second)) <= Number(printed(first)) &&
        `${JSON.stringify(first)}, and then ${JSON.stringify(second)}`,
    ],
    messages,
  );
}

/** Returns the CLIENT_MESSAGE requests with the client's words, and the requests with the event id of the first of these. */
export function attemptsOf({ scene, words }: BotTalk): CaughtRequest[] {
  const id = scene.heard(words).map((first) => wordOf(first, 'id'))[0];
  const isIt = (each: CaughtRequest) =>
    mentions(each.json, words) || (id !== undefined && wordOf(each, 'id') === id);
  return scene.events('CLIENT_MESSAGE').filter(isIt);
}

/** All that a retry must repeat: the fields of each event of the service, and the Authorization. */
const repeated: Schema = {
  oneOf: [ClientMessageEvent, AgentJoinedEvent, AgentUnavailableEvent, ChatClosedEvent, AuthorizationHeader],
};

/** Judges that each retry has the body and the Authorization of the first request. */
export function judgeSame(judge: Judge, what: string, requests: readonly CaughtRequest[]): void {
  const partsOf = (each: CaughtRequest) => ({
    ...Object(each.json),
    ...(header(each, 'authorization') && { Authorization: header(each, 'authorization') }),
  });
  const same = 'each retry has the body of the first request, id included, and its Authorization';
  judgeAlike(judge, 'BOT-OUT-14', [what, same], repeated, requests.map(partsOf), requests);
}

/** Judges that the chat is transferred to the agents in time, and not before the last attempt has begun. */
export async function judgeTransfer(
  judge: Judge,
  what: string,
  talk: BotTalk,
  first: CaughtRequest,
  { botPolicy: policy }: BotServiceContext,
): Promise<void> {
  const { scene } = talk;
  // The wait is longer than allowed, so that the report can state the delay. The suite itself may be late, too.
  const end = first.firstByteAt + policy.giveUpMs + policy.tolerance.lateMs + policy.timeoutMs;
  const seen = await judgeTransferred(judge, 'BOT-OUT-07', what, talk, end - performance.now());
  if (!seen) return;
  const last = attemptsOf(talk)[policy.attempts - 1] ?? first;
  const earlyMs = policy.giveUpMs - (last.firstByteAt - first.firstByteAt) + policy.tolerance.earlyMs;
  // The transfer may have happened at any time since the last poll that did not show it.
  const lateMs = policy.tolerance.lateMs + seen.blurMs;
  const [from, to, statedMs] = [first.firstByteAt, seen.at, policy.giveUpMs];
  const span = { from, to, statedMs, tolerance: { earlyMs, lateMs } };
  judge.span('BOT-OUT-07', `${what}, first request to transfer`, span, scene);
}

/** Judges that the agents get a chat within `timeoutMs`. Returns the instant, unless the desk does not show it. */
export async function judgeTransferred(
  judge: Judge,
  rule: 'BOT-OUT-07' | 'BOT-IN-02',
  what: string,
  talk: BotTalk,
  timeoutMs = soonMs(),
): Promise<Transferred | undefined> {
  const seen = await talk.untilTransferred(timeoutMs);
  if (seen === 'unseen') {
    judge.cannotSee(rule, 'the desk does not say who has a chat');
    return undefined;
  }
  const missing = !seen && `they do not have it after ${Math.round(timeoutMs)} ms`;
  const evidence = [...talk.scene.evidence(), shownAtDesk(await talk.atDesk())];
  judge.faultless(rule, `${what}: the agents have the chat`, [missing], evidence);
  return seen;
}

export async function judgeKept(judge: Judge, rule: RuleId, expected: string, talk: BotTalk): Promise<void> {
  const found = await talk.atDesk();
  const isOver = found?.chat.handled_by === 'agents' && 'they have it';
  judge.faultless(rule, expected, [isOver], [...talk.scene.evidence(), shownAtDesk(found)]);
}

/** Lets the bot invite an agent, and judges the response. Throws Unmet if the service does not accept the invitation. */
export async function judgeInvited(judge: Judge, talk: BotTalk): Promise<void> {
  const answer = await talk.scene.post(talk.inviteAgent());
  judgeStatus(judge, 'BOT-IN-02', 'INVITE_AGENT', answer, 200);
  needOk(answer, 'INVITE_AGENT');
}

function shownAtDesk(chat: ChatWithTranscript | undefined): Evidence {
  return noted('chat at the desk', chat ?? 'not there');
}

/** Returns the unique word of a text, or the whole text if it has none. */
export function markOf(words: string): string {
  const each = words.trim().split(' ');
  return each.find((word) => /-\w{6}-\d+$/.test(word)) ?? words;
}

/** Judges that the bot's text reaches the client unchanged. */
export async function judgeAtClient(
  judge: Judge,
  rule: RuleId,
  { scene, sender }: BotTalk,
  words: string,
): Promise<boolean> {
  const request = await scene.untilAtClient(markOf(words));
  const expected = `the client ${printed(sender['id'])} gets the text ${JSON.stringify(words)}`;
  const missing = `nothing of it within ${soonMs()} ms`;
  if (!request) return judge.faultless(rule, expected, [missing], [noted('event', words)]);
  const to = partOf(request, 'recipient')['id'];
  const message = messageOf(request);
  const isRight = message['type'] === 'text' && message['text'] === words && to === sender['id'];
  const got = `${JSON.stringify(to)} gets ${JSON.stringify(message)}`;
  return judge.faultless(rule, expected, [!isRight && got], request);
}

/** Lets the bot write a text, and judges that it is answered 200 and reaches the client. */
export async function judgeSaid(judge: Judge, talk: BotTalk, words: string, what = 'a TEXT'): Promise<void> {
  const answer = await talk.say({ type: 'TEXT', text: words });
  if (!judgeStatus(judge, 'BOT-IN-01', what, answer, 200)) return;
  await judgeAtClient(judge, 'BOT-IN-01', talk, words);
}
