import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { addressWith } from '../../../contract/send/placed-address.ts';
import type { OutgoingRequest } from '../../../contract/send/send.ts';
import { defined } from '../../shared/defined.ts';
import type { Channel, DeliveryKind } from '../store/records.ts';

/** A request without its body: the present address and credentials of a channel's partner. */
export type Envelope = Omit<OutgoingRequest, 'body'>;

/** The address and credentials of a channel's deliveries of a kind, if it has any. Webhooks are signed under the id. */
export function envelopeOf(channel: Channel, kind: DeliveryKind, id = ''): Envelope | undefined {
  const { customer_endpoint, channel_id, chunked, bot, webhook } = channel;
  if (kind === 'bot_event') {
    if (!bot) return undefined;
    const { bot_endpoint, token, authorization } = bot;
    // The token is the last segment, or in its place (BOT-OUT-02).
    const url = addressWith(bot_endpoint, 'token', token);
    return { url, ...(authorization !== undefined && { headers: { authorization } }) };
  }
  if (kind === 'webhook') {
    if (!webhook) return undefined;
    const { url, signing_secret: secret, former_signing_secret: former } = webhook;
    return { url, ...(secret !== undefined && { signing: { id, secret, ...defined({ former }) } }) };
  }
  if (customer_endpoint === undefined) return undefined;
  // The channel's identifier is appended, or in its place (CHN-OUT-01).
  return { url: addressWith(customer_endpoint, 'channel_id', channel_id), chunked };
}

/** All destinations of a channel. The addresses hold credentials. */
export function addressesOf(channel: Channel): { kind: DestinationKind; url: string }[] {
  return (['message', 'bot_event', 'webhook'] as const).flatMap((kind) => {
    const envelope = envelopeOf(channel, kind);
    return envelope ? [{ kind, url: envelope.url }] : [];
  });
}
