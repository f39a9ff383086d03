import { printed } from '../../../generated/faults.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import type { ChatWithTranscript } from '../../../generated/reference/desk/types.ts';
import { type Case, type Judge, need, needOk } from '../../run/case.ts';
import type { TargetOptions } from '../../run/options.ts';
import { shown } from '../../wire/http/evidence.ts';
import { type Exchange, exchange } from '../../wire/http/exchange.ts';
import { type Answer, type CaughtRequest, reply } from '../../wire/http/stand-in.ts';
import {
  field,
  isObject,
  type Json,
  mentions,
  partOf,
  text,
  unique,
  unixNow,
  wordOf,
} from '../../wire/payload/messages.ts';
import { patient, perRun } from '../../wire/traffic/patience.ts';
import { inOrder, ServiceContext, takes } from '../shared/service-context.ts';
import { EventScene } from '../shared/site.ts';

export const taken = reply(200, {});

export interface BotSceneOptions {
  /** The provider's responses to clients' messages, in order. The last one repeats. */
  answers?: readonly Answer[];
  /** The provider's responses to every other event, by the event's name. */
  news?: Readonly<Record<string, readonly Answer[]>>;
  client?: readonly Answer[];
  online?: boolean;
  authorization?: string;
  addressed?: (url: string) => string;
  /** Another channel, whose bot_endpoint and provider_id this channel has too. */
  beside?: BotScene;
}

export class BotServiceContext extends ServiceContext {
  /** The number of attempts and the timeouts of events to a bot. */
  readonly botPolicy: DeliveryPolicy = policies.sendBotEvent;
  /** The scenes with a bot endpoint of their own. */
  readonly scenes: BotScene[] = [];
  readonly #base: string | undefined;
  readonly #providerId: string | undefined;

  constructor({ url, providerId, ...options }: TargetOptions) {
    super(options);
    this.#base = url?.replace(/\/$/, '');
    this.#providerId = providerId;
  }

  async scene(options: BotSceneOptions = {}): Promise<BotScene> {
    const { answers = [taken], news, online = true, authorization, client, addressed, beside } = options;
    const agentId = online ? (await this.agent()).agentId : unique('absent');
    if (!online) await this.desk?.putAgent(agentId, { name: 'Ben of Conformance', online });
    const site = await this.site({ agents: [agentId], ...(client && { answers: client }) });
    const token = unique('ToKen');
    const script = inOrder(eventOf, { ...news, CLIENT_MESSAGE: answers }, taken);
    const { receiver, address } = beside ?? (await this.receiver('bot', script));
    const providerId = beside?.provider ?? this.#providerId;
    const connect = (bot_endpoint: string) =>
      site.desk.connectBot(site.channelId, {
        bot_endpoint,
        token,
        ...(providerId !== undefined && { provider_id: providerId }),
        ...(authorization !== undefined && { authorization }),
      });
    const connected = await (addressed
      ? connect(addressed(address))
      : this.addressing.tell('bot', address, connect));
    const provider = connected?.provider_id ?? this.#providerId;
    const known = this.#base && `${this.#base}/webhooks/${provider}/${token}`;
    const endpoint = need(connected?.endpoint ?? known, 'the address for the provider’s events is known');
    const made = new BotScene({ site, receiver, address, provider, token, endpoint, agentId });
    if (!beside) this.scenes.push(made);
    return made;
  }
}

function eventOf(request: CaughtRequest): string {
  return printed(field(request, 'event'));
}

/** The longest time for a step without a stated limit, such as a transfer. */
export const soonMs = () => patient(15_000);

type SceneParts = Pick<
  BotScene,
  'site' | 'receiver' | 'address' | 'provider' | 'token' | 'endpoint' | 'agentId'
>;

/** The form of timestamps that the service accepts. It is absent until the service has accepted or rejected a timestamp. */
const timesOfRun = perRun((): { form?: 'number' | 'text' } => ({}));

function timestampNow(): number | string {
  return timesOfRun().form === 'text' ? String(unixNow()) : unixNow();
}

interface Sent {
  method: string;
  body?: string;
  endpoint?: string;
  headers?: Record<string, string>;
}

/** A channel with a bot. The suite plays both the client who writes and the provider that receives the events. */
export class BotScene extends EventScene {
  /** The bot_endpoint in the settings of the channel. */
  declare readonly address: string;
  declare readonly provider: string | undefined;
  declare readonly token: string;
  /** The URL of the service to which the provider posts its events, with the token. */
  declare readonly endpoint: string;
  declare readonly agentId: string;
  /** The client of the scenario, who is used if the scenario names no other client. */
  readonly client: Json = { id: unique('bot-client') };
  readonly said = new Map<string, number>();
  /** The chats that `open` has opened. A chat is listed again if its client calls `open` again. */
  readonly talks: BotTalk[] = [];

