import { UnexpectedResponse } from '../../generated/client-runtime.ts';
import type { DeskClient } from '../../generated/reference/desk/client.ts';
import type {
  AgentList,
  BotSettings,
  CallMove,
  ChannelList,
  ChannelSettings,
  ChatList,
  ChatWithTranscript,
  ConnectedBot,
  CreatedChannel,
  DeskAgent,
  DeskCall,
  DeskChannel,
  DeskChat,
  DeskEvent,
  DeskVisitor,
  NewCall,
  OfflineForm,
  TranscriptEntry,
  VisitorReport,
  WebhookSettings,
  WidgetSettings,
  WrittenContent,
} from '../../generated/reference/desk/types.ts';
import { Unmet } from '../run/judge.ts';
import { type Evidence, noted } from '../wire/http/evidence.ts';
import type { CaughtRequest } from '../wire/http/stand-in.ts';
import { bounded } from '../wire/traffic/semaphore.ts';
import type { DeskDriver } from './drivers/driver.ts';

/** The desk gave another answer than the one that the suite needs to go on. */
export class DeskRefused extends Unmet {
  readonly status: number | undefined;

  constructor(what: string, status: number | undefined, body: unknown) {
    const said = `the desk did not ${what}: ${status ?? 'no answer'} ${JSON.stringify(body) ?? ''}`.trim();
    super(said, [noted('desk', said)]);
    this.name = 'DeskRefused';
    this.status = status;
  }

  /** What a desk says that it has no way to do is not the fault of the service behind it. */
  override get isItsFault(): boolean {
    return ![405, 501].includes(this.status ?? 0);
  }

  /** Whether the desk understood what was asked and would not do it. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && ![...refusesToken, ...hasNoSuch].includes(status);
  }
}

/** The answers of a desk to whom it does not know, and for what it does not have. */
const refusesToken: readonly number[] = [401, 403];
const hasNoSuch: readonly number[] = [404, 405];

/** An event with the instant at which it arrived, in milliseconds of `performance.now()`. */
export interface SeenEvent {
  at: number;
  event: DeskEvent;
}

/** What is kept of the stream; it only spares a look at the chats. */
const mostEvents = 100_000;

/** Between two looks when the desk has no event stream, and when it has one that may tell less than everything. */
const pollMs = { withoutEvents: 100, withEvents: 700 };

/**
 * Drives a service as its agents would. Adapters are taken as they are: any 2xx will do, and fields that the suite
 * does not need may be missing.
 */
export class Desk {
  readonly events: SeenEvent[] = [];
  /** Whether the desk has an event stream. */
  following = false;
  readonly #client: DeskClient;
  readonly #driver: DeskDriver;
  readonly #stop = new AbortController();
  readonly #watchers = new Set<(event: DeskEvent) => void>();
  readonly #setUp = bounded(8);

  constructor(driver: DeskDriver) {
    this.#driver = driver;
    this.#client = driver.client;
  }

  /** Checks that the desk answers, and follows its events where it has a stream. */
  async open(): Promise<void> {
    await this.#reach();
    await this.#follow();
  }

  /** Not every desk has lists; one that has none of them, nor says that it has not, is not at this address. */
  async #reach(): Promise<void> {
    const lists = {
      'list its agents': () => this.#client.listAgents({}),
      'list chats': () => this.#client.listChats({ query: { limit: 1 } }),
    };
    const refused: DeskRefused[] = [];
    for (const [what, ask] of Object.entries(lists)) {
      const refusal = await done(what, ask()).then(
        () => undefined,
        (error: DeskRefused) => error,
      );
      if (!refusal || [405, 501].includes(refusal.status ?? 0)) return;
      if (refusal.status !== 404) throw reachable(refusal);
      refused.push(refusal);
    }
    throw reachable(refused[0]!);
  }

  close(): Promise<void> {
    this.#stop.abort();
    return this.#driver.close();
  }

  /** Whether events come by the stream: one that is open and has told nothing yet may never do so. */
  get streaming(): boolean {
    return this.following && this.events.length > 0;
  }

