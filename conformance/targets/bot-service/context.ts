import { printed } from '../../../generated/faults.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import { need } from '../../run/judge.ts';
import type { TargetOptions } from '../../run/options.ts';
import { type Answer, reply } from '../../wire/http/answers.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';
import { field } from '../../wire/payload/fields.ts';
import { unique } from '../../wire/payload/messages.ts';
import { ServiceContext } from '../shared/service-context.ts';
import { BotScene, type Times } from './scene.ts';

const taken = reply(200, {});

export interface BotSceneOptions {
  /** The provider's answers to the requests with CLIENT_MESSAGE, in order. The last one repeats. */
  answers?: readonly Answer[];
  /** The provider's answers to other events, by the name of the event. */
  news?: Readonly<Record<string, Answer>>;
  /** The customer endpoint's answers in order. The last one repeats. */
  client?: readonly Answer[];
  online?: boolean;
  /** The value of the Authorization header that the service must compare and send. */
  authorization?: string;
  addressed?: (url: string) => string;
}

/** The context of the cases of the target bot-service. */
export class BotServiceContext extends ServiceContext {
  /** The number of attempts and the timeouts of events to a bot. */
  readonly botPolicy: DeliveryPolicy = policies.sendBotEvent;
  readonly scenes: BotScene[] = [];
  readonly #base: string | undefined;
  readonly #providerId: string | undefined;
  readonly #times: Times = {};

  constructor({ url, providerId, ...options }: TargetOptions) {
    super(options);
    this.#base = url?.replace(/\/$/, '');
    this.#providerId = providerId;
  }

  /** Sets up a channel with a bot. The suite acts as the customer endpoint and as the provider. */
  async scene(options: BotSceneOptions = {}): Promise<BotScene> {
    const { online = true, authorization, client, addressed } = options;
    const agent = online ? await this.agent() : await this.#absentAgent();
    const site = await this.site({ agents: [agent.agentId], ...(client && { answers: client }) });
    const path = `/${unique('bot')}`;
    const token = unique('ToKen');
    const { standIn: receiver, base } = await this.standInAt(path, byEvent(options));
    const connect = (bot_endpoint: string) =>
      site.desk.connectBot(site.channelId, {
        bot_endpoint,
        token,
        ...(this.#providerId !== undefined && { provider_id: this.#providerId }),
        ...(authorization !== undefined && { authorization }),
      });
    const address = `${base}${path}`;
    const connected = await (addressed
      ? connect(addressed(address))
      : this.addressing.tell('bot', address, connect));
    const provider = connected?.provider_id ?? this.#providerId;
    const known = this.#base && `${this.#base}/webhooks/${provider}/${token}`;
    const endpoint = need(connected?.endpoint ?? known, 'the address for the provider’s events is known');
    const times = this.#times;
    const made = new BotScene({ site, receiver, path, token, endpoint, agentId: agent.agentId, times });
    this.scenes.push(made);
    return made;
  }

  async #absentAgent(): Promise<{ agentId: string }> {
    const agentId = unique('absent');
    const desk = need(this.desk, 'a desk');
    await desk.putAgent(agentId, { name: 'Ben of Conformance', online: false });
    return { agentId };
  }
}

function byEvent({ answers = [taken], news = {} }: BotSceneOptions) {
  return (request: CaughtRequest, earlier: readonly CaughtRequest[]): Answer => {
    const event = printed(field(request, 'event'));
    if (event !== 'CLIENT_MESSAGE') return news[event] ?? taken;
    const number = earlier.filter((each) => field(each, 'event') === 'CLIENT_MESSAGE').length;
    return answers[Math.min(number, answers.length - 1)] ?? taken;
  };
}
