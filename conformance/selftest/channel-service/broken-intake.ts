import { limits } from '../../../generated/policies.ts';
import { without } from '../../wire/payload/messages.ts';
import { type Change, faultsOf, wrap } from '../bend.ts';
import type { Channel } from '../independent/delivery.ts';
import type { Body } from '../independent/party.ts';
import type { IndependentService } from '../independent/service.ts';

const ignoresCase: Change<IndependentService> = (s) => {
  s.find = (random, id) =>
    s.channels.find((each) => each.id.toLowerCase() === id.toLowerCase() && each.random === random);
};

const atAnyAddress =
  (isMeant: RegExp): Change<IndependentService> =>
  (s) => ({
    customerSide: wrap((customerSide, request, response, path, text) => {
      const own = `/${s.channels.find(({ id }) => path.endsWith(id))?.random}`;
      customerSide(request, response, isMeant.test(text) ? path.replace(/^\/[^/]*/, own) : path, text);
    }),
  });

const naming = (nameOf: (sender: Body) => unknown): Change<IndependentService> => ({
  say: wrap((say, channel, sender, message) =>
    say(channel, { ...sender, name: sender['name'] ?? nameOf(sender) }, message),
  ),
});

const shown = (change: (content: Body, before: readonly Body[]) => Body): Change<IndependentService> => ({
  add: wrap((add, chat, content) =>
    add(
      chat,
      content.from === 'customer' ? Object.assign({ ...content }, change(content, chat.transcript)) : content,
    ),
  ),
});

const showing = (field: string, change: (value: string) => string): Change<IndependentService> => ({
  update: wrap((update, chat, sender) =>
    update(chat, { ...sender, ...(sender[field] && { [field]: change(sender[field]) }) }),
  ),
});

/** Returns a change of a service: it rejects bodies that match the pattern. */
export const refusing = (pattern: RegExp, status = 400): Change<IndependentService> => ({
  receive: wrap((receive, channel, text, response) =>
    pattern.test(text) ? void response.writeHead(status).end() : receive(channel, text, response),
  ),
});

/** Shows one message of all that are alike by `keyOf`. */
export const once =
  (keyOf: (message: Body, sender: Body, channel: Channel) => unknown): Change<IndependentService> =>
  () => {
    const known = new Set<unknown>();
    return {
      say: wrap((say, channel, sender, message) => {
        const key = JSON.stringify(keyOf(message, sender, channel));
        if (key === undefined || !known.has(key)) say(channel, sender, message);
        known.add(key);
      }),
    };
  };

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const unlessZero = (words: string) => (words === '0' ? '' : words);

