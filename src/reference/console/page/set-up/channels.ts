import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { done } from '../state/desk.ts';
import { desk } from '../state/session.ts';
import { channels } from '../state/site.ts';

/** Adds a channel, unless an event has added it. */
export function addChannel(channel: DeskChannel): void {
  const others = channels.value.filter(({ channel_id }) => channel_id !== channel.channel_id);
  channels.value = [...others, channel];
}

export function replaceChannel(channel_id: string, change: (channel: DeskChannel) => DeskChannel): void {
  channels.value = channels.value.map((channel) =>
    channel.channel_id === channel_id ? change(channel) : channel,
  );
}

/** Reads a channel again: only the desk knows which settings it stores and which it hides. */
export async function readChannel(channel_id: string): Promise<void> {
  const listed = await done(desk().listChannels({}));
  const now = listed.channels.find((channel) => channel.channel_id === channel_id);
  if (now) replaceChannel(channel_id, () => now);
}

/** The settings that differ from those when the form was opened; only these are sent. */
export function changesOf<Settings extends object>(
  settings: Settings,
  known: Partial<Settings>,
): Partial<Settings> {
  const isOther = (name: string) =>
    JSON.stringify(settings[name as keyof Settings]) !== JSON.stringify(known[name as keyof Settings]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isOther(name))) as Partial<Settings>;
}

export async function sendAny<Changes extends object>(
  changes: Changes,
  send: (changes: Changes) => Promise<unknown>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await send(changes);
}