  constructor({ site, receiver, ...own }: SceneParts) {
    super(site, receiver, 'event', soonMs);
    Object.assign(this, own);
  }

  heard(word: string): CaughtRequest[] {
    return this.told('CLIENT_MESSAGE', word);
  }

  untilHeard(word: string, n = 1): Promise<CaughtRequest | undefined> {
    return this.untilMentioned('CLIENT_MESSAGE', word, n);
  }

  /** Sends a client's text. Returns the chat, without the ids that only the provider learns. */
  async say(words: string, sender: Json = this.client): Promise<BotTalk> {
    this.said.set(words, (this.said.get(words) ?? 0) + 1);
    const answer = await this.site.postMessage(sender, text(words));
    needOk(answer, 'a client’s text');
    return new BotTalk(this, words, sender);
  }

  /** Sends a client's first text. Returns the chat, with the ids from the CLIENT_MESSAGE that the provider receives. */
  async open(sender: Json = this.client, words: string = unique('hello')): Promise<BotTalk> {
    const talk = await this.say(words, sender);
    const request = need(await this.untilHeard(words), 'the provider gets the client’s message');
    talk.chatId = need(wordOf(request, 'chat_id'), 'CLIENT_MESSAGE names the chat', [
      shown('CLIENT_MESSAGE', request),
    ]);
    talk.clientId = wordOf(request, 'client_id') ?? '';
    this.talks.push(talk);
    return talk;
  }

  /** Posts an event as the provider. If the service rejects a timestamp that is a number, posts it again with a string (OPEN-14). */
  async post(event: unknown, more: Omit<Sent, 'method' | 'body'> = {}): Promise<Exchange> {
    const write = (each: unknown) =>
      this.send({ method: 'POST', body: typeof each === 'string' ? each : JSON.stringify(each), ...more });
    const answer = await write(event);
    const message = partOf({ json: event }, 'message');
    const { timestamp } = message;
    const times = timesOfRun();
    // Another event, sent at the same time, may already have shown which form the service accepts.
    if (typeof timestamp !== 'number' || times.form === 'number') return answer;
    if (answer.status === 200) times.form = 'number';
    if (answer.status !== 400) return answer;
    const again = await write({ ...Object(event), message: { ...message, timestamp: printed(timestamp) } });
    if (again.status !== 200) return answer;
    times.form = 'text';
    return again;
  }

  /** Sends a request to the URL to which the provider posts its events, or to `endpoint`. */
  send({ endpoint = this.endpoint, ...rest }: Sent): Promise<Exchange> {
    return exchange({ url: endpoint, ...rest });
  }

  withToken(token: string): string {
    return this.#withSegment(-1, token);
  }

  withUnknownProvider(): string {
    return this.#withSegment(-2, unique('provider'));
  }

  #withSegment(place: number, segment: string): string {
    const url = new URL(this.endpoint);
    url.pathname = url.pathname.split('/').with(place, segment).join('/');
    return url.href;
  }

  atClient(word: string): CaughtRequest[] {
    return this.site.attempts.filter(({ json }) => mentions(json, word));
  }

  untilAtClient(word: string, n = 1): Promise<CaughtRequest | undefined> {
    return this.site.standIn.until(() => this.atClient(word)[n - 1], soonMs());
  }
}

/** The instant at which the suite saw that the agents have the chat. The transfer may have happened up to `blurMs` earlier. */
export interface Transferred {
  at: number;
  blurMs: number;
}

export class BotTalk {
  readonly scene: BotScene;
  readonly words: string;
  /** The client as the `sender` of a customer's message in the channel API. */
  readonly sender: Json;
  chatId = '';
  clientId = '';
  /** The texts of the messages that `botMessage` has made. */
  readonly spoken: unknown[] = [];

  constructor(scene: BotScene, words: string, sender: Json) {
    this.scene = scene;
    this.words = words;
    this.sender = sender;
  }

  /** Makes a BOT_MESSAGE of this chat. Adds a timestamp if there is none, since a service may require one (OPEN-31). */
  botMessage(given: Json): Json {
    const message: Json = { timestamp: timestampNow(), ...given };
    this.spoken.push(message['text']);
    return { event: 'BOT_MESSAGE', id: unique('bot-event'), chat_id: this.chatId, message };
  }

  /** Turns an example into an event of this chat, with a new id and the current time. */
  own(example: unknown): unknown {
    if (Array.isArray(example)) return example.map((each) => this.own(each));
    if (!isObject(example)) return example;
    const { id, chat_id, client_id, message } = example;
    const isTimed = isObject(message) && typeof message['timestamp'] === 'number';
    return {
      ...example,
      ...(typeof id === 'string' && { id: unique('bot-event') }),
      ...(chat_id !== undefined && { chat_id: inPlaceOf(chat_id, this.chatId) }),
      ...(client_id !== undefined && { client_id: inPlaceOf(client_id, this.clientId) }),
      ...(isTimed && { message: { ...message, timestamp: timestampNow() } }),
    };
  }