  /** Whether channels are set up by hand, and had better be used again. */
  get sparesChannels(): boolean {
    return this.#driver.sparesChannels === true;
  }

  /** Is told what the service sends: who drives by hand sees from it that something is done. */
  arrived(request: CaughtRequest): void {
    this.#driver.arrived?.(request);
  }

  /** Where somebody looks in place of the suite: the number of the chat in which an agent sees these words. */
  get sees(): ((channelId: string, words: string) => Promise<number | undefined>) | undefined {
    return this.#driver.sees;
  }

  /** The channels, as far as the desk lists them. */
  async channels(): Promise<DeskChannel[]> {
    return (await done<ChannelList>('list its channels', this.#client.listChannels({}))).channels;
  }

  async agents(): Promise<DeskAgent[]> {
    return (await done<AgentList>('list its agents', this.#client.listAgents({}))).agents;
  }

  setWidget(channelId: string, settings: WidgetSettings): Promise<unknown> {
    const input = { path: { channel_id: channelId }, body: settings };
    return done('change the settings of a widget', this.#client.setWidget(input));
  }

  putAgent(agentId: string, settings: Partial<Omit<DeskAgent, 'agent_id'>>): Promise<DeskAgent> {
    return done('store an agent', this.#client.putAgent({ path: { agent_id: agentId }, body: settings }));
  }

  createChannel(settings: ChannelSettings): Promise<CreatedChannel> {
    return this.#setUp(() => done('set up a channel', this.#client.createChannel({ body: settings })));
  }

  changeChannel(channelId: string, changes: Partial<ChannelSettings>): Promise<unknown> {
    const input = { path: { channel_id: channelId }, body: changes };
    return done('change the settings of a channel', this.#client.changeChannel(input));
  }

  removeChannel(channelId: string): Promise<void> {
    return done('remove a channel', this.#client.removeChannel({ path: { channel_id: channelId } }));
  }

  /** Puts a bot on a channel. */
  connectBot(channelId: string, settings: BotSettings): Promise<ConnectedBot> {
    const input = { path: { channel_id: channelId }, body: settings };
    return this.#setUp(() => done('connect a bot', this.#client.connectBot(input)));
  }

  async chats(channelId?: string): Promise<DeskChat[]> {
    const query = channelId === undefined ? { limit: 1000 } : { channel_id: channelId };
    const { chats } = await done<ChatList>('list chats', this.#client.listChats({ query }));
    return channelId === undefined
      ? chats
      : chats.filter((chat) => (chat.channel_id ?? channelId) === channelId);
  }

  chat(chatId: number): Promise<ChatWithTranscript> {
    return done('show a chat', this.#client.getChat({ path: { chat_id: chatId } }));
  }

  /** A chat as evidence. Where a person acts in the place of a desk, nobody can copy it. */
  async shown(chatId: number): Promise<Evidence> {
    return noted('chat at the desk', this.sees ? 'a person has it in view' : await this.chat(chatId));
  }

  /** Agents press Reply before they write; a desk where that is not needed may refuse it. */
  async accept(chatId: number, agentId: string): Promise<void> {
    await this.#client
      .acceptChat({ path: { chat_id: chatId }, body: { agent_id: agentId } })
      .catch(() => undefined);
  }

  /** Lets an agent join, where the desk has a way for that. */
  join(chatId: number, agentId: string): Promise<unknown> {
    const input = { path: { chat_id: chatId }, body: { agent_id: agentId } };
    return done('accept a chat', this.#client.acceptChat(input));
  }

  closeChat(chatId: number, agentId: string): Promise<unknown> {
    const input = { path: { chat_id: chatId }, body: { agent_id: agentId } };
    return done('close a chat', this.#client.closeChat(input));
  }

  /** The client asks for an agent, past the bot. */
  requestAgent(chatId: number): Promise<unknown> {
    return done('let the client ask for an agent', this.#client.requestAgent({ path: { chat_id: chatId } }));
  }

  /** Sets the address for developer webhooks. */
  setWebhook(channelId: string, settings: WebhookSettings): Promise<unknown> {
    const input = { path: { channel_id: channelId }, body: settings };
    return this.#setUp(() => done('set the address for webhooks', this.#client.setWebhook(input)));
  }

  /** What the desk tells of a chat's visitor. */
  visitor(chatId: number): Promise<Partial<DeskVisitor>> {
    return done('tell what is known of a visitor', this.#client.getVisitor({ path: { chat_id: chatId } }));
  }

  setVisitor(chatId: number, report: VisitorReport): Promise<unknown> {
    const input = { path: { chat_id: chatId }, body: report };
    return done('take what is known of the visitor', this.#client.setVisitor(input));
  }

  assignChat(chatId: number, agentId: string): Promise<unknown> {
    const input = { path: { chat_id: chatId }, body: { agent_id: agentId } };
    return done('connect a chat to the CRM', this.#client.assignChat(input));
  }

  submitOfflineForm(channelId: string, form: OfflineForm): Promise<unknown> {
    const input = { path: { channel_id: channelId }, body: form };
    return done('take the offline form', this.#client.submitOfflineForm(input));
  }

  startCall(chatId: number, call: NewCall): Promise<DeskCall> {
    return done('start a call', this.#client.startCall({ path: { chat_id: chatId }, body: call }));
  }

  moveCall(callId: number, move: CallMove): Promise<unknown> {
    return done('move a call on', this.#client.moveCall({ path: { call_id: callId }, body: move }));
  }

  write(chatId: number, agentId: string, message: WrittenContent): Promise<TranscriptEntry> {
    const body = { agent_id: agentId, message };
    return done('take an agent’s message', this.#client.writeMessage({ path: { chat_id: chatId }, body }));
  }

  type(chatId: number, agentId: string, typing: boolean): Promise<void> {
    const body = { agent_id: agentId, typing };
    return done('take an agent’s typing', this.#client.setTyping({ path: { chat_id: chatId }, body }));
  }

  /**
   * Looks again at each event of the channel, and from time to time, until `look` finds something; undefined when a look
   * finds nothing that began when the time was over: what one finds that takes long is older than its end.
   */
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
      if (found !== undefined || begunAt >= end) {
        woken.cancel();
        return found;
      }
      await woken.promise;
    }
  }

  #nextEvent(channelId: string, atMostMs: number): { promise: Promise<void>; cancel(): void } {
    const { promise, resolve } = Promise.withResolvers<void>();
    const watcher = (event: DeskEvent) => {
      if (event.chat === undefined || event.chat.channel_id === channelId) resolve();
    };
    const wait = Math.min(this.streaming ? pollMs.withEvents : pollMs.withoutEvents, atMostMs);
    const timer = setTimeout(resolve, wait);
    this.#watchers.add(watcher);
    const cancel = () => {
      clearTimeout(timer);
      this.#watchers.delete(watcher);
      resolve();
    };
    return { promise: promise.finally(cancel), cancel };
  }

  async #follow(): Promise<void> {
    const answer = await this.#client.streamEvents({}, { signal: this.#stop.signal }).catch(() => undefined);
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

/** Why a desk is of no use at all, with what to change. */
function reachable(refusal: DeskRefused): DeskRefused {
  const { status = 0 } = refusal;
  if (refusesToken.includes(status))
    refusal.message = `the desk refuses the token: ${status}. Compare --desk-token with the one that the desk knows`;
  if (status === 404)
    refusal.message = `no desk is served there: its lists are answered 404. Compare --desk with the address that the desk is served at`;
  return refusal;
}

/** Takes any 2xx for a yes, and the body as it is. */
async function done<T>(what: string, answer: Promise<{ status: number; body?: unknown }>): Promise<T> {
  const { status, body } = await answer.catch((error: unknown) => {
    if (error instanceof UnexpectedResponse) return { status: error.status, body: error.body };
    throw new DeskRefused(
      what,
      undefined,
      error instanceof Error ? `${error.message} ${error.cause ?? ''}` : error,
    );
  });
  if (status < 200 || status > 299) throw new DeskRefused(what, status, body);
  return body as T;
}
