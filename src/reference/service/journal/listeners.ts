import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';

/** A subscriber to published events, for example the stream of a console. */
export interface Listener {
  /**
   * Called with a published event.
   * @param weight Returns the size of the event, in characters.
   */
  tell(event: DeskEvent, weight: () => number): void;
  /** Ends the subscription with an error, because the listener can receive no further events. */
  fail(error: unknown): void;
}

/** Selects the events for a listener of one visitor. It also receives the events about agents. */
export interface Concern {
  /** Events about chats of this visitor. */
  visitor_number: number;
  /** Events about this channel. */
  channel_id: string;
}

/**
 * The listeners, by the topic of the events that they receive. A published event is passed only to the listeners of its topic and to those
 * of all events.
 */
export class Listeners {
  readonly #all = new Set<Listener>();
  /** The listeners of each topic. The empty topic is for listeners to all events. */
  readonly #byTopic = new Map<string, Set<Listener>>();

  get size(): number {
    return this.#all.size;
  }

  add(listener: Listener, concern?: Concern): void {
    this.#all.add(listener);
    for (const topic of topicsOf(concern)) {
      const those = this.#byTopic.get(topic) ?? new Set();
      this.#byTopic.set(topic, those.add(listener));
    }
  }

  remove(listener: Listener, concern?: Concern): void {
    this.#all.delete(listener);
    for (const topic of topicsOf(concern)) {
      const those = this.#byTopic.get(topic);
      those?.delete(listener);
      if (those?.size === 0) this.#byTopic.delete(topic);
    }
  }

  tell(event: DeskEvent, weight: () => number): void {
    for (const topic of [everything, topicOf(event)])
      for (const listener of this.#byTopic.get(topic) ?? []) listener.tell(event, weight);
  }

  fail(error: unknown): void {
    for (const listener of this.#all) listener.fail(error);
  }
}

const everything = '';
const ofVisitor = (visitor_number: number) => `visitor ${visitor_number}`;
const ofChannel = (channel_id: string) => `channel ${channel_id}`;

function topicsOf(concern: Concern | undefined): string[] {
  if (!concern) return [everything];
  return ['agent_changed', ofVisitor(concern.visitor_number), ofChannel(concern.channel_id)];
}

/** Events whose topic is their channel, because they change the channel for its visitors. */
const ofChannels = new Set<DeskEvent['event']>(['channel_changed', 'channel_removed']);

/**
 * Returns the topic of an event: its visitor if it is about a chat, its channel if it changes a channel for visitors, otherwise its name.
 */
function topicOf({ event, chat, channel }: DeskEvent): string {
  if (chat?.visitor_number !== undefined) return ofVisitor(chat.visitor_number);
  return channel && ofChannels.has(event) ? ofChannel(channel.channel_id) : event;
}
