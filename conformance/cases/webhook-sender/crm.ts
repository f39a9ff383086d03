import type { ChatWithTranscript } from '../../../generated/desk/types.ts';
import type { ChatAcceptedReply } from '../../../generated/developer/types.ts';
import { canDo } from '../../bot-service-context.ts';
import type { Case } from '../../case.ts';
import { field } from '../../event-fields.ts';
import { noted, shown } from '../../evidence.ts';
import type { Judge } from '../../judge.ts';
import { mentions, unique } from '../../messages.ts';
import { reply } from '../../standins/answers.ts';
import type { WebhookScene, WebhookSenderContext } from '../../webhook-sender-context.ts';

/** How long a service may take to show the agent what an answer brought. */
const showMs = 3000;

/** An answer to chat_accepted in which every text occurs nowhere else. */
function data(result: string): ChatAcceptedReply & { crm_link: string } {
  return {
    result,
    custom_data: [
      { title: unique('First'), content: unique('one') },
      { title: unique('Second'), content: unique('two') },
    ],
    contact_info: {
      name: unique('Crm Name'),
      phone: '+4930123456',
      email: `${unique('crm')}@conformance.example`,
    },
    enable_assign: true,
    crm_link: `https://crm.conformance.example/cards/${unique('card')}`,
  };
}

export const crmCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'data-for-the-agent',
    title:
      'What the answer to chat_accepted brings is shown to the agent, kept, and the chat can be assigned by it',
    rules: ['HOOK-OUT-07', 'HOOK-OUT-09', 'HOOK-OUT-10'],
    needs: ['desk'],
    async run(context, judge) {
      const given = data('OK');
      const rules = ['HOOK-OUT-07', 'HOOK-OUT-09', 'HOOK-OUT-10'] as const;
      const scene = await context.scene(judge, rules, { chat_accepted: reply(200, given) });
      if (!scene) return;
      const chatId = await scene.write();
      await scene.accept(chatId);
      const seen = await untilShown(
        scene,
        chatId,
        ({ chat }) => chat.panel !== undefined && chat.panel.length > 0,
      );
      judgePanel(judge, given, seen);
      const contact = given.contact_info!;
      await judgeContact(judge, scene, chatId, contact.name, 'in the chat');
      await judgeAssigned(judge, scene, chatId, given.crm_link);
      await scene.site.desk.closeChat(chatId, scene.agentId);
      await judgeContact(judge, scene, chatId, contact.name, 'in the archive of the closed chat');
    },
  },
  {
    id: 'data-without-ok',
    title: 'Of an answer to chat_accepted whose result is not OK nothing is passed to the agent',
    rules: ['HOOK-OUT-08'],
    needs: ['desk'],
    async run(context, judge) {
      const given = data('FAILURE');
      const scene = await context.scene(judge, ['HOOK-OUT-08'], { chat_accepted: reply(200, given) });
      if (!scene) return;
      const chatId = await scene.write();
      await scene.accept(chatId);
      if (!(await scene.until('chat_accepted')))
        return judge.cannotSee('HOOK-OUT-08', 'chat_accepted is sent');
      const words = [
        ...given.custom_data!.flatMap(({ title, content }) => [title!, content!]),
        given.contact_info!.name,
        given.crm_link,
      ];
      const passed = (chat: ChatWithTranscript) => words.some((word) => mentions(chat, word));
      const found = await untilShown(scene, chatId, passed, showMs / 2);
      judge.holds('HOOK-OUT-08', !passed(found), {
        expected: 'nothing of the answer at the desk',
        observed: passed(found) ? 'data of the answer at the desk' : 'nothing of it',
        evidence: [noted('chat at the desk', found), ...scene.evidence()],
      });
    },
  },
];

/** The chat once it satisfies `seen`, or as it is when the time is over. */
async function untilShown(
  { site }: WebhookScene,
  chatId: number,
  seen: (chat: ChatWithTranscript) => boolean,
  timeoutMs = showMs,
): Promise<ChatWithTranscript> {
  const look = async () => {
    const chat = await site.desk.chat(chatId);
    return seen(chat) ? chat : undefined;
  };
  return (await site.desk.until(site.channelId, look, timeoutMs)) ?? site.desk.chat(chatId);
}

/** The assign button stands before the fields, the fields in their order, the button of the card behind them. */
function judgePanel(judge: Judge, given: ChatAcceptedReply, seen: ChatWithTranscript): void {
  const panel = seen.chat.panel ?? [];
  const expected = ['assign_button', ...given.custom_data!.map(({ content }) => content!), given.crm_link!];
  const shownOrder = panel.map(({ kind, content, link }) =>
    kind === 'assign_button' ? 'assign_button' : kind === 'crm_button' ? (link ?? '') : (content ?? ''),
  );
  judge.holds('HOOK-OUT-07', expected.join('\n') === shownOrder.join('\n'), {
    expected: `at the desk, in this order: ${expected.join(', ')}`,
    observed: shownOrder.join(', ') || 'nothing',
    evidence: [noted('chat at the desk', seen)],
  });
  const titles = given.custom_data!.map(({ title }) => title!);
  judge.holds(
    'HOOK-OUT-07',
    titles.every((title) => mentions(panel, title)),
    {
      expected: `the fields’ titles: ${titles.join(', ')}`,
      observed: JSON.stringify(panel),
      evidence: [noted('chat at the desk', seen)],
    },
  );
}

async function judgeContact(
  judge: Judge,
  scene: WebhookScene,
  chatId: number,
  name: string,
  where: string,
): Promise<void> {
  const seen = await untilShown(scene, chatId, ({ chat }) => chat.customer.name === name);
  judge.holds('HOOK-OUT-09', seen.chat.customer.name === name, {
    expected: `the visitor’s name ${where}: ${name}, as contact_info says`,
    observed: `the visitor’s name ${where}: ${seen.chat.customer.name}`,
    evidence: [noted('chat at the desk', seen)],
  });
}

async function judgeAssigned(judge: Judge, scene: WebhookScene, chatId: number, link: string): Promise<void> {
  const able = await canDo(judge, ['HOOK-OUT-10'], () => scene.site.desk.assignChat(chatId, scene.agentId));
  if (!able) return;
  const event = await scene.expect(
    judge,
    'HOOK-OUT-10',
    'chat_assigned',
    'after the agent connects the chat to the CRM',
  );
  if (!event) return;
  judge.holds('HOOK-OUT-10', field(event, 'assign_to') === link, {
    expected: `assign_to ${link}`,
    observed: `assign_to ${JSON.stringify(field(event, 'assign_to'))}`,
    evidence: [shown('chat_assigned', event)],
  });
}
