import { limits } from '../../../generated/policies.ts';
import { type Change, type Faulty, faultOf, faultsOf, wrap } from '../bend.ts';
import type { Body } from '../independent/party.ts';
import type { IndependentService } from './independent.ts';

const broken = faultOf<IndependentService>();
const faults = faultsOf<IndependentService>();

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

const escaped = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export const brokenIntake: readonly Faulty<IndependentService>[] = [
  ...faults('CHN-IN-02', {
    'counts agents who are not assigned': (s) => {
      s.isAvailable = ({ removed }) => !removed && [...s.agents.values()].some(({ online }) => online);
    },
  }),
  ...faults('CHN-IN-03', {
    'answers 0 for a channel that never was': {
      unknown: ({ method }, response) => response.writeHead(method === 'GET' ? 200 : 404).end('0'),
    },
    'ignores the case of identifiers': ignoresCase,
  }),
  broken('CHN-IN-04 every-kind-of-message', 'refuses an empty name', {
    check: wrap((check, body) => (Object(body).sender?.name === '' ? 'empty' : check(body))),
  }),
  ...faults('CHN-IN-05', {
    'takes posts for a channel that never was': {
      unknown: ({ method }, response) => response.writeHead(method === 'POST' ? 200 : 404).end(),
    },
    'ignores the case of identifiers': ignoresCase,
  }),
  ...faults('CHN-IN-06', {
    'does not look at the random string': (s) => {
      s.find = (_, id) => s.channels.find((channel) => channel.id === id);
    },
    'breaks down over a wrong random string': { unknown: (_, response) => response.writeHead(500).end() },
    'does not look at the random string of files': atAnyAddress(/"file"/),
    'does not look at the random string of places': atAnyAddress(/"latitude"/),
    'does not look at the random string of typing': atAnyAddress(/"type(in|out)"/),
  }),
  ...faults('CHN-IN-10', {
    'names a customer without a name Guest': { nameless: 'Guest' },
    'names a customer without a name by the phone': naming(({ phone }) => phone),
    'names a customer without a name by the e-mail': naming(({ email }) => email?.split('@')[0]),
  }),
  ...faults('CHN-IN-11', {
    'escapes names': showing('name', escaped),
    'drops zeros before a phone number': showing('phone', (phone) => phone.replace(/^0+/, '')),
  }),
  broken('CHN-IN-13', 'escapes an invitation', showing('invite', escaped)),
  ...faults('CHN-IN-12', {
    'shows any picture': { isPicture: (photo) => photo !== undefined },
    'looks for http anywhere in the address of a picture': {
      isPicture: (photo) => typeof photo === 'string' && /https?:\/\//.test(photo),
    },
  }),
  broken('CHN-IN-31', 'shows the id of each later text of a chat', (s) => ({
    say: wrap((say, channel, sender, message) => {
      const isLater = s.openChatOf(channel, sender) !== undefined;
      const text = isLater && message['id'] ? `[${message['id']}] ${message['text']}` : message['text'];
      say(channel, sender, { ...message, text });
    }),
  })),
  broken('CHN-IN-17', 'counts bytes', {
    cut: (text) => Buffer.from(text).subarray(0, limits.UserTextBody.truncate).toString(),
  }),
  broken('CHN-IN-19', 'shows typing as messages', (s) => {
    s.notice = (channel, sender, message) =>
      void s.add(s.chatOf(channel, sender), { from: 'customer', type: 'text', text: message['type'] });
  }),
  broken(
    'CHN-IN-21 files-of-every-kind',
    'shows the fields of the message before once more',
    shown((content, before) => ({ ...before.at(-1), ...content })),
  ),
  ...faults('CHN-IN-23 place-reaches-the-desk', {
    'shows the first place of a chat again': shown(({ latitude }, before) => ({
      latitude: before.find((each) => each['latitude'] !== undefined)?.['latitude'] ?? latitude,
    })),
  }),
  broken(
    'CHN-IN-26',
    'escapes titles',
    shown(({ title }) => (title ? { title: escaped(title) } : {})),
  ),
  broken('CHN-IN-27', 'breaks down over a body that is not UTF-8', {
    receive: wrap((receive, channel, text, response) =>
      text.includes('\uFFFD') ? void response.writeHead(500).end() : receive(channel, text, response),
    ),
  }),
  ...faults('CHN-IN-28', {
    'answers 404 to other methods': { methodMissing: (response) => response.writeHead(404).end() },
    'answers 200 to whatever asks for the status': {
      customerSide: wrap((customerSide, request, response, path, text) => {
        if (path.endsWith('/status') && request.method !== 'POST') request.method = 'GET';
        customerSide(request, response, path, text);
      }),
    },
  }),
  broken('CHN-IN-32', 'answers 403 to a wrong random string', (s) => {
    s.unknown = ({ url }, response) => {
      const isKnown = s.channels.some(({ id }) => url?.split('/')[2] === id);
      response.writeHead(isKnown ? 403 : 404).end();
    };
  }),
];
