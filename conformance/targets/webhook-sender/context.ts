import { webhookReceiverEventRules } from '../../../generated/developer/kinds.ts';
import type { ChatAcceptedReply } from '../../../generated/developer/types.ts';
import { printed } from '../../../generated/faults.ts';
import type { OfflineForm, VisitorReport } from '../../../generated/reference/desk/types.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/desk.ts';
import { type Judge, need, needOk, Unmet } from '../../run/case.ts';
import type { Exchange } from '../../wire/http/exchange.ts';
import { type Answer, type CaughtRequest, reply, type StandIn } from '../../wire/http/stand-in.ts';
import { file } from '../../wire/payload/kinds.ts';
import { field, isThere, type Json, mentions, text, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { inOrder, ServiceContext, takes } from '../shared/service-context.ts';
import { EventScene, type Site } from '../shared/site.ts';
import { awkward, Given, newVisit } from './given.ts';

/** The longest time until an event is sent. The source states no limit. */
const eventMs = () => patient(10_000);

export const agentName = 'Ada <b>Łukasz</b> & "Söhne" 🙂';
export const otherAgentName = 'Grace O’Brien-李';

export const reachedBy: Readonly<Record<string, Json>> = {
  [agentName]: { email: 'Ada.Zoe@conformance.example', phone: '+4930901821' },
  [otherAgentName]: { email: 'Grace+2@conformance.example', phone: '+4930901828' },
};

/** The department of each agent. Some desks do not support departments. */
export const departments = {
  [agentName]: { id: 7, name: 'Orders & <Returns>' },
  [otherAgentName]: { id: 1007, name: 'Größen 📏' },
};

export type EventName = keyof typeof webhookReceiverEventRules;

/** Returns the rule that says when an event is sent. For an unknown event, returns the rule about event_name. */
export function ruleOf(event: CaughtRequest): RuleId {
  const rules: ReadonlyMap<string, RuleId> = new Map(Object.entries(webhookReceiverEventRules));
  return rules.get(eventName(event)) ?? 'HOOK-OUT-01';
}

export class WebhookSenderContext extends ServiceContext {
  readonly #given = new Given<WebhookScene>();
  readonly #ids = { agentId: unique('agent'), otherAgentId: unique('bystander') };
  #agents: Promise<void> | undefined;

  /** Sets up a channel and its receiver. It answers each event by its `answers` in order, or by OK. */
  async scene(answers: Readonly<Record<string, readonly Answer[]>> = {}): Promise<WebhookScene> {
    this.#agents ??= this.#putAgents();
    await this.#agents;
    const site = await this.site({ agents: Object.values(this.#ids).toReversed() });
    const script = inOrder(eventName, answers, reply(200, { result: 'OK' }));
    const { receiver, address } = await this.receiver('receiver', script);
    const set = (url: string) => site.desk.setWebhook(site.channelId, { url });
    await this.addressing.tell('webhook', address, set).catch((error: unknown) => {
      throw error instanceof DeskRefused && error.isMissing ? new Unmet(error.message, [], false) : error;
    });
    return new WebhookScene(site, receiver, this.#given, this.#ids);
  }

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
  readonly #chats = new Map<number, string>();
  /** For each chat, the time of the first click on Reply, in the order of the clicks. */
  readonly #replies = new Map<number, number>();
  /** The submitted offline forms: a unique word of the message, and the name that findings give the visitor. */
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

  /** Calls `act`, and judges that the next event of this name arrives. Returns the event. */
  async after(
    act: () => Promise<unknown>,
    judge: Judge,
    name: EventName,
    when: string,
  ): Promise<CaughtRequest | undefined> {
    const n = this.events(name).length + 1;
    await act();
    return this.expect(judge, name, when, n);
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

  said({ id }: Json = this.customer): number {
    return this.#visitors.get(id)?.said ?? 0;
  }

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

  /** Lets a customer send nine messages at once, since a service may read them in pages. Then waits for one more. */
  async chatter(): Promise<void> {
    await Promise.all(Array.from({ length: 9 }, () => this.#post(this.customer, text(unique('und')))));
    await this.write();
  }

  /** Lets a customer send a file. Does not wait for its event: the suite waits for the event of the next text, which comes later. */
  async sendFile(): Promise<void> {
    await this.#post(this.customer, file());
  }

  async answer(chatId: number, agentId = this.agentId): Promise<void> {
    const words = unique('Guten Tag – schön, dass Sie da sind');
    this.given.own(this.#visitorOf(chatId), words);
    await this.site.desk.writeMessage(chatId, { agent_id: agentId, message: { type: 'text', text: words } });
  }

  /** Records the data of a response to chat_accepted. Only the visitor of this chat has them. */
  answered(chatId: number, { contact_info, crm_link }: ChatAcceptedReply): void {
    this.given.tell(this.#visitorOf(chatId), { ...contact_info, crm_link });
  }

  async accept(chatId: number, agentId = this.agentId): Promise<void> {
    if (!this.#replies.has(chatId)) this.#replies.set(chatId, performance.now());
    await this.site.desk.acceptChat(chatId, { agent_id: agentId });
  }

  /** Sets data of a chat's visitor at the desk. Resolves with false if the desk does not accept them. */
  async learn(chatId: number, report: VisitorReport): Promise<boolean> {
    const visitor = this.#visitorOf(chatId);
    this.given.own(visitor, report);
    const isTaken = await takes(() => this.site.desk.setVisitor(chatId, report));
    if (isTaken) this.given.tell(visitor, { ...report });
    return isTaken;
  }

  /** Rates the chat and blocks its visitor, as far as the desk can. Returns the facts that chat_finished must report. */
  async rate(chatId: number): Promise<{ rate?: 'positive'; blacklisted?: true }> {
    const taken = {};
    for (const end of [{ rate: 'positive' }, { blacklisted: true }] as const)
      if (await takes(() => this.site.desk.setVisitor(chatId, end))) Object.assign(taken, end);
    return taken;
  }

  close(chatId: number, agentId = this.agentId): Promise<unknown> {
    return this.site.desk.closeChat(chatId, { agent_id: agentId });
  }

  /** Sets the data of a visit at the desk, one field at a time. A desk may accept some fields and reject others. */
  async visit(chatId: number): Promise<void> {
    for (const [key, value] of Object.entries(newVisit())) await this.learn(chatId, { [key]: value });
  }

  /** Lets another customer write, with another visit and `more`, and the other agent press Reply. */
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

  knows(visitor: string): boolean {
    return [...this.#visitors.values(), ...this.#forms].some((each) => each.visitor === visitor);
  }

  /**
   * Maps each chat_id to its visitor. A chat's number at the desk may differ from its chat_id: the first chat_accepted after an agent first
   * presses Reply in a chat has the chat_id of this chat.
   */
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
