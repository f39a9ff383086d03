import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, bendContent, broken } from './broken-service.ts';

/** What programmers mean well: guesses at what is missing, and words put in order that are nobody's to change. */
export const brokenByLeniency: readonly BrokenService[] = [
  ...Object.entries({
    files: (text: string) => text.includes('"file"'),
    places: (text: string) => text.includes('"latitude"'),
    typing: (text: string) => /"type(in|out)"/.test(text),
  }).map(([what, isThat]) =>
    broken('CHN-IN-06', `does not look at the random string of ${what}`, (s) => {
      bendSide(s, (path, text) =>
        isThat(text)
          ? path.replace(/^\/[^/]*/, `/${s.channels.find(({ id }) => path.endsWith(id))?.random}`)
          : path,
      );
    }),
  ),
  broken('CHN-IN-28', 'answers 200 to whatever asks for the status', (s) => {
    const { customerSide } = s;
    s.customerSide = (request, response, path, text) => {
      if (path.endsWith('/status') && request.method !== 'POST') request.method = 'GET';
      customerSide.call(s, request, response, path, text);
    };
  }),
  broken('CHN-IN-02', 'counts a bot as an agent', (s) => {
    const { isAvailable } = s;
    s.isAvailable = (channel) => isAvailable.call(s, channel) || (channel.hasBot && !channel.removed);
  }),
  broken('CHN-IN-34', 'does not cut what comes with a place', (s) => {
    const { content } = s;
    s.content = (message) => {
      const good = content.call(s, message);
      return good.type === 'location' ? { ...good, text: message['text'] } : good;
    };
  }),
  ...Object.entries<(body: Body) => unknown>({
    'gives a message without a sender to the last sender': () => 'last',
    'takes a phone or an e-mail for the sender': ({ sender }) => sender?.phone ?? sender?.email,
  }).map(([fault, idOf]) =>
    broken('CHN-IN-08', fault, (s) => {
      const { check } = s.checks;
      s.checks.check = (body) => {
        const given = body as Body;
        const { chats } = s;
        const id = given?.['sender']?.id || idOf(given ?? {});
        const known = id === 'last' ? chats.at(-1)?.senderId : id;
        if (given && known) given['sender'] = { ...given['sender'], id: known };
        return check.call(s.checks, body);
      };
    }),
  ),
  ...Object.entries<(sender: Body) => unknown>({
    'names a customer without a name by the phone': ({ phone }) => phone,
    'names a customer without a name by the e-mail': ({ email }) => email?.split('@')[0],
    'names a customer without a name by a number': ({ id }) =>
      typeof id === 'number' ? `Customer ${id}` : undefined,
  }).map(([fault, nameOf]) =>
    broken('CHN-IN-10', fault, (s) => {
      const { say } = s;
      s.say = (channel, sender, message) =>
        say.call(s, channel, { ...sender, name: sender['name'] ?? nameOf(sender) }, message);
    }),
  ),
  broken('CHN-IN-12', 'looks at each line of a picture’s address', {
    isPicture: (photo) => /^https?:\/\//m.test(String(photo)),
  }),
  broken('CHN-IN-13', 'shows no invitation with a place', (s) => {
    const { say } = s;
    s.say = (channel, sender, message) =>
      say.call(s, channel, message['latitude'] ? { ...sender, invite: undefined } : sender, message);
  }),
  ...Object.entries<(message: Body) => string | undefined>({
    'tells a file by its fields': ({ file }) => (file ? 'document' : undefined),
    'tells a place by its fields': ({ latitude }) => (latitude ? 'location' : undefined),
    'takes a type that is null for text': ({ type }) => (type === null ? 'text' : undefined),
    'takes an empty type for text': ({ type }) => (type === '' ? 'text' : undefined),
    'reads a type out of a list': ({ type }) => (Array.isArray(type) ? type[0] : undefined),
  }).map(([fault, typeOf]) =>
    broken('CHN-IN-15', fault, (s) => {
      const { message } = s.checks;
      s.checks.message = (given) => {
        if (given && !(typeof given['type'] === 'string' && given['type']))
          given['type'] = typeOf(given) ?? given['type'];
        return message.call(s.checks, given);
      };
    }),
  ),
  ...Object.entries<(text: string) => boolean>({
    'reads no further than the first object': (text) => /^\{.*\}\S* ?(and|\{)/.test(text),
    'takes a form': (text) => text.includes('message[type]=text'),
  }).map(([fault, isTaken]) =>
    broken('CHN-IN-27', fault, (s) => {
      const { receive } = s;
      s.receive = (channel, text, response) =>
        isTaken(text) ? s.accepted(response) : receive.call(s, channel, text, response);
    }),
  ),
  broken('CHN-IN-27', 'breaks down over what is no UTF-8', (s) => {
    const { receive } = s;
    s.receive = (channel, text, response) =>
      text.includes('\uFFFD') ? void response.writeHead(500).end() : receive.call(s, channel, text, response);
  }),
  broken('CHN-IN-11', 'cuts names', (s) => {
    const { update } = s;
    s.update = (chat, { name, ...sender }) =>
      update.call(s, chat, { ...sender, ...(typeof name === 'string' && { name: name.slice(0, 25) }) });
  }),
  broken('CHN-IN-26', 'keeps one unit of an emoji', (s) =>
    bendContent(s, ({ emoji }) => ({ emoji: emoji && [...emoji][0] })),
  ),
];

function bendSide(s: IndependentService, change: (path: string, text: string) => string): void {
  const { customerSide } = s;
  s.customerSide = (request, response, path, text) =>
    customerSide.call(s, request, response, change(path, text), text);
}
