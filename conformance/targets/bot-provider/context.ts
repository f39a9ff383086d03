import { codes } from '../../../generated/errors.ts';
import { printed } from '../../../generated/faults.ts';
import { policies } from '../../../generated/policies.ts';
import { addressWith } from '../../../src/contract/send/addresses.ts';
import { need } from '../../run/case.ts';
import { listeningAt, type TargetOptions } from '../../run/options.ts';
import { type Evidence, noted, shown } from '../../wire/http/evidence.ts';
import { type Exchange, exchange, inShort, isOverdue, type RawRequest } from '../../wire/http/exchange.ts';
import { type CaughtRequest, isProbe, reply, StandIn } from '../../wire/http/stand-in.ts';
import { field, isObject, type Json, unique, unixNow } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { pause } from '../../wire/traffic/tasks.ts';
import { againAlone, names } from '../shared/judges.ts';

export type BotProviderOptions = TargetOptions & { url: string; token: string };

/** The longest wait for an event of the provider after its response 200. The source states no limit; --patience changes this default. */
const eventMs = (): number => patient(45_000);
/** The longest time from the first 200 response to the run's first event. Also limits waits for optional events. */
const firstEventMs = (): number => patient(15_000);

export const greeting = 'Good day';
/** The words of a client who asks for an agent. */
export const wish = 'I want to talk to a human agent';

/** Settings of a case that waits for the provider's events. */
export const waiting = { timed: true, needs: ['listen'] } as const;

/** The suite waits this long, in milliseconds, for a further event about a chat. Then it assumes that no more come. */
const quietMs = 2500;

export class BotProviderContext {
  readonly policy = policies.sendBotEvent;
  readonly options: BotProviderOptions;
  readonly #chats = new Map<string, BotChat>();
  readonly ids = new Set<unknown>();
  opening: Exchange | undefined;
  /** The chat_id of each event that the suite has sent, whatever its form. */
  readonly #sentChatIds = new Set<string>();
  #service: StandIn | undefined;
  #isProvoked = false;
  /** The instant of the first 200 response to a client's message, in milliseconds of `performance.now()`. */
  #takenAt: number | undefined;

  constructor(options: BotProviderOptions) {
    this.options = options;
  }

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

  get address(): string {
    const { providerId = '{provider_id}', token } = this.options;
    return listeningAt(this.options, `/webhooks/${providerId}/${token}`) ?? '';
  }

  /** Returns a text to which the bot replies: the text of `--say`, or else `usual`. */
  words(usual: string): string {
    return this.options.say ?? usual;
  }

  chat(clientId?: string, chatId?: string): BotChat {
    return this.#known(new BotChat(this, false, clientId, chatId));
  }

  /** Makes a chat for the suite's faulty events. A provider may send faulty events about such a chat. */
  oddChat(): BotChat {
    this.#isProvoked = true;
    return this.#known(new BotChat(this, true));
  }

