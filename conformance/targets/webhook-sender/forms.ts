import type { WebhookReceiverEvent } from '../../../generated/developer/kinds.ts';
import { type Fault, faultList, fieldIs, printed } from '../../../generated/faults.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { withoutNulls } from '../../../src/contract/judgement/accepted-faults.ts';
import type { Judge } from '../../run/case.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { header } from '../../wire/http/wire-message.ts';
import { field, isObject, isThere, type Json, partOf } from '../../wire/payload/messages.ts';
import { agentName, eventName, ruleOf, validatorOf, type WebhookScene } from './context.ts';

type NameIn<Event> = Event extends unknown ? keyof Event & string : never;
/** The names of all fields that at least one event has. */
type FieldName = NameIn<WebhookReceiverEvent>;
type ValueIn<Event, Name extends string> = Event extends unknown
  ? Name extends keyof Event
    ? NonNullable<Event[Name]>
    : never
  : never;

/** The rules by which one field is judged in every event. */
interface FieldForm<Name extends FieldName> {
  /** With `text` and `any`, HOOK-OUT-02 requires the field: as a string, or in any form. */
  presence: 'text' | 'any' | 'optional';
  /** The rule about the form of the field. The schema of the event defines the form. */
  form?: 'HOOK-OUT-03' | 'HOOK-OUT-04' | 'HOOK-OUT-05';
  /** The members that HOOK-OUT-19 asks for. Section 2.6 lists them, and marks none as required. */
  members?: readonly (keyof ValueIn<WebhookReceiverEvent, Name> & string)[];
}

/** The fields that are judged in every event. To judge another field, add it here. */
const fields: { readonly [Name in FieldName]?: FieldForm<Name> } = {
  event_name: { presence: 'text' },
  widget_id: { presence: 'text' },
  visitor: { presence: 'any', form: 'HOOK-OUT-03' },
  session: { presence: 'any', form: 'HOOK-OUT-05', members: ['geoip', 'ip_addr', 'user_agent'] },
  page: { presence: 'any', form: 'HOOK-OUT-05', members: ['url'] },
  agent: { presence: 'optional', form: 'HOOK-OUT-04' },
  agents: { presence: 'optional', form: 'HOOK-OUT-04' },
  department: { presence: 'optional', form: 'HOOK-OUT-04' },
};
const table = Object.entries(fields) as [FieldName, FieldForm<FieldName>][];

/** The rules that every event must keep: about the request, and about the fields of the table. */
export const formRules = [
  'HOOK-OUT-01',
  'HOOK-OUT-02',
  'HOOK-OUT-03',
  'HOOK-OUT-04',
  'HOOK-OUT-05',
  'HOOK-OUT-19',
] as const satisfies RuleId[];

export function judgeForms(
  judge: Judge,
  { receiver }: Pick<WebhookScene, 'receiver'>,
  rules: readonly RuleId[] = formRules,
): void {
  const { requests } = receiver;
  for (const request of requests) judgeEvent(judge, request, rules);
  const seen = rules.filter((rule) => formRules.some((each) => each === rule));
  if (requests.length === 0) judge.cannotSee(seen, 'an event is sent');
}

function judgeEvent(judge: Judge, request: CaughtRequest, rules: readonly RuleId[]): void {
  const name = eventName(request);
  const type = header(request, 'content-type');
  // The source says only that the body is JSON. A request without a Content-Type does not contradict that.
  const isJson = isObject(request.json) && /\bjson\b/i.test(type ?? 'json');
  judge.holds('HOOK-OUT-01', request.method === 'POST' && isJson, {
    expected: 'a POST with a JSON object as its body, whose Content-Type, where there is one, says JSON',
    observed: `${request.method} with ${isObject(request.json) ? 'a JSON object' : 'another body'}, Content-Type ${type ?? 'none'}`,
    evidence: request,
  });
  const isMissing = ([key, { presence }]: (typeof table)[number]) =>
    (presence === 'text' && typeof field(request, key) !== 'string') ||
    (presence === 'any' && !isThere(field(request, key)));
  const missing = table.filter(isMissing).map(([key]) => `${key} is missing or of another type`);
  const named = (wanted: string) => table.flatMap(([key, { presence }]) => (presence === wanted ? key : []));
  const required = `${name}: ${named('text').join(' and ')} as strings, ${named('any').join(', ')}`;
  judge.faultless('HOOK-OUT-02', required, missing, request);
  for (const [rule, own] of Map.groupBy(table, ([, { form }]) => form))
    if (rule && rules.includes(rule))
      judgeParts(
        judge,
        rule,
        request,
        own.map(([part]) => part),
      );
  for (const [part, { members }] of table) if (members) judgeMembers(judge, request, part, members);
}

