import { codes } from '../../../generated/errors.ts';
import { printed } from '../../../generated/faults.ts';
import { policies } from '../../../generated/policies.ts';
import { addressWith } from '../../../src/contract/send/placed-address.ts';
import { need } from '../../run/judge.ts';
import { listeningAt, type TargetOptions } from '../../run/options.ts';
import { reply } from '../../wire/http/answers.ts';
import { type Evidence, noted, shown } from '../../wire/http/evidence.ts';
import { type Exchange, exchange, inShort, type RawRequest } from '../../wire/http/exchange.ts';
import { type CaughtRequest, isProbe, StandIn } from '../../wire/http/stand-in.ts';
import { field, unixNow } from '../../wire/payload/fields.ts';
import { type Json, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { pause } from '../../wire/traffic/waits.ts';
import { names } from '../shared/bot-answers.ts';

export type BotProviderOptions = TargetOptions & { url: string; token: string };

/**
 * The time that a provider has to post its event after it answered 200, where --patience says nothing. The source gives no time, and
 * a provider may well think in the background; it costs some only when nothing comes.
 */
export const eventMs = () => patient(45_000);

/** Of cases that wait for what the provider sends. */
export const waiting = { timed: true, needs: ['listen'] } as const;

/** After this long without a further event a provider counts as having said all. */
const quietMs = 2500;

/** The context of the cases of the target bot-provider. */
export class BotProviderContext {
  readonly policy = policies.sendBotEvent;
  readonly options: BotProviderOptions;
  readonly #chats = new Map<string, BotChat>();
  /** The ids of all events of the suite. */
  readonly ids = new Set<unknown>();
  #service: StandIn | undefined;
  #isProvoked = false;

  constructor(options: BotProviderOptions) {
    this.options = options;
  }

  /** Begins to stand in for the service, when the run says where. */
  async open(): Promise<void> {
    const { listen } = this.options;
    if (listen) this.#service = await new StandIn(() => reply(200, {}), listen.host, listen.port).open();
  }

  async close(): Promise<void> {
    await this.#service?.close();
  }

  get service(): StandIn {
    return need(this.#service, 'the suite listens for the provider’s events');
  }

  get caught(): readonly CaughtRequest[] {
    return this.#service?.requests ?? [];
  }

  /** The address to which the provider has to post its events. */
  get address(): string {
    const { providerId = '{provider_id}', token } = this.options;
    return listeningAt(this.options, `/webhooks/${providerId}/${token}`) ?? '';
  }

  /** The words that bring the bot to answer. */
  words(usual: string): string {
    return this.options.say ?? usual;
  }

  /** A chat that the provider has not heard of, with a client of its own or the one that is named. */
  chat(clientId?: string): BotChat {
    return this.#known(new BotChat(this, false, clientId));
  }

  /** One in which not all that the suite says is right: a provider that takes it may answer in kind, or name no chat of the run. */
  oddChat(): BotChat {
    this.#isProvoked = true;
    return this.#known(new BotChat(this, true));
  }

  #known(chat: BotChat): BotChat {
    this.#chats.set(chat.chatId, chat);
    return chat;
  }

  chatOf(request: CaughtRequest): BotChat | undefined {
    return this.#chats.get(printed(field(request, 'chat_id')));
  }

  chatOfClient(clientId: unknown): BotChat | undefined {
    return [...this.#chats.values()].find((chat) => chat.clientId === clientId);
  }

  /** The events that the provider sent unasked or after a right event, so that they have to be right. */
  get answering(): CaughtRequest[] {
    return this.caught.filter((request) => {
      const [chat, chatId] = [this.chatOf(request), field(request, 'chat_id')];
      if (chat) return !chat.isOdd;
      const isOfAnotherRun = typeof chatId === 'string' && /^chat-[a-z0-9]{6}-\d+$/.test(chatId);
      return !isOfAnotherRun && !this.#isProvoked && !isProbe(request);
    });
  }

  /** Posts an event as the service would, or a body that is none. */
  post(body: unknown, token: string = this.options.token, type?: string): Promise<Exchange> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return this.send({ method: 'POST', body: text, headers: type ? { 'Content-Type': type } : {} }, token);
  }

  endpoint(token: string): string {
    return addressWith(this.options.url, 'token', token);
  }

  send(
    request: Omit<RawRequest, 'url'>,
    token: string = this.options.token,
    credentials: Record<string, string> = this.credentials,
  ): Promise<Exchange> {
    const headers = { ...request.headers, ...credentials };
    return exchange({ url: this.endpoint(token), timeoutMs: this.answerMs, ...request, headers });
  }

  /** The header that each request has beside. */
  get credentials(): Record<string, string> {
    const { authorization } = this.options;
    return authorization === undefined ? {} : { Authorization: authorization };
  }

  get answerMs(): number {
    return this.policy.timeoutMs + this.policy.tolerance.lateMs;
  }
}

/** One client in one chat, as the service tells the provider of them. */
export class BotChat {
  readonly chatId = unique('chat');
  readonly clientId: string;
  readonly isOdd: boolean;
  readonly #context: BotProviderContext;

  constructor(context: BotProviderContext, isOdd = false, clientId = unique('client')) {
    this.#context = context;
    this.isOdd = isOdd;
    this.clientId = clientId;
  }

  event(event: string, more: Json = {}): Json {
    const id = unique('event');
    this.#context.ids.add(id);
    return { event, id, client_id: this.clientId, chat_id: this.chatId, ...more };
  }

  message(message: Json): Json {
    return this.event('CLIENT_MESSAGE', { message });
  }

  post(event: Json, type?: string): Promise<Exchange> {
    return this.#context.post(event, undefined, type);
  }

  get answers(): CaughtRequest[] {
    return this.#context.caught.filter((request) => field(request, 'chat_id') === this.chatId);
  }

  /** BOT_MESSAGEs in this chat: one for each id, since a repeat of an event is no further message. */
  get said(): CaughtRequest[] {
    const messages = this.answers.filter((request) => field(request, 'event') === 'BOT_MESSAGE');
    const first = new Map(messages.map((each) => [JSON.stringify(field(each, 'id')), each]));
    return [...first.values()];
  }

  /** Waits for a request about this chat beside the first `before`, and then until none came for a while. */
  async settled(before = 0): Promise<CaughtRequest | undefined> {
    const first = await this.#context.service.until(() => this.answers[before], eventMs());
    // A provider may go on for ever.
    const last = performance.now() + eventMs();
    const leftMs = () => Math.min((this.answers.at(-1)?.lastByteAt ?? 0) + quietMs, last) - performance.now();
    if (first) for (let left = leftMs(); left > 0; left = leftMs()) await pause(left);
    return first;
  }

  /** The provider's requests about this chat, as they were on the wire. */
  evidence(from = 0): Evidence[] {
    const seen = this.answers.slice(from).map((each) => shown('request of the provider', each));
    return seen.length > 0 ? seen : [noted('requests of the provider', `none that names ${this.chatId}`)];
  }
}

/** Contents of each type, whole: every field that the source lists. */
export const clientContents = {
  TEXT: (text: string): Json => ({ type: 'TEXT', text, timestamp: unixNow() }),
  MARKDOWN: (text: string): Json => ({
    ...clientContents.TEXT(text),
    type: 'MARKDOWN',
    content: `**${text}**`,
  }),
  BUTTONS: (text: string): Json => {
    const buttons = [{ text: 'Yes' }, { text: 'No' }];
    return { ...clientContents.TEXT(text), type: 'BUTTONS', title: text, buttons };
  },
} as const;

/** The cure where a bot rejects a right message for the credentials of the suite; undefined for any other response. */
export function refused(answer: Exchange, options: BotProviderOptions): string | undefined {
  const { status = 0 } = answer;
  const isHeader = status >= 400 && names(answer, codes.unauthorizedClient);
  if (!isHeader && ![401, 403, 404].includes(status)) return undefined;
  const said = `The bot answers a client’s message ${inShort(answer)}.`;
  const known = names(answer, codes.invalidClient);
  const ways = [!isHeader && ofToken(options), status !== 404 && !known && ofHeader(options)];
  return [said, ...ways.filter((way) => way !== false)].join(' ');
}

function ofToken({ url, token }: BotProviderOptions): string {
  const path = new URL(url).pathname.replace(/\/$/, '');
  return path.endsWith(`/${encodeURIComponent(token)}`)
    ? 'The suite appends the token to --url, which ends with it already: leave it out there.'
    : 'The suite appends the --token to --url: compare both with what the bot knows.';
}

function ofHeader({ authorization }: BotProviderOptions): string {
  return authorization === undefined
    ? 'A bot that compares the Authorization header is given its value by --authorization.'
    : 'Compare --authorization with the value that the bot knows.';
}
