import type { Operation, OperationResult } from '../../../generated/operation.ts';
import type { Person } from '../../run/person.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { mentions } from '../../wire/payload/messages.ts';
import { clientOf, type DeskDriver, type DeskInput } from './driver.ts';

/** Answers that hold something which only the service knows; the person copies it. */
const told: Readonly<Record<string, readonly string[]>> = {
  createChannel: ['endpoint'],
  connectBot: ['endpoint'],
};

/** What nobody can tell question by question, or need not be troubled with. */
const unasked: Readonly<Record<string, OperationResult>> = {
  listAgents: { status: 200, body: { agents: [] } },
  acceptChat: { status: 200, body: {} },
  removeChannel: { status: 501, body: 'whoever set it up by hand removes it by hand' },
  streamEvents: { status: 501, body: 'a person tells no stream of events' },
  listChats: { status: 501, body: 'a person cannot list chats; this needs --desk or --desk-command' },
  getChat: { status: 501, body: 'a person cannot copy a chat; this needs --desk or --desk-command' },
};

/** Drives a service through a person at its agents' pages, who is told what to do, one thing after the other. */
export function manualDriver(person: Person): DeskDriver {
  const desk = new ManualDesk(person);
  return {
    client: clientOf((operation, input) => desk.act(operation, input)),
    close: async () => undefined,
    sees: (channelId, words) => desk.sees(channelId, words),
    arrived: (request) => desk.arrived(request),
    sparesChannels: true,
  };
}

class ManualDesk {
  readonly #person: Person;
  readonly #known = new Map<string, OperationResult>();
  /** The words that a chat began with, by which the person knows it. */
  readonly #chats: string[] = [];
  /** The doing that is under way, and what shows that it is done. */
  #awaited: { isEffect(request: CaughtRequest): boolean; done: AbortController } | undefined;

  constructor(person: Person) {
    this.#person = person;
  }

  async act(operation: Operation, input: DeskInput): Promise<OperationResult> {
    const { operationId } = operation;
    if (unasked[operationId]) return unasked[operationId];
    // The same agent is set up once.
    const asked = JSON.stringify([operationId, input]);
    const known = this.#known.get(asked);
    if (known && operationId === 'putAgent') return known;
    const answer = await this.#ask(operation, input);
    if (answer.status < 300) this.#known.set(asked, answer);
    return answer;
  }

  async sees(_channelId: string, words: string): Promise<number | undefined> {
    const question = `A customer has written “${words}”. Does it stand at the agents’ page? If so, accept the chat. (y/n)`;
    const answer = await this.#person.ask(question);
    return answer !== undefined && /^y/i.test(answer.trim()) ? this.#chats.push(words) : undefined;
  }

  arrived(request: CaughtRequest): void {
    if (this.#awaited?.isEffect(request)) this.#awaited.done.abort('seen');
  }

  async #ask(operation: Operation, { path = {}, body }: DeskInput): Promise<OperationResult> {
    const fields = told[operation.operationId] ?? [];
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
    const copied: Record<string, string> = {};
    for (const field of fields) {
      const answer = (
        await this.#person.ask(`${what}\n${field} that the service gave, empty when it cannot be done:`)
      )?.trim();
      if (!answer || !URL.canParse(answer))
        return { status: 501, body: `the person has no ${field} to tell` };
      copied[field] = answer.replace(/\/$/, '');
    }
    // The identifier of a channel is the last part of its address.
    const id = new URL(copied['endpoint'] ?? '').pathname.split('/').at(-1) ?? '';
    return { status: 200, body: { ...(body as object), channel_id: decodeURIComponent(id), ...copied } };
  }

  #about({ chat_id, channel_id, agent_id }: Record<string, unknown>): string {
    if (typeof chat_id === 'number')
      return `, in the chat where the customer wrote “${this.#chats[chat_id - 1] ?? chat_id}”`;
    return channel_id !== undefined || agent_id !== undefined ? ` (${String(channel_id ?? agent_id)})` : '';
  }
}

function cannot({ operationId }: Operation): OperationResult {
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
    const mark = String(text ?? file ?? latitude).slice(0, 60);
    return ({ json }) => mentions(json, mark);
  }
  if (operationId === 'setTyping') {
    const kind = (body as { typing: boolean }).typing ? 'typein' : 'typeout';
    return ({ json }) => mentions(json, kind);
  }
  return () => false;
}
