import { printed } from '../../../generated/faults.ts';
import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { DeskClient } from '../../../generated/reference/desk/client.ts';
import type { Person } from '../../run/options.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { mentions } from '../../wire/payload/messages.ts';
import { clientOf, type DeskDriver, type DeskInput, type Said } from './driver.ts';

/** The fields of an answer that only the service knows: the person copies them. */
const copied: Readonly<Record<string, readonly string[]>> = {
  createChannel: ['endpoint'],
  connectBot: ['endpoint'],
};

/** Operations about which a person is not asked: some have a known answer, others a person cannot do. */
const unasked: Readonly<Record<string, OperationResult>> = {
  listAgents: { status: 200, body: { agents: [] } },
  acceptChat: { status: 200, body: {} },
  removeChannel: { status: 501, body: 'a channel that was set up by hand is removed by hand' },
  streamEvents: { status: 501, body: 'a person has no stream of events' },
  listChats: { status: 501, body: 'a person cannot list chats; this needs --desk or --desk-command' },
  getChat: { status: 501, body: 'a person cannot copy a chat; this needs --desk or --desk-command' },
};

/** Drives a service through a person at its agents' pages: each operation is a question at the terminal. */
export class ManualDriver implements DeskDriver {
  readonly client: DeskClient = clientOf((operation, input) => this.#act(operation, input));
  readonly isSerial = true;
  readonly #person: Person;
  /** What was set up, by its settings without names and addresses: it is used again. */
  readonly #setUp = new Map<string, OperationResult>();
  /** The words that a chat began with, by which the person knows it. */
  readonly #chats: string[] = [];
  /** The operation that is under way, and the request of the service that shows that it is done. */
  #awaited: { isEffect(request: CaughtRequest): boolean; done: AbortController } | undefined;

  constructor(person: Person) {
    this.#person = person;
  }

  async #act(operation: Operation, input: DeskInput): Promise<OperationResult> {
    const { operationId } = operation;
    if (unasked[operationId]) return unasked[operationId];
    const alike = likenessOf(operationId, input);
    const known = alike === undefined ? undefined : this.#setUp.get(alike);
    if (known && operationId === 'putAgent') return known;
    if (known) return this.#redirected(known, input);
    const answer = await this.#ask(operation, input);
    if (answer.status < 300 && alike !== undefined) this.#setUp.set(alike, answer);
    return answer;
  }

  async close(): Promise<void> {}

  async find(_channelId: string, words: string): Promise<Said | undefined> {
    const question = `A customer has written “${words}”. Does it stand at the agents’ page? If so, accept the chat.`;
    if (!(await this.#person.confirms(question))) return undefined;
    const chat_id = this.#chats.push(words);
    const at = new Date().toISOString();
    const entry = { entry_id: chat_id, chat_id, at, from: 'customer', type: 'text', text: words } as const;
    return { chat: { chat_id }, entry };
  }

  arrived(request: CaughtRequest): void {
    if (this.#awaited?.isEffect(request)) this.#awaited.done.abort('seen');
  }

  /** A channel like an earlier one is not set up again: the earlier one sends to the new address. */
  async #redirected(known: OperationResult, { body }: DeskInput): Promise<OperationResult> {
    const { channel_id } = known.body as { channel_id: string };
    const { customer_endpoint } = body as { customer_endpoint: string };
    const question = `Please change the customer endpoint of the channel ${channel_id} to ${customer_endpoint}. Is it done?`;
    return (await this.#person.confirms(question)) ? known : cannot({ operationId: 'changeChannel' });
  }

  async #ask(operation: Operation, { path = {}, body }: DeskInput): Promise<OperationResult> {
    const fields = copied[operation.operationId] ?? [];
    const what = `${instruction(operation)}${this.#about(path)}${listed(body)}`;
    if (fields.length > 0) return this.#copied(what, fields, body);
    const done = new AbortController();
    this.#awaited = { isEffect: effectOf(operation.operationId, body), done };
    const answer = await this.#person.ask(
      `${what}\nEnter when it is done, n when it cannot be done:`,
      done.signal,
    );
    this.#awaited = undefined;
    if (done.signal.aborted) return { status: 200, body: body ?? {} };
    const isDone = answer !== undefined && !/^n/i.test(answer.trim());
    return isDone ? { status: 200, body: body ?? {} } : cannot(operation);
  }

  async #copied(what: string, fields: readonly string[], body: unknown): Promise<OperationResult> {
    const answers: Record<string, string> = {};
    for (const field of fields) {
      const answer = (
        await this.#person.ask(`${what}\n${field} that the service gave, empty when it cannot be done:`)
      )?.trim();
      if (!answer || !URL.canParse(answer))
        return { status: 501, body: `the person has no ${field} to tell` };
      answers[field] = answer.replace(/\/$/, '');
    }
    // The identifier of a channel is the last part of its address.
    const id = new URL(answers['endpoint'] ?? '').pathname.split('/').at(-1) ?? '';
    return { status: 200, body: { ...(body as object), channel_id: decodeURIComponent(id), ...answers } };
  }

  #about({ chat_id, channel_id, agent_id }: Record<string, unknown>): string {
    if (typeof chat_id === 'number')
      return `, in the chat where the customer wrote “${this.#chats[chat_id - 1] ?? chat_id}”`;
    return channel_id !== undefined || agent_id !== undefined ? ` (${printed(channel_id ?? agent_id)})` : '';
  }
}

/** What makes a channel or an agent unlike others; other operations are never alike. */
function likenessOf(operationId: string, { path, body }: DeskInput): string | undefined {
  if (operationId === 'putAgent') return JSON.stringify([path, body]);
  if (operationId !== 'createChannel') return undefined;
  const { name: _, customer_endpoint: __, ...settings } = body as Record<string, unknown>;
  return JSON.stringify(settings);
}

function cannot({ operationId }: Pick<Operation, 'operationId'>): OperationResult {
  return { status: 501, body: `the person cannot do it: ${operationId}` };
}

/** The operation's name in words: `createChannel` is “create channel”. */
function instruction({ operationId }: Operation): string {
  const words = operationId.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `Please ${words}`;
}

/** Fields of a body, a line each, as somebody fills in a form. */
function listed(body: unknown, depth = 1): string {
  if (typeof body !== 'object' || body === null) return '';
  return Object.entries(body)
    .map(([name, value]) => {
      const inner = typeof value === 'object' && value !== null && !Array.isArray(value);
      return `\n${'  '.repeat(depth)}${name}:${inner ? listed(value, depth + 1) : ` ${typeof value === 'string' ? value : JSON.stringify(value)}`}`;
    })
    .join('');
}

/** What the service sends when an agent has written or typed: where it is seen, nobody need press Enter. */
function effectOf(operationId: string, body: unknown): (request: CaughtRequest) => boolean {
  if (operationId === 'writeMessage') {
    const { text, file, latitude } = (body as { message: Record<string, unknown> }).message;
    const mark = printed(text ?? file ?? latitude).slice(0, 60);
    return ({ json }) => mentions(json, mark);
  }
  if (operationId === 'setTyping') {
    const kind = (body as { typing: boolean }).typing ? 'typein' : 'typeout';
    return ({ json }) => mentions(json, kind);
  }
  return () => false;
}
