import type { AgentMessage, AgentMessageRefused, WritingAgent } from '../../../../generated/channel/types.ts';
import type { TranscriptEntry } from '../../../../generated/reference/desk/types.ts';
import type { AttemptResult } from '../../../contract/send/send.ts';
import { whyGivenUp } from '../delivery/odd.ts';
import type { Outbox } from '../delivery/outbox.ts';
import type { Journal } from '../journal/journal.ts';
import { toCustomer } from '../state/addresses.ts';
import { channelOf } from '../state/channels.ts';
import { chatOf } from '../state/chats.ts';
import { kindOf } from '../store/kind.ts';
import type { Chat, Delivery } from '../store/records.ts';

/** What goes out to customers, whoever writes it. */
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
        ...(kindOf(delivery) === 'typing' && { typing: true }),
      };
      await journal.entry(chat, 'system', { type: 'error', text: whatFailed(delivery, answer), ...about });
    });
  }

  /** Records a message for a chat's customer. */
  async toCustomer(
    chat: Chat,
    { name, photo }: WritingAgent,
    message: AgentMessage['message'],
    journal: Journal,
    entry?: TranscriptEntry,
  ): Promise<Delivery | undefined> {
    const channel = await channelOf(chat.channel_id, journal);
    const isFollowed = chat.via === 'widget';
    const envelope = channel && !isFollowed ? toCustomer(channel) : undefined;
    if (!envelope) {
      // A widget follows the chat itself, as long as there is one.
      const obstacle = isFollowed ? !channel?.widget && noWidget : noWayOut;
      if (entry && obstacle) await journal.entry(chat, 'system', { ...obstacle, about: entry.entry_id });
      return undefined;
    }
    const body = {
      sender: { ...(name !== undefined && { name }), ...(photo !== undefined && { photo }) },
      // The customer's id goes back as a string, in the digits and letters in which it came (CHN-OUT-03, CHN-OUT-04).
      recipient: { id: String(chat.customer.id) },
      message,
    };
    const told = { operation: 'sendAgentMessage', about: message.type };
    return this.#outbox.record(
      {
        chat_id: chat.chat_id,
        // No reply waits behind notices that are not taken, and are worth nothing by then.
        lane: `${chat.chat_id} ${kindOf(told) === 'typing' ? 'typing' : 'customer'}`,
        ...told,
        ...(entry && { entry_id: entry.entry_id }),
        request: { ...envelope, body: JSON.stringify(body) },
      },
      journal,
    );
  }
}

/** Somebody posts to the address of a channel that only a widget was set up for. */
const noWayOut = {
  type: 'error',
  text: 'Not sent: the channel has no webhook server URL. Set one, and write again.',
} as const;

/** The widget was taken off while the chat goes on. */
const noWidget = {
  type: 'error',
  text: 'Not shown to the visitor: the channel has no widget any more. Put it back, and they see it.',
} as const;

/** What the agent is told of a delivery that failed; the words of the integrator where there are some (CHN-OUT-14). */
function whatFailed(delivery: Delivery, answer: AttemptResult | undefined): string {
  const told = (answer?.body as AgentMessageRefused | undefined)?.error?.message;
  const notice = notices.get(delivery.about);
  if (typeof told !== 'string' || told === '') return whyGivenUp(delivery, answer, notice);
  return notice === undefined ? told : `${notice} was refused: ${told}`;
}

/** What typing notices tell, so that no agent takes a reply for lost when one of them fails. */
const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['typein', 'That you are writing'],
  ['typeout', 'That you stopped writing'],
]);
