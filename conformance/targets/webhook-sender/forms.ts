import type { WebhookReceiverEvent } from '../../../generated/developer/kinds.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { type Fault, faultList, fieldIs, printed } from '../../../generated/faults.ts';
import type { Operation } from '../../../generated/operation.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { withoutNulls } from '../../../src/contract/judgement/accepted-faults.ts';
import type { Judge } from '../../run/case.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { header } from '../../wire/http/wire-message.ts';
import { field, isObject, isThere, type Json, partOf } from '../../wire/payload/messages.ts';
import { agentName, eventName, ruleOf, type WebhookScene } from './context.ts';

type NameIn<Event> = Event extends unknown ? keyof Event & string : never;
/** The names of all fields that at least one event has. */
type FieldName = NameIn<WebhookReceiverEvent>;

/** The fields that HOOK-OUT-02 requires in each event. */
const required: readonly string[] = [
  'event_name',
  'widget_id',
  'visitor',
  'session',
  'page',
] satisfies FieldName[];

/** The rule about the form of each part of an event. Without one, it is the rule about the event. */
const partRules: Readonly<Record<FieldName, RuleId | undefined>> = {
  event_name: 'HOOK-OUT-02',
  widget_id: 'HOOK-OUT-02',
  visitor: 'HOOK-OUT-03',
  session: 'HOOK-OUT-05',
  page: 'HOOK-OUT-05',
  agent: 'HOOK-OUT-04',
  agents: 'HOOK-OUT-04',
  department: 'HOOK-OUT-04',
  chat: 'HOOK-OUT-12',
  user_token: 'HOOK-OUT-16',
  chat_id: undefined,
  assign_to: undefined,
  call: undefined,
  offline_message_id: undefined,
  message: undefined,
};

/** Returns the rule about a part of an event. A part that the contract does not name may carry the visitor's id. */
export function ruleOfPart(event: CaughtRequest, part: string): RuleId {
  return part in partRules ? (partRules[part as FieldName] ?? ruleOf(event)) : 'HOOK-OUT-16';
}

/** The members that HOOK-OUT-19 asks for. Section 2.6 lists them, and marks none as required. */
const members = { session: ['geoip', 'ip_addr', 'user_agent'], page: ['url'] } as const;

/** The rules that every event must keep: about the request, and about its parts. */
export const formRules = [
  'HOOK-OUT-01',
  'HOOK-OUT-02',
  'HOOK-OUT-03',
  'HOOK-OUT-04',
  'HOOK-OUT-05',
  'HOOK-OUT-19',
] as const satisfies RuleId[];

/** Judges the form of all events of a scene, by those of the rules about parts that are in `rules`. */
export function judgeForms(
  judge: Judge,
  { receiver }: Pick<WebhookScene, 'receiver'>,
  rules: readonly RuleId[] = formRules,
): void {
  const { requests } = receiver;
  for (const request of requests) {
    judgeRequest(judge, request);
    judgeParts(judge, request, rules);
    for (const [part, wanted] of Object.entries(members)) judgeMembers(judge, request, part, wanted);
  }
  const seen = rules.filter((rule) => formRules.some((each) => each === rule));
  if (requests.length === 0) judge.cannotSee(seen, 'an event is sent');
}

function judgeRequest(judge: Judge, request: CaughtRequest): void {
  const type = header(request, 'content-type');
  // The source says only that the body is JSON. A request without a Content-Type does not contradict that.
  const isJson = isObject(request.json) && /\bjson\b/i.test(type ?? 'json');
  judge.holds('HOOK-OUT-01', request.method === 'POST' && isJson, {
    expected: 'a POST with a JSON object as its body, whose Content-Type, where there is one, says JSON',
    observed: `${request.method} with ${isObject(request.json) ? 'a JSON object' : 'another body'}, Content-Type ${type ?? 'none'}`,
    evidence: request,
  });
}

