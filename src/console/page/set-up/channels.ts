import type { DeskChannel } from '../../../../generated/desk/types.ts';
import { channels } from '../state/site.ts';

/** Adds a channel, unless an event was here first. */
export function addChannel(channel: DeskChannel): void {
  const others = channels.value.filter(({ channel_id }) => channel_id !== channel.channel_id);
  channels.value = [...others, channel];
}

/** Puts a changed channel in the place of the known one. */
export function replaceChannel(channel_id: string, change: (channel: DeskChannel) => DeskChannel): void {
  channels.value = channels.value.map((channel) =>
    channel.channel_id === channel_id ? change(channel) : channel,
  );
}
