import { expect, test } from 'vitest';
import { repeatsNothing } from './broken-delivery.ts';
import { IndependentService } from './independent.ts';
import { runOf } from './selftest.ts';

/** Cases that also observe the fault "repeats without the body". None of them may report it under another rule. */
const byMessage = ['files-and-places-are-repeated', 'text-with-content-length', 'error-answers-are-shown'];

test.concurrent.each([
  ['gives the status as an object', statusInObject, ['CHN-IN-01'], ['CHN-IN-01', 'CHN-IN-02']],
  ['names all customers alike', namesAll, ['CHN-IN-11'], ['CHN-IN-07', 'CHN-IN-11', 'CHN-IN-17']],
  ['repeats without the body', repeatsNothing, ['CHN-OUT-01'], byMessage],
  ['mixes channels', mixesChannels, ['CHN-IN-04'], ['CHN-IN-04', 'CHN-IN-07']],
  ['numbers its messages', numbersMessages, ['CHN-OUT-19'], ['agent-text', 'agent-files-and-places']],
] as const)('a service that %s is reported under one rule only', async (_, change, found, scope) => {
  const make = () => {
    const service = new IndependentService();
    change(service);
    return service;
  };
  const results = await runOf(make)(scope);
  const held = results.filter(({ status }) => ['failed', 'warned'].includes(status));
  expect([...new Set(held.map(({ rules: [rule] }) => rule))]).toEqual(found);
});

function statusInObject(s: IndependentService): void {
  const { statusBody } = s;
  s.statusBody = (channel) => `{"status": ${statusBody.call(s, channel)}}`;
}

function numbersMessages(s: IndependentService): void {
  const { envelope } = s;
  s.envelope = (...given) => {
    const { message, ...body } = envelope.call(s, ...given);
    const id = message.id && Number(message.id.slice(1));
    return { ...body, message: { ...message, ...(id && { id }) } };
  };
}

function namesAll(s: IndependentService): void {
  const { update } = s;
  s.update = (chat, sender) => {
    update.call(s, chat, sender);
    const { name } = sender;
    if (!name) return;
    for (const { channel, customer } of s.chats) if (channel === chat.channel) customer['name'] = name;
  };
}

function mixesChannels(s: IndependentService): void {
  const { openChatOf } = s;
  s.openChatOf = (channel, sender) =>
    openChatOf.call(s, channel, sender) ?? s.chats.find(({ senderId }) => senderId === sender['id']);
}
