import { examples } from '../../../../generated/developer/examples.ts';
import type { Case } from '../../../run/case.ts';
import { jsonOf } from '../../../wire/http/wire-message.ts';
import type { Json } from '../../../wire/payload/messages.ts';
import { chatNumber, judgeForm, of, stranger, type Talk, type WebhookReceiverContext } from '../context.ts';
import { accepted, result } from './answers.ts';

const name = 'Zoë Müller 王小明';

export const courseCases: readonly Case<WebhookReceiverContext>[] = [
  {
    id: 'chats-take-their-course',
    title: 'The events of a visitor’s chat in their order, and of a second chat, are answered in their form',
    rules: ['HOOK-RCV-01', 'HOOK-RCV-02'],
    async run(context, judge) {
      const chat = stranger();
      const first = await context.post(named(chat, examples.ChatAcceptedEvent.fullest));
      judgeForm(judge, 'HOOK-RCV-01', `chat_accepted of ${name}`, first, accepted);
      if (first.failure) return;
      for (const [what, event, type] of course(linkOf(jsonOf(first.text)))) {
        const answer = await context.post(named(chat, event), type);
        judgeForm(judge, 'HOOK-RCV-02', `${what}, accepted before`, answer, result);
        if (answer.failure) return;
      }
      const second = { ...chat, chatId: chatNumber() };
      const again = await context.post(named(second, examples.ChatAcceptedEvent.fullest));
      judgeForm(judge, 'HOOK-RCV-01', 'chat_accepted of a visitor’s second chat', again, accepted);
    },
  },
];

/**
 * Returns the events of a chat after chat_accepted, each with a description. `type` is the content type, if it is not the usual one. A
 * parameter such as the charset does not change a content type.
 */
function course(crmLink: string): [what: string, event: Json, type?: string][] {
  const assigned = { ...examples.ChatAssignedEvent.fullest, assign_to: crmLink };
  const updated = examples.ChatUpdatedEvent.fullest;
  const inFull = 'application/json; charset=utf-8';
  return [
    ['chat_updated of a chat', updated],
    [`chat_updated once more, as ${inFull}, of a chat`, updated, inFull],
    ['chat_assigned of a chat', assigned],
    ['chat_finished of a chat', examples.ChatFinishedEvent.fullest],
  ];
}

/** Returns the link of the CRM card to which the chat is assigned: `crm_link` of the receiver's answer, or else the link in the example. */
function linkOf(answer: unknown): string {
  const { crm_link } = (answer ?? {}) as Json;
  return typeof crm_link === 'string' && crm_link !== ''
    ? crm_link
    : examples.ChatAssignedEvent.fullest.assign_to;
}

function named(talk: Talk, event: Json): Json {
  const happened = of(talk, event);
  return { ...happened, visitor: { ...(happened['visitor'] as Json), name } };
}