/** Judges the parts of an event by its schema. Null is only reported, and so are the parts of an event that the contract does not name. */
function judgeParts(judge: Judge, request: CaughtRequest, rules: readonly RuleId[]): void {
  const name = eventName(request);
  const operations: readonly Operation[] = webhookReceiverOperations;
  const validate = operations.find(({ dispatch }) => dispatch?.values.includes(name))?.body?.validate;
  if (!validate) {
    const missing = required.filter((part) => !isThere(field(request, part))).map((part) => `no ${part}`);
    const unnamed = typeof field(request, 'event_name') !== 'string' && 'event_name is no text';
    judge.faultless('HOOK-OUT-02', `${name}: ${required.join(', ')}`, [...missing, unnamed], request);
    judge.notes('HOOK-OUT-02', `${name} is no event of the contract, and its parts are not judged`, request);
    return;
  }
  const { value, nulls } = withoutNulls(request.json, ['rate']);
  const event = value as Json;
  const faults = validate(event) ? [] : faultList(event, validate.errors);
  const judged = (rule: RuleId) => (rules.includes(rule) ? rule : ruleOf(request));
  const wrong = Map.groupBy(faults, (fault) => judged(ruleOfFault(request, event, fault)));
  const all = Map.groupBy(Object.keys(partRules), (part) => judged(ruleOfPart(request, part)));
  for (const [rule, parts] of all) {
    if (!rules.includes(rule)) continue;
    const isSeen = wrong.has(rule) || parts.some((part) => part in event);
    const form = `${name} in the agreed form: ${parts.join(', ')}`;
    if (isSeen) judge.faultless(rule, form, wrong.get(rule) ?? [], request);
    else if (parts.some((part) => required.includes(part)))
      judge.cannotSee(rule, `${name} has a ${parts.join(' and a ')}`);
    const absent = nulls.map((each) => each.slice(1)).filter((each) => parts.includes(each.split('/')[0]!));
    if (absent.length > 0) judge.notes(rule, `${name}: null in ${absent.join(', ')}`, request, 'OPEN-35');
  }
}

/** Returns the rule that a fault breaks. HOOK-OUT-12 is about the messages and the rate in a chat, and the rule of the event about the rest. */
function ruleOfFault(request: CaughtRequest, event: Json, { path }: Fault): RuleId {
  const [part = '', member = '', ...inner] = path;
  const value = event[part];
  if (value === undefined) return required.includes(part) ? 'HOOK-OUT-02' : ruleOf(request);
  const isOfChat =
    part === 'chat' && inner.length === 0 && (member !== 'rate' || (value as Json)['rate'] === undefined);
  return isOfChat ? ruleOf(request) : ruleOfPart(request, part);
}

function judgeMembers(judge: Judge, request: CaughtRequest, part: string, wanted: readonly string[]): void {
  const { value } = withoutNulls(field(request, part));
  const name = eventName(request);
  if (!isObject(value)) judge.cannotSee('HOOK-OUT-19', `${name} has a ${part}`);
  else if (Object.keys(value).length === 0)
    judge.notes('HOOK-OUT-19', `${name}: ${part} is {}`, request, 'OPEN-21');
  else {
    const absent = wanted.filter((member) => !isThere(value[member])).map((member) => `no ${part}.${member}`);
    const expected = `${name}: ${part} with ${wanted.join(', ')}, empty where nothing is known`;
    judge.faultless('HOOK-OUT-19', expected, absent, request);
  }
}

export function judgeChatAndAgent(judge: Judge, event: CaughtRequest, chat?: unknown, who = agentName): void {
  const name = eventName(event);
  judgeChatId(judge, event, chat);
  const wrong = partOf(event, 'agent')['name'] !== who && fieldIs('agent', field(event, 'agent'));
  judge.faultless(ruleOf(event), `${name}: the agent ${who}`, [wrong], event);
}

function judgeChatId(judge: Judge, event: CaughtRequest, accepted: unknown): void {
  const name = eventName(event);
  const rule = ruleOf(event);
  const chatId = field(event, 'chat_id');
  if (accepted === undefined || chatId === undefined) return;
  const same = `${name}: chat_id ${JSON.stringify(accepted)}, as chat_accepted of the same chat has it`;
  judge.faultless(rule, same, [printed(chatId) !== printed(accepted) && fieldIs('chat_id', chatId)], event);
}

/** Judges that an event was sent only once. It was answered 200 with the result OK, so there is no reason to send it again. */
export function judgeOnce(judge: Judge, what: string, events: readonly CaughtRequest[]): void {
  const [first] = events;
  if (!first) return;
  const expected = `${what}: one event, which was answered 200 with the result OK`;
  judge.counts(ruleOf(first), expected, events, 1);
}

