import pLimit from 'p-limit';
import { UnexpectedResponse } from '../../generated/client-runtime.ts';
import { printed } from '../../generated/faults.ts';
import type { DeskClient } from '../../generated/reference/desk/client.ts';
import { deskOperations } from '../../generated/reference/desk/operations.ts';
import type { ChatWithTranscript, DeskChat, DeskEvent } from '../../generated/reference/desk/types.ts';
import { unreachableCure } from '../../src/contract/judgement/answer-hints.ts';
import { Unmet } from '../run/case.ts';
import type { TargetOptions } from '../run/options.ts';
import { abbreviated, type Evidence, noted } from '../wire/http/evidence.ts';
import { isObject } from '../wire/payload/messages.ts';
import { noteAnswer } from '../wire/traffic/patience.ts';
import { CommandDriver } from './command-driver.ts';
import { type DeskDriver, httpDriver } from './http-driver.ts';

interface SeenEvent {
  at: number;
  event: DeskEvent;
}

/** The largest number of events that are kept. Further events are dropped, and the suite polls the chats more often instead. */
const mostEvents = 100_000;

/** The pause between two polls, in milliseconds. With an event stream, polling continues, since the stream may omit events. */
const pollMs = { withoutEvents: 100, withEvents: 700 };

const Calls = class {
  constructor(driver: DeskDriver, told: (operation: string) => void) {
    Object.assign(this, callsOf(driver, told));
  }
} as new (
  driver: DeskDriver,
  told: (operation: string) => void,
) => DeskCalls;

/** Controls a service through its desk. An adapter may respond with any 2xx status, and omit fields that the suite does not need. */
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

  /** Checks that a desk responds. It may lack the list of agents or of chats, but two 404 responses mean that there is no desk. */
  async #reach(): Promise<void> {
    let refusal: DeskRefused | undefined;
    for (const ask of [() => this.listAgents(), () => this.listChats({ limit: 1 })]) {
      refusal = await ask().then(
        () => undefined,
        (error: DeskRefused) => error,
      );
      if (!refusal?.isItsFault) return;
      if (refusal.status !== 404) break;
    }
    throw withCure(refusal!);
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

  /** Lets an agent accept the chat, as some desks require before the agent writes. Ignores the error of a desk that has no such step. */
  async accept(chatId: number, agentId: string): Promise<void> {
    await this.acceptChat(chatId, { agent_id: agentId }).catch((error: unknown) => {
      if (!(error instanceof DeskRefused && (error.isRefusal || error.isMissing))) throw error;
    });
  }

  /** Calls `look` at each event of the desk and at intervals. Ends when `look` returns a value, or the time is over. */
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
    const operation = deskOperations.find(({ operationId }) => operationId === 'streamEvents')!;
    const answer = await this.#driver.act(operation, {}, this.#stop.signal).catch(() => undefined);
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

/** Returns the desk that the options name. Undefined if they name none. */
export function deskOf(options: TargetOptions): Desk | undefined {
  const { desk, deskToken, deskCommand, onDeskSays = () => undefined, onDeskCall } = options;
  if (desk !== undefined) return new Desk(httpDriver(desk, deskToken), onDeskCall);
  return deskCommand === undefined
    ? undefined
    : new Desk(new CommandDriver(deskCommand, onDeskSays), onDeskCall);
}

function withCure(refusal: DeskRefused): DeskRefused {
  const { status = 0 } = refusal;
  if (refusesToken.includes(status))
    refusal.message = `the desk refuses the token: ${status}. Compare --desk-token with the one that the desk knows`;
  if (refusal.message.includes('fetch failed'))
    refusal.message = `${refusal.message}. ${unreachableCure(refusal.message)}`;
  if (status === 404)
    refusal.message = `no desk is served there: its lists are answered 404. Compare --desk with the address that the desk is served at`;
  return refusal;
}

/** Thrown if the desk rejects an operation, does not answer, or omits a field that the suite needs. */
export class DeskRefused extends Unmet {
  readonly status: number | undefined;

  constructor(operation: string, status: number | undefined, why: string) {
    const said = `the desk ${status === undefined ? `did not answer ${operation}:` : `answered ${operation} with ${status}`} ${why}`;
    // With 405 or 501, the desk lacks the operation. That is not a fault of the service.
    super(said.trim(), [noted('desk', said.trim())], ![405, 501].includes(status ?? 0));
    this.name = 'DeskRefused';
    this.status = status;
  }

