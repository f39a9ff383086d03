import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import { answerHints } from '../../../../contract/judgement/answer-hints.ts';
import { shownAddress } from '../../../../contract/send/outgoing.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { addressOf, judge } from '../../../../contract/trial/judge.ts';
import { sampleEvents } from '../../../../contract/trial/samples.ts';
import { excerpt } from '../../delivery/engine/attempts.ts';
import { shownAttempt } from '../../journal/desk-form.ts';
import { envelopeOf } from '../../state/addresses.ts';
import type { Channel } from '../../store/records.ts';
import { type DeskParts, presentChannel } from './preconditions.ts';

/** The partners of a channel: what goes there, by which operation, to which configured address. */
const partners = {
  customer_endpoint: {
    kind: 'message',
    operation: 'sendAgentMessage',
    addressIn: (channel: Channel) => channel.customer_endpoint,
  },
  bot: {
    kind: 'bot_event',
    operation: 'sendBotEvent',
    addressIn: (channel: Channel) => channel.bot?.bot_endpoint,
  },
  webhook: {
    kind: 'webhook',
    operation: 'sendWebhookEvent',
    addressIn: (channel: Channel) => channel.webhook?.url,
  },
} as const;

/** Sends a sample event to a partner, and judges the response. */
export function trialHandlers(parts: DeskParts) {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }) {
      const found = await presentChannel(channel_id, parts.store);
      if ('status' in found) return found;
      const { kind, operation, addressIn } = partners[of];
      const address = addressIn(found.channel);
      if (address === undefined) return errorAnswer(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === operation);
      const event = name === undefined ? events[0] : events.find((sample) => sample.name === name);
      if (!event) {
        const known = events.map((sample) => sample.name).join(', ');
        return errorAnswer(400, `/event ${JSON.stringify(name)} is not sent there. Known are ${known}.`);
      }
      const [request] = Object.values(event.examples).map((example) => JSON.stringify(example));
      const envelope = envelopeOf(found.channel, kind, `trial-${event.name}`)!;
      const attempt = await parts.send({ ...envelope, body: request! }, event.policy);
      const { outcome, text } = attempt;
      if (outcome === 'delivered' || outcome === 'refused') parts.outbox.succeeded(envelope.url);
      const answer = text !== undefined && { answer: excerpt(text) };
      return {
        status: 200,
        body: {
          event: event.name,
          to: shownAddress(addressOf(event, address, { channelId: channel_id, token: '' })),
          request: request!,
          attempt: shownAttempt({ number: 1, ...attempt, ...answer }),
          ...judge(event, attempt),
          odd: answerHints(attempt, event.operation),
        },
      };
    },
  } satisfies Partial<DeskHandlers>;
}
