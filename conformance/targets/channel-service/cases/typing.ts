import type { RuleId } from '../../../../generated/rules.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Json, unique } from '../../../wire/payload/messages.ts';
import { sideBySide } from '../../../wire/traffic/side-by-side.ts';
import { judgeStatus } from '../../shared/bot-answers.ts';
import { onSite, type ServiceContext, takes } from '../../shared/service-context.ts';
import { type Site, showMs } from '../../shared/site.ts';

/** Fields of a typing notice that would be invalid in any other message. */
const strayFields: Json = {
  id: 17,
  text: 42,
  file: null,
  file_name: [],
  file_size: -1,
  thumb: 'no address',
  latitude: 'north',
};

const strayInSender: Json = { name: 17, phone: [], email: {}, photo: 'no address', invite: 4, url: null };

export const typingCases: readonly Case<ServiceContext>[] = [
  {
    id: 'customer-types',
    title:
      'typein and typeout with nothing but their type reach the agent as typing, in each chat, and not as messages',
    rules: ['CHN-IN-19'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      await sideBySide(['typein', 'typeout'], async (type) => {
        const answer = await site.postMessage({ id: unique('newcomer') }, { type });
        judgeStatus(judge, 'CHN-IN-19', `${type} before any message`, answer, 200);
      });
      const [chatId, other] = [await site.openChat({ id }), await site.openChat()];
      await judgeTyping(judge, 'CHN-IN-19', site, { chatId, other, sender: { id } });
      await judgeSilence(judge, 'CHN-IN-19', site, 2);
      if (!(await takes(() => site.desk.closeChat(chatId, site.agentId)))) return;
      const next = await site.openChat({ id });
      await judgeTyping(judge, 'CHN-IN-19', site, { chatId: next, other, sender: { id } });
    }),
  },
  {
    id: 'typing-with-stray-fields',
    title: 'All other fields of a typing notice are ignored, even invalid ones',
    rules: ['CHN-IN-20'],
    run: onSite(async (site, judge) => {
      const id = unique('customer');
      const chatId = await site.openChat({ id, name: unique('Zoë'), phone: '+43 1 5550100' });
      const sender = { ...strayInSender, id };
      await judgeTyping(judge, 'CHN-IN-20', site, { chatId, sender, more: strayFields });
      const other = { id, name: unique('Somebody else'), phone: '+43 1 5550199' };
      await judgeTyping(judge, 'CHN-IN-20', site, { chatId, sender: other });
      // The source documents can be read in two ways: the sender of a notice is ignored like its other fields, or it updates the customer's
      // data as in any message. So the result is only reported.
      const { customer } = (await site.desk.getChat(chatId)).chat;
      const says = customer.name === other.name ? 'is learnt' : 'is not learnt';
      const evidence = [noted('customer at the desk', customer)];
      judge.notes('CHN-IN-20', `a name that comes with a notice ${says}`, evidence);
      const answer = await site.postMessage({ id }, { type: 'typein', text: 'Not said yet' });
      judgeStatus(judge, 'CHN-IN-20', 'typein with a text', answer, 200);
      await judgeSilence(judge, 'CHN-IN-20', site);
    }),
  },
];

/**
 * Sends a customer's typein and typeout notices, and judges that the desk shows and ends the typing.
 *
 * @param other The chat of a customer who does not type.
 */
async function judgeTyping(
  judge: Judge,
  rule: RuleId,
  site: Site,
  { chatId, other, sender, more = {} }: { chatId: number; other?: number; sender: Json; more?: Json },
): Promise<void> {
  for (const [type, typing] of [
    ['typein', true],
    ['typeout', false],
  ] as const) {
    const answer = await site.post({ sender, message: { type, ...more, type_hint: 0 } });
    judgeStatus(judge, rule, type, answer, 200);
    const from = site.desk.events.length;
    const shown = await site.desk.until(site.channelId, () => isShown(site, chatId, typing, from), showMs());
    const words = typing ? ['typing', 'not typing'] : ['not typing', 'typing'];
    const seen = [`after ${type} the desk shows the customer`, words[0]!, words[1]!] as const;
    judge.fact(rule, shown === true, seen, [answer, await site.desk.shown(chatId)]);
    if (other === undefined) continue;
    const still = (await site.desk.getChat(other)).chat.customer_typing !== true;
    const idle = ['another customer, who sent no notice', 'not typing', 'typing'] as const;
    judge.fact(rule, still, idle, [await site.desk.shown(other)]);
  }
}

async function isShown(site: Site, chatId: number, typing: boolean, from: number): Promise<true | undefined> {
  const told = site.desk.events
    .slice(from)
    .some(({ event }) => event.chat?.chat_id === chatId && event.chat.customer_typing === typing);
  if (told) return true;
  const { chat } = await site.desk.getChat(chatId);
  return (chat.customer_typing ?? false) === typing || undefined;
}

/** Judges that typing notices have added no entry to the chats. Each chat was opened with one text. */
async function judgeSilence(judge: Judge, rule: RuleId, site: Site, texts = 1): Promise<void> {
  const chats = await site.transcripts();
  const said = chats.flatMap(({ transcript }) => transcript).filter(({ from }) => from === 'customer');
  const words = ['messages of customers', `${texts}`, `${said.length}`] as const;
  judge.fact(rule, said.length === texts, words, [noted('chats of the channel at the desk', chats)]);
}
