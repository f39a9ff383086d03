import type { DestinationKind } from '../../generated/desk/types.ts';
import type { Bot, Channel } from './records.ts';

/** Where agents' messages go: the channel's identifier is appended (CHN-OUT-01). */
export function customerAddress(customer_endpoint: string, channel_id: string): string {
  return `${customer_endpoint}/${encodeURIComponent(channel_id)}`;
}

/** Where events for a bot go: the token is the last segment (BOT-OUT-02). */
export function botAddress({ bot_endpoint, token }: Bot): string {
  return `${bot_endpoint}/${encodeURIComponent(token)}`;
}

/** All that a channel sends to. The addresses hold credentials. */
export function addressesOf(channel: Channel): { kind: DestinationKind; url: string }[] {
  const { channel_id, customer_endpoint, bot, webhook } = channel;
  return [
    ...(customer_endpoint === undefined
      ? []
      : [{ kind: 'message' as const, url: customerAddress(customer_endpoint, channel_id) }]),
    ...(bot ? [{ kind: 'bot_event' as const, url: botAddress(bot) }] : []),
    ...(webhook ? [{ kind: 'webhook' as const, url: webhook.url }] : []),
  ];
}
