import { limits } from '../../../generated/policies.ts';
import { type Change, type Faults, wrap } from '../bend.ts';
import type { Channel } from '../independent/delivery.ts';
import type { Body } from '../independent/party.ts';
import type { IndependentService } from '../independent/service.ts';

/** Returns a change of a service: it rejects bodies that match the pattern. */
export const refusing = (pattern: RegExp, status = 400): Change<IndependentService> => ({
  receive: wrap((receive, channel, text, response) =>
    pattern.test(text) ? void response.writeHead(status).end() : receive(channel, text, response),
  ),
});

/** Returns a change of a service: of all messages with one key, it shows only the first. */
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

export const brokenIntake: Faults<IndependentService> = {
  'CHN-IN-02: counts agents who are not assigned': (s) => {
    s.isAvailable = ({ removed }) => !removed && [...s.agents.values()].some(({ online }) => online);
  },
  'CHN-IN-03: answers 0 for an unknown channel': {
    unknown: ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end('0'),
  },
  'CHN-IN-04 same-ids-elsewhere: drops a message.id that another channel had': once(
    (message) => message['id'],
  ),
  'CHN-IN-04 same-words-again: drops words that another customer wrote': once((message) => message['text']),
  'CHN-IN-04 every-kind-of-message: rejects escape sequences': refusing(/\\u/),
  'CHN-IN-05: accepts posts for an unknown channel': {
    unknown: ({ method }, response) => response.writeHead(method === 'POST' ? 200 : 404).end(),
  },
  'CHN-IN-06: ignores the random string': (s) => {
    s.find = (_, id) => s.channels.find((channel) => channel.id === id);
  },
  'CHN-IN-10: shows a customer without a name as Guest': { nameless: 'Guest' },
  'CHN-IN-13: drops the invitation 0': {
    update: wrap((update, chat, sender) =>
      update(chat, sender['invite'] === '0' ? { ...sender, invite: '' } : sender),
    ),
  },
  'CHN-IN-12: shows any picture': { isPicture: (photo) => photo !== undefined },
  'CHN-IN-31: shows the id of each later text of a chat': (s) => ({
    say: wrap((say, channel, sender, message) => {
      const isLater = s.openChatOf(channel, sender) !== undefined;
      const text = isLater && message['id'] ? `[${message['id']}] ${message['text']}` : message['text'];
      say(channel, sender, { ...message, text });
    }),
  }),
  'CHN-IN-17: cuts a text by bytes': {
    cut: (text) => Buffer.from(text).subarray(0, limits.UserTextBody.truncate).toString(),
  },
  'CHN-IN-19: shows typing as messages': (s) => {
    s.notice = (channel, sender, message) =>
      void s.add(s.chatOf(channel, sender), { from: 'customer', type: 'text', text: message['type'] });
  },
  'CHN-IN-21 files-of-every-kind: shows the fields of the previous message again': {
    add: wrap((add, chat, content) => add(chat, { ...chat.transcript.at(-1), ...content })),
  },
  'CHN-IN-27: answers 500 to a body that is not UTF-8': refusing(/\uFFFD/, 500),
  'CHN-IN-28: answers 404 to other methods': { methodMissing: (response) => response.writeHead(404).end() },
  'CHN-IN-28: answers 200 to any method on the status': {
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
};