export const brokenIntake = faultsOf<IndependentService>({
  'CHN-IN-02: counts agents who are not assigned': (s) => {
    s.isAvailable = ({ removed }) => !removed && [...s.agents.values()].some(({ online }) => online);
  },
  'CHN-IN-03: answers 0 for a channel that never was': {
    unknown: ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end('0'),
  },
  'CHN-IN-03: ignores the case of identifiers': ignoresCase,
  'CHN-IN-04 every-kind-of-message: reads the entities in a text': shown(({ text }) =>
    text ? { text: text.replaceAll('&amp;', '&') } : {},
  ),
  'CHN-IN-04 every-kind-of-message: drops joiners of emoji': shown(({ text }) =>
    text ? { text: text.replaceAll(/[\u200D\uFE0F]/g, '') } : {},
  ),
  'CHN-IN-04 same-ids-elsewhere: knows a message.id on every channel': once((message) => message['id']),
  'CHN-IN-04 same-words-again: shows the words of two customers once': once((message) => message['text']),
  'CHN-IN-04 every-kind-of-message: refuses an empty name': refusing(/"name":""/),
  'CHN-IN-04 every-kind-of-message: refuses escape sequences': refusing(/\\u/),
  'CHN-IN-05: takes posts for a channel that never was': {
    unknown: ({ method }, response) => response.writeHead(method === 'POST' ? 200 : 404).end(),
  },
  'CHN-IN-05: ignores the case of identifiers': ignoresCase,
  'CHN-IN-06: does not look at the random string': (s) => {
    s.find = (_, id) => s.channels.find((channel) => channel.id === id);
  },
  'CHN-IN-06: breaks down over a wrong random string': {
    unknown: (_, response) => response.writeHead(500).end(),
  },
  'CHN-IN-06: does not look at the random string of files': atAnyAddress(/"file"/),
  'CHN-IN-06: does not look at the random string of places': atAnyAddress(/"latitude"/),
  'CHN-IN-06: does not look at the random string of typing': atAnyAddress(/"type(in|out)"/),
  'CHN-IN-10: names a customer without a name Guest': { nameless: 'Guest' },
  'CHN-IN-10: names a customer without a name by the phone': naming(({ phone }) => phone),
  'CHN-IN-10: names a customer without a name by the e-mail': naming(({ email }) => email?.split('@')[0]),
  'CHN-IN-11: escapes names': showing('name', escaped),
  'CHN-IN-11: drops zeros before a phone number': showing('phone', (phone) => phone.replace(/^0+/, '')),
  'CHN-IN-11: takes the name 0 for none': showing('name', unlessZero),
  'CHN-IN-11: takes the phone number 0 for none': showing('phone', unlessZero),
  'CHN-IN-13: takes the invitation 0 for none': showing('invite', unlessZero),
  'CHN-IN-13: shows one line of an invitation': showing('invite', (words) => words.split('\n')[0]!),
  'CHN-IN-13: shows no invitation in the next chat of a customer': (s) => ({
    update: wrap((update, chat, sender) => {
      const isNext = s.chats.some(({ senderId, closed }) => closed && senderId === chat.senderId);
      update(chat, isNext ? without(sender, 'invite') : sender);
    }),
  }),
  'CHN-IN-13: escapes an invitation': showing('invite', escaped),
  'CHN-IN-12: shows any picture': { isPicture: (photo) => photo !== undefined },
  'CHN-IN-12: looks for http anywhere in the address of a picture': {
    isPicture: (photo) => typeof photo === 'string' && /https?:\/\//.test(photo),
  },
  'CHN-IN-31: shows the id of each later text of a chat': (s) => ({
    say: wrap((say, channel, sender, message) => {
      const isLater = s.openChatOf(channel, sender) !== undefined;
      const text = isLater && message['id'] ? `[${message['id']}] ${message['text']}` : message['text'];
      say(channel, sender, { ...message, text });
    }),
  }),
  'CHN-IN-31: shows the id of each file': {
    say: wrap((say, channel, sender, message) =>
      say(channel, sender, { ...message, ...(message['file'] && message['id'] && { text: message['id'] }) }),
    ),
  },
  'CHN-IN-24: accepts a file whose address is empty': {
    check: wrap((check, body) => (Object(body).message?.file === '' ? undefined : check(body))),
  },
  'CHN-OUT-03 recipient-is-the-sender: cuts ids to 32 characters': (s) => {
    const cut = (id: unknown) => String(id).slice(0, 32);
    s.openChatOf = (channel, { id }) =>
      s.chats.find((each) => each.channel === channel && !each.closed && cut(each.senderId) === cut(id));
  },
  'CHN-IN-14: refuses a sender.url that is no address': refusing(/"url":"(?!http)/),
  'CHN-IN-17: counts bytes': {
    cut: (text) => Buffer.from(text).subarray(0, limits.UserTextBody.truncate).toString(),
  },
  'CHN-IN-19: shows typing as messages': (s) => {
    s.notice = (channel, sender, message) =>
      void s.add(s.chatOf(channel, sender), { from: 'customer', type: 'text', text: message['type'] });
  },
  'CHN-IN-21 files-of-every-kind: shows the fields of the message before once more': shown(
    (content, before) => ({ ...before.at(-1), ...content }),
  ),
  'CHN-IN-23 place-reaches-the-desk: shows the first place of a chat again': shown(
    ({ latitude }, before) => ({
      latitude: before.find((each) => each['latitude'] !== undefined)?.['latitude'] ?? latitude,
    }),
  ),
  'CHN-IN-26 place-reaches-the-desk: shows places without a title': shown(({ latitude, title }) => ({
    title: latitude === undefined ? title : undefined,
  })),
  'CHN-IN-26: escapes titles': shown(({ title }) => (title ? { title: escaped(title) } : {})),
  'CHN-IN-27: breaks down over a body that is not UTF-8': refusing(/\uFFFD/, 500),
  'CHN-IN-28: answers 404 to other methods': { methodMissing: (response) => response.writeHead(404).end() },
  'CHN-IN-28: answers 200 to whatever asks for the status': {
    customerSide: wrap((customerSide, request, response, path, text) => {
      if (path.endsWith('/status') && request.method !== 'POST') request.method = 'GET';
      customerSide(request, response, path, text);
    }),
  },
  'CHN-IN-32: answers 403 to a wrong random string': (s) => {
    s.unknown = ({ url }, response) => {
      const isKnown = s.channels.some(({ id }) => url?.split('/')[2] === id);
      response.writeHead(isKnown ? 403 : 404).end();
    };
  },
});
