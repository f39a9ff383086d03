import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { done } from '../state/desk.ts';
import { desk } from '../state/session.ts';
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

/** Shows a channel as the desk does by now, which alone knows what it keeps and what it hides of that. */
export async function readChannel(channel_id: string): Promise<void> {
  const listed = await done(desk().listChannels({}));
  const now = listed.channels.find((channel) => channel.channel_id === channel_id);
  if (now) replaceChannel(channel_id, () => now);
}

/** What of some settings is not as it was when their form was opened, so that nothing else is sent. */
export function changesOf<Settings extends object>(
  settings: Settings,
  known: Partial<Settings>,
): Partial<Settings> {
  const isOther = (name: string) =>
    JSON.stringify(settings[name as keyof Settings]) !== JSON.stringify(known[name as keyof Settings]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isOther(name))) as Partial<Settings>;
}

/** Sends changes, where there are any. */
export async function sendAny<Changes extends object>(
  changes: Changes,
  send: (changes: Changes) => Promise<unknown>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await send(changes);
}
