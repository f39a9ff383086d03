import type { DeskHandlers } from '../../../../../generated/reference/desk/operations.ts';
import type { Trial } from '../../../../../generated/reference/desk/types.ts';
import { answerHints } from '../../../../contract/judgement/answer-hints.ts';
import { shownAddress } from '../../../../contract/send/outgoing.ts';
import type { AttemptResult } from '../../../../contract/send/send.ts';
import { errorAnswer } from '../../../../contract/serve/errors.ts';
import { addressOf, judge } from '../../../../contract/trial/judge.ts';
import { type SampleEvent, sampleEvents } from '../../../../contract/trial/samples.ts';
import { excerpt } from '../../delivery/engine/attempts.ts';
import { shownAttempt } from '../../journal/desk-form.ts';
import { addressesOf, type Envelope, toBot, toCustomer, toWebhook } from '../../state/addresses.ts';
import type { Channel } from '../../store/records.ts';
import { type DeskParts, presentChannel } from './preconditions.ts';

/** A partner of a channel. */
interface Connection {
  operation: string;
  url: string;
  /** A request without its body, under an id. */
  envelope: (id: string) => Envelope;
}

/** Sends a sample event to a partner, and judges the response. */
export function trialHandlers(parts: DeskParts): Pick<DeskHandlers, 'tryConnection'> {
  return {
    async tryConnection({ path: { channel_id }, body: { of, event: name } }) {
      const found = await presentChannel(channel_id, parts.store);
      if ('status' in found) return found;
      const connection = connectionOf(found.channel, of);
      if (!connection) return errorAnswer(400, `The channel has no ${of}. Connect one first.`);
      const events = sampleEvents.filter(({ sentBy }) => sentBy === connection.operation);
      const event = name === undefined ? events[0] : events.find((sample) => sample.name === name);
      if (!event) {
        const known = events.map((sample) => sample.name).join(', ');
        return errorAnswer(400, `/event ${JSON.stringify(name)} is not sent there. Known are ${known}.`);
      }
      const sample = sampleFor(event);
      const envelope = connection.envelope(`trial-${event.name}`);
      const attempt = await parts.send({ ...envelope, body: sample }, event.policy);
      const to = addressesOf(found.channel).find(({ kind }) => kind === kinds[of]);
      if (to && (attempt.outcome === 'delivered' || attempt.outcome === 'refused'))
        parts.outbox.succeeded(to.url);
      return {
        status: 200,
        body: {
          event: event.name,
          to: shownAddress(addressOf(event, connection.url, { channelId: channel_id, token: '' })),
          request: sample,
          attempt: shownAttempt({ number: 1, ...attempt, ...answerOf(attempt) }),
          ...judge(event, attempt),
          odd: answerHints(attempt, event.operation),
        },
      };
    },
  };
}

const kinds = { customer_endpoint: 'message', bot: 'bot_event', webhook: 'webhook' } as const;

function answerOf({ text }: AttemptResult): { answer?: string } {
  return text === undefined ? {} : { answer: excerpt(text) };
}

function connectionOf(channel: Channel, of: Trial['of']): Connection | undefined {
  const { customer_endpoint: url, bot, webhook } = channel;
  if (of === 'customer_endpoint') {
    const envelope = toCustomer(channel);
    return url === undefined || !envelope
      ? undefined
      : { operation: 'sendAgentMessage', url, envelope: () => envelope };
  }
  if (of === 'bot') {
    return bot && { operation: 'sendBotEvent', url: bot.bot_endpoint, envelope: () => toBot(bot) };
  }
  return (
    webhook && {
      operation: 'sendWebhookEvent',
      url: webhook.url,
      envelope: (id) => toWebhook(webhook, id),
    }
  );
}

/** The first example of an event. */
function sampleFor({ examples }: SampleEvent): string {
  return JSON.stringify(Object.values(examples)[0]);
}
