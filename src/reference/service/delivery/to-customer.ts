import type { AgentMessage, AgentMessageRefused, WritingAgent } from '../../../../generated/channel/types.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import type { Journal } from '../journal/journal.ts';
import { channelOf, envelopeOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import type { Chat, Delivery } from '../store/records.ts';
import { whyFailed } from './answers.ts';
import type { Outbox } from './outbox.ts';

/** Records the messages of agents and bots for delivery to customers. When a delivery fails, adds an error to the transcript. */
export class Outgoing {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
    outbox.whenSettled('sendAgentMessage', async (delivery, answer, journal) => {
      const chat = delivery.state === 'failed' ? await chatOf(delivery.chat_id, journal) : undefined;
      if (!chat) return;
      const { entry_id } = delivery;
      const about = {
        ...(entry_id !== undefined && { about: entry_id }),
        ...(delivery.kind === 'typing' && { typing: true }),
      };
      await journal.entry(chat, 'system', { type: 'error', text: failureText(delivery, answer), ...about });
    });
  }

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
      // A visitor's widget reads the transcript itself, so no request is sent. If the widget was removed, the agent sees an error.
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
        // Typing notices have a separate lane, so that no reply waits behind a rejected notice.
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

/**
 * Returns the text that reports a failed delivery to the agent. If the integrator's response gives a reason, the text contains it
 * (CHN-OUT-14).
 */
function failureText(delivery: Delivery, answer: AttemptResult | undefined): string {
  const reason = (answer?.body as AgentMessageRefused | undefined)?.error?.message;
  const notice = notices.get(delivery.about);
  if (typeof reason !== 'string' || reason === '') return whyFailed(delivery, answer, notice);
  return notice === undefined ? reason : `${notice} was refused: ${reason}`;
}

/** The subjects of sentences about failed typing notices, so that the agent does not take a failed notice for a lost reply. */
const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['typein', 'That you are writing'],
  ['typeout', 'That you stopped writing'],
]);
