import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { addressWith } from '../../../contract/send/placed-address.ts';
import type { OutgoingRequest } from '../../../contract/send/send.ts';
import type { Bot, Channel, DeliveryKind, Webhook } from '../store/records.ts';

/** A request without its body: the present address and credentials of a channel's partner. */
export type Envelope = Omit<OutgoingRequest, 'body'>;

/** Where agents' messages go: the channel's identifier is appended, or in its place (CHN-OUT-01). */
export function customerEnvelope({ customer_endpoint, channel_id, chunked }: Channel): Envelope | undefined {
  if (customer_endpoint === undefined) return undefined;
  return { url: addressWith(customer_endpoint, 'channel_id', channel_id), chunked };
}

/** Where events for a bot go: the token is the last segment, or in its place (BOT-OUT-02). */
export function botEnvelope({ bot_endpoint, token, authorization }: Bot): Envelope {
  return {
    url: addressWith(bot_endpoint, 'token', token),
    ...(authorization !== undefined && { headers: { authorization } }),
  };
}

/** Where webhooks go, signed under an id if there is a secret. */
export function webhookEnvelope(webhook: Webhook, id: string): Envelope {
  const { url, signing_secret: secret, former_signing_secret: former } = webhook;
  return {
    url,
    ...(secret !== undefined && { signing: { id, secret, ...(former !== undefined && { former }) } }),
  };
}

/** Where a channel sends deliveries of a kind, if anywhere. Webhooks are signed under the id. */
export function envelopeOf(channel: Channel, kind: DeliveryKind, id: string): Envelope | undefined {
  const { bot, webhook } = channel;
  if (kind === 'bot_event') return bot && botEnvelope(bot);
  if (kind === 'webhook') return webhook && webhookEnvelope(webhook, id);
  return customerEnvelope(channel);
}

/** All destinations of a channel. The addresses hold credentials. */
export function addressesOf(channel: Channel): { kind: DestinationKind; url: string }[] {
  return (['message', 'bot_event', 'webhook'] as const).flatMap((kind) => {
    const envelope = envelopeOf(channel, kind, '');
    return envelope ? [{ kind, url: envelope.url }] : [];
  });
}
