import { printed } from '../../../generated/faults.ts';
import type {
  ChatWithTranscript,
  DeskChat,
  TranscriptEntry,
  WrittenContent,
} from '../../../generated/reference/desk/types.ts';
import type { Desk } from '../../desk/desk.ts';
import { type Looked, need, needOk, Unsure } from '../../run/case.ts';
import { counted, type Evidence, noted, shown } from '../../wire/http/evidence.ts';
import { type Exchange, exchange } from '../../wire/http/exchange.ts';
import { type CaughtRequest, ok, type StandIn } from '../../wire/http/stand-in.ts';
import { field, type Json, mentions, text, unique, uniqueWords } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';

/** The longest wait, in milliseconds, until the desk shows a message that the service has answered with 200. */
export const showMs = () => patient(8000);
/** The longest time from the agent's message, or from the service's latest request, if later, to the first attempt. */
export const firstAttemptMs = () => patient(8000);
export const mostPatienceMs = 45_000;

interface Sent {
  method: string;
  path?: string;
  body?: string | Buffer;
  type?: string;
}

export interface Said {
  chat: DeskChat;
  entry: TranscriptEntry;
}

export interface Writer {
  id: string;
  name: string;
}

interface Written {
  chatId: number;
  by: string;
  message: WrittenContent;
}

/** An address to which customers' messages are posted. The methods of this class need no desk. */
export class Address {
  readonly endpoint: string;

  constructor(endpoint: string) {
    this.endpoint = endpoint.replace(/\/$/, '');
  }

  withChannel(channelId: string): Address {
    return this.#changed((segments) => segments.with(-1, channelId));
  }

  withRandomString(random: string): Address {
    return this.#changed((segments) => segments.with(-2, random));
  }

  get randomString(): string {
    return new URL(this.endpoint).pathname.split('/').at(-2) ?? '';
  }

  get channelIdentifier(): string {
    return new URL(this.endpoint).pathname.split('/').at(-1) ?? '';
  }

  status(): Promise<Exchange> {
    return this.send({ method: 'GET', path: '/status' });
  }

  post(body: unknown): Promise<Exchange> {
    return this.send({ method: 'POST', body: JSON.stringify(body) });
  }

  postMessage(sender: Json, message: Json): Promise<Exchange> {
    return this.post({ sender, message });
  }

  send({ method, path = '', body, type = 'application/json' }: Sent): Promise<Exchange> {
    const content = body === undefined ? {} : { headers: { 'Content-Type': type }, body };
    return exchange({ url: `${this.endpoint}${path}`, method, ...content });
  }

  #changed(change: (segments: string[]) => string[]): Address {
    const url = new URL(this.endpoint);
    url.pathname = change(url.pathname.split('/')).join('/');
    return new Address(url.href);
  }
}

/** A channel that was set up for one scenario, with a stand-in as its customer endpoint. */
export class Site extends Address {
  declare readonly channelId: string;
  declare readonly desk: Desk;
  declare readonly agentId: string;
  declare readonly agentName: string;
  declare readonly standIn: StandIn;
  /** The path of the customer endpoint, without the channel identifier. */
  declare readonly hookPath: string;
  /** The stand-ins of the run: a message of one chat may wait for the requests of others. */
  declare readonly standIns: readonly StandIn[];
  /** The text that the agent writes, if the scenario has only one. */
  declare readonly words: string | undefined;
  /** The messages that agents wrote on this channel, with the names of the agents. */
  readonly written: Written[] = [];
  /** The sender.id of the customer of each chat that `says` has seen. */
  readonly customers = new Map<number, unknown>();

  constructor({ endpoint, ...settings }: SiteSettings) {
    super(endpoint);
    Object.assign(this, settings);
  }

  chats(): Promise<DeskChat[]> {
    return this.desk.chats(this.channelId);
  }

  async transcripts(): Promise<ChatWithTranscript[]> {
    return Promise.all((await this.chats()).map(({ chat_id }) => this.desk.getChat(chat_id)));
  }

