import type { Body } from '../independent/channel-service/model.ts';
import type { IndependentService } from '../independent/channel-service/service.ts';
import { type BrokenService, bendContent, broken } from './broken-service.ts';

/** What goes wrong with some customers' messages only: with certain values, kinds or moments. */
export const brokenTakers: readonly BrokenService[] = [
  broken('CHN-IN-03', 'ignores the case of identifiers', anyCase),
  broken('CHN-IN-05', 'ignores the case of identifiers', anyCase),
  broken('CHN-IN-06', 'ignores the case of the random string', (s) => {
    s.find = (random, id) =>
      s.channels.find((each) => each.id === id && each.random.toLowerCase() === random.toLowerCase());
  }),
  broken('CHN-IN-04', 'escapes words for a page', {
    cut: (text) => text.replaceAll('&', '&amp;').slice(0, 1000),
  }),
  broken('CHN-IN-04', 'replaces emoji', {
    cut: (text) => text.replaceAll(/\p{Extended_Pictographic}/gu, '\uFFFD').slice(0, 1000),
  }),
  broken('CHN-IN-04', 'takes the text "0" for no text', (s) => {
    const { check } = s.checks;
    s.checks.check = (body) =>
      (body as Body | undefined)?.['message']?.text === '0' ? 'no text' : check.call(s.checks, body);
  }),
  broken('CHN-IN-07', 'takes zero for no id', {
    checks: { sender: (sender) => (sender?.['id'] ? undefined : 'no id') },
  }),
  broken('CHN-IN-07', 'refuses ids beyond 32 bits', (s) => {
    const { sender } = s.checks;
    s.checks.sender = (given) => (given?.['id'] > 2 ** 31 ? 'too large' : sender.call(s.checks, given));
  }),
  broken('CHN-IN-08', 'takes null for an id', (s) => {
    const { sender } = s.checks;
    s.checks.sender = (given) => (given?.['id'] === null ? undefined : sender.call(s.checks, given));
  }),
  broken('CHN-IN-12', 'looks at the picture of the first message only', (s) => {
    const { update } = s;
    s.update = (chat, sender) => {
      update.call(s, chat, sender);
      if (sender['photo'] && chat.transcript.length > 0) chat.customer['photo'] = sender['photo'];
    };
  }),
  broken('CHN-IN-13', 'shows the invitation of the first message only', (s) => {
    const { update } = s;
    s.update = (chat, { invite, ...sender }) =>
      update.call(s, chat, chat.transcript.length === 0 ? { ...sender, invite } : sender);
  }),
  broken('CHN-IN-20', 'checks who types', (s) => {
    const { sender } = s.checks;
    s.checks.sender = (given) =>
      typeof (given?.['name'] ?? '') === 'string' ? sender.call(s.checks, given) : 'name is no string';
  }),
  broken('CHN-IN-21', 'writes addresses in lower case', (s) =>
    bendContent(s, ({ file }) => ({ file: file?.toLowerCase() })),
  ),
  broken('CHN-IN-21', 'spoils file names', (s) =>
    bendContent(s, ({ file_name }) => ({ file_name: file_name?.replaceAll(/[^ -~]/g, '?') })),
  ),
  broken('CHN-IN-24', 'looks at the addresses of photos only', (s) => {
    const { file, address } = s.checks;
    s.checks.file = (message) => {
      s.checks.address = message['type'] === 'photo' ? address : () => true;
      return file.call(s.checks, message);
    };
  }),
];

function anyCase(s: IndependentService): void {
  s.find = (random, id) =>
    s.channels.find((each) => each.id.toLowerCase() === id.toLowerCase() && each.random === random);
}
