import { botProviderOperations } from '../../../../generated/bot/operations.ts';
import { channelIntegratorOperations } from '../../../../generated/channel/operations.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { Operation } from '../../../../generated/operation.ts';
import { answerHints } from '../../../contract/judgement/answer-hints.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Delivery } from '../store/records.ts';

/** By the operation that sends, the operations of the other side that answer it. */
const answering: Readonly<Record<string, readonly Operation[]>> = {
  sendAgentMessage: channelIntegratorOperations,
  sendBotEvent: botProviderOperations,
  sendWebhookEvent: webhookReceiverOperations,
};

/** What is odd about the answer to a delivery, as sentences. */
export function oddAbout(
  { operation, about = '' }: Pick<Delivery, 'operation' | 'about'>,
  answer: AttemptResult | undefined,
): string[] {
  const operations = answering[operation] ?? [];
  const answered = operations.find(({ dispatch }) => !dispatch || dispatch.values.includes(about));
  return answer && answered ? answerHints(answer, answered) : [];
}

/** Why a delivery was given up, in sentences for the desk. */
export function whyGivenUp(delivery: Delivery, answer: AttemptResult | undefined, what = 'It'): string {
  const last = delivery.attempts.at(-1);
  const reasons = {
    timeout: 'the other side did not answer in time',
    unreachable: 'the other side could not be reached',
    bad_status: `the other side answered with the status ${last?.status}`,
    invalid_answer: 'the other side gave an answer that is not valid',
    interrupted: 'the service was restarted',
    refused: 'the other side refused it',
    delivered: '',
  };
  const reason = `${what} was not delivered after ${delivery.attempts.length} attempts: ${reasons[last?.outcome ?? 'unreachable']}.`;
  return [reason, ...oddAbout(delivery, answer)].join(' ');
}