  /** Calls `seen` with each chat and its transcript, until it returns a value or the time is over. */
  untilChat<T>(
    seen: (chat: ChatWithTranscript) => T | undefined,
    timeoutMs = showMs(),
  ): Promise<T | undefined> {
    const look = async () => {
      for (const { chat_id } of await this.chats()) {
        const found = seen(await this.desk.getChat(chat_id));
        if (found !== undefined) return found;
      }
      return undefined;
    };
    return this.desk.until(this.channelId, look, timeoutMs);
  }

  untilSaid(words: string): Promise<Said | undefined> {
    return this.untilChat<Said>(({ chat, transcript }) => {
      const entry = transcript.find(({ from, text: said }) => from === 'customer' && said === words);
      return entry && { chat, entry };
    });
  }

  async openChat(sender: Json = { id: unique('customer') }, acceptedBy = this.agentId): Promise<number> {
    const { chat } = await this.says(sender);
    await this.desk.accept(chat.chat_id, acceptedBy);
    return chat.chat_id;
  }

  /** Sends a customer's text, and returns it as the desk shows it. Throws Unmet if it is not there. */
  async says(sender: Json, words = unique('hello')): Promise<Said> {
    const answer = await this.postMessage(sender, text(words));
    needOk(answer, 'a customer’s text');
    const said = need(await this.untilSaid(words), 'a customer’s text reaches the desk', answer);
    this.customers.set(said.chat.chat_id, sender['id']);
    return said;
  }

  /** Lets an agent write a message. Resolves with the instant at which the desk was called. */
  async write(
    chatId: number,
    message: WrittenContent,
    { id, name }: Writer = { id: this.agentId, name: this.agentName },
  ): Promise<number> {
    const at = performance.now();
    this.written.push({ chatId, by: name, message });
    await this.desk.writeMessage(chatId, { agent_id: id, message });
    return at;
  }

  /** The requests with agents' messages that the customer endpoint received, without typing notices. */
  get attempts(): CaughtRequest[] {
    return this.standIn.requests.filter((request) => isAgents(request, this.words));
  }

  async untilAttempt(n: number, timeoutMs: number): Promise<CaughtRequest | undefined> {
    return this.standIn.until(() => this.attempts[n - 1], timeoutMs);
  }

  /** Waits until `seen` returns a value. Each request of the service restarts the time limit, up to `mostPatienceMs`. */
  async untilSent<T>(
    seen: (requests: readonly CaughtRequest[]) => T | undefined,
    timeoutMs = firstAttemptMs(),
    standIn: StandIn = this.standIn,
  ): Promise<T | undefined> {
    const begunAt = performance.now();
    for (;;) {
      const now = performance.now();
      const leftMs = Math.max(begunAt, this.lastRequestAt()) + timeoutMs - now;
      const patienceMs = begunAt + Math.max(timeoutMs, mostPatienceMs) - now;
      if (patienceMs <= 0 && leftMs > 0)
        this.excuseLate(standIn === this.standIn ? 'a message of an agent' : 'an event', begunAt, standIn);
      if (leftMs <= 0 || patienceMs <= 0) return undefined;
      const found = await standIn.until(seen, Math.min(leftMs, patienceMs));
      if (found !== undefined) return found;
    }
  }

  /** The instant of the last request of the run, except to `own`. While a port is closed, the suite sees no requests, so it counts as one. */
  lastRequestAt(own?: StandIn): number {
    const others = this.standIns.filter((each) => each !== own);
    const instants = others.flatMap(({ requests, shutUntil }) => [
      Math.min(shutUntil, performance.now()),
      requests.at(-1)?.lastByteAt ?? Number.NEGATIVE_INFINITY,
    ]);
    return Math.max(Number.NEGATIVE_INFINITY, ...instants);
  }

  /** Throws Unsure if the late request may have waited for requests about other chats since `since`. */
  excuseLate(what: string, since: number, standIn?: StandIn): void {
    const waitedS = Math.round((performance.now() - since) / 1000);
    const others = this.standIns
      .filter((each) => each !== this.standIn)
      .flatMap(({ requests }) => requests.filter(({ firstByteAt }) => firstByteAt >= since));
    if (others.length === 0) return;
    // A request that still arrives is accepted, so that the service does not retry it.
    if (standIn) standIn.script = () => ok;
    throw new Unsure(
      `${what} was waited for ${waitedS} s, in which ${counted(others.length, 'request')} about other chats came: nothing is stated of how ` +
        'long it may wait for them. Let the service send more messages at a time, or run these cases by --only',
    );
  }

