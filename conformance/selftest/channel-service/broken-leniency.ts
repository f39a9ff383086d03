import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, broken } from './broken-service.ts';

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
];

function bendSide(s: IndependentService, change: (path: string, text: string) => string): void {
  const { customerSide } = s;
  s.customerSide = (request, response, path, text) =>
    customerSide.call(s, request, response, change(path, text), text);
}
