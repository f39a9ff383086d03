import { printed } from '../../../../generated/faults.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import { type RuleId, rules } from '../../../../generated/rules.ts';
import { type Case, type Judge, need } from '../../../run/case.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Exchange, inShort } from '../../../wire/http/exchange.ts';
import { breaking, file, kinds, place } from '../../../wire/payload/kinds.ts';
import {
  escapedJson,
  type Json,
  markIn,
  mentions,
  partOf,
  text,
  unique,
} from '../../../wire/payload/messages.ts';
import { throttleOf } from '../../../wire/traffic/connections.ts';
import { askEach, sideBySide } from '../../../wire/traffic/tasks.ts';
import { isRefused, judgeRefused, judgeStatus } from '../../shared/judges.ts';
import { atAddress, onSite, type ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';

const withCharset = 'application/json; charset=utf-8';

export const cases: readonly Case<ServiceContext>[] = [
  {
    id: 'every-kind-of-message',
    title: 'A valid message of every kind is answered 200, and its texts reach the desk unchanged',
    rules: ['CHN-IN-04'],
    ...atAddress(async (address, judge) => {
      const [words, escaped] = ['greeting', 'escaped'].map(
        (mark) =>
          `${unique(mark)} Guten Tag – 你好 🙂 & "so" it's 3 < 4, C:\\new, <b>bold</b>, &amp;lt; 50 %41\tCafe\u0301  and  spaced 👩🏽‍💻 ❤️`,
      ) as [string, string];
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
      const body = escapedJson({ sender: { id: unique('customer') }, message: text(escaped) });
      const answer = await address.send({ method: 'POST', body });
      judgeStatus(judge, 'CHN-IN-04', 'text in escape sequences', answer, 200);
      if (address instanceof Site)
        for (const each of [words, escaped]) await judgeUnspoilt(judge, address, each);
    }),
  },
  {
    id: 'fields-the-source-does-not-explain',
    title: 'sender.url and unknown fields do not make a message invalid',
    rules: ['CHN-IN-14'],
    run: onSite(async (site, judge) => {
      const words = unique('extra');
      const odd = { mood: 'curious', tags: ['a', 'b'] };
      const withOdd = (message: Json, url = 'the cart') => ({
        sender: { id: unique('customer'), url, loyalty: { level: 3 } },
        message: { ...message, ...odd },
        client_version: 7,
      });
      const answer = await site.post(withOdd(text(words), 'https://shop.example/cart'));
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
    title: 'The report states how a message with null in optional fields is handled',
    rules: ['CHN-IN-33'],
    ...atAddress(async (address, judge) => {
      const nothing = { name: null, phone: null, email: null, photo: null, url: null, invite: null };
      const messages = {
        'a text': text(unique('null'), { id: null }),
        'a file': file({ thumb: null, width: null, text: null, duration: null }),
      };
      await sideBySide(Object.entries(messages), async ([what, message]) => {
        const answer = await address.postMessage({ id: unique('customer'), ...nothing }, message);
        const mark = printed(message['file'] ?? message['text']);
        const isShown = ({ transcript }: ChatWithTranscript) => mentions(transcript, mark) || undefined;
        const arrives =
          answer.status === 200 && address instanceof Site && (await address.untilChat(isShown));
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
      const ids = [1, 2, 3].map(() => `${unique('secretmark')}${'-long'.repeat(20)}`);
      const texts = [{ id: ids[0] }, {}, { id: ids[1] }].map((more) => text(unique('hello'), more));
      await site.postMessage(sender, file({ id: ids[2] }));
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
    title: 'The report states how a message of an unknown kind is handled',
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
    title: 'The report states if the service limited the rate of requests',
    rules: ['CHN-IN-30'],
    ...atAddress(async (address, judge) => {
      await address.status();
      const { requests, refused } = throttleOf(address.endpoint);
      judge.notes('CHN-IN-30', `${refused} of the ${requests} requests made so far were answered 429`);
    }),
  },
  rejected('CHN-IN-16', 'text-without-words'),
  rejected('CHN-IN-15', 'message-without-a-kind'),
  rejected('CHN-IN-22', 'file-without-a-required-field'),
  rejected('CHN-IN-24', 'file-that-is-no-web-address'),
  rejected('CHN-IN-25', 'numbers-of-files-and-places'),
  rejected('CHN-IN-23', 'place-on-the-map', [place(), place({ latitude: 0, longitude: 0 })]),
  {
    id: 'body-that-is-no-json-object',
    title: 'A body that is not JSON, or not an object, is answered 400',
    rules: ['CHN-IN-27'],
    ...atAddress(async (address, judge) => {
      const values = breaking('UserMessage', 'CHN-IN-27').map(([, value]) => JSON.stringify(value));
      await sideBySide(['{"sender": {"id": "a"}, "message"', 'hello', '', ...values], async (body) => {
        const answer = await address.send({ method: 'POST', body });
        // Many frameworks read an empty body as an empty object, and reject that. So any 4xx is accepted.
        if (body === '') judgeRefused(judge, 'CHN-IN-27', 'empty body', answer);
        else judgeStatus(judge, 'CHN-IN-27', `body ${body}`, answer, 400);
      });
      await judgeNearlyJson(judge, address);
    }),
  },
];

/** Judges that a message reaches the desk with its whole text. Its unique part finds a changed text. */
async function judgeUnspoilt(judge: Judge, site: Site, words: string): Promise<void> {
  const said = await site.untilSaid(words);
  const chats = said ? [] : await site.transcripts();
  const spoilt = chats
    .flatMap(({ transcript }) => transcript)
    .find((entry) => mentions(entry, markIn(words)!));
  const seen = ['at the desk', words, spoilt?.text ?? 'no such words'] as const;
  judge.fact('CHN-IN-04', said !== undefined, seen, [noted('chats of the channel at the desk', chats)]);
}

/** Makes a case of `right` messages and all invalid examples that break `rule`: each of these is answered 400, and none reaches the desk. */
function rejected(rule: RuleId, id: string, right: readonly Json[] = []): Case<ServiceContext> {
  return {
    id,
    title: rules[rule].text,
    rules: [rule],
    ...atAddress(async (address, judge, context) => {
      const sender = { id: unique('customer') };
      for (const message of right) {
        const answer = await (await context.address()).postMessage(sender, message);
        judgeStatus(judge, rule, JSON.stringify(message), answer, 200);
      }
      const messages = Object.fromEntries(breaking('UserMessage', rule)) as Record<string, Json>;
      const posts = Object.entries(messages).map(
        ([story, message]) => [story, () => address.post({ ...message, sender })] as const,
      );
      for (const [story, answer] of await askEach(Object.fromEntries(posts))) {
        // A type that is not a string is a wrong format or an unsupported type.
        const isTyped = rule === 'CHN-IN-15' && 'type' in partOf({ json: messages[story] }, 'message');
        if (isTyped) judgeRefused(judge, rule, story, answer);
        else judgeStatus(judge, rule, story, answer, 400);
      }
      await judgeNoTrace(judge, rule, address, sender);
    }),
  };
}

/** Judges bodies that careless parsers accept: JSON with more text after it, a form, and bytes that are not UTF-8. */
async function judgeNearlyJson(judge: Judge, address: Address): Promise<void> {
  const id = unique('customer');
  const whole = JSON.stringify({ sender: { id }, message: text('Hi') });
  const form = `sender[id]=${id}&message[type]=text&message[text]=Hi`;
  for (const body of [`${whole} and more`, `${whole}{}`, form]) {
    const answer = await address.send({ method: 'POST', body });
    judgeStatus(judge, 'CHN-IN-27', `body ${body}`, answer, 400);
  }
  const type = 'application/x-www-form-urlencoded';
  const formed = await address.send({ method: 'POST', body: form, type });
  judgeRefused(judge, 'CHN-IN-27', `body ${form}, as ${type}`, formed);
  // A parser may replace bytes that are not UTF-8, or reject the body. It must not fail.
  const bytes = Buffer.from(whole.replace('Hi', 'Gr\u00fc\u00df Gott'), 'latin1');
  const answer = await address.send({ method: 'POST', body: bytes });
  const isRight = answer.status === 200 || isRefused(answer);
  const so = 'rejected, with any 4xx, or read as far as it can be';
  judge.rejected('CHN-IN-27', isRight, ['a body that is no UTF-8', so], answer);
}

/** Judges that the channel has no messages of customers except a new text and those in `before`. */
export async function judgeNoTrace(
  judge: Judge,
  rule: RuleId,
  address: Address,
  sender: Json,
  before: readonly string[] = [],
): Promise<void> {
  if (!(address instanceof Site)) return;
  const words = unique('marker');
  await address.says(sender, words);
  const chats = await address.transcripts();
  const strangers = chats
    .flatMap(({ transcript }) => transcript)
    .filter(({ from, text: said = '' }) => from === 'customer' && ![...before, words].includes(said));
  const seen = ['at the desk', 'nothing of it', `other entries: ${strangers.length}`] as const;
  judge.fact(rule, strangers.length === 0, seen, [noted('chats of the channel at the desk', chats)]);
}
