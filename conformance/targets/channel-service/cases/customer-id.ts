import type { Case } from '../../../run/case.ts';
import { need } from '../../../run/judge.ts';
import { file, kinds } from '../../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';
import { judgeNoTrace, judgeStatus } from './checks.ts';

/** Messages of nobody: by what is wrong with sender. */
const nameless: Readonly<Record<string, Json>> = {
  'sender.id empty': { sender: { id: '' }, message: text('From nobody') },
  'sender.id absent': { sender: { name: 'Nobody' }, message: text('From nobody') },
  'sender.id null': { sender: { id: null }, message: text('From nobody') },
  'sender absent': { message: text('From nobody') },
  'sender.id absent, and much else known': {
    sender: {
      name: 'Nobody',
      phone: '+43 1 5550100',
      email: 'nobody@customers.example',
      url: 'https://shop.example/',
    },
    message: text('From nobody', { id: unique('m') }),
  },
  ...Object.fromEntries(
    kinds.map(({ type, minimal }) => [`sender.id absent, ${type}`, { sender: {}, message: minimal }]),
  ),
  'sender.id empty, a file': { sender: { id: '' }, message: file() },
};

export const customerIdCases: readonly Case<ServiceContext>[] = [
  {
    id: 'customer-id-of-either-type',
    title: 'A customer id may be a string or an integer',
    rules: ['CHN-IN-07'],
    async run(context, judge) {
      const site = await context.site();
      // Two who say the same are two all the same.
      const words = unique('hello');
      const ids = [unique('customer'), 4711];
      await sideBySide(ids, async (id) => {
        const name = unique('Customer');
        const what = `sender.id ${JSON.stringify(id)}`;
        const answer = await site.postMessage({ id, name }, text(words));
        judgeStatus(judge, 'CHN-IN-07', what, answer, 200);
        const arrived = await isSaidBy(site, name, words, ids.length);
        judge.holds('CHN-IN-07', arrived, {
          expected: `${what}: the text is at the desk`,
          observed: `${what}: the text is ${arrived ? '' : 'not '}at the desk`,
          evidence: answer.evidence,
        });
      });
    },
  },
  {
    id: 'message-without-customer-id',
    title: 'A message whose sender.id is empty or absent is not transmitted',
    rules: ['CHN-IN-08', 'CHN-IN-09'],
    async run(context, judge) {
      const site = await context.site();
      // What somebody said before is not gone on with.
      const hello = unique('hello');
      await site.postMessage({ id: unique('customer') }, text(hello));
      need(await site.untilSaid(hello), 'a customer’s text reaches the desk');
      const codes = await sideBySide(Object.entries(nameless), async ([what, body]) => {
        const { status, failure } = await site.post(body);
        return `${what}: ${status ?? failure}`;
      });
      judge.notes('CHN-IN-09', `answers to ${codes.join('; ')}`);
      await judgeNoTrace(judge, 'CHN-IN-08', site, { id: unique('customer') }, [hello]);
    },
  },
];

/** What so many say is known by who says it; where it is there as often under other names, those are what is wrong. */
async function isSaidBy(site: Site, name: string, words: string, times: number): Promise<boolean> {
  const isSaid = async () => {
    const chats = await Promise.all((await site.chats()).map(({ chat_id }) => site.desk.getChat(chat_id)));
    const having = chats.filter(({ transcript }) => transcript.some(({ text: said }) => said === words));
    return having.length === times || having.some(({ chat }) => chat.customer?.name === name) || undefined;
  };
  return (await site.desk.until(site.channelId, isSaid, showMs)) === true;
}
