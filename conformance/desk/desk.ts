import type { ChatWithTranscript, DeskChat, DeskEvent } from '../../generated/reference/desk/types.ts';
import { unreachableCure } from '../../src/contract/judgement/answer-hints.ts';
import { type Evidence, noted } from '../wire/http/evidence.ts';
import { callsOf, type DeskCalls, DeskRefused, refusesToken } from './calls.ts';
import type { DeskDriver } from './drivers/driver.ts';

interface SeenEvent {
  at: number;
  event: DeskEvent;
}

/** The largest number of events that are kept. Further events are dropped, and the suite polls the chats more often instead. */
const mostEvents = 100_000;

/** The pause between two polls, in milliseconds. With an event stream, polling continues, since the stream may omit events. */
const pollMs = { withoutEvents: 100, withEvents: 700 };

const Calls = class {
  constructor({ client }: DeskDriver, told: (operation: string) => void) {
    Object.assign(this, callsOf(client, told));
  }
} as new (
  driver: DeskDriver,
  told: (operation: string) => void,
) => DeskCalls;

/** Controls a service through its desk. An adapter may answer with any 2xx status, and omit fields that the suite does not need. */
export class Desk extends Calls {
  readonly events: SeenEvent[] = [];
  following = false;
  readonly #driver: DeskDriver;
  readonly #stop = new AbortController();
  readonly #watchers = new Set<(event: DeskEvent) => void>();

  constructor(driver: DeskDriver, told: (operation: string) => void = () => undefined) {
    super(driver, told);
    this.#driver = driver;
  }

  async open(): Promise<void> {
    await this.#reach();
    await this.#follow();
  }

  /** Checks that a desk is served. It may lack one of the lists, but a 404 for both means that no desk is there. */
  async #reach(): Promise<void> {
    let refusal: DeskRefused | undefined;
    for (const ask of [() => this.listAgents(), () => this.listChats({ limit: 1 })]) {
      try {
        await ask();
        return;
      } catch (error) {
        refusal = error as DeskRefused;
      }
      if (!refusal.isItsFault) return;
      if (refusal.status !== 404) break;
    }
    throw reachable(refusal!);
  }

  close(): Promise<void> {
    this.#stop.abort();
    return this.#driver.close();
  }

  /** True if the event stream has delivered an event. Another stream may never do so. */
  get streaming(): boolean {
    return this.following && this.events.length > 0;
  }

  /** Returns all chats of a channel. Without a channel, returns the latest 1000 chats of all channels. */
  async chats(channelId?: string): Promise<DeskChat[]> {
    if (channelId === undefined) return (await this.listChats({ limit: 1000 })).chats;
    const { chats } = await this.listChats({ channel_id: channelId });
    return chats.filter((chat) => (chat.channel_id ?? channelId) === channelId);
  }

  async chatIfShown(chatId: number): Promise<ChatWithTranscript | undefined> {
    try {
      return await this.getChat(chatId);
    } catch (error) {
      if (error instanceof DeskRefused && !error.isItsFault) return undefined;
      throw error;
    }
  }

  async shown(chatId: number): Promise<Evidence> {
    return noted('chat at the desk', (await this.chatIfShown(chatId)) ?? 'the desk cannot show it');
  }

  /** Lets an agent accept the chat before the agent writes. A desk without this step may reject the request or lack the operation. */
  async accept(chatId: number, agentId: string): Promise<void> {
    await this.acceptChat(chatId, agentId).catch((error: unknown) => {
      if (!(error instanceof DeskRefused && (error.isRefusal || error.isMissing))) throw error;
    });
  }

  /** Calls `look` at each event and at intervals until it returns a value, and once more at the time limit. */
  async until<T>(
    channelId: string,
    look: () => Promise<T | undefined>,
    timeoutMs: number,
  ): Promise<T | undefined> {
    const end = performance.now() + timeoutMs;
    for (;;) {
      const woken = this.#nextEvent(channelId, Math.max(0, end - performance.now()));
      const begunAt = performance.now();
      const found = await look();
      if (found !== undefined || begunAt >= end) return found;
      await woken;
    }
  }

  #nextEvent(channelId: string, atMostMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watcher = ({ chat }: DeskEvent) => {
      if (chat === undefined || chat.channel_id === channelId) resolve();
    };
    const timer = setTimeout(
      resolve,
      Math.min(this.streaming ? pollMs.withEvents : pollMs.withoutEvents, atMostMs),
    );
    this.#watchers.add(watcher);
    return promise.finally(() => {
      clearTimeout(timer);
      this.#watchers.delete(watcher);
    });
  }

  async #follow(): Promise<void> {
    const answer = await this.#driver.client
      .streamEvents({}, { signal: this.#stop.signal })
      .catch(() => undefined);
    if (answer?.status !== 200 || answer.events === undefined) return;
    this.following = true;
    void this.#read(answer.events as AsyncIterable<{ data: DeskEvent }>).catch(() => undefined);
  }

  async #read(events: AsyncIterable<{ data: DeskEvent }>): Promise<void> {
    try {
      for await (const { data } of events) {
        if (this.events.length < mostEvents) this.events.push({ at: performance.now(), event: data });
        for (const watcher of this.#watchers) watcher(data);
      }
    } finally {
      this.following = false;
    }
  }
}

function reachable(refusal: DeskRefused): DeskRefused {
  const { status = 0 } = refusal;
  if (refusesToken.includes(status))
    refusal.message = `the desk refuses the token: ${status}. Compare --desk-token with the one that the desk knows`;
  if (refusal.message.includes('fetch failed'))
    refusal.message = `${refusal.message}. ${unreachableCure(refusal.message)}`;
  if (status === 404)
    refusal.message = `no desk is served there: its lists are answered 404. Compare --desk with the address that the desk is served at`;
  return refusal;
}
