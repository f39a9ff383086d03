import { printed } from '../../../generated/faults.ts';
import { type DeliveryPolicy, policies } from '../../../generated/policies.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { type Desk, DeskRefused, deskOf } from '../../desk/desk.ts';
import { type Case, type Judge, Unmet } from '../../run/case.ts';
import type { TargetOption, TargetOptions } from '../../run/options.ts';
import { isNothing, nothingServed, reach } from '../../wire/http/reach.ts';
import { type Answer, type CaughtRequest, ok, type Script, StandIn } from '../../wire/http/stand-in.ts';
import { unique } from '../../wire/payload/messages.ts';
import { Address, isAgents, messageOf, Site } from './site.ts';

/** Resolves with true if `act` succeeds. If the desk lacks the operation, `rules` cannot be observed. */
export async function canDo(
  judge: Judge,
  rules: readonly RuleId[],
  act: () => Promise<unknown>,
  isLacking = ({ isMissing }: DeskRefused) => isMissing,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof DeskRefused && isLacking(error))) throw error;
    judge.cannotSee(rules, error.message);
    return false;
  }
}

/** Resolves with true if the desk operation `act` succeeds, and with false if it fails for any reason. A failure is not judged. */
export async function takes(act: () => Promise<unknown>): Promise<boolean> {
  return act().then(
    () => true,
    () => false,
  );
}

/** Resolves with true if the desk can show the chat. If it lacks the operation, the rules `all` cannot be observed. */
export function canShow(judge: Judge, all: readonly RuleId[], desk: Desk, chatId: number): Promise<boolean> {
  const isLacking = ({ isItsFault }: DeskRefused) => !isItsFault;
  return canDo(judge, all, () => desk.getChat(chatId), isLacking);
}

export interface SiteOptions {
  chunked?: boolean;
  agents?: string[];
  /** The responses of the customer endpoint, one for each attempt. The last one repeats. */
  answers?: readonly Answer[];
  /** The text that the agent will write. Requests without its unique part, such as a greeting, do not count as attempts. */
  words?: string;
  closedPort?: number;
  addressed?: (url: string) => string;
}

export class ServiceContext {
  readonly desk: Desk | undefined;
  readonly policy: DeliveryPolicy & { intervalMs: number } = policies.sendAgentMessage;
  readonly addressing = new Addressing();
  /** The stand-ins of sites, bots and webhooks. */
  readonly #ofSites: StandIn[] = [];
  readonly #options: TargetOptions;
  readonly sites: Site[] = [];
  readonly #standIns: StandIn[] = [];
  readonly #channels: string[] = [];
  readonly #byPath = new Map<string, StandIn>();
  #shared: Promise<StandIn> | undefined;
  #agent: Promise<{ agentId: string; agentName: string }> | undefined;

  /** In a run without the option `listen`, each stand-in listens on its own port of the loopback address. */
  constructor(options: TargetOptions) {
    this.#options = options;
    this.desk = deskOf(options);
  }

  async open(): Promise<void> {
    if (this.desk) return this.desk.open();
    const status = `${this.#options.url?.replace(/\/+$/, '')}/status`;
    if (isNothing(await reach(status))) throw new Error(nothingServed(status));
  }

  /** Returns an address for customers' messages: the address of a new channel, or in a run without a desk the address in `--url`. */
  async address(): Promise<Address | Site> {
    if (this.desk) return this.site();
    return new Address(this.#options.url ?? '');
  }

  async site(options: SiteOptions = {}): Promise<Site> {
    const desk = this.#needDesk();
    const agent = await this.agent();
    const hookPath = `/${unique('hook')}`;
    const { standIn, base } = await this.#standIn(options, hookPath);
    const create = (customer_endpoint: string) =>
      desk.createChannel({
        name: unique('Conformance'),
        customer_endpoint,
        agents: options.agents ?? [agent.agentId],
        ...(options.chunked !== undefined && { chunked: options.chunked }),
      });
    const address = `${base}${hookPath}`;
    // With `addressed`, the case changes the address. The case then judges a rejection itself, so https is not tried.
    const { channel_id: channelId, endpoint } = await (options.addressed
      ? create(options.addressed(address))
      : this.addressing.tell('channel', address, create, ({ channel_id }) => desk.removeChannel(channel_id)));
    this.#channels.push(channelId);
    const settings = { endpoint, channelId, desk, standIn, hookPath, standIns: this.#ofSites, ...agent };
    const made = new Site({ ...settings, words: options.words });
    this.sites.push(made);
    return made;
  }

  /** Sets up a stand-in for a bot provider or a webhook receiver, and returns it with its address. `name` begins its path. */
  async receiver(name: string, script: Script): Promise<{ receiver: StandIn; address: string }> {
    const path = `/${unique(name)}`;
    const { standIn, base } = await this.#standIn({}, path);
    standIn.script = script;
    return { receiver: standIn, address: `${base}${path}` };
  }

  /** Returns the agent of most scenarios, who is online. The agent is created at the first call. */
  agent(): Promise<{ agentId: string; agentName: string }> {
    this.#agent ??= this.#putAgent();
    return this.#agent;
  }

  /** True if each stand-in has its own port. With `--listen`, they all share one port, so there can be no closed port. */
  get ownPorts(): boolean {
    return this.#options.listen === undefined;
  }

  /** Removes the channels that the run set up, and waits at most one second for their removal. Then closes the stand-ins and the desk. */
  async close(): Promise<void> {
    const removed = Promise.all(
      this.#channels.map(async (id) => this.desk?.removeChannel(id).catch(() => undefined)),
    );
    await Promise.race([removed, new Promise((enough) => setTimeout(enough, 1000).unref())]);
    await Promise.all(this.#standIns.map((standIn) => standIn.close()));
    await this.desk?.close();
  }

  async #putAgent(): Promise<{ agentId: string; agentName: string }> {
    const settings = { name: agentName, photo: agentPhoto, online: true };
    const agentId = unique('agent');
    const agent = await this.#needDesk().putAgent(agentId, settings);
    return { agentId, agentName: agent?.name ?? settings.name };
  }

  async #standIn(
    { answers, words, closedPort }: SiteOptions,
    hookPath: string,
  ): Promise<{ standIn: StandIn; base: string }> {
    const { listen, publicUrl } = this.#options;
    const nameOf = (request: CaughtRequest) => (isAgents(request, words) ? 'attempt' : 'other');
    const script = inOrder(nameOf, { attempt: answers ?? [ok] });
    const standIn = new StandIn(script, '127.0.0.1', closedPort ?? 0);
    standIn.sparesProbes = true;
    this.#standIns.push(standIn);
    this.#ofSites.push(standIn);
    if (!listen && closedPort !== undefined) standIn.shutUntil = Number.POSITIVE_INFINITY;
    if (listen) {
      this.#byPath.set(hookPath, standIn);
      const { url } = await this.#sharedStandIn(listen);
      return { standIn, base: publicUrl?.replace(/\/$/, '') ?? url };
    }
    if (closedPort === undefined) await standIn.open();
    return { standIn, base: standIn.url };
  }

  #sharedStandIn({ host, port }: { host: string; port: number }): Promise<StandIn> {
    if (!this.#shared) {
      const standIn = new StandIn((request) => this.#route(request), host, port);
      this.#standIns.push(standIn);
      this.#shared = standIn.open();
    }
    return this.#shared;
  }

  #route(request: CaughtRequest): Answer {
    const owner = [...this.#byPath].find(([path]) => `${request.path}/`.includes(`${path}/`))?.[1];
    return owner ? owner.take(request) : { kind: 'reply', status: 404, body: '' };
  }

  #needDesk(): Desk {
    if (!this.desk) throw new Error('this scenario needs the desk');
    return this.desk;
  }
}

