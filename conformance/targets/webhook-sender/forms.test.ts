import { expect, test } from 'vitest';
import { Judge } from '../../run/case.ts';
import { LagProbe } from '../../run/lag.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { agentName, type WebhookScene } from './context.ts';
import { formRules, judgeChatAndAgent, judgeFinished, judgeForms } from './forms.ts';

// Tests the findings about faulty events. Each fault must be reported once, under the rule that it breaks.

const bytes = { head: '', startLine: '', headers: [], body: Buffer.alloc(0), framing: 'none' as const };

function caught(json: object): CaughtRequest {
  return { ...bytes, method: 'POST', path: '/', json, firstByteAt: 0, lastByteAt: 0 };
}

function brokenBy({ observations }: Judge): string[] {
  return [...observations]
    .filter(([, seen]) => seen.some(({ outcome }) => outcome === 'broken'))
    .map(([rule]) => rule);
}

function saidOf(event: object, accepted?: unknown): string[] {
  const judge = new Judge(new LagProbe());
  const request = caught({ event_name: 'call_event', agent: { name: agentName }, ...event });
  judgeChatAndAgent(judge, request, accepted);
  const all = judge.observations.get('HOOK-OUT-15') ?? [];
  return all
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ expected, observed }) => `${expected}; ${observed}`);
}

test('an event without a fault has no findings', () => {
  expect(saidOf({ chat_id: 7 }, 7)).toEqual([]);
  expect(saidOf({ chat_id: 7 })).toEqual([]);
});

test('chat_id as a number matches the same digits as a text in chat_accepted', () => {
  expect(saidOf({ chat_id: 7 }, '7')).toEqual([]);
});

test('reports another chat, and another agent', () => {
  expect(saidOf({ chat_id: 8 }, 7)).toEqual([
    'call_event: chat_id 7, as chat_accepted of the same chat has it; call_event: chat_id is 8',
  ]);
  expect(saidOf({ chat_id: 7, agent: undefined }, 7)).toEqual([
    `call_event: the agent ${agentName}; call_event: agent is missing`,
  ]);
});

const agent = { id: '7', name: agentName, email: 'Ada.Zoe@conformance.example' };
const whole = {
  event_name: 'chat_finished',
  widget_id: 'w1',
  visitor: { number: '1', description: '', chats_count: 1 },
  session: { geoip: {}, ip_addr: '203.0.113.24', user_agent: '' },
  page: { url: '' },
  chat_id: 7,
  agents: [agent],
};
const message = { type: 'visitor', timestamp: Date.now(), message: 'Hi' };
const chat = { messages: [message], rate: 'negative', blacklisted: false };

test.each([
  ['nothing', {}, []],
  ['a page that is absent', { page: undefined }, ['HOOK-OUT-02']],
  ['a session that is null', { session: null }, ['HOOK-OUT-02']],
  ['a visitor that is absent', { visitor: undefined }, ['HOOK-OUT-02']],
  ['a page that is a text', { page: 'https://shop.example/' }, ['HOOK-OUT-05']],
  ['a visitor that is a list', { visitor: [] }, ['HOOK-OUT-03']],
  ['a chat_id that is a text', { chat_id: '7' }, ['HOOK-OUT-11']],
  ['a chat that is absent', { chat: undefined }, ['HOOK-OUT-11']],
  ['agents that are no list', { agents: {} }, ['HOOK-OUT-04']],
  ['blacklisted that is absent', { chat: { ...chat, blacklisted: undefined } }, ['HOOK-OUT-11']],
  ['blacklisted that is a number', { chat: { ...chat, blacklisted: 0 } }, ['HOOK-OUT-11']],
  ['a rate that is absent', { chat: { ...chat, rate: undefined } }, ['HOOK-OUT-11']],
  ['a rate that is a number', { chat: { ...chat, rate: 1 } }, ['HOOK-OUT-12']],
  ['messages that are no list', { chat: { ...chat, messages: {} } }, ['HOOK-OUT-11']],
  ['a message of no type', { chat: { ...chat, messages: [{ ...message, type: 'guest' }] } }, ['HOOK-OUT-12']],
])('%s breaks only its own rule', (_, change, rules) => {
  const judge = new Judge(new LagProbe());
  const request = caught(JSON.parse(JSON.stringify({ ...whole, chat, ...change })));
  const judged = [...formRules, 'HOOK-OUT-11', 'HOOK-OUT-12'] as const;
  judgeForms(judge, { receiver: { requests: [request] } } as unknown as WebhookScene, judged);
  expect(brokenBy(judge)).toEqual(rules);
});

test.each([
  ['nothing', {}, []],
  ['another rate', { rate: 'positive' }, ['HOOK-OUT-11']],
  ['a message too few', { messages: [message] }, ['HOOK-OUT-12']],
])('a chat_finished event with %s breaks only the rule of this fault', (_, change, rules) => {
  const judge = new Judge(new LagProbe());
  const ended = { ...chat, messages: [message, { ...message, type: 'agent' }], ...change };
  const known = { chat: 7, said: 1, rate: 'negative', blacklisted: false };
  judgeFinished(judge, caught({ ...whole, chat: ended }), known);
  expect(brokenBy(judge)).toEqual(rules);
});
