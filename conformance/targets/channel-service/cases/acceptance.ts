import { printed } from '../../../../generated/faults.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { breaking } from '../../../wire/payload/invalid.ts';
import { file, kinds } from '../../../wire/payload/kinds.ts';
import { type Json, mentions, text, unique } from '../../../wire/payload/messages.ts';
import { throttleOf } from '../../../wire/traffic/connections.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { atAddress, onSite, type ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';

const withCharset = 'application/json; charset=utf-8';

export const acceptanceCases: readonly Case<ServiceContext>[] = [
  {
    id: 'every-kind-of-message',
    title: 'A valid message of every kind is answered 200, and its words reach the desk as they are',
    rules: ['CHN-IN-04'],
    ...atAddress(async (address, judge) => {
      const mark = unique('greeting');
      const words = `${mark} Guten Tag – 你好 🙂 & "so" it's 3 < 4, C:\\new, <b>bold</b>  and  spaced`;
      const known = {
        name: 'Zoë',
        phone: '+43 1 5550100',
        email: 'zoe@customers.example',
        photo: 'https://customers.example/zoe.png',
        invite: 'Can we help?',
      };
      const plain = { ...known, photo: 'http://customers.example/zoe.png' };
      const requests: [what: string, message: Json, sender?: Json, type?: string][] = [
        ['text', text(words, { id: unique('m') })],
        ...kinds.map(({ type, minimal }): [string, Json] => [type, minimal]),
        ...kinds.map(({ type, minimal, uncommon }): [string, Json] => [
          `${type} with unusual values`,
          { ...minimal, ...uncommon },
        ]),
        ['text, with empty data of the customer', text(unique('hello')), { name: '', phone: '', email: '' }],
        ['typein', { type: 'typein' }],
        ['typeout', { type: 'typeout' }],
        ['text, with a picture at http://', text(unique('hello')), plain],
        ['text of a zero', text('0')],
        [`text, as ${withCharset}`, text(unique('hello')), known, withCharset],
      ];
      await sideBySide(requests, async ([what, message, sender = known, type = 'application/json']) => {
        const body = JSON.stringify({ sender: { id: unique('customer'), ...sender }, message });
        judgeStatus(judge, 'CHN-IN-04', what, await address.send({ method: 'POST', body, type }), 200);
      });
      if (address instanceof Site) await judgeUnspoilt(judge, address, mark, words);
    }),
  },
  {
    id: 'fields-the-source-does-not-explain',
    title: 'sender.url and unknown fields do not make a message invalid',
    rules: ['CHN-IN-14'],
    run: onSite(async (site, judge) => {
      const words = unique('extra');
      const odd = { mood: 'curious', tags: ['a', 'b'] };
      const withOdd = (message: Json) => ({
        sender: { id: unique('customer'), url: 'https://shop.example/cart', loyalty: { level: 3 } },
        message: { ...message, ...odd },
        client_version: 7,
      });
      const answer = await site.post(withOdd(text(words)));
      judgeStatus(judge, 'CHN-IN-14', 'text with sender.url and unknown fields', answer, 200);
      const others = [...kinds.map(({ minimal }) => minimal), { type: 'typein' }];
      await sideBySide(others, async (message) => {
        const what = `${printed(message['type'])} with them`;
        judgeStatus(judge, 'CHN-IN-14', what, await site.post(withOdd(message)), 200);
      });
      const arrived = (await site.untilSaid(words)) !== undefined;
      judge.fact('CHN-IN-14', arrived, ['the text', 'at the desk'], answer);
    }),
  },
  {
    id: 'null-for-an-optional-field',
    title: 'How a message with null in optional fields is handled',
    rules: ['CHN-IN-33'],
    ...atAddress(async (address, judge) => {
      const nothing = { name: null, phone: null, email: null, photo: null, url: null, invite: null };
      const messages = {
        'a text': text(unique('null'), { id: null }),
        'a file': file({ thumb: null, width: null, text: null, duration: null }),
      };
      await sideBySide(Object.entries(messages), async ([what, message]) => {
        const answer = await address.postMessage({ id: unique('customer'), ...nothing }, message);
        const arrives = answer.status === 200 && (await isShown(address, message));
        const told = `${what} with null: ${inShort(answer)}${arrives ? ', and it arrives' : ''}`;
        judge.notes('CHN-IN-33', told, answer, 'OPEN-35');
      });
    }),
  },
  {
    id: 'message-id-is-for-logs',
    title: 'message.id may be absent, and is not shown to the agent',
    rules: ['CHN-IN-04', 'CHN-IN-31'],
    run: onSite(async (site, judge) => {
      const sender = { id: unique('customer') };
      const ids = [unique('secretmark'), unique('secretmark')].map((mark) => `${mark}${'-long'.repeat(20)}`);
      const texts = [{ id: ids[0] }, {}, { id: ids[1] }].map((more) => text(unique('hello'), more));
      const answers: Exchange[] = [];
      for (const message of texts) answers.push(await site.postMessage(sender, message));
      // If texts with and without an id are not answered 200, the id is not the reason.
      const wrong = texts.filter((_, index) => answers[index]!.status !== 200);
      const isOther = new Set(wrong.map(({ id }) => id === undefined)).size === 2;
      for (const [index, { id }] of texts.entries()) {
        const what = `text ${index + 1} of a customer, ${id === undefined ? 'without' : 'with'} message.id`;
        const isRight = answers[index]!.status === 200;
        judge.answered('CHN-IN-04', isRight || !isOther, [what, '200'], answers[index]!);
        judge.answered('CHN-IN-31', isRight || isOther, [what, '200'], answers[index]!);
      }
      const last = printed(texts.at(-1)!['text']);
      const seen = await site.untilChat((chat) => (mentions(chat.transcript, last) ? chat : undefined));
      const shown = need(seen, 'the third text of a customer reaches the desk');
      for (const id of ids) {
        const words = ['the id', 'nowhere in the chat', `the chat shows ${id}`] as const;
        judge.fact('CHN-IN-31', !mentions(shown, id), words, [noted('chat at the desk', shown)]);
      }
    }),
  },
  {
    id: 'unknown-kind-of-message',
    title: 'How a message of an unknown kind is handled',
    rules: ['CHN-IN-29'],
    ...atAddress(async (address, judge) => {
      for (const [story, message] of breaking('UserMessage', 'CHN-IN-29')) {
        const answer = await address.post({ ...(message as Json), sender: { id: unique('customer') } });
        judge.notes('CHN-IN-29', `${story}: answered ${answer.status ?? answer.failure}`, answer);
      }
    }),
  },
  {
    id: 'limit-on-requests',
    title: 'Whether the run met a rate limit',
    rules: ['CHN-IN-30'],
    ...atAddress(async (address, judge) => {
      await address.status();
      const { requests, refused } = throttleOf(address.endpoint);
      judge.notes('CHN-IN-30', `${refused} of the ${requests} requests made so far were answered 429`);
    }),
  },
];

/** Resolves with true if the desk shows `message` within the time limit. Resolves with false in a run without a desk. */
async function isShown(address: Address, message: Json): Promise<boolean> {
  if (!(address instanceof Site)) return false;
  const mark = printed(message['file'] ?? message['text']);
  const look = ({ transcript }: ChatWithTranscript) =>
    transcript.some((entry) => mentions(entry, mark)) || undefined;
  return (await address.untilChat(look)) === true;
}

/**
 * Judges that a message that was answered 200 reaches the desk with its whole text `words`. A changed text is recognised by the unique word
 * `mark`.
 */
async function judgeUnspoilt(judge: Judge, site: Site, mark: string, words: string): Promise<void> {
  const said = await site.untilSaid(words);
  const chats = said ? [] : await site.transcripts();
  const spoilt = chats.flatMap(({ transcript }) => transcript).find((entry) => mentions(entry, mark));
  const seen = ['at the desk', words, spoilt?.text ?? 'no such words'] as const;
  judge.fact('CHN-IN-04', said !== undefined, seen, [noted('chats of the channel at the desk', chats)]);
}
