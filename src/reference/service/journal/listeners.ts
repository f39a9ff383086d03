import type { DeskEvent } from '../../../../generated/reference/desk/types.ts';

/** Somebody who follows the events as they come. */
export interface Listener {
  /** Is told an event, and what gives its weight in characters. */
  tell(event: DeskEvent, weight: () => number): void;
  /** What happens from now on cannot be told. */
  fail(error: unknown): void;
}

/** Whom a listener listens for. Agents it hears of in any case. */
export interface Concern {
  /** The visitor whose chats and calls it hears of. */
  visitor_number: number;
  /** The channel that it hears of. */
  channel_id: string;
}

/** Who listens, found by what concerns them: an event costs nothing for those whom it does not concern. */
export class Listeners {
  readonly #all = new Set<Listener>();
  /** Those who listen to everything are under the empty topic. */
  readonly #byTopic = new Map<string, Set<Listener>>();

  get size(): number {
    return this.#all.size;
  }

  /** Whether somebody listens for one visitor only. */
  get areForVisitors(): boolean {
    return this.#byTopic.has(agents);
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

  /** Tells an event to whom it may concern. Of a call it has to be said whose it is. */
  tell(event: DeskEvent, weight: () => number, caller?: number): void {
    for (const listener of this.#byTopic.get(everything) ?? []) listener.tell(event, weight);
    const topic = this.areForVisitors ? topicOf(event, caller) : undefined;
    if (topic === undefined) return;
    for (const listener of this.#byTopic.get(topic) ?? []) listener.tell(event, weight);
  }

  fail(error: unknown): void {
    for (const listener of this.#all) listener.fail(error);
  }
}

const everything = '';
const agents = 'agents';
const ofVisitor = (visitor_number: number) => `visitor ${visitor_number}`;
const ofChannel = (channel_id: string) => `channel ${channel_id}`;

function topicsOf(concern: Concern | undefined): string[] {
  if (!concern) return [everything];
  return [agents, ofVisitor(concern.visitor_number), ofChannel(concern.channel_id)];
}

/** What changes a channel for its visitors. */
const ofChannels = new Set<DeskEvent['event']>(['channel_changed', 'channel_removed']);

/** What an event is about, from the side of visitors. */
function topicOf({ event, chat, channel }: DeskEvent, caller: number | undefined): string | undefined {
  const visitor_number = chat?.visitor_number ?? caller;
  if (visitor_number !== undefined) return ofVisitor(visitor_number);
  if (event === 'agent_changed') return agents;
  return channel && ofChannels.has(event) ? ofChannel(channel.channel_id) : undefined;
}
