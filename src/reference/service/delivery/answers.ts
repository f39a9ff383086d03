import { botProviderOperations } from '../../../../generated/bot/operations.ts';
import { channelIntegratorOperations } from '../../../../generated/channel/operations.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { Operation } from '../../../../generated/operation.ts';
import { answerHints } from '../../../contract/judgement/answer-hints.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Delivery } from '../store/records.ts';
import { wholeText } from './engine/attempts.ts';

/**
 * For each operation that sends deliveries: the operations in which the contract describes the receiver's interface. They define which
 * responses are valid.
 */
const answering: Readonly<Record<string, readonly Operation[]>> = {
  sendAgentMessage: channelIntegratorOperations,
  sendBotEvent: botProviderOperations,
  sendWebhookEvent: webhookReceiverOperations,
};

/**
 * Returns the notes of a settled delivery for the desk. For a failed one, explains the failure. For any other, lists the faults of the
 * response, as hints for its author.
 */
export function notesOn(delivery: Delivery, answer: AttemptResult | undefined): string[] {
  return delivery.state === 'failed' ? [whyFailed(delivery, answer)] : hintsOn(delivery, answer);
}

function hintsOn({ operation, about = '', attempts }: Delivery, answer: AttemptResult | undefined): string[] {
  const operations = answering[operation] ?? [];
  const answered = operations.find(({ dispatch }) => !dispatch || dispatch.values.includes(about));
  const last = attempts.at(-1);
  const text = answer?.text ?? (last && wholeText(last));
  return answered && text !== undefined
    ? answerHints({ status: last?.status, text, location: answer?.location }, answered)
    : [];
}

/**
 * Explains in sentences for the desk why a delivery failed. `what` is the subject of the first sentence, for example the name of a notice.
 */
export function whyFailed(delivery: Delivery, answer: AttemptResult | undefined, what = 'It'): string {
  if (delivery.failure !== undefined)
    return `${what} was not delivered: ${delivery.failure}. The deliveries behind it went on.`;
  const last = delivery.attempts.at(-1);
  const reasons = {
    timeout: 'the other side did not answer in time',
    unreachable: 'the other side could not be reached',
    bad_status: `the other side answered with the status ${last?.status}`,
    invalid_answer: 'the other side gave an answer that is not valid',
    interrupted: 'the service was interrupted in the last attempt',
    refused: 'the other side rejected it',
    delivered: '',
  };
  const reason = `${what} was not delivered after ${delivery.attempts.length} attempts: ${reasons[last?.outcome ?? 'unreachable']}.`;
  return [reason, ...hintsOn(delivery, answer)].join(' ');
}
