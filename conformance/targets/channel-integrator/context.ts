import { channelIntegratorOperations } from '../../../generated/channel/operations.ts';
import { policies } from '../../../generated/policies.ts';
import { addressWith } from '../../../src/contract/send/addresses.ts';
import type { Person, TargetOptions } from '../../run/options.ts';
import { type Exchange, exchange, inShort } from '../../wire/http/exchange.ts';
import { reply, StandIn } from '../../wire/http/stand-in.ts';
import { decoded, jsonOf } from '../../wire/http/wire-message.ts';
import { field, type Json, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';

export const [agentMessageOperation] = channelIntegratorOperations;

export type IntegratorOptions = TargetOptions & { url: string };

/** The channel identifier that the suite uses if the run names none. */
export const usualChannel = 'conformance';

/** The agents who write. Their names and pictures have nothing in common. */
export const agents = {
  ada: { name: 'Ada', photo: 'https://files.example/ada.png' },
  zoe: {
    name: `Zoë <b>O'Neill</b> & "王小明" 👩🏽‍💻`,
    photo: 'http://pictures.example/agents/2.jpg?size=128&v=2',
  },
} as const satisfies Record<string, Json>;

/** The longest wait for a response. The form of a response is judged even if the response is too late. */
export const answerMs = () => patient(10_000);

/** The kind of a response to an agent's message: success, error, or neither of the agreed forms. */
export type Kind = 'ok' | 'error' | 'wrong';

export class IntegratorContext {
  readonly policy = policies.sendAgentMessage;
  readonly person: Person | undefined;
  /** Every request so far with its response, since some rules apply to all responses. */
  readonly exchanges: Exchange[] = [];
  readonly channelId: string;
  readonly recipient: Json;
  readonly other: Json;
  /** A sentence with the part that the suite appended to --url, and the cure if it is wrong. */
  readonly appended: string;
  readonly address: string;
  readonly #options: IntegratorOptions;
  opening: Exchange | undefined;
  #service: StandIn | undefined;

  constructor(options: IntegratorOptions) {
    const { url, channelId, recipientId = 'conformance-customer', person } = options;
    this.channelId = channelId ?? usualChannel;
    this.#options = options;
    const way = channelId === undefined ? 'name another by --channel-id' : 'it is that of --channel-id';
    this.appended = `The suite appends the channel identifier ${this.channelId} to --url; ${way}`;
    this.address = addressWith(url, 'channel_id', this.channelId);
    this.recipient = { id: recipientId };
    // An endpoint that knows certain customers only is sent messages to one of them.
    this.other = options.recipientId === undefined ? { id: '0042' } : this.recipient;
    this.person = person;
  }

  async open(): Promise<void> {
    const { listen } = this.#options;
    if (!listen) return;
    const answer = ({ method }: { method: string }) => (method === 'GET' ? reply(200, 1) : reply(200));
    this.#service = await new StandIn(answer, listen.host, listen.port).open();
  }

  /** True for the path of the channel, after any random string. Without --channel-id, true for any path. */
  takes(path: string): boolean {
    const { channelId, publicUrl = 'http://suite' } = this.#options;
    if (channelId === undefined) return true;
    const [channel, random, ...before] = path.replace(/\?.*$/, '').split('/').map(decoded).toReversed();
    // A proxy in front of the suite may leave the path of --public-url before the rest.
    const front = ['', new URL(publicUrl).pathname.replace(/\/$/, '')];
    return channel === channelId && random !== '' && front.includes(before.toReversed().join('/'));
  }

  get caught() {
    return this.#service?.requests ?? [];
  }

  async close(): Promise<void> {
    await this.#service?.close();
  }

  fromAgent(message: Json, more: Json = {}, agent: Json = agents.ada): Json {
    return {
      sender: agent,
      recipient: this.recipient,
      message: { id: unique('message'), ...message },
      ...more,
    };
  }

  post(body: unknown, type?: string, isAlone?: boolean): Promise<Exchange> {
    return this.send({ body: typeof body === 'string' ? body : JSON.stringify(body) }, type, isAlone);
  }

  /** Posts a body: a text with Content-Length, or chunks with chunked encoding. Adds the exchange to `exchanges`, and returns it. */
  async send(
    content: { body: string } | { chunks: readonly Buffer[] },
    type = 'application/json',
    isAlone = false,
  ): Promise<Exchange> {
    const answer = await exchange({
      isAlone,
      url: this.address,
      method: 'POST',
      headers: { 'Content-Type': type },
      timeoutMs: answerMs(),
      ...content,
    });
    this.exchanges.push(answer);
    return answer;
  }
}

/** Returns `ok` for 200 with the result ok, `error` for 200 with a code and a message, and otherwise `wrong`. */
export function kindOf({ status, text }: Exchange): Kind {
  if (status !== 200) return 'wrong';
  const json = jsonOf(text);
  if (field({ json }, 'result') === 'ok') return 'ok';
  return isFault(field({ json }, 'error')) ? 'error' : 'wrong';
}

/** Returns the error in a response with the status 200, well-formed or not. Returns undefined if it is absent or null. */
export function errorOf({ status, text }: Exchange): unknown {
  return status === 200 ? (field({ json: jsonOf(text) }, 'error') ?? undefined) : undefined;
}

export function isFault(error: unknown): error is { code: unknown; message: string } {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Json;
  return code != null && typeof message === 'string' && message.trim() !== '';
}

export function said(answer: Exchange): string {
  const kind = kindOf(answer);
  return kind === 'wrong'
    ? inShort(answer)
    : `200 with ${kind === 'ok' ? 'the result ok' : `an error: ${answer.text}`}`;
}