  /** The chats without an event of the provider, although the suite has posted only messages in them, of which a TEXT came first. */
  get #silent(): BotChat[] {
    return [...this.#chats.values()].filter(({ posted, answers }) => {
      const { type, text } = posted[0]?.message ?? {};
      const isAnswerable = type === 'TEXT' && this.words(printed(text)) === text;
      const isTaken = posted.every(({ message, answer }) => message && answer.status === 200);
      return isAnswerable && isTaken && answers.length === 0;
    });
  }

  /** Returns the silent chats, after a wait for their events. Each event in such a chat restarts the time limit. */
  async untilAnswered(): Promise<BotChat[]> {
    let since = Math.max(...this.#silent.flatMap(({ posted }) => posted.map(({ answer }) => answer.endedAt)));
    for (let { length } = this.#silent; length > 0; { length } = this.#silent) {
      const isFewer = () => this.#silent.length < length || undefined;
      if (!(await this.service.until(isFewer, since + eventMs() - performance.now()))) break;
      since = performance.now();
    }
    return this.#silent;
  }

  #known(chat: BotChat): BotChat {
    this.#chats.set(chat.chatId, chat);
    return chat;
  }

  /** Returns the chat that a request names. An event in an array belongs to its chat too, although its form is wrong. */
  chatOf({ json }: CaughtRequest): BotChat | undefined {
    const event = Array.isArray(json) ? json[0] : json;
    return this.#chats.get(printed(isObject(event) ? event['chat_id'] : undefined));
  }

  /** True if the provider has sent an event in a chat whose first message has these words. */
  hasAnswered(words: unknown): boolean {
    const chats = words === undefined ? [] : [...this.#chats.values()];
    return chats.some(({ posted, answers }) => posted[0]?.message?.['text'] === words && answers.length > 0);
  }

  chatOfClient(clientId: unknown): BotChat | undefined {
    return [...this.#chats.values()].find((chat) => chat.clientId === clientId);
  }

  /** The requests that must be valid events. Requests of faulty chats, of other runs, and probes (requests without a body) are left out. */
  get answering(): CaughtRequest[] {
    return this.caught.filter((request) => {
      const [chat, chatId] = [this.chatOf(request), field(request, 'chat_id')];
      if (chat) return !chat.isOdd;
      const isOfAnotherRun = typeof chatId === 'string' && /^chat-[a-z0-9]{6}-\d+$/.test(chatId);
      return !isOfAnotherRun && !this.#isProvoked && !isProbe(request);
    });
  }

  /** The requests whose chat_id the suite has never sent. */
  get strays(): CaughtRequest[] {
    const isCopied = (id: unknown) => (id == null ? this.#isProvoked : this.#sentChatIds.has(printed(id)));
    return this.caught.filter(
      (request) => !isProbe(request) && !this.chatOf(request) && !isCopied(field(request, 'chat_id')),
    );
  }

  get waitS(): number {
    return (this.isHeard ? eventMs() : firstEventMs()) / 1000;
  }

  get isHeard(): boolean {
    return this.caught.some((request) => this.chatOf(request) !== undefined);
  }

  /** The longest wait for an event from now on. All cases share one wait for the first event of the run. */
  get waitMs(): number {
    if (this.isHeard) return eventMs();
    return Math.max(0, (this.#takenAt ?? performance.now()) + firstEventMs() - performance.now());
  }

  /** Waits until `seen` returns a value. Ends early if the provider has sent nothing, or if the event need not come. */
  async awaited<T>(seen: () => T | undefined, mayFail = false): Promise<T | undefined> {
    const last = performance.now() + (mayFail ? firstEventMs() : eventMs());
    const first = await this.service.until(() => seen() ?? (this.isHeard || undefined), this.waitMs);
    return first === undefined ? undefined : this.service.until(seen, last - performance.now());
  }

  async post(body: unknown, { token = this.options.token, type, isAlone }: Posting = {}): Promise<Exchange> {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const { event, chat_id } = isObject(body) ? body : {};
    if (chat_id !== undefined) this.#sentChatIds.add(printed(chat_id));
    const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
    const answer = await this.send(
      { method: 'POST', body: text, headers, ...(isAlone !== undefined && { isAlone }) },
      token,
    );
    if (event === 'CLIENT_MESSAGE' && answer.status === 200) this.#takenAt ??= answer.endedAt;
    return answer;
  }

  endpoint(token: string): string {
    return addressWith(this.options.url, 'token', token);
  }

  /** Makes a request. If an untimed request in parallel with others gets no response, it is made again alone. */
  async send(
    request: Omit<RawRequest, 'url'>,
    token: string = this.options.token,
    credentials: Record<string, string> = this.credentials,
  ): Promise<Exchange> {
    const headers = { ...request.headers, ...credentials };
    const ask = (isAlone: boolean) =>
      exchange({ isAlone, url: this.endpoint(token), timeoutMs: this.answerMs, ...request, headers });
    const first = await ask(false);
    return request.isAlone === undefined ? againAlone(first, 'any', isOverdue, ask) : first;
  }

  /** The header with the agreed Authorization value, which each request has. Empty if the run names no value. */
  get credentials(): Record<string, string> {
    const { authorization } = this.options;
    return authorization === undefined ? {} : { Authorization: authorization };
  }

  get answerMs(): number {
    return this.policy.timeoutMs + this.policy.tolerance.lateMs;
  }
}

interface Posting {
  token?: string;
  type?: string;
  /** Present if the time of the response is judged: true if no other request may be made at the same time. */
  isAlone?: boolean;
}

export class BotChat {
  readonly chatId: string;
  readonly clientId: string;
  readonly isOdd: boolean;
  /** The events that `post` has posted, in the order of their responses. */
  readonly posted: { message: Json | undefined; answer: Exchange }[] = [];
  readonly #context: BotProviderContext;

  constructor(
    context: BotProviderContext,
    isOdd = false,
    clientId = unique('client'),
    chatId = unique('chat'),
  ) {
    this.#context = context;
    this.isOdd = isOdd;
    this.clientId = clientId;
    this.chatId = chatId;
  }

  event(event: string, more: Json = {}): Json {
    const id = unique('event');
    this.#context.ids.add(id);
    return { event, id, client_id: this.clientId, chat_id: this.chatId, ...more };
  }

  message(message: Json): Json {
    return this.event('CLIENT_MESSAGE', { message });
  }

  /** Makes a client's text, of which `--say` replaces the words. */
  text(usual: string): Json {
    return this.message(clientContents.TEXT(this.#context.words(usual)));
  }

  async post(event: Json, posting?: Posting): Promise<Exchange> {
    const answer = await this.#context.post(event, posting);
    this.posted.push({ message: event['message'] as Json | undefined, answer });
    return answer;
  }

  get answers(): CaughtRequest[] {
    return this.#context.caught.filter((request) => field(request, 'chat_id') === this.chatId);
  }

  /** The bot's messages in this chat. If several have the same id, only the first one counts, since the others are repeats. */
  get said(): CaughtRequest[] {
    const messages = this.answers.filter((request) => field(request, 'event') === 'BOT_MESSAGE');
    const first = new Map(messages.map((each) => [JSON.stringify(field(each, 'id')), each]));
    return [...first.values()];
  }

  /** Waits for a request after the first `before` ones, and then for `quietMs` without another. Returns the first. */
  async settled(before = 0, mayFail = false): Promise<CaughtRequest | undefined> {
    const first = await this.#context.awaited(() => this.answers[before], mayFail);
    // The wait is limited, since a provider might never stop sending.
    const last = performance.now() + eventMs();
    const leftMs = () => Math.min((this.answers.at(-1)?.lastByteAt ?? 0) + quietMs, last) - performance.now();
    if (first) for (let left = leftMs(); left > 0; left = leftMs()) await pause(left);
    return first;
  }

  evidence(from = 0): Evidence[] {
    const seen = this.answers.slice(from).map((each) => shown('request of the provider', each));
    return seen.length > 0 ? seen : [noted('requests of the provider', `none that names ${this.chatId}`)];
  }
}

/** Makes a client's message of each type, with every field that the source lists. */
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

/** Returns the remedy if a bot rejected a valid message because of the token or the Authorization header. */
export function refused(answer: Exchange, options: BotProviderOptions): string | undefined {
  const { status = 0 } = answer;
  const isHeader = status >= 400 && names(answer, codes.unauthorizedClient);
  if (!isHeader && ![401, 403, 404].includes(status)) return undefined;
  const { say = greeting } = options;
  const said = `The bot refuses “${say}”: ${inShort(answer)}.`;
  const known = names(answer, codes.invalidClient);
  const hasReason = isHeader || known || status === 401;
  const ways = [
    !hasReason && 'If it answers certain words only, name them by --say.',
    !isHeader && ofToken(options),
    status !== 404 && !known && ofHeader(options),
  ];
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
