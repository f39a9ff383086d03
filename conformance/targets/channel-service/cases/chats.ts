import type { Case } from '../../../run/case.ts';
import { type Judge, need } from '../../../run/judge.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { inShort } from '../../../wire/http/exchange.ts';
import { type Json, text, unique } from '../../../wire/payload/messages.ts';
import { canDo } from '../../shared/can-do.ts';
import type { ServiceContext } from '../../shared/service-context.ts';
import type { Site } from '../../shared/site.ts';

/** What was taken with 200 is with the agents, whatever was said before and elsewhere. */
export const chatCases: readonly Case<ServiceContext>[] = [
  {
    id: 'same-ids-elsewhere',
    title:
      'A text reaches the agent even if another customer has its message.id, or another channel its sender.id',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const [site, other] = [await context.site(), await context.site()];
      // A counter, as of a device or a session, begins anew with each customer.
      const sender = { id: unique('customer') };
      const id = '1';
      await judgeArrives(judge, 'the first text of all', site, sender, { id });
      await judgeArrives(judge, 'a text of another customer with that message.id', site, another(), { id });
      await judgeArrives(judge, 'a text with that sender.id on another channel', other, sender);
    },
  },
  {
    id: 'same-words-again',
    title: 'A customer who writes the same words twice, without a message.id, is shown twice',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const site = await context.site();
      const [sender, words, last] = [another(), unique('ok'), unique('after')];
      for (const said of [words, words, last]) await site.postMessage(sender, text(said));
      // What comes last shows that the desk has caught up.
      const { chat } = need(await site.untilSaid(last), 'a customer’s text reaches the desk');
      const { transcript } = await site.desk.getChat(chat.chat_id);
      const times = transcript.filter((entry) => entry.text === words).length;
      judge.holds('CHN-IN-04', times === 2, {
        expected: 'the same words twice, each time without message.id: twice at the desk',
        observed: `the same words twice, each time without message.id: ${times} times at the desk`,
        evidence: [noted('chat at the desk', transcript)],
      });
    },
  },
  {
    id: 'text-after-the-chat-was-closed',
    title:
      'A text that a customer writes after the agent closed the chat reaches an agent, in this chat or another',
    rules: ['CHN-IN-04'],
    async run(context, judge) {
      const site = await context.site();
      const sender = another();
      const chatId = await site.openChat(sender);
      if (!(await canDo(judge, ['CHN-IN-04'], () => site.desk.closeChat(chatId, site.agentId)))) return;
      await judgeArrives(judge, 'a text after the chat was closed', site, sender);
    },
  },
];

function another(): Json {
  return { id: unique('customer') };
}

async function judgeArrives(
  judge: Judge,
  what: string,
  site: Site,
  sender: Json,
  more: Json = {},
): Promise<void> {
  const words = unique('hello');
  const answer = await site.postMessage(sender, text(words, more));
  const arrived = answer.status === 200 && (await site.untilSaid(words)) !== undefined;
  judge.holds('CHN-IN-04', arrived, {
    expected: `${what}: 200, and at the desk`,
    observed: `${what}: ${inShort(answer)}${arrived || answer.status !== 200 ? '' : ', and not at the desk'}`,
    answer,
  });
}