/** Returns the `run` of a case that needs its own channel. The channel is set up before `act` is called. */
export function onSite(
  act: (site: Site, judge: Judge, context: ServiceContext) => Promise<void>,
): Case<ServiceContext>['run'] {
  return async (context, judge) => act(await context.site(), judge, context);
}

/** Returns `needs` and `run` of a case that judges responses at a channel's address, and needs no desk. */
export function atAddress(
  act: (address: Address, judge: Judge, context: ServiceContext) => Promise<void>,
): Pick<Case<ServiceContext>, 'needs' | 'run'> {
  return { needs: [], run: async (context, judge) => act(await context.address(), judge, context) };
}

/**
 * Returns a script for a stand-in. It answers the requests with one name by the responses for that name, in order, of which the last repeats.
 * Other requests get `others`.
 */
export function inOrder(
  nameOf: (request: CaughtRequest) => string,
  answers: Readonly<Record<string, readonly Answer[]>>,
  others: Answer = ok,
): Script {
  return (request, earlier) => {
    const name = nameOf(request);
    const own = answers[name] ?? [others];
    const number = earlier.filter((each) => nameOf(each) === name).length;
    return own[Math.min(number, own.length - 1)] ?? others;
  };
}

/** Returns a script that answers the attempts at each text in order, and accepts other messages. */
export function byWords(answers: Readonly<Record<string, readonly Answer[]>>): Script {
  return inOrder((request) => printed(messageOf(request)['text']), answers);
}

/** The name of the agent of most scenarios. Many programs change such letters and signs by mistake. */
const agentName = "Zoë “Ada” O'Neill & Łukasz-名前";
export const agentPhoto = 'https://files.example/zoe.png';

export const anyDesk: readonly (readonly TargetOption[])[] = [['desk'], ['deskCommand']];

export const deskOptions = {
  desk: 'the address of the desk, or of an adapter with its interface',
  deskToken: 'the token of the desk',
  deskCommand: 'a command that is a desk, by JSON lines on its standard input and output',
  listen: 'HOST:PORT where the suite waits for what the service sends',
  publicUrl: 'the address under which the service reaches --listen',
} as const;

/** Thrown if the service accepts only https, and the suite's stand-ins serve plain http. */
class HttpsOnly extends Unmet {
  constructor({ message, evidence }: DeskRefused) {
    const way = 'Let them speak HTTPS: --tls-ca FILE, with a certificate that the service has to trust';
    const why = 'It accepts HTTPS only, and the suite’s stand-ins are plain http';
    super(`${message}. ${why}. ${way}`, evidence, false);
    this.name = 'HttpsOnly';
  }
}

/** Sets addresses of the suite in a service. Determines once for each `purpose` whether the service accepts only https addresses. */
export class Addressing {
  readonly #found = new Map<string, Promise<HttpsOnly | undefined>>();

  /** Calls `act` with `address`. Throws HttpsOnly if only the same address with https is accepted, and undoes that. */
  async tell<T>(
    purpose: string,
    address: string,
    act: (address: string) => Promise<T>,
    undo: (made: T) => unknown = () => undefined,
  ): Promise<T> {
    const known = await this.#found.get(purpose);
    if (known) throw known;
    try {
      return await act(address);
    } catch (error) {
      if (!address.startsWith('http://') || !(error instanceof DeskRefused && error.isRefusal)) throw error;
      const secure = async () => {
        await undo(await act(address.replace('http', 'https')));
        return new HttpsOnly(error);
      };
      const found = this.#found.get(purpose) ?? secure().catch(() => undefined);
      this.#found.set(purpose, found);
      throw (await found) ?? error;
    }
  }
}
