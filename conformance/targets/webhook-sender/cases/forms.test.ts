// What is told of an event whose chat or agent is not the one that it should be: each fault by itself.
import { expect, test } from 'vitest';
import { Judge } from '../../../run/judge.ts';
import { LagProbe } from '../../../run/lag.ts';
import type { CaughtRequest } from '../../../wire/stand-in.ts';
import { agentName } from '../context.ts';
import { judgeChatAndAgent } from './forms.ts';

const bytes = { head: '', startLine: '', headers: [], body: Buffer.alloc(0), framing: 'none' as const };

function saidOf(event: object, accepted?: unknown): string[] {
  const json = { event_name: 'call_event', agent: { name: agentName }, ...event };
  const request: CaughtRequest = {
    ...bytes,
    method: 'POST',
    path: '/',
    json,
    firstByteAt: 0,
    lastByteAt: 0,
  };
  const judge = new Judge(new LagProbe());
  judgeChatAndAgent(judge, 'HOOK-OUT-15', request, accepted);
  const all = judge.observations.get('HOOK-OUT-15') ?? [];
  return all
    .filter(({ outcome }) => outcome === 'broken')
    .map(({ expected, observed }) => `${expected}; ${observed}`);
}

test('an event that is right in both has nothing told of it', () => {
  expect(saidOf({ chat_id: 7 }, 7)).toEqual([]);
  expect(saidOf({ chat_id: 7 })).toEqual([]);
});

test('a number is no fault where chat_accepted had the same as a text, which is judged there', () => {
  expect(saidOf({ chat_id: 7 }, '7')).toEqual([]);
});

test('a text, another chat and another agent are told apart', () => {
  expect(saidOf({ chat_id: '7' }, '7')).toEqual([
    expect.stringMatching(/chat_id as a JSON number.*; call_event: chat_id is "7", a text$/),
  ]);
  expect(saidOf({ chat_id: 8 }, 7)).toEqual([
    'call_event: chat_id 7, as chat_accepted of the same chat has it; call_event: chat_id is 8',
  ]);
  expect(saidOf({ chat_id: 7, agent: undefined }, 7)).toEqual([
    `call_event: the agent ${agentName}; call_event: agent is missing`,
  ]);
});
