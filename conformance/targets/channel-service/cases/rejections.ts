import { printed } from '../../../../generated/faults.ts';
import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { file, fileFields, fileKinds, kinds, place } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique, without } from '../../../wire/payload/messages.ts';
import { askEach, sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { isRefused, judgeRefused, judgeStatus } from '../../shared/bot-answers.ts';
import { atAddress, type ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';

/** Begins with another scheme, and has the word http in it. */
const ftp = 'ftp://http.example/a.jpg';
const noWebAddress = [ftp, 'javascript:alert(1)', 'data:text/plain,a', 'a.jpg', '/a.jpg', 17];
const counts = ['file_size', 'duration', 'width', 'height'];
const noCount = [0, -1, 1.5, '20480', true];

/** The same message without a field, and with null in its place. */
const lacking = (message: Json, field: string): [what: string, message: Json][] => [
  [`${printed(message['type'])} without ${field}`, without(message, field)],
  [`${printed(message['type'])} with ${field} null`, { ...message, [field]: null }],
];

/** The same message with each value in each of the fields. */
const bent = (message: Json, fields: readonly string[], values: readonly unknown[]) =>
  fields.flatMap((field) =>
    values.map((value): [what: string, message: Json] => [
      `${printed(message['type'])} with ${field} ${JSON.stringify(value)}`,
      { ...message, [field]: value },
    ]),
  );

/** Of each kind of file a field that all have, and of the others those of its details. */
const bentFiles = (required: string, optional: readonly string[], values: readonly unknown[]) =>
  fileKinds.flatMap(({ minimal, details }) =>
    bent(minimal, [required, ...optional.filter((field) => field in details)], values),
  );

export const rejectionCases: readonly Case<ServiceContext>[] = [
  rejected(
    'text-without-words',
    'A text message whose text is missing or not a string is answered 400',
    'CHN-IN-16',
    [
      ['text missing', { type: 'text' }],
      ...bent({ type: 'text' }, ['text'], [42, true, { words: 'Hi' }, ['Hi'], null]),
    ],
  ),
  rejected(
    'message-without-a-kind',
    'A message without message.type is answered 400; a message whose type is not a string is rejected',
    'CHN-IN-15',
    [
      ['type missing', { text: 'Hi' }],
      ...kinds.map(({ type, minimal }): [string, Json] => [
        `type missing, ${type}`,
        without(minimal, 'type'),
      ]),
      ['message empty', {}],
      ['message missing', undefined],
    ],
    async (judge, _, address, sender) => {
      // The code is that for a wrong format, or for a kind that is not supported.
      for (const type of [null, 17, ['text'], { name: 'text' }]) {
        const answer = await address.postMessage(sender, { ...text('Hi'), type });
        judgeRefused(judge, 'CHN-IN-15', `type ${JSON.stringify(type)}`, answer);
      }
      const answer = await address.postMessage({ id: unique('customer') }, { ...text('Hi'), type: '' });
      // The source calls an empty sender.id absent, and says nothing of an empty type: it may be a type to come.
      judge.notes('CHN-IN-15', `an empty type: ${inShort(answer)}`, answer);
    },
  ),
  rejected(
    'file-without-a-required-field',
    'A file without file, file_name or file_size is answered 400',
    'CHN-IN-22',
    fileKinds.flatMap(({ minimal }) => fileFields.flatMap((field) => lacking(minimal, field))),
  ),
  rejected(
    'file-that-is-no-web-address',
    'A file or thumb that is no http or https address is answered 400',
    'CHN-IN-24',
    [...bent(file(), ['file', 'thumb'], noWebAddress), ...bentFiles('file', ['thumb'], [ftp])],
  ),
  rejected(
    'numbers-of-files-and-places',
    'Sizes and lengths are positive whole numbers, coordinates are numbers; anything else is answered 400',
    'CHN-IN-25',
    [
      ...bent(file(), counts, noCount),
      ...bentFiles('file_size', counts.slice(1), [0, '20480']),
      ...bent(place(), ['latitude', 'longitude'], ['48.2', 'north', true]),
    ],
  ),
  rejected(
    'place-on-the-map',
    'A location is taken with latitude and longitude and refused without either',
    'CHN-IN-23',
    ['longitude', 'latitude'].flatMap((field) => lacking(place(), field)),
    async (judge, context) => {
      const address = await context.address();
      for (const message of [place(), place({ latitude: 0, longitude: 0 })]) {
        const answer = await address.postMessage({ id: unique('customer') }, message);
        judgeStatus(judge, 'CHN-IN-23', JSON.stringify(message), answer, 200);
      }
    },
  ),
  {
    id: 'body-that-is-no-json-object',
    title: 'A body that is not JSON, or not an object, is answered 400',
    rules: ['CHN-IN-27'],
    ...atAddress(async (address, judge) => {
      const bodies = ['{"sender": {"id": "a"}, "message"', 'hello', '[]', '[{}]', '"text"', '17', 'null', ''];
      await sideBySide(bodies, async (body) => {
        const answer = await address.send({ method: 'POST', body });
        // Many frameworks take no body for an empty object: which 4xx that brings is theirs to choose.
        if (body === '') judgeRefused(judge, 'CHN-IN-27', 'empty body', answer);
        else judgeStatus(judge, 'CHN-IN-27', `body ${body}`, answer, 400);
      });
      await judgeNearlyJson(judge, address);
    }),
  },
];

/** Messages that get 400 and leave no trace, by what is wrong with them; and other requests before them. */
function rejected(
  id: string,
  title: string,
  rule: RuleId,
  messages: readonly (readonly [what: string, message: Json | undefined])[],
  before?: (judge: Judge, context: ServiceContext, address: Address, sender: Json) => Promise<void>,
): Case<ServiceContext> {
  return {
    id,
    title,
    rules: [rule],
    ...atAddress(async (address, judge, context) => {
      const sender = { id: unique('customer') };
      await before?.(judge, context, address, sender);
      const requests = messages.map(
        ([what, message]) => [what, () => address.post({ sender, message })] as const,
      );
      for (const [what, answer] of await askEach(Object.fromEntries(requests)))
        judgeStatus(judge, rule, what, answer, 400);
      await judgeNoTrace(judge, rule, address, sender);
    }),
  };
}

/** Judges bodies that a careless reader takes for a message: a message with more behind it, a form, and bytes that are no UTF-8. */
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
  // A reader may put a sign in the place of what it cannot read; it may not break down.
  const bytes = Buffer.from(whole.replace('Hi', 'Gr\u00fc\u00df Gott'), 'latin1');
  const answer = await address.send({ method: 'POST', body: bytes });
  const isRight = answer.status === 200 || isRefused(answer);
  const so = 'rejected, with any 4xx, or read as far as it can be';
  judge.answered('CHN-IN-27', isRight, ['a body that is no UTF-8', so], answer);
}

/**
 * After posts that must leave no trace: the customer writes a proper text, and once that is at the desk, it is all that
 * the channel has there, beside what customers said before. Without a desk nothing can be seen.
 */
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
