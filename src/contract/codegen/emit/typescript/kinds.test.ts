import { describe, expect, test } from 'vitest';
import { examples as botExamples } from '../../../../../generated/bot/examples.ts';
import {
  type BotProviderEvent,
  botProviderEventKinds,
  isChatClosed,
  isClientMessage,
  isUnknownBotProviderEvent,
} from '../../../../../generated/bot/kinds.ts';
import { examples } from '../../../../../generated/channel/examples.ts';
import {
  agentMessageKinds,
  isAgentText,
  isUnknownAgentMessage,
  isUnknownUserMessage,
  isUserText,
  type UnknownAgentMessage,
} from '../../../../../generated/channel/kinds.ts';
import type { AgentMessage, UserMessage } from '../../../../../generated/channel/types.ts';
import { validateAgentMessage } from '../../../../../generated/channel/validators.js';
import { isUnknownWebhookReceiverEvent } from '../../../../../generated/developer/kinds.ts';
import { complaintsAbout } from '../testing/programs.ts';

const future = {
  recipient: { id: 'c-1' },
  message: { type: 'of-a-later-edition', question: 'Blue or red?' },
};

test('isUnknownAgentMessage is true for a reserved message type, and false for an invalid one', () => {
  expect(isUnknownAgentMessage(future)).toBe(true);
  expect(validateAgentMessage(future)).toBe(false);
  for (const wrong of [{}, null, 7, 'poll', { message: null }, { message: { type: 1 } }, { message: {} }])
    expect(isUnknownAgentMessage(wrong), JSON.stringify(wrong)).toBe(false);
});

test.each([
  ['AgentMessage', examples.AgentMessage, isUnknownAgentMessage],
  ['UserMessage', examples.UserMessage, isUnknownUserMessage],
  ['ClientMessageEvent', botExamples.ClientMessageEvent, isUnknownBotProviderEvent],
  ['ChatClosedEvent', botExamples.ChatClosedEvent, isUnknownBotProviderEvent],
])('isUnknown… is false for every example of %s', (_, stories, isUnknown) => {
  const all = Object.entries(stories);
  expect(all.length).toBeGreaterThan(0);
  for (const [story, value] of all) expect(isUnknown(value), story).toBe(false);
});

test('the name of an inherited property is not a known kind', () => {
  expect(isUnknownWebhookReceiverEvent(Object.create({ event_name: 'chat_rated' }))).toBe(false);
  expect(isUnknownWebhookReceiverEvent({ event_name: 'chat_rated' })).toBe(true);
  expect(isUnknownWebhookReceiverEvent({ event_name: 'toString' })).toBe(true);
});

test('the list of event kinds equals the kinds in the type of the events', () => {
  const byKind: Record<BotProviderEvent['event'], true> = {
    CLIENT_MESSAGE: true,
    AGENT_JOINED: true,
    AGENT_UNAVAILABLE: true,
    CHAT_CLOSED: true,
  };
  expect([...botProviderEventKinds].toSorted()).toEqual(Object.keys(byKind).toSorted());
  expect(agentMessageKinds).toContain('location');
});

const imports = `
import { isUnknownAgentMessage, type UnknownAgentMessage } from './generated/channel/kinds.ts';
import type { AgentMessage, AgentText, LocationContent, MediaContent } from './generated/channel/types.ts';
import { validateAgentMessage } from './generated/channel/validators.js';
`;

describe('the type of a message that may have an unknown kind', () => {
  test('a switch and a comparison narrow the message to its known kinds', () => {
    const code = `${imports}
export function words({ message }: AgentMessage | UnknownAgentMessage): string {
  if (message.type === 'text') return message.text;
  switch (message.type) {
    case 'location': { const place: LocationContent = message; return String(place.latitude); }
    case 'photo': case 'video': case 'audio': case 'voice': case 'sticker': case 'document': return message.file;
    case 'typein': case 'typeout': return '';
    default: { const other: UnknownAgentMessage['message'] = message; const kind: string = other.type; return kind; }
  }
}`;
    expect(complaintsAbout('words.ts', code)).toEqual([]);
  });

  test('the type guard separates unknown from known kinds, also for an input of the type unknown', () => {
    const code = `${imports}
export function known(body: AgentMessage | UnknownAgentMessage): AgentMessage | undefined {
  if (!isUnknownAgentMessage(body)) return body;
  const field: unknown = body.message['question'] ?? body['recipient'];
  return void field;
}
export function take(body: unknown): string {
  if (isUnknownAgentMessage(body)) return 'passed over: ' + body.message.type.toLowerCase();
  if (!validateAgentMessage(body)) return 'refused';
  const text: string = body.message.type === 'text' ? body.message.text : '';
  return text;
}`;
    expect(complaintsAbout('take.ts', code)).toEqual([]);
  });

  test.each([
    ['code reads a field of one kind without a check of the kind', 'm.message.text', /'text' does not exist/],
    ['code misspells a known kind', "m.message.type === 'txet'", /no overlap/],
    ['code forgets a kind', "m.message.type === 'text' ? '' : m.message.file", /'file' does not exist/],
  ])('the compiler reports an error if %s', (_, expression, complaint) => {
    const code = `${imports}\nexport const f = (m: AgentMessage | UnknownAgentMessage): unknown => ${expression};`;
    expect(complaintsAbout('wrong.ts', code).join('\n')).toMatch(complaint);
  });
});

// The compiler checks the types of this test.
test('after a type guard for the message kind, the compiler also knows the type of the sender', () => {
  const nameOf = (body: AgentMessage | UnknownAgentMessage) =>
    isAgentText(body) ? `${body.sender?.name}: ${body.message.text}` : undefined;
  const message = { type: 'text', text: 'Hello' } as const;
  expect(nameOf({ recipient: { id: 'c' }, sender: { name: 'Ada' }, message })).toBe('Ada: Hello');
  expect(nameOf({ recipient: { id: 'c' }, message: { type: 'typein' } })).toBeUndefined();
  expect(nameOf(future as never)).toBeUndefined();
  const customer = (body: UserMessage) => (isUserText(body) ? body.sender.name : undefined);
  expect(customer({ sender: { id: 1, name: 'Kim' }, message })).toBe('Kim');
});

test('the type and the validator accept any sender in a typing notice', () => {
  const notice: AgentMessage = { recipient: { id: 'c' }, sender: 42, message: { type: 'typein' } };
  expect(validateAgentMessage(notice)).toBe(true);
});

test('the type guards of events distinguish the kinds of events', () => {
  for (const event of Object.values(botExamples.ClientMessageEvent) as BotProviderEvent[])
    expect([isClientMessage(event), isChatClosed(event)]).toEqual([true, false]);
});