  /** True if the desk rejected the content of the request, and not its token or operation. */
  get isRefusal(): boolean {
    const { status = 0 } = this;
    return status >= 400 && status < 500 && ![...refusesToken, ...hasNoSuch].includes(status);
  }

  get isMissing(): boolean {
    return !this.isItsFault || this.status === 404;
  }
}

const refusesToken: readonly number[] = [401, 403];
const hasNoSuch: readonly number[] = [404, 405];

type Name = keyof DeskClient;
type Input<Operation extends Name> = Parameters<DeskClient[Operation]>[0];
type Taken<Answer> = Answer extends { status: 200 | 201 | 204; body?: infer Body } ? Body : never;

/** The value of the path parameter, if an operation has one, and then its body or query. */
type Given<Of> = Of extends { path: infer Path }
  ? [id: Path[keyof Path], ...Given<Omit<Of, 'path'>>]
  : Of extends { body: infer Body }
    ? [body: Body]
    : Of extends { query?: infer Query }
      ? [query?: Query]
      : [];

/** The operations of the desk. Each resolves with the body of a 2xx response, and otherwise rejects with DeskRefused. */
type DeskCalls = {
  [Operation in Name]: (
    ...given: Given<Input<Operation>>
  ) => Promise<Taken<Awaited<ReturnType<DeskClient[Operation]>>>>;
};

const settingUp: readonly string[] = ['createChannel', 'connectBot', 'setWebhook'];
const mostSettingUp = 8;

function callsOf(driver: DeskDriver, told: (operation: string) => void): DeskCalls {
  const limited = pLimit(mostSettingUp);
  const calls = deskOperations.map((described) => {
    const { operationId: operation, path, method } = described;
    const [, parameter] = /\{(\w+)\}/.exec(path) ?? [];
    const call = (...given: unknown[]) => {
      told(operation);
      const of = parameter !== undefined && { path: { [parameter]: given.shift() } };
      const [more] = given;
      const input = { ...of, ...(more !== undefined && { [method === 'GET' ? 'query' : 'body']: more }) };
      return bodyOf(operation, driver.act(described, input));
    };
    const isLimited = settingUp.includes(operation);
    return [operation, isLimited ? (...given: unknown[]) => limited(() => call(...given)) : call];
  });
  return Object.fromEntries(calls) as DeskCalls;
}

interface DeskResponse {
  status: number;
  body?: unknown;
  text?: string;
}

/** Returns the body of a 2xx response unchanged, without validating it: an adapter may omit fields that the suite does not need. */
async function bodyOf(operation: string, answer: Promise<DeskResponse>): Promise<unknown> {
  const { status, body, text } = await answer.catch((error: unknown) => {
    if (error instanceof UnexpectedResponse)
      return { status: error.status, body: error.body ?? error.message, text: '' };
    const { message = printed(error), cause } = Object(error) as Partial<Error>;
    throw new DeskRefused(operation, undefined, `${message} ${cause instanceof Error ? cause.message : ''}`);
  });
  noteAnswer();
  if (status < 200 || status > 299) throw new DeskRefused(operation, status, abbreviatedJson(body ?? text));
  const wrong = requiredFields[operation as Name]?.(isObject(body) ? body : {});
  if (wrong) throw new DeskRefused(operation, status, `${abbreviatedJson(body)}: ${wrong}`);
  return body;
}

/** Checks that a response has the fields that the suite needs. Each check returns a description of the fault. */
const requiredFields: Partial<Record<Name, (body: Record<string, unknown>) => string | false>> = {
  listChats: ({ chats }) => !isList(chats) && 'chats is to be a list of objects',
  getChat: ({ chat, transcript }) =>
    !(isObject(chat) && isList(transcript)) && 'chat is to be an object, transcript a list of objects',
  createChannel: ({ channel_id, endpoint }) =>
    !(isName(channel_id) && isAddress(endpoint)) &&
    'it needs channel_id, and endpoint as an http or https address',
  connectBot: ({ endpoint = null }) =>
    endpoint !== null && !isAddress(endpoint) && 'endpoint is to be an http or https address',
  startCall: ({ call_id }) => !isName(call_id) && 'it needs call_id',
};

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

function isName(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/[^/\s]+(\/\S*)?$/.test(value) && URL.canParse(value);
}

/** Returns the response as abbreviated JSON, since the desk controls its length and depth. */
function abbreviatedJson(body: unknown): string {
  try {
    return abbreviated(JSON.stringify(body) ?? '');
  } catch {
    return 'JSON that lies too deep';
  }
}
