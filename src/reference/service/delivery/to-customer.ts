import { botProviderOperations } from '../../../../generated/bot/operations.ts';
import { channelIntegratorOperations } from '../../../../generated/channel/operations.ts';
import type { AgentMessage, AgentMessageRefused, WritingAgent } from '../../../../generated/channel/types.ts';
import { webhookReceiverOperations } from '../../../../generated/developer/operations.ts';
import type { Operation } from '../../../../generated/operation.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import { answerHints } from '../../../contract/judgement/answer-hints.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Journal } from '../journal/journal.ts';
import { channelOf, envelopeOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { addNoteOnce, idsOf } from '../state/notes.ts';
import { wholeText } from '../store/deliveries.ts';
import type { Chat, Delivery } from '../store/records.ts';
import type { Outbox } from './outbox.ts';

/** Records the messages of agents and bots for delivery to customers. When a delivery fails, adds an error to the transcript. */
export class Outgoing {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** Runs at the end of a delivery to a customer. If it has failed, adds an error to the transcript. */
  async deliveryEnded(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    journal: Journal,
  ): Promise<void> {
    const chat = delivery.state === 'failed' ? await chatOf(delivery.chat_id, journal) : undefined;
    if (!chat) return;
    const { entry_id } = delivery;
    const about = {
      ...(entry_id !== undefined && { about: entry_id }),
      ...(delivery.kind === 'typing' && { typing: true }),
    };
    const text = failureText(delivery, answer);
    await journal.entry(chat, 'system', { type: 'error', text, ...about });
    // A response that the contract lacks is a fault of the customer endpoint. A rejection is none, and outages have a note of their own.
    const isOdd = delivery.kind === 'message' && !answer && delivery.attempts.at(-1)?.status !== undefined;
    if (isOdd) await addNoteOnce({ ...idsOf(chat), about: delivery.about ?? 'message', text }, journal);
  }

  /**
   * Records a message of an agent for the customer endpoint of the chat's channel. Returns undefined if no request is sent: the customer
   * uses a widget, or the channel has no endpoint. `entry` is the message in the transcript; an error about it is added to the chat.
   */
  async toCustomer(
    chat: Chat,
    { name, photo }: WritingAgent,
    message: AgentMessage['message'],
    journal: Journal,
    entry?: TranscriptEntry,
  ): Promise<Delivery | undefined> {
    const channel = await channelOf(chat.channel_id, journal);
    const isVisitor = chat.via === 'widget';
    const envelope = channel && !isVisitor ? envelopeOf(channel, 'message') : undefined;
    if (!envelope) {
      // A visitor's widget reads the transcript from the service, so no request is sent. If the widget was removed, the agent sees an error.
      const obstacle = isVisitor ? !channel?.widget && noWidget : noWayOut;
      if (entry && obstacle) await journal.entry(chat, 'system', { ...obstacle, about: entry.entry_id });
      return undefined;
    }
    const body = {
      sender: { ...(name !== undefined && { name }), ...(photo !== undefined && { photo }) },
      // The customer's id is sent back as a string, in the digits and letters in which it was received (CHN-OUT-03, CHN-OUT-04).
      recipient: { id: String(chat.customer.id) },
      message,
    };
    const kind = message.type === 'typein' || message.type === 'typeout' ? 'typing' : 'message';
    return this.#outbox.record(
      {
        chat_id: chat.chat_id,
        // Typing notices have a separate lane, so that no reply waits for a rejected notice.
        lane: `${chat.chat_id} ${kind === 'typing' ? 'typing' : 'customer'}`,
        operation: 'sendAgentMessage',
        kind,
        about: message.type,
        ...(entry && { entry_id: entry.entry_id }),
        request: { ...envelope, body: JSON.stringify(body) },
      },
      journal,
    );
  }
}

/** The error for a customer's chat on a channel that has no customer endpoint, because it was created for a widget only. */
const noWayOut = {
  type: 'error',
  text: 'Not sent: the channel has no webhook server URL. Set one, and write again.',
} as const;

/** The error for an open chat of a visitor whose widget was removed. */
const noWidget = {
  type: 'error',
  text: 'Not shown to the visitor: the channel has no widget any more. Put it back, and they see it.',
} as const;

/** Returns the text that reports a failed delivery to the agent, with the integrator's reason if it gave one (CHN-OUT-14). */
function failureText(delivery: Delivery, answer: AttemptResult | undefined): string {
  const reason = (answer?.body as AgentMessageRefused | undefined)?.error?.message;
  const notice = notices.get(delivery.about);
  if (typeof reason !== 'string' || reason === '') return whyFailed(delivery, answer, notice);
  return notice === undefined ? reason : `${notice} was refused: ${reason}`;
}

/** The subjects of sentences about failed typing notices, so that the agent does not mistake a failed notice for a lost reply. */
const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['typein', 'The notice that you are writing'],
  ['typeout', 'The notice that you stopped writing'],
]);

/** For each sending operation: the operations of the receiver, which define the valid responses. */
const answering: Readonly<Record<string, readonly Operation[]>> = {
  sendAgentMessage: channelIntegratorOperations,
  sendBotEvent: botProviderOperations,
  sendWebhookEvent: webhookReceiverOperations,
};

/** Returns the notes of a settled delivery: the reason of its failure, or the faults of the response. */
export function notesOn(delivery: Delivery, answer: AttemptResult | undefined): string[] {
  return delivery.state === 'failed' ? [whyFailed(delivery, answer)] : hintsOn(delivery, answer);
}

/** Returns the response of a failed delivery as the end of a sentence, if it is a short text that says why. */
function bodyOf({ attempts }: Delivery): string {
  const text = attempts.at(-1)?.answer?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return /^(<.*|{}|)$/.test(text) || text.length > longestBody ? '' : ` and the body ${text}`;
}

/** The longest body of a response that a note quotes, in characters. */
const longestBody = 200;

function hintsOn({ operation, about = '', attempts }: Delivery, answer: AttemptResult | undefined): string[] {
  const operations = answering[operation] ?? [];
  const answered = operations.find(({ dispatch }) => !dispatch || dispatch.values.includes(about));
  const last = attempts.at(-1);
  const text = answer?.text ?? (last && wholeText(last));
  return answered && text !== undefined
    ? answerHints({ status: last?.status, text, location: answer?.location ?? last?.location }, answered)
    : [];
}

/** Explains for the desk why a delivery failed. `what` is the subject of the first sentence. */
function whyFailed(delivery: Delivery, answer: AttemptResult | undefined, what = 'It'): string {
  if (delivery.failure !== undefined)
    return `${what} was not delivered: ${delivery.failure}. Later deliveries went on.`;
  const last = delivery.attempts.at(-1);
  const reasons = {
    timeout: 'the other side did not answer in time',
    unreachable: 'the other side could not be reached',
    bad_status: `the other side answered with the status ${last?.status}`,
    invalid_answer: `the other side gave an answer that is ${last?.answer === undefined ? 'not complete, or too long' : 'not valid'}`,
    interrupted: 'the service was interrupted in the last attempt',
    refused: 'the other side rejected it',
    delivered: '',
  };
  const hints = hintsOn(delivery, answer);
  const body = last?.outcome === 'bad_status' && hints.length === 0 ? bodyOf(delivery) : '';
  const reason = `${what} was not delivered after ${delivery.attempts.length} attempts: ${reasons[last?.outcome ?? 'unreachable']}${body}.`;
  return [reason, ...hints].join(' ');
}
