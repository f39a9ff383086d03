import { webhookReceiverEventRules } from '../../../generated/developer/kinds.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { printed } from '../../../generated/faults.ts';
import type { Operation, Validator } from '../../../generated/operation.ts';
import type { OfflineForm, VisitorReport } from '../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/calls.ts';
import { type Judge, need, needOk, Unmet } from '../../run/judge.ts';
import { type Answer, reply } from '../../wire/http/answers.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import type { CaughtRequest, StandIn } from '../../wire/http/stand-in.ts';
import { field, isThere } from '../../wire/payload/fields.ts';
import { file } from '../../wire/payload/kinds.ts';
import { type Json, mentions, text, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { EventScene } from '../shared/event-scene.ts';
import { ServiceContext, takes } from '../shared/service-context.ts';
import type { Site } from '../shared/site.ts';
import { awkward, Given, newVisit } from './given.ts';

/**
 * The longest time for a service to send an event, in milliseconds. The source documents state no limit. The full time passes only if
 * nothing arrives.
 */
const eventMs = () => patient(10_000);

/** The agent of every scene, and another agent of the same channel, so that a service can confuse the two. */
export const agentName = 'Ada <b>Łukasz</b> & "Söhne" 🙂';
export const otherAgentName = 'Grace O’Brien-李';

/** The e-mail and phone of each agent, as the suite gave them to the desk. */
export const reachedBy: Readonly<Record<string, Json>> = {
  [agentName]: { email: 'Ada.Zoe@conformance.example', phone: '+4930901821' },
  [otherAgentName]: { email: 'Grace+2@conformance.example', phone: '+4930901828' },
};

/** The department of each agent. A desk may not support departments. */
export const departments = {
  [agentName]: { id: 7, name: 'Orders & <Returns>' },
  [otherAgentName]: { id: 1007, name: 'Größen 📏' },
};

/** The name of an event in the contract. */
export type EventName = keyof typeof webhookReceiverEventRules;

/** Returns the rule that says when an event is sent. For an unknown event, returns the rule about event_name. */
export function ruleOf(event: CaughtRequest): RuleId {
  const name = eventName(event);
  return Object.hasOwn(webhookReceiverEventRules, name)
    ? webhookReceiverEventRules[name as EventName]
    : 'HOOK-OUT-01';
}

/** Returns the validator of an event. Returns undefined if the contract has no such event. */
export function validatorOf(event: CaughtRequest): Validator<unknown> | undefined {
  const name: string = eventName(event);
  const operations: readonly Operation[] = webhookReceiverOperations;
  return operations.find(({ dispatch }) => dispatch?.values.includes(name))?.body?.validate;
}

/** The context of the cases of the target webhook-sender. */
export class WebhookSenderContext extends ServiceContext {
  readonly #given = new Given<WebhookScene>();
  readonly #ids = { agentId: unique('agent'), otherAgentId: unique('bystander') };
  #agents: Promise<void> | undefined;

  /**
   * Sets up a channel with a webhook receiver of its own. The receiver answers the first event of a name with the first answer in
   * `answers`, and so on; the last answer repeats. It answers other events with the result OK.
   */
  async scene(answers: Readonly<Record<string, readonly Answer[]>> = {}): Promise<WebhookScene> {
    this.#agents ??= this.#putAgents();
    await this.#agents;
    const site = await this.site({ agents: Object.values(this.#ids).toReversed() });
    const path = `/${unique('receiver')}`;
    const script = (request: CaughtRequest, earlier: readonly CaughtRequest[]) => {
      const name = eventName(request);
      const all = answers[name] ?? [reply(200, { result: 'OK' })];
      const number = earlier.filter((each) => eventName(each) === name).length;
      return all[Math.min(number, all.length - 1)]!;
    };
    const { standIn, base } = await this.standInAt(path, script);
    const set = (url: string) => site.desk.setWebhook(site.channelId, { url });
    await this.addressing.tell('webhook', `${base}${path}`, set).catch((error: unknown) => {
      throw error instanceof DeskRefused && error.isMissing ? new Unmet(error.message, [], false) : error;
    });
    return new WebhookScene(site, standIn, this.#given, this.#ids);
  }

  /** Creates both agents with all their data. A desk may not support departments. */
  async #putAgents(): Promise<void> {
    const desk = need(this.desk, 'a desk');
    for (const [id, name] of [
      [this.#ids.agentId, agentName],
      [this.#ids.otherAgentId, otherAgentName],
    ] as const) {
      const shown = await desk.putAgent(id, { name, ...reachedBy[name], online: true });
      this.#given.emails.set(name, shown?.email);
      await desk.putAgent(id, { department: departments[name] }).catch(() => undefined);
    }
  }
}

/** A channel of the service, whose webhooks the suite receives. */
export class WebhookScene extends EventScene {
  readonly given: Given<WebhookScene>;
  readonly agentId: string;
  readonly otherAgentId: string;
  readonly customer: Json = { id: unique('visitor') };
  /** For each customer's id, the visitor's name in findings, and the number of the customer's messages, including files. */
  readonly #visitors = new Map<unknown, { visitor: string; said: number }>();
  /** For each chat at the desk, the name of its visitor. */
  readonly #chats = new Map<number, string>();
  /** The first Reply in each chat, in order. */
  readonly #replies = new Map<number, number>();
  /** The offline forms that were submitted: a word of the message, and the visitor's name in findings. */
  readonly #forms: { mark: string; visitor: string }[] = [];

  constructor(
    site: Site,
    receiver: StandIn,
    given: Given<WebhookScene>,
    { agentId, otherAgentId }: Pick<WebhookScene, 'agentId' | 'otherAgentId'>,
  ) {
    super(site, receiver, 'event_name', eventMs);
    this.given = given;
    this.agentId = agentId;
    this.otherAgentId = otherAgentId;
    given.scenes.push(this);
  }

  /** Waits for the n-th event of this name, and judges that it arrives. Returns the event. */
  async expect(judge: Judge, name: EventName, when: string, n = 1): Promise<CaughtRequest | undefined> {
    const event = await this.untilEvent(name, n);
    this.judgeCame(judge, webhookReceiverEventRules[name], event, `${name} ${when}`);
    return event;
  }

  /** Judges that an awaited event arrived. If no chat has a second event, the finding says so, since that may be the cause. */
  judgeCame(judge: Judge, rule: RuleId, event: CaughtRequest | undefined, expected: string): void {
    if (event || !this.isFirstOnly()) return void judge.found(rule, event, expected, this);
    const waitedMs = this.waitMs();
    const observed = `nothing of it within ${waitedMs} ms: of each chat the first event came, and no second event`;
    judge.holds(rule, false, { expected, observed, evidence: this, waitedMs });
  }

  /** True if the first event of each chat came, and no second one. */
  isFirstOnly(): boolean {
    const chats = this.receiver.requests.map((each) => field(each, 'chat_id'));
    return chats.length > 0 && new Set(chats).size === chats.length;
  }

  /** The number of messages that a customer wrote, including files. */
  said({ id }: Json = this.customer): number {
    return this.#visitors.get(id)?.said ?? 0;
  }

  /** Posts a message of a customer. */
  async #post(sender: Json, message: Json): Promise<Exchange> {
    const known = this.#visitors.get(sender['id']) ?? { visitor: this.given.newVisitor(), said: 0 };
    this.#visitors.set(sender['id'], known);
    this.given.own(known.visitor, message['text']);
    const answer = await this.site.postMessage(sender, message);
    if (answer.status === 200) known.said += 1;
    this.given.tell(known.visitor, sender);
    return answer;
  }

  /** Lets a customer write, and returns the chat's number at the desk. A new chat is not accepted by anybody yet. */
  async write(more: Json = {}): Promise<number> {
    const words = unique('Grüß Gott 🙂');
    const sender = { ...this.customer, ...more };
    const answer = await this.#post(sender, text(words));
    needOk(answer, 'a customer’s text');
    const seen = need(await this.site.untilSaid(words), 'a customer’s text reaches the desk', answer);
    this.#chats.set(seen.chat.chat_id, this.#visitors.get(sender['id'])!.visitor);
    return seen.chat.chat_id;
  }

  /**
   * Lets a customer send nine messages at once, so that a service which reads them page by page is tested. Then sends one more, and waits
   * until it reaches the desk.
   */
  async chatter(): Promise<void> {
    await Promise.all(Array.from({ length: 9 }, () => this.#post(this.customer, text(unique('und')))));
    await this.write();
  }

  /** Lets a customer send a file. Does not wait for it: the next text is waited for, and arrives after the file. */
  async sendFile(): Promise<void> {
    await this.#post(this.customer, file());
  }

  /** Lets an agent write a text. */
  async answer(chatId: number, agentId = this.agentId): Promise<void> {
    const words = unique('Guten Tag – schön, dass Sie da sind');
    this.given.own(this.#visitorOf(chatId), words);
    await this.site.desk.writeMessage(chatId, agentId, { type: 'text', text: words });
  }

  /** Records values that only the visitor of this chat has. */
  owns(chatId: number, values: unknown): void {
    this.given.own(this.#visitorOf(chatId), values);
  }

  async accept(chatId: number, agentId = this.agentId): Promise<void> {
    if (!this.#replies.has(chatId)) this.#replies.set(chatId, performance.now());
    await this.site.desk.acceptChat(chatId, agentId);
  }

  /** Sets data of a chat's visitor at the desk. Resolves with false if the desk does not accept them. */
  async learn(chatId: number, report: VisitorReport): Promise<boolean> {
    const visitor = this.#visitorOf(chatId);
    this.given.own(visitor, report);
    const isTaken = await takes(() => this.site.desk.setVisitor(chatId, report));
    if (isTaken) this.given.tell(visitor, { ...report });
    return isTaken;
  }

  /** Sets the data of a visit at the desk, one field at a time. A desk may accept some fields and reject others. */
  async visit(chatId: number): Promise<void> {
    for (const [key, value] of Object.entries(newVisit())) await this.learn(chatId, { [key]: value });
  }

  /**
   * Lets another customer write, who has data of another visit and `more`, and lets the other agent press Reply. The service then serves
   * both visitors at the same time. Returns the chat's number at the desk, and chat_accepted if it arrives.
   */
  async beside(
    more: VisitorReport = {},
  ): Promise<{ chatId: number; customer: Json; accepted?: CaughtRequest }> {
    const customer = { id: unique('visitor'), name: `${unique('Beate')}${awkward}` };
    const chatId = await this.write(customer);
    await this.visit(chatId);
    for (const [key, value] of Object.entries(more)) await this.learn(chatId, { [key]: value });
    const before = this.events('chat_accepted').length;
    const isAccepted = await takes(() => this.accept(chatId, this.otherAgentId));
    const accepted = isAccepted ? await this.untilEvent('chat_accepted', before + 1) : undefined;
    return { chatId, customer, ...(accepted && { accepted }) };
  }

  /** Submits an offline form. `mark` is a word of its message. Rejects if the desk rejects the form. */
  async submit(mark: string, form: OfflineForm): Promise<void> {
    const visitor = this.given.newVisitor();
    this.#forms.push({ mark, visitor });
    this.given.own(visitor, form);
    await this.site.desk.submitOfflineForm(this.site.channelId, form);
    this.given.tell(visitor, { ...form });
  }

  /** Returns the visitor whom an event is about, as its chat_id or the message of its form says. Returns undefined if that is not known. */
  visitorIn(event: CaughtRequest): string | undefined {
    const chatId = field(event, 'chat_id');
    if (isThere(chatId)) return this.#chatIds().get(chatId);
    return this.#forms.find(({ mark }) => mentions(event.json, mark))?.visitor;
  }

  /** True for an event of a chat that is not its visitor's first. A service need not recognise a visitor who comes back. */
  isReturn(event: CaughtRequest): boolean {
    const [chatId, visitor] = [field(event, 'chat_id'), this.visitorIn(event)];
    const first = [...this.#chatIds()].find(([, each]) => each === visitor);
    return first !== undefined && first[0] !== chatId;
  }

  /** True for a visitor of this channel. */
  knows(visitor: string): boolean {
    return [...this.#visitors.values(), ...this.#forms].some((each) => each.visitor === visitor);
  }

  /** Returns the visitor of each chat_id. The first chat_accepted after the first Reply in a chat has the chat_id of this chat. */
  #chatIds(): Map<unknown, string> {
    const found = new Map<unknown, string>();
    const replies = [...this.#replies];
    for (const [index, [chatId, from]] of replies.entries()) {
      const to = replies[index + 1]?.[1] ?? Number.POSITIVE_INFINITY;
      const isIts = (event: CaughtRequest) =>
        event.firstByteAt >= from && event.firstByteAt < to && !found.has(field(event, 'chat_id'));
      const event = this.events('chat_accepted').find(isIts);
      if (event) found.set(field(event, 'chat_id'), this.#visitorOf(chatId));
    }
    return found;
  }

  #visitorOf(chatId: number): string {
    return need(this.#chats.get(chatId), 'a chat of this scene');
  }
}

export function eventName(request: CaughtRequest): string {
  return printed(field(request, 'event_name'));
}