  inviteAgent(): Json {
    return { event: 'INVITE_AGENT', id: unique('bot-event'), client_id: this.clientId, chat_id: this.chatId };
  }

  say(message: Json): Promise<Exchange> {
    return this.scene.post(this.botMessage(message));
  }

  /** Sends a plain text of the bot, and waits until the client receives it. Earlier messages have then arrived too. Returns the text. */
  async mark(): Promise<string> {
    const words = unique('marker');
    const answer = await this.say({ type: 'TEXT', text: words });
    needOk(answer, 'a TEXT of the bot');
    need(await this.scene.untilAtClient(words), 'a TEXT of the bot reaches the client', answer);
    return words;
  }

  /** Returns the chat as the desk shows it. A desk may hide the chats of the bot. */
  async atDesk(timeoutMs = 0): Promise<ChatWithTranscript | undefined> {
    const isThis = ({ transcript }: ChatWithTranscript) =>
      transcript.some(({ from, text: said }) => from === 'customer' && said === this.words);
    return this.scene.site.untilChat((found) => (isThis(found) ? found : undefined), timeoutMs);
  }

  async deskNumber(): Promise<number> {
    return need(await this.atDesk(soonMs()), 'the chat is at the desk').chat.chat_id;
  }

  /** Waits until the chat is transferred to the agents. Returns `unseen` if the desk does not show whether they or the bot have it. */
  async untilTransferred(timeoutMs: number): Promise<Transferred | 'unseen' | undefined> {
    const { desk, channelId } = this.scene.site;
    const told = (number: number) =>
      desk.events.find(({ event }) => event.event === 'chat_transferred' && event.chat?.chat_id === number)
        ?.at;
    let lastLookAt = performance.now();
    const look = async () => {
      const notBefore = lastLookAt;
      lastLookAt = performance.now();
      const found = await this.atDesk();
      // The desk neither shows who has a chat nor has a stream of events. So the transfer cannot be observed.
      if (found && found.chat.handled_by === undefined && !desk.following) return 'unseen';
      const toldAt = found && told(found.chat.chat_id);
      if (toldAt !== undefined) return { at: toldAt, blurMs: 0 };
      if (found?.chat.handled_by !== 'agents') return undefined;
      const at = performance.now();
      return { at, blurMs: at - notBefore };
    };
    const seen = await desk.until(channelId, look, timeoutMs);
    if (seen !== undefined) return seen;
    const found = await this.atDesk();
    return found && found.chat.handled_by === undefined ? 'unseen' : undefined;
  }
}

/** Returns `id` in the type of the example's id: a string, a number or an object. */
function inPlaceOf(given: unknown, id: string): unknown {
  if (typeof given === 'string') return id;
  if (typeof given === 'number') return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 42;
  return isObject(given) ? { id } : given;
}

/** Lets the bot invite an agent, without a judgement. Throws Unmet unless the service accepts it. */
export async function invite(talk: BotTalk): Promise<void> {
  const answer = await talk.scene.post(talk.inviteAgent());
  needOk(answer, 'INVITE_AGENT');
}

export async function join(talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  await site.desk.acceptChat(await talk.deskNumber(), { agent_id: agentId });
}

/** Lets the bot invite an agent, and lets the agent accept the chat if the desk supports that. Returns the chat's number at the desk. */
export async function handOver(talk: BotTalk): Promise<number> {
  await invite(talk);
  const number = await talk.deskNumber();
  await talk.scene.site.desk.accept(number, talk.scene.agentId);
  return number;
}

export async function closeByAgent(talk: BotTalk): Promise<void> {
  const { site, agentId } = talk.scene;
  await site.desk.closeChat(await handOver(talk), { agent_id: agentId });
}

/** Closes a chat, whether the bot or the agents have it. Returns false if the desk does not show the chat, or cannot close it. */
export async function closes(talk: BotTalk): Promise<boolean> {
  const found = await talk.atDesk();
  const { site, agentId } = talk.scene;
  return found !== undefined && takes(() => site.desk.closeChat(found.chat.chat_id, { agent_id: agentId }));
}

/** Closes the chat, and lets the client write again. Returns the new chat. Returns undefined if the service opens none. */
export async function nextOf(talk: BotTalk): Promise<BotTalk | undefined> {
  if (!(await closes(talk))) return undefined;
  const next = await talk.scene.open();
  return next.chatId === talk.chatId ? undefined : next;
}

/** Returns the `run` of a case that needs one chat with the bot. A client has opened it before `act` is called. */
export function inTalk(act: (talk: BotTalk, judge: Judge) => Promise<void>): Case<BotServiceContext>['run'] {
  return async (context, judge) => act(await (await context.scene()).open(), judge);
}
