import { channelIntegratorOperations } from '../../../generated/channel/operations.ts';
import { policies } from '../../../generated/policies.ts';
import { addressWith } from '../../../src/contract/send/placed-address.ts';
import type { Person, TargetOptions } from '../../run/options.ts';
import { reply } from '../../wire/http/answers.ts';
import { type Exchange, exchange, inShort } from '../../wire/http/exchange.ts';
import { StandIn } from '../../wire/http/stand-in.ts';
import { decoded, jsonOf } from '../../wire/http/wire-message.ts';
import { field } from '../../wire/payload/fields.ts';
import { type Json, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';

/** The operation that an integrator answers. */
export const [agentMessageOperation] = channelIntegratorOperations;

export type IntegratorOptions = TargetOptions & { url: string };

/** The channel identifier where a run is given none. */
export const usualChannel = 'conformance';

/** How long an answer is waited for: one that is late is slow, and not for that of another form. */
export const answerMs = () => patient(10_000);

/** What the answer to an agent's message says; `wrong` is none of the agreed forms. */
export type Kind = 'ok' | 'error' | 'wrong';

export class IntegratorContext {
  readonly policy = policies.sendAgentMessage;
  readonly person: Person | undefined;
  /** Every exchange so far: some rules are about all answers, whatever was asked. */
  readonly exchanges: Exchange[] = [];
  readonly channelId: string;
  readonly recipient: Json;
  /** What of the address is not in --url, and what to do where it is wrong. */
  readonly appended: string;
  readonly address: string;
  readonly #options: IntegratorOptions;
  #service: StandIn | undefined;

  constructor(options: IntegratorOptions) {
    const { url, channelId, recipientId = 'conformance-customer', person } = options;
    this.channelId = channelId ?? usualChannel;
    this.#options = options;
    const way = channelId === undefined ? 'name another by --channel-id' : 'it is that of --channel-id';
    this.appended = `The suite appends the channel identifier ${this.channelId} to --url; ${way}`;
    this.address = addressWith(url, 'channel_id', this.channelId);
    this.recipient = { id: recipientId };
    this.person = person;
  }

  /** Begins to stand in for the service, when the run says where. */
  async open(): Promise<void> {
    const { listen } = this.#options;
    if (!listen) return;
    const answer = ({ method }: { method: string }) => (method === 'GET' ? reply(200, 1) : reply(200));
    this.#service = await new StandIn(answer, listen.host, listen.port).open();
  }

  /** Whether a channel's messages are posted there: the random string is the integrator's affair. Where the run names no channel any will do. */
  takes(path: string): boolean {
    const { channelId, publicUrl = 'http://suite' } = this.#options;
    if (channelId === undefined) return true;
    const [channel, random, ...before] = path.replace(/\?.*$/, '').split('/').map(decoded).toReversed();
    // Who stands before the suite may keep its own part of the path.
    const front = ['', new URL(publicUrl).pathname.replace(/\/$/, '')];
    return channel === channelId && random !== '' && front.includes(before.toReversed().join('/'));
  }

  get caught() {
    return this.#service?.requests ?? [];
  }

  async close(): Promise<void> {
    await this.#service?.close();
  }

  fromAgent(message: Json, more: Json = {}): Json {
    return {
      sender: { name: 'Ada', photo: 'https://files.example/ada.png' },
      recipient: this.recipient,
      message: { id: unique('message'), ...message },
      ...more,
    };
  }

  /** Posts a body as the service would, with Content-Length. */
  post(body: unknown, type?: string): Promise<Exchange> {
    return this.send({ body: typeof body === 'string' ? body : JSON.stringify(body) }, type);
  }

  /** Posts bytes, with Content-Length or in these chunks. */
  async send(
    content: { body: string } | { chunks: readonly Buffer[] },
    type = 'application/json',
  ): Promise<Exchange> {
    const answer = await exchange({
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

/** What an answer says, read with the eyes of the source: 200 with a result ok, or with an error of code and message. */
export function kindOf({ status, text }: Exchange): Kind {
  if (status !== 200) return 'wrong';
  const json = jsonOf(text);
  if (field({ json }, 'result') === 'ok') return 'ok';
  return isFault(field({ json }, 'error')) ? 'error' : 'wrong';
}

/** The error of an answer, well-formed or not; one that is null is none. */
export function errorOf({ status, text }: Exchange): unknown {
  return status === 200 ? (field({ json: jsonOf(text) }, 'error') ?? undefined) : undefined;
}

/** Whether an error has a code, which may be any value, and a message that is text for people. */
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
