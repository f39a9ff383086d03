import { limits } from '../../../../generated/policies.ts';
import { type Json, unique, without } from '../../../wire/payload/messages.ts';
import type { BotTalk } from '../scene.ts';

const { maxItems } = limits['ButtonsContent.buttons'];

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ text: String.fromCharCode(65 + index) }));

/** Events of a provider that lack what they must have. Each is named by what is wrong with it. */
export function malformed(talk: BotTalk): Record<string, unknown> {
  const message = () => talk.botMessage(plain());
  return {
    'a body that is not JSON': '{"event": "BOT_MESSAGE", ',
    'nothing at all': '',
    'no event': without(message(), 'event'),
    'BOT_MESSAGE without chat_id': without(message(), 'chat_id'),
    'BOT_MESSAGE without message': without(message(), 'message'),
    'INVITE_AGENT without client_id': without(talk.inviteAgent(), 'client_id'),
    'INVITE_AGENT without chat_id': without(talk.inviteAgent(), 'chat_id'),
    'BOT_MESSAGE whose chat_id is null': { ...message(), chat_id: null },
    'BOT_MESSAGE whose message is null': talk.botMessage(null),
    'INVITE_AGENT whose client_id is null': { ...talk.inviteAgent(), client_id: null },
  };
}

/** The entries of `malformed` that a service may accept, since chat_id names the chat (OPEN-31). */
export const lessClient: readonly string[] = [
  'INVITE_AGENT without client_id',
  'INVITE_AGENT whose client_id is null',
];

/** Events with values of a kind that the API does not have. */
export function unsupportedValues(talk: BotTalk): Record<string, unknown> {
  return {
    'a message without type': talk.botMessage({ text: 'Untyped' }),
    'an unknown message type': talk.botMessage({ type: 'HOLOGRAM', text: 'Beam me up' }),
    'a message type in lower case': talk.botMessage({ ...plain(), type: 'text' }),
    'a message type that is null': talk.botMessage({ ...plain(), type: null }),
    'a message type that is a number': talk.botMessage({ type: 7, text: 'Seven' }),
    'a message that is a string': talk.botMessage('Hello'),
    'a message that is an array': talk.botMessage([plain()]),
    'a text that is a number': talk.botMessage({ type: 'TEXT', text: 42 }),
    'a content that is a number': talk.botMessage({ type: 'MARKDOWN', content: 42, text: 'Forty-two' }),
    'a fallback text that is a number': talk.botMessage({ type: 'MARKDOWN', content: 'Forty-two', text: 42 }),
    'buttons that are a string': talk.botMessage({ type: 'BUTTONS', buttons: 'Yes', text: 'Yes?' }),
    'buttons that are an object': talk.botMessage({ ...mostButtons(), buttons: { text: 'Yes' } }),
    'a title that is a number': talk.botMessage({ ...mostButtons(), title: 7 }),
    'an id that is a number': { ...talk.botMessage(plain()), id: 42 },
    'a chat_id that is an object': { ...talk.botMessage(plain()), chat_id: { id: talk.chatId } },
    'a chat_id that is a number': { ...talk.botMessage(plain()), chat_id: asNumber(talk.chatId) },
    'a client_id that is a number': { ...talk.inviteAgent(), client_id: asNumber(talk.clientId) },
    'a timestamp that is an object': talk.botMessage({ ...plain(), timestamp: { seconds: 1 } }),
    'a timestamp that is true': talk.botMessage({ ...plain(), timestamp: true }),
    'an array of events': [talk.botMessage(plain())],
  };
}

/** Events of which the source does not say that they are wrong. */
export function doubtful(talk: BotTalk): Record<string, unknown> {
  return {
    'a TEXT without text': talk.botMessage({ type: 'TEXT' }),
    'MARKDOWN without content': talk.botMessage({ type: 'MARKDOWN', text: 'Bare' }),
    'BUTTONS without buttons': talk.botMessage({ type: 'BUTTONS', text: 'Bare' }),
    'a timestamp that is a word': talk.botMessage({ ...plain(), timestamp: 'yesterday' }),
  };
}

/** Events that lack what may or may not be absent. */
export function incomplete(talk: BotTalk): Record<string, unknown> {
  return {
    'BOT_MESSAGE without id': without(talk.botMessage(plain()), 'id'),
    'a message without timestamp': { ...talk.botMessage({}), message: plain() },
    'INVITE_AGENT without id': without(talk.inviteAgent(), 'id'),
  };
}

/** Events with a key that stands in them twice, with one value or two. */
export function twice(talk: BotTalk): Record<string, unknown> {
  const whole = () => JSON.stringify(talk.botMessage({ type: 'TEXT', text: 'Twice' }));
  return {
    'chat_id twice': whole().replace('"chat_id"', `"chat_id":${JSON.stringify(talk.chatId)},"chat_id"`),
    'id twice, with two values': whole().replace('"id"', `"id":${JSON.stringify(unique('other'))},"id"`),
  };
}

export function mostButtons(): Json {
  return {
    type: 'BUTTONS',
    title: 'Which?',
    text: 'Say a letter.',
    buttons: letters(maxItems),
  };
}

/** There is a most; nothing is said of a least. */
export function rightButtons(): Record<string, Json> {
  const { buttons, ...rest } = mostButtons() as { buttons: Json[] };
  return {
    'as many buttons as there may be': { ...rest, buttons },
    'one button': { ...rest, buttons: buttons.slice(0, 1) },
    'a button with a long answer': { ...rest, buttons: [{ text: 'Yes, please, and as soon as you can 🙂' }] },
  };
}

export function wrongButtons(talk: BotTalk): Record<string, unknown> {
  const withButtons = (buttons: unknown[]) => talk.botMessage({ ...mostButtons(), buttons });
  return {
    'a button too many': withButtons(letters(maxItems + 1)),
    'a button without text': withButtons([{ text: 'A' }, { title: 'B' }]),
    'buttons that are bare strings': withButtons(['A', 'B']),
    'a button that is null': withButtons([{ text: 'A' }, null]),
    'a button whose text is null': withButtons([{ text: 'A' }, { text: null }]),
    'a button whose text is a number': withButtons([{ text: 'A' }, { text: 7 }]),
  };
}

/** An id as a number: the same in digits where it has no other characters. */
function asNumber(id: string): number {
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 42;
}

function plain(): Json {
  return { type: 'TEXT', text: unique('refused') };
}
