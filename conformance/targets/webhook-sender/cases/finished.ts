import { validateAgentInfo, validateFinishedChat } from '../../../../generated/developer/validators.js';
import { fieldIs } from '../../../../generated/faults.ts';
import { withoutNulls } from '../../../../src/contract/judgement/nulls.ts';
import type { Judge } from '../../../run/judge.ts';
import { type Evidence, shown } from '../../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../../wire/http/stand-in.ts';
import { field, isObject } from '../../../wire/payload/fields.ts';
import { agentName, otherAgentName } from '../context.ts';
import { judgeChatId, judgePart } from './forms.ts';

/** What a scene knows of the chat that is told to be over. */
export interface KnownChat {
  chat: unknown;
  /** How many messages the customer wrote; the agent wrote one after them. */
  said: number;
  /** How the visitor rated the chat, where the desk took it. */
  rate: string | undefined;
  blacklisted: boolean | undefined;
}

/** How far a message's instant may lie from the run's: clocks differ, hours do not. */
const clockMs = 10 * 60_000;

export function judgeFinished(judge: Judge, request: CaughtRequest, known: KnownChat): void {
  const evidence = [shown('chat_finished', request)];
  const [agents, chat] = ['agents', 'chat'].map((key) => field(request, key));
  judgeChatId(judge, 'HOOK-OUT-11', request, known.chat);
  judge.holds('HOOK-OUT-11', isObject(chat), {
    expected: 'chat_finished: chat as an object',
    observed: `chat_finished: ${fieldIs('chat', chat)}`,
    evidence,
  });
  judgeAgents(judge, agents, evidence);
  if (isObject(chat)) judgeChat(judge, request, chat, known);
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished holds chat');
}

function judgeChat(
  judge: Judge,
  request: CaughtRequest,
  chat: Record<string, unknown>,
  known: KnownChat,
): void {
  const evidence = [shown('chat_finished', request)];
  const { messages, rate, blacklisted } = chat;
  const whole = Array.isArray(messages) && rate !== undefined && typeof blacklisted === 'boolean';
  judge.holds('HOOK-OUT-11', whole, {
    expected: 'chat: messages as a list, rate, blacklisted as true or false',
    observed: `chat: ${Object.entries({
      messages: undefined,
      rate: undefined,
      blacklisted: undefined,
      ...chat,
    })
      .map(([key, value]) => (Array.isArray(value) ? `${key} is a list` : fieldIs(key, value)))
      .join(', ')}`,
    evidence,
  });
  judgeMembers(judge, request, chat);
  // A rate of none of the values is judged as such.
  if (known.rate !== undefined && isRate(rate)) judgeValue(judge, 'rate', rate, known.rate, evidence);
  if (known.blacklisted !== undefined)
    judgeValue(judge, 'blacklisted', blacklisted, known.blacklisted, evidence);
  if (Array.isArray(messages)) judgeMessages(judge, messages.filter(isObject), known, evidence);
}

/** The form of the messages and of the rate; that these and blacklisted are there has been judged. */
function judgeMembers(judge: Judge, request: CaughtRequest, chat: Record<string, unknown>): void {
  const { messages, rate = null } = chat;
  const given = { ...chat, rate, blacklisted: false };
  if (Array.isArray(messages))
    judgePart(judge, 'HOOK-OUT-12', request, 'chat', validateFinishedChat, { keep: ['rate'], given });
  else judge.cannotSee('HOOK-OUT-12', 'chat_finished holds messages');
}

function isRate(rate: unknown): boolean {
  return rate === null || rate === 'positive' || rate === 'negative';
}

function judgeAgents(judge: Judge, agents: unknown, evidence: Evidence[]): void {
  const list: unknown[] = Array.isArray(agents) ? agents : [];
  judge.holds(
    'HOOK-OUT-11',
    list.some((agent) => isObject(agent) && agent['name'] === agentName),
    {
      expected: `chat_finished: agents as a list with the agent ${agentName}`,
      observed: `chat_finished: ${fieldIs('agents', agents)}`,
      evidence,
    },
  );
  const names = list.map((agent) => (isObject(agent) ? agent['name'] : agent));
  // Whose the chat was besides is not stated either.
  if (names.includes(otherAgentName))
    judge.notes('HOOK-OUT-11', `agents with ${otherAgentName}, who took no part in the chat`, evidence);
  for (const agent of list) {
    judge.holds('HOOK-OUT-04', validateAgentInfo(withoutNulls(agent).value), {
      expected: 'chat_finished: each of agents in its form',
      observed: `chat_finished: ${JSON.stringify(agent)}`,
      evidence,
    });
  }
}

function judgeValue(
  judge: Judge,
  name: string,
  value: unknown,
  expected: unknown,
  evidence: Evidence[],
): void {
  judge.holds('HOOK-OUT-11', value === expected, {
    expected: `chat.${name}: ${JSON.stringify(expected)}`,
    observed: fieldIs(`chat.${name}`, value),
    evidence,
  });
}

/** The customer wrote, and then the agent: the messages say so, the first or the last of them first, with the instants of this run. */
function judgeMessages(
  judge: Judge,
  messages: Record<string, unknown>[],
  { said }: KnownChat,
  evidence: Evidence[],
): void {
  const types = messages.map(({ type }) => type);
  const visitors = types.filter((type) => type === 'visitor').length;
  const ends = [types[0], types.at(-1)].toSorted().join();
  judge.holds('HOOK-OUT-12', visitors === said && ends === 'agent,visitor', {
    expected: `chat.messages: ${said} of the visitor, texts and files alike, and the agent’s after them (or the last one first)`,
    observed: `chat.messages: ${types.map((type) => JSON.stringify(type)).join(', ') || 'none'}`,
    evidence,
  });
  const far = messages.filter(({ timestamp }) => typeof timestamp === 'number' && !isNow(timestamp));
  judge.holds('HOOK-OUT-12', far.length === 0, {
    expected: 'chat.messages: the instant at which each was received, in seconds or milliseconds since 1970',
    observed: `chat.messages: ${far.map(({ timestamp }) => timestamp).join(', ') || 'none'} far from now`,
    evidence,
  });
  tellWords(judge, messages, evidence);
}

/** Where the words stand is not shown: another field than the reference's is told only, and so is none. */
function tellWords(judge: Judge, messages: Record<string, unknown>[], evidence: Evidence[]): void {
  const known = ['timestamp', 'type', 'agent_id', 'blacklisted'];
  const others = new Set(messages.flatMap((each) => Object.keys(each)).filter((key) => !known.includes(key)));
  judge.prefers(
    'HOOK-OUT-12',
    messages.every(({ message }) => typeof message === 'string'),
    { observed: `chat.messages: further fields are ${[...others].join(', ') || 'none'}`, evidence },
    'OPEN-23',
  );
}

function isNow(timestamp: number): boolean {
  return [timestamp, timestamp * 1000].some((ms) => Math.abs(ms - Date.now()) < clockMs);
}