  untilSentAs(n: number): Promise<CaughtRequest | undefined> {
    return this.untilSent(() => this.attempts[n - 1]);
  }

  /** Waits for the first attempt, from which time spans are measured. Throws Unmet if there is none. */
  async firstAttempt(): Promise<CaughtRequest> {
    const first = await this.untilSentAs(1);
    const prerequisite = `an agent’s message is sent to the customer endpoint${this.dropped}`;
    return need(first, prerequisite, this.standIn.malformed);
  }

  get dropped(): string {
    const { malformed } = this.standIn;
    if (malformed.length === 0) return '';
    return ` (${counted(malformed.length, 'malformed request')} came, and could not be read: ${malformed[0]!.wire})`;
  }
}

type SiteSettings = Pick<
  Site,
  'endpoint' | 'channelId' | 'desk' | 'agentId' | 'agentName' | 'standIn' | 'hookPath' | 'standIns'
> &
  Partial<Pick<Site, 'words'>>;

export function messageOf({ json }: Pick<CaughtRequest, 'json'>): Json {
  const body = json as { message?: Json } | null | undefined;
  return body?.message ?? {};
}

/** True for a typing notice. Cases about messages do not count typing notices, since a service may send them at any time. */
export function isTyping(request: Pick<CaughtRequest, 'json'>): boolean {
  return ['typein', 'typeout'].includes(printed(messageOf(request)['type']));
}

/** True for an attempt to deliver an agent's message. False for a typing notice, and for a text without the unique part of `words`. */
export function isAgents(request: Pick<CaughtRequest, 'json'>, words = ''): boolean {
  const { text } = messageOf(request);
  const [mark = ''] = words.match(uniqueWords) ?? [];
  return !isTyping(request) && (typeof text !== 'string' || text.toLowerCase().includes(mark));
}

/** A channel, and the stand-in that gets its events: of a bot or of webhooks. */
export class EventScene implements Looked {
  readonly site: Site;
  readonly receiver: StandIn;
  /** The longest time that the service may take to send an event. */
  readonly waitMs: () => number;
  readonly #nameField: string;

  /** @param nameField The name of the field in which an event states its name. */
  constructor(site: Site, receiver: StandIn, nameField: 'event' | 'event_name', waitMs: () => number) {
    this.site = site;
    this.receiver = receiver;
    this.waitMs = waitMs;
    this.#nameField = nameField;
  }

  events(...names: string[]): CaughtRequest[] {
    return this.receiver.requests.filter((each) => names.includes(printed(field(each, this.#nameField))));
  }

  told(name: string, word: string): CaughtRequest[] {
    return this.events(name).filter(({ json }) => mentions(json, word));
  }

  /** Waits for the n-th event in `names`. Without `timeoutMs`, requests about other chats extend the wait. */
  untilEvent(names: string | string[], n = 1, timeoutMs?: number): Promise<CaughtRequest | undefined> {
    return this.untilSeen(() => this.events(...[names].flat())[n - 1], timeoutMs);
  }

  /** Waits for the n-th request with the event `name` that contains `word`. Resolves with undefined if it does not come. */
  untilMentioned(name: string, word: string, n = 1, timeoutMs?: number): Promise<CaughtRequest | undefined> {
    return this.untilSeen(() => this.told(name, word)[n - 1], timeoutMs);
  }

  untilSeen<T>(seen: () => T | undefined, timeoutMs?: number): Promise<T | undefined> {
    if (timeoutMs !== undefined) return this.receiver.until(seen, timeoutMs);
    return this.site.untilSent(seen, this.waitMs(), this.receiver);
  }

  evidence(): Evidence[] {
    const seen = this.receiver.requests.map((each, index) => shown(`request ${index + 1}`, each));
    return seen.length > 0 ? seen : [noted('requests', 'none')];
  }
}