/** Judges that each chat has one event with this name. Do not call it after a second click on Reply, or for a chat closed twice. */
export function judgeOnceInEach(
  judge: Judge,
  scene: Pick<WebhookScene, 'events'>,
  name: 'chat_accepted' | 'chat_finished',
): void {
  const chats = Map.groupBy(scene.events(name), (event) => printed(field(event, 'chat_id')));
  for (const events of chats.values()) judgeOnce(judge, `${name} of a chat`, events);
}

/** The data of a closed chat that chat_finished must contain. */
export interface KnownChat {
  chat: unknown;
  /** The number of the customer's messages. The first one came before the agents' messages. */
  said: number;
  /** The writer of each agent's message, in order. It must be a palindrome, since messages may be in reverse order. */
  writers?: string[];
  /** The visitor's rating of the chat. Undefined if the desk did not accept one. */
  rate?: string | undefined;
  blacklisted?: boolean | undefined;
  /** The time between the visitor's first and last message, and between the agents' first and last message. */
  apart?: Readonly<Record<'visitor' | 'agent', Apart>>;
}

/** The shortest and the longest possible time between two messages, in milliseconds. They differ, because the requests took time. */
export interface Apart {
  leastMs: number;
  mostMs: number;
}

/** The largest difference between a timestamp and now. Two clocks differ by minutes, but not by hours. */
const clockMs = 10 * 60_000;

/** The largest error of the time between two timestamps. A timestamp may be rounded to a second. */
const roundedMs = 1500;

export async function judgeEnd(judge: Judge, scene: WebhookScene, known: KnownChat, n = 1): Promise<void> {
  const finished = await scene.expect(judge, 'chat_finished', 'after the chat is closed', n);
  if (finished) judgeFinished(judge, finished, known);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished is sent');
}

export function judgeFinished(judge: Judge, request: CaughtRequest, known: KnownChat): void {
  judgeChatId(judge, request, known.chat);
  judgeAgents(judge, request, known.writers ?? [agentName]);
  const chat = partOf(request, 'chat');
  const { messages, rate } = chat;
  // A rate with an invalid value is ignored here, because `judgeForms` reports it.
  const isRate = [null, 'positive', 'negative'].some((each) => each === rate);
  for (const name of ['rate', 'blacklisted'] as const) {
    if (known[name] === undefined || (name === 'rate' && !isRate)) continue;
    const isOther = chat[name] !== known[name] && fieldIs(`chat.${name}`, chat[name]);
    judge.faultless('HOOK-OUT-11', `chat.${name}: ${JSON.stringify(known[name])}`, [isOther], request);
  }
  if (Array.isArray(messages)) judgeMessages(judge, request, messages.filter(isObject), known);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished holds chat.messages');
}

/** Judges that the list of agents contains an agent who wrote. The source does not state which other agents belong to it. */
function judgeAgents(judge: Judge, request: CaughtRequest, writers: string[]): void {
  const agents = field(request, 'agents');
  const list: unknown[] = Array.isArray(agents) ? agents : [];
  const names = list.map((agent) => printed(isObject(agent) ? agent['name'] : agent));
  const wanted = [...new Set(writers)];
  const missing = wanted.filter((name) => !names.includes(name));
  const hasNone = wanted.length > 0 && missing.length === wanted.length;
  const said = Array.isArray(agents) ? `agents without ${missing.join(', ')}` : fieldIs('agents', agents);
  const expected = `chat_finished: agents as a list with ${wanted.join(' or ')}, who wrote in the chat`;
  judge.faultless('HOOK-OUT-11', expected, [hasNone && said], request);
  if (!hasNone && missing.length > 0) judge.notes('HOOK-OUT-11', `${said}, who wrote in the chat`, request);
  const others = names.filter((name) => !writers.includes(name));
  if (others.length > 0)
    judge.notes('HOOK-OUT-11', `agents with ${others.join(', ')}, who took no part in the chat`, request);
}

