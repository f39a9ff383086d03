import type { ChatAcceptedReply } from '../../../../generated/developer/types.ts';
import type { ChatWithTranscript } from '../../../../generated/reference/desk/types.ts';
import type { Case } from '../../../run/case.ts';
import type { Judge } from '../../../run/judge.ts';
import { reply } from '../../../wire/http/answers.ts';
import { noted } from '../../../wire/http/evidence.ts';
import { type Json, mentions, unique } from '../../../wire/payload/messages.ts';
import { takes } from '../../shared/service-context.ts';
import type { WebhookScene, WebhookSenderContext } from '../context.ts';

/** The time for which a case checks that the desk does not show certain data, in milliseconds. */
const watchMs = 1500;

export const withheldCases: readonly Case<WebhookSenderContext>[] = [
  {
    id: 'data-without-ok',
    title: 'Nothing of an answer to chat_accepted is shown to the agent unless its result is OK',
    rules: ['HOOK-OUT-08'],
    async run(context, judge) {
      const { result: _, ...unanswered } = answerOf('');
      const answers: object[] = [
        ...['FAILURE', 'ERROR', 'NOT OK', 'OKAY'].map(answerOf),
        { ...answerOf(''), result: true },
        unanswered,
      ];
      const all = answers.map(async (given) => {
        const scene = await context.scene({ chat_accepted: [reply(200, given)] });
        await judgeNothing(judge, scene, given as ChatAcceptedReply);
      });
      await Promise.all(all);
    },
  },
  {
    id: 'data-with-ok-in-small-letters',
    title: 'Whether data of an answer to chat_accepted are shown when its result is in lower case',
    rules: ['HOOK-OUT-08'],
    async run(context, judge) {
      const given = answerOf('ok');
      const scene = await context.scene({ chat_accepted: [reply(200, given)] });
      const chatId = await acceptedIn(scene);
      if (chatId === undefined) return judge.cannotSee('HOOK-OUT-08', 'chat_accepted is sent');
      const isShown = ({ chat }: ChatWithTranscript) => (chat.panel ?? []).length > 0;
      const found = await untilShown(scene, chatId, isShown, watchMs);
      const told = `the result ${JSON.stringify(given.result)}: data are ${isShown(found) ? '' : 'not '}shown`;
      const evidence = [noted('chat at the desk', found), ...scene.evidence()];
      judge.notes('HOOK-OUT-08', told, evidence, 'OPEN-19');
    },
  },
];

/**
 * Lets a visitor write and an agent press Reply. Returns the number of the chat. Returns undefined if no chat_accepted arrives, since the
 * desk then has no answer to show.
 */
export async function acceptedIn(scene: WebhookScene, sender: Json = {}): Promise<number | undefined> {
  const chatId = await scene.write(sender);
  await scene.accept(chatId);
  return (await scene.untilEvent('chat_accepted')) && chatId;
}

/**
 * The longest time for a service to show the data of an answer to the agent, in milliseconds. The full time passes only if nothing is
 * shown.
 */
const showMs = 8000;

/**
 * Makes an answer to chat_accepted whose texts are unique, except for one title that two fields have in common. The fields are in no sorted
 * order.
 */
export function answerOf(result: string): ChatAcceptedReply {
  const wishes = unique('Wünsche');
  const digits = () => String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  return {
    result,
    custom_data: [
      { title: wishes, content: unique('zwei') },
      { title: unique('Bestellungen'), content: unique('eins') },
      { title: wishes, content: `${unique('Grüße 🙂')} ${'und so weiter '.repeat(20)}Ende` },
    ],
    contact_info: {
      name: unique('Crm Name'),
      phone: `+4930${digits()}`,
      email: `${unique('crm')}@conformance.example`,
    },
    enable_assign: true,
    crm_link: `https://crm.conformance.example/cards?id=${unique('card')}&tab=2#notes`,
  };
}

/** Waits until `seen` returns true for the chat, and returns the chat. After the timeout, returns the chat as it is then. */
export async function untilShown(
  { site }: WebhookScene,
  chatId: number,
  seen: (chat: ChatWithTranscript) => boolean,
  timeoutMs = showMs,
): Promise<ChatWithTranscript> {
  const look = async () => {
    const chat = await site.desk.getChat(chatId);
    return seen(chat) ? chat : undefined;
  };
  return (await site.desk.until(site.channelId, look, timeoutMs)) ?? site.desk.getChat(chatId);
}

async function judgeNothing(judge: Judge, scene: WebhookScene, given: ChatAcceptedReply): Promise<void> {
  const chatId = await acceptedIn(scene);
  if (chatId === undefined) return judge.cannotSee('HOOK-OUT-08', 'chat_accepted is sent');
  const words = [
    ...given.custom_data!.flatMap(({ title, content }) => [title!, content!]),
    ...Object.values(given.contact_info as Record<string, string>),
    given.crm_link!,
  ];
  const passed = ({ chat, ...rest }: ChatWithTranscript) =>
    words.some((word) => mentions({ chat, rest }, word)) ||
    (chat.panel ?? []).some(({ kind }) => kind === 'assign_button');
  const look = async (where: string, timeoutMs: number) => {
    const found = await untilShown(scene, chatId, passed, timeoutMs);
    const expected = `nothing of an answer with the result ${JSON.stringify(given.result)} ${where}`;
    const evidence = [noted('chat at the desk', found), ...scene.evidence()];
    judge.faultless('HOOK-OUT-08', expected, [passed(found) && 'data of the answer'], evidence);
  };
  await look('at the desk', watchMs);
  if (await takes(() => scene.site.desk.closeChat(chatId, scene.agentId)))
    await look('in the archive', watchMs / 3);
}
