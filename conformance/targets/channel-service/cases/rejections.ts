import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { partOf } from '../../../wire/payload/fields.ts';
import { breaking } from '../../../wire/payload/invalid.ts';
import { place } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { askEach, sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { isRefused, judgeRefused, judgeStatus } from '../../shared/bot-answers.ts';
import { atAddress, type ServiceContext } from '../../shared/service-context.ts';
import { type Address, Site } from '../../shared/site.ts';

export const rejectionCases: readonly Case<ServiceContext>[] = [
  rejected(
    'text-without-words',
    'A text message whose text is missing or not a string is answered 400',
    'CHN-IN-16',
  ),
  rejected(
    'message-without-a-kind',
    'A message without message.type is answered 400; a message whose type is not a string is rejected',
    'CHN-IN-15',
  ),
  rejected(
    'file-without-a-required-field',
    'A file without file, file_name or file_size is answered 400',
    'CHN-IN-22',
  ),
  rejected(
    'file-that-is-no-web-address',
    'A file or thumb that is no http or https address is answered 400',
    'CHN-IN-24',
  ),
  rejected(
    'numbers-of-files-and-places',
    'Sizes and lengths are positive whole numbers, coordinates are numbers; anything else is answered 400',
    'CHN-IN-25',
  ),
  rejected(
    'place-on-the-map',
    'A location is taken with latitude and longitude and refused without either',
    'CHN-IN-23',
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

/**
 * Makes a case with all invalid examples that break `rule`. Each must be answered 400, and none may reach the desk. `before`, if given,
 * runs first and may send other requests.
 */
function rejected(
  id: string,
  title: string,
  rule: RuleId,
  before?: (judge: Judge, context: ServiceContext) => Promise<void>,
): Case<ServiceContext> {
  return {
    id,
    title,
    rules: [rule],
    ...atAddress(async (address, judge, context) => {
      const sender = { id: unique('customer') };
      await before?.(judge, context);
      const messages = Object.fromEntries(breaking('UserMessage', rule)) as Record<string, Json>;
      const posts = Object.entries(messages).map(
        ([story, message]) => [story, () => address.post({ ...message, sender })] as const,
      );
      for (const [story, answer] of await askEach(Object.fromEntries(posts))) {
        // If the type is not a string, the service may answer as for a wrong format, or as for an unsupported type.
        const isTyped = rule === 'CHN-IN-15' && 'type' in partOf({ json: messages[story] }, 'message');
        if (isTyped) judgeRefused(judge, rule, story, answer);
        else judgeStatus(judge, rule, story, answer, 400);
      }
      await judgeNoTrace(judge, rule, address, sender);
    }),
  };
}

/**
 * Judges that bodies which a careless parser takes for a message are rejected: JSON with more text after it, a form, and bytes that are not
 * UTF-8.
 */
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

/**
 * Judges that earlier posts left no trace. A customer writes a valid text. When the desk shows it, the channel must have no other entries
 * of customers, except the texts in `before`. Without a desk, nothing is judged.
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