/** Judges the form of those fields of an event that `own` names. Ignores absent fields, and faults for which `isChosen` returns false. */
export function judgeParts(
  judge: Judge,
  rule: RuleId,
  request: CaughtRequest,
  own: readonly string[],
  isChosen: (fault: Fault) => boolean = () => true,
): void {
  const name = eventName(request);
  const there = own.filter((part) => isThere(field(request, part)));
  if (there.length === 0) {
    const isOptional = own.every((part) => fields[part as FieldName]?.presence === 'optional');
    if (!isOptional) judge.cannotSee(rule, `${name} has a ${own.join(' and a ')}`);
    return;
  }
  const validate = validatorOf(request);
  if (!validate) {
    judge.notes(rule, `${name} is no event of the contract, and its parts are not judged`, request);
    return;
  }
  const { value, nulls } = withoutNulls(request.json, ['rate']);
  const faults = validate(value) ? [] : faultList(value, validate.errors);
  const wrong = faults.filter((fault) => there.includes(fault.path[0] ?? '') && isChosen(fault));
  judge.faultless(rule, `${name}: ${there.join(' and ')} in the agreed form`, wrong, request);
  const absent = nulls.map((each) => each.slice(1)).filter((each) => there.includes(each.split('/')[0]!));
  if (absent.length > 0) judge.notes(rule, `${name}: null in ${absent.join(', ')}`, request, 'OPEN-35');
}

/** Judges the members of a session or a page. Section 2.6 lists them, and marks none as required. */
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

/** Judges that an event has the agent of the chat, and the chat_id of chat_accepted. */
export function judgeChatAndAgent(judge: Judge, event: CaughtRequest, chat?: unknown, who = agentName): void {
  const name = eventName(event);
  judgeChatId(judge, event, chat);
  const wrong = partOf(event, 'agent')['name'] !== who && fieldIs('agent', field(event, 'agent'));
  judge.faultless(ruleOf(event), `${name}: the agent ${who}`, [wrong], event);
}

/** Judges that chat_id is a number, and the same as in chat_accepted. The source states its type only where it first names it. */
function judgeChatId(judge: Judge, event: CaughtRequest, accepted: unknown): void {
  const name = eventName(event);
  const rule = ruleOf(event);
  const chatId = field(event, 'chat_id');
  const said = `${fieldIs('chat_id', chatId)}${typeof chatId === 'string' ? ', a string' : ''}`;
  const expected = `${name}: chat_id as a JSON number (6.3 gives the type where its table names the field first)`;
  judge.faultless(rule, expected, [typeof chatId !== 'number' && said], event);
  // The type of chat_id in chat_accepted is judged together with that event.
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

/** The shortest and the longest time between two messages, in milliseconds. It is known up to the time that their requests took. */
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
  const chat = field(request, 'chat');
  judgeChatId(judge, request, known.chat);
  const wrong = !isObject(chat) && fieldIs('chat', chat);
  judge.faultless('HOOK-OUT-11', 'chat_finished: chat as an object', [wrong], request);
  judgeAgents(judge, request, known.writers ?? [agentName]);
  if (isObject(chat)) judgeChat(judge, request, chat, known);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished holds chat');
}

function judgeChat(judge: Judge, request: CaughtRequest, chat: Json, known: KnownChat): void {
  const { messages, rate } = chat;
  // HOOK-OUT-11 requires that messages, rate and blacklisted are present. HOOK-OUT-12 defines the form of a message and of a rate.
  const isInside = ({ path: [, member, ...inner] }: Fault) =>
    inner.length > 0 || (member === 'rate' && rate !== undefined);
  judgeParts(judge, 'HOOK-OUT-11', request, ['chat'], (fault) => !isInside(fault));
  if (Array.isArray(messages)) judgeParts(judge, 'HOOK-OUT-12', request, ['chat'], isInside);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished holds messages');
  // A rate of an invalid form has already been reported above.
  const isRate = [null, 'positive', 'negative'].some((each) => each === rate);
  for (const name of ['rate', 'blacklisted'] as const) {
    if (known[name] === undefined || (name === 'rate' && !isRate)) continue;
    const isOther = chat[name] !== known[name] && fieldIs(`chat.${name}`, chat[name]);
    judge.faultless('HOOK-OUT-11', `chat.${name}: ${JSON.stringify(known[name])}`, [isOther], request);
  }
  if (Array.isArray(messages)) judgeMessages(judge, request, messages.filter(isObject), known);
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
  judge.faultless('HOOK-OUT-11', expected, [(hasNone || !Array.isArray(agents)) && said], request);
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
  // The ids match the writers only if each agent's message has a number.
  if (ids.length !== writers.length) return;
  const isMixedUp = ids.some((id, one) =>
    ids.some((other, two) => (id === other) !== (writers[one] === writers[two])),
  );
  const expected = `chat.messages: an agent_id for each agent who wrote: ${writers.join(', ')}`;
  judge.faultless('HOOK-OUT-12', expected, [isMixedUp && `agent_id ${ids.join(', ')}`], request);
}
