import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, bendContent, broken } from './broken-service.ts';

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
  broken('CHN-OUT-19', 'names the first agent of the channel, whoever writes', (s) => {
    const { envelope } = s;
    s.envelope = (chat, agent, message) =>
      envelope.call(s, chat, s.agents.get(chat.channel.agents[0] ?? '') ?? agent, message);
  }),
];

type Say = IndependentService['say'];

/** Services that lose what they took because of something that was said before or elsewhere, or refuse what is valid. */
export const brokenByState: readonly BrokenService[] = [
  broken('CHN-IN-11', 'writes a name over those of all customers of the channel', namesAll),
  broken('CHN-IN-11', 'learns a phone and an e-mail with a name only', (s) => {
    const { update } = s;
    s.update = (chat, sender) => {
      if (chat.transcript.length === 0 || sender['name']) update.call(s, chat, sender);
    };
  }),
  broken('CHN-IN-04', 'takes one sender.id on two channels for one customer', (s) => {
    const { openChatOf } = s;
    s.openChatOf = (channel, sender) =>
      openChatOf.call(s, channel, sender) ?? s.chats.find(({ senderId }) => senderId === sender['id']);
  }),
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
  broken('CHN-IN-04', 'refuses a picture at http://', (s) => {
    const { sender } = s.checks;
    s.checks.sender = (given) =>
      String(given?.['photo']).startsWith('http://') ? 'no https' : sender.call(s.checks, given);
  }),
  broken('CHN-IN-04', 'rejects a content type with a charset', (s) => {
    const { customerSide } = s;
    s.customerSide = (request, response, path, text) => {
      const type = request.headers['content-type'] ?? 'application/json';
      if (type === 'application/json') customerSide.call(s, request, response, path, text);
      else s.refuse(response, 'no JSON');
    };
  }),
  broken('CHN-IN-08', 'does not need a sender for a voice message', (s) => {
    const { check } = s.checks;
    s.checks.check = (body) =>
      (body as Body | undefined)?.['message']?.type === 'voice' ? undefined : check.call(s.checks, body);
  }),
  ...['location', 'video', 'voice', 'document'].map((kind) =>
    broken('CHN-IN-11', `learns nothing with a ${kind}`, (s) => {
      const { say } = s;
      s.say = (channel, sender, message) =>
        say.call(s, channel, message['type'] === kind ? { id: sender['id'] } : sender, message);
    }),
  ),
  broken('CHN-IN-14', 'refuses unknown fields of a file', (s) => {
    const { file } = s.checks;
    s.checks.file = (message) => (message['mood'] ? 'unknown field' : file.call(s.checks, message));
  }),
  broken('CHN-IN-19', 'shows the typing of one customer in all chats', (s) => {
    const { notice } = s;
    s.notice = (channel, sender, message) => {
      notice.call(s, channel, sender, message);
      for (const chat of s.chats) if (chat.channel === channel) chat.typing = message['type'] === 'typein';
    };
  }),
  broken('CHN-IN-21', 'takes files at https:// only', {
    checks: { address: (value) => typeof value === 'string' && value.startsWith('https://') },
  }),
  broken('CHN-IN-26', 'drops the words that come with a place', (s) =>
    bendContent(s, ({ type }) => (type === 'location' ? { text: undefined } : {})),
  ),
  broken('CHN-IN-26', 'keeps the title of audio and documents only', (s) =>
    bendContent(s, ({ type }) => (['audio', 'document'].includes(type) ? {} : { title: undefined })),
  ),
];

/** Takes some messages and shows them nowhere. */
function unless(s: IndependentService, isLost: (sender: Body, message: Body) => boolean): void {
  const { say } = s;
  s.say = (...given: Parameters<Say>) => {
    if (!isLost(given[1], given[2])) say.apply(s, given);
  };
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
