import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken } from './broken-service.ts';

/** Services that do right what was thought of first, and wrong what is another of its kind. */
export const brokenByKind: readonly BrokenService[] = [
  broken('CHN-IN-07', 'takes the same words of two customers for one message', (s) => {
    const { say } = s;
    const seen = new Set<string>();
    s.say = (channel, sender, message) => {
      const words = JSON.stringify([channel.id, message['text']]);
      if (message['text'] === undefined || !seen.has(words)) say.call(s, channel, sender, message);
      seen.add(words);
    };
  }),
  broken('CHN-IN-12', 'looks for http anywhere in the address of a picture', {
    isPicture: (photo) => typeof photo === 'string' && /https?:\/\//.test(photo),
  }),
  broken('CHN-OUT-10', 'compares the answer letter by letter', ({ delivery }) => {
    const { judge } = delivery;
    delivery.judge = (attempted) =>
      judge.call(delivery, attempted) === 'taken' && JSON.stringify(attempted?.body) !== '{"result":"ok"}'
        ? 'again'
        : judge.call(delivery, attempted);
  }),
];

type Say = IndependentService['say'];

/** Services that lose what they took because of something that was said before or elsewhere, or refuse what is valid. */
export const brokenByState: readonly BrokenService[] = [
  broken('CHN-IN-11', 'writes a name over those of all customers of the channel', namesAll),
  broken('CHN-IN-04', 'takes one sender.id on two channels for one customer', mixesChannels),
  broken('CHN-IN-04', 'takes one message.id of two customers for one message', (s) => {
    const seen = new Set<unknown>();
    unless(s, (_, { id }) => id !== undefined && seen.size === seen.add(id).size);
  }),
  broken('CHN-IN-04', 'takes the same words for a repeat', (s) => {
    const seen = new Set<string>();
    unless(
      s,
      ({ id }, { type, text }) => type === 'text' && seen.size === seen.add(JSON.stringify([id, text])).size,
    );
  }),
  broken('CHN-IN-04', 'loses what comes after a chat was closed', (s) => {
    unless(s, ({ id }) => s.chats.some(({ senderId, closed }) => senderId === id && closed));
  }),
  broken('CHN-IN-04', 'adds to a closed chat what comes after', (s) => {
    s.openChatOf = (channel, { id }) =>
      s.chats.find((each) => each.channel === channel && each.senderId === id);
  }),
  broken('CHN-IN-04', 'rejects a content type with a charset', (s) => {
    const { customerSide } = s;
    s.customerSide = (request, response, path, text) => {
      const type = request.headers['content-type'] ?? 'application/json';
      if (type === 'application/json') customerSide.call(s, request, response, path, text);
      else s.refuse(response, 'no JSON');
    };
  }),
];

/** Takes some messages and shows them nowhere. */
function unless(s: IndependentService, isLost: (sender: Body, message: Body) => boolean): void {
  const { say } = s;
  s.say = (...given: Parameters<Say>) => {
    if (!isLost(given[1], given[2])) say.apply(s, given);
  };
}

export function mixesChannels(s: IndependentService): void {
  const { openChatOf } = s;
  s.openChatOf = (channel, sender) =>
    openChatOf.call(s, channel, sender) ?? s.chats.find(({ senderId }) => senderId === sender['id']);
}

export function namesAll(s: IndependentService): void {
  const { update } = s;
  s.update = (chat, sender) => {
    update.call(s, chat, sender);
    const { name } = sender;
    if (!name) return;
    for (const { channel, customer } of s.chats) if (channel === chat.channel) customer['name'] = name;
  };
}