/** Judges that chat_finished contains all messages, in order or in reverse order. If it does, also judges their timestamps and writers. */
function judgeMessages(judge: Judge, request: CaughtRequest, messages: Json[], known: KnownChat): void {
  const { said, writers = [agentName], apart } = known;
  const types = messages.map(({ type }) => printed(type));
  const ofAgents = messages.filter(({ type }) => type === 'agent');
  const ends = [types[0], types.at(-1)].toSorted().join();
  const isWhole =
    types.filter((type) => type === 'visitor').length === said &&
    ofAgents.length >= writers.length &&
    ends === 'agent,visitor';
  judge.holds('HOOK-OUT-12', isWhole, {
    expected: `chat.messages: ${said} of the visitor, texts and files alike, and ${writers.length} of agents, the last one an agent’s (or the last one first)`,
    observed: `chat.messages: ${types.map((type) => JSON.stringify(type)).join(', ') || 'none'}`,
    evidence: request,
  });
  // If the list of messages is not complete, its timestamps and ids prove nothing.
  if (!isWhole) return;
  judgeInstants(judge, request, messages, apart);
  judgeWriters(judge, request, ofAgents, writers);
  const nameless = ofAgents.filter(({ agent_id }) => !isThere(agent_id)).length;
  const told = `chat.messages: ${nameless} of ${ofAgents.length} messages of agents have no agent_id`;
  if (nameless > 0) judge.notes('HOOK-OUT-12', told, request);
  const stated = ['timestamp', 'type', 'agent_id', 'blacklisted'];
  const fields = new Set(messages.flatMap((each) => Object.keys(each)));
  const others = [...fields].filter((key) => !stated.includes(key)).join(', ') || 'none';
  // The source does not name the field with the text of a message.
  const isUsual = messages.every(({ message }) => typeof message === 'string');
  const observed = `chat.messages: further fields are ${others}`;
  judge.prefers('HOOK-OUT-12', isUsual, { observed, evidence: request }, 'OPEN-23');
}

function judgeInstants(judge: Judge, request: CaughtRequest, messages: Json[], apart?: KnownChat['apart']) {
  const instants = messages.flatMap(({ timestamp }) => (typeof timestamp === 'number' ? [timestamp] : []));
  const isNow = (ms: number) => Math.abs(ms - Date.now()) < clockMs;
  const far = instants.filter((instant) => !isNow(instant) && !isNow(instant * 1000));
  const wrongSpans = Object.entries(apart ?? {}).map(([type, { leastMs, mostMs }]) => {
    const own = messages.flatMap((each) => (each['type'] === type ? Number(printed(each['timestamp'])) : []));
    const spanMs = (Math.max(...own) - Math.min(...own)) * (instants.some(isNow) ? 1 : 1000);
    const isRight = spanMs >= leastMs - roundedMs && spanMs <= mostMs + roundedMs;
    const stated = `which were received ${Math.round(leastMs)} to ${Math.round(mostMs)} ms apart`;
    return (
      !isRight && `the first and the last of the type ${type}, ${stated}, have timestamps ${spanMs} ms apart`
    );
  });
  judge.faultless(
    'HOOK-OUT-12',
    'chat.messages: the instant at which each was received, in seconds or milliseconds since 1970',
    [far.length > 0 && `timestamp ${far.join(', ')}, far from now`, ...wrongSpans],
    request,
  );
  const unit = 'chat.messages: timestamp in milliseconds, of which the unit is not stated';
  if (instants.some(isNow)) judge.notes('HOOK-OUT-12', unit, request);
}

/** Judges that each agent has one agent_id. Its values are open (OPEN-20). */
function judgeWriters(judge: Judge, request: CaughtRequest, messages: Json[], writers: string[]): void {
  const ids = messages.map(({ agent_id }) => agent_id).filter((id) => typeof id === 'number');
  // The ids can be compared with the writers only if each agent's message has a numeric agent_id.
  if (ids.length !== writers.length) return;
  const isMixedUp = ids.some((id, one) =>
    ids.some((other, two) => (id === other) !== (writers[one] === writers[two])),
  );
  const expected = `chat.messages: an agent_id for each agent who wrote: ${writers.join(', ')}`;
  judge.faultless('HOOK-OUT-12', expected, [isMixedUp && `agent_id ${ids.join(', ')}`], request);
}
