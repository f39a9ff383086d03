import { webhookReceiverEventRules } from '../../../generated/developer/kinds.ts';
import { webhookReceiverOperations } from '../../../generated/developer/operations.ts';
import { printed } from '../../../generated/faults.ts';
import type { Operation, Validator } from '../../../generated/operation.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/calls.ts';
import { type Judge, need, needOk, Unmet } from '../../run/judge.ts';
import { type Answer, reply } from '../../wire/http/answers.ts';
import type { CaughtRequest, StandIn } from '../../wire/http/stand-in.ts';
import { field } from '../../wire/payload/fields.ts';
import { file } from '../../wire/payload/kinds.ts';
import { type Json, text, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';
import { EventScene } from '../shared/event-scene.ts';
import { ServiceContext } from '../shared/service-context.ts';
import type { Site } from '../shared/site.ts';

/**
 * The longest time for a service to send an event, in milliseconds. The source documents state no limit. The full time passes only if
 * nothing arrives.
 */
const eventMs = () => patient(10_000);

/** The agent of every scene, and another agent of the same channel, so that a service can confuse the two. */
export const agentName = 'Ada of Conformance';
export const otherAgentName = 'Grace of Conformance';

/** The e-mail and phone of each agent, as the suite gave them to the desk. */
export const reachedBy: Readonly<Record<string, Json>> = {
  [agentName]: { email: 'ada@conformance.example', phone: '+4930901821' },
  [otherAgentName]: { email: 'grace@conformance.example' },
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
  #agent: Promise<string> | undefined;
  readonly #bystander = unique('bystander');

  /**
   * Sets up a channel with a webhook receiver of its own. The receiver answers each event as `answers` says by the event's name, and
   * otherwise with the result OK.
   */
  async scene(answers: Readonly<Record<string, Answer>> = {}): Promise<WebhookScene> {
    this.#agent ??= this.#putAgent();
    const agentId = await this.#agent;
    const site = await this.site({ agents: [this.#bystander, agentId] });
    const path = `/${unique('receiver')}`;
    const script = (request: CaughtRequest) =>
      answers[printed(field(request, 'event_name'))] ?? reply(200, { result: 'OK' });
    const { standIn, base } = await this.standInAt(path, script);
    const set = (url: string) => site.desk.setWebhook(site.channelId, { url });
    await this.addressing.tell('webhook', `${base}${path}`, set).catch((error: unknown) => {
      throw error instanceof DeskRefused && error.isMissing ? new Unmet(error.message, [], false) : error;
    });
    return new WebhookScene(site, standIn, agentId, this.#bystander);
  }

  /** Creates both agents with all their data, and returns the id of the first one. A desk may not support departments. */
  async #putAgent(): Promise<string> {
    const desk = need(this.desk, 'a desk');
    const agentId = unique('agent');
    for (const [id, name] of [
      [agentId, agentName],
      [this.#bystander, otherAgentName],
    ] as const)
      await desk.putAgent(id, { name, ...reachedBy[name], online: true });
    await desk.putAgent(agentId, { department: { id: 7, name: 'Orders' } }).catch(() => undefined);
    return agentId;
  }
}

/** A channel of the service, whose webhooks the suite receives. */
export class WebhookScene extends EventScene {
  readonly agentId: string;
  readonly otherAgentId: string;
  readonly customer: Json = { id: unique('visitor') };
  /** The number of messages that the customer wrote, including files. */
  said = 0;

  constructor(site: Site, receiver: StandIn, agentId: string, otherAgentId: string) {
    super(site, receiver, 'event_name', eventMs);
    this.agentId = agentId;
    this.otherAgentId = otherAgentId;
  }

  /** Waits for the n-th event of this name, and judges that it arrives. Returns the event. */
  async expect(judge: Judge, name: EventName, when: string, n = 1): Promise<CaughtRequest | undefined> {
    const event = await this.untilEvent(name, n);
    judge.found(webhookReceiverEventRules[name], event, `${name} ${when}`, this);
    return event;
  }

  /** Lets a customer write, and returns the chat's number at the desk. A new chat is not accepted by anybody yet. */
  async write(more: Json = {}): Promise<number> {
    const words = unique('Grüß Gott 🙂');
    this.said += 1;
    const answer = await this.site.postMessage({ ...this.customer, ...more }, text(words));
    needOk(answer, 'a customer’s text');
    const seen = need(await this.site.untilSaid(words), 'a customer’s text reaches the desk', answer);
    return seen.chat.chat_id;
  }

  /**
   * Lets a customer send nine messages at once, so that a service which reads them page by page is tested. Then sends one more, and waits
   * until it reaches the desk.
   */
  async chatter(): Promise<void> {
    const all = Array.from({ length: 9 }, () => this.site.postMessage(this.customer, text(unique('und'))));
    this.said += (await Promise.all(all)).filter(({ status }) => status === 200).length;
    await this.write();
  }

  /** Lets a customer send a file. Does not wait for it: the next text is waited for, and arrives after the file. */
  async sendFile(): Promise<void> {
    const answer = await this.site.postMessage(this.customer, file());
    if (answer.status === 200) this.said += 1;
  }

  accept(chatId: number, agentId = this.agentId): Promise<unknown> {
    return this.site.desk.acceptChat(chatId, agentId);
  }
}

export function eventName(request: CaughtRequest): string {
  return printed(field(request, 'event_name'));
}
