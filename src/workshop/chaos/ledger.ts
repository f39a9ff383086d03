import { hash } from 'node:crypto';

// The ledger has the observations from outside the service: messages with responses, received requests, numbers, and violations.

/** The fields of the chat to which a message belongs. An absent field matches every chat. */
interface ChatOwner {
  channel_id: string;
  customer_id?: string;
  visitor_number?: number;
  chat_id?: number;
}

/** A message that the run sent. The text of the message contains a unique token. */
export interface SentMessage {
  token: string;
  by: 'customer' | 'visitor' | 'agent' | 'bot';
  /** The name of the message's writer. The accepted messages of one writer must keep their order. */
  writer: string;
  whose: ChatOwner;
  /**
   * The outcome. `accepted`: the service stores the message. `rejected`: the message must have no effect. `unknown`: the message may have an
   * effect, for example if the process was killed before its response.
   */
  fate: 'accepted' | 'rejected' | 'unknown';
  /** The id of the transcript entry, if the response contains the id. */
  entry_id?: number;
  /** The number of requests with this message. If a response is lost, the run posts the message again with the same id. */
  posts: number;
  firstAt: number;
  lastAt: number;
}

/** The other side of the service, as a stand-in plays it. */
export type Side = 'front end' | 'bot' | 'webhook';

/** A request that a stand-in received, and the way in which the stand-in responded. */
export interface Arrival {
  side: Side;
  at: number;
  /** The id that all attempts of a delivery share, or undefined for a typing notice. */
  id: string | undefined;
  text: string;
  /** The name of the response: `well` for a correct response, or the behaviour of a faulty program. */
  behaviour: string;
  /** True if the service may treat the response as a success. */
  mayPass: boolean;
  /** The time at which the stand-in had sent a correct response in full. */
  wellAt?: number;
}

/** Returns the time of this process's monotonic clock, in milliseconds. */
export const instant = (): number => performance.now();

/** A period in which a fault had an effect. */
interface Period {
  from: number;
  to: number;
}

/** The kinds of violation, in the order of the printed table. */
const violations = [
  'lost',
  'doubled',
  'misplaced',
  'out of order',
  'done though rejected',
  'unended',
  'attempts against the policy',
  'given twice',
  'events missed or twice',
  'chats left open',
  'redirects followed',
  'faults',
  'wrong in the store',
] as const;
type Violation = (typeof violations)[number];

const examplesShown = 10;

export class Ledger {
  readonly messages: SentMessage[] = [];
  readonly arrivals: Arrival[] = [];
  /** The periods of kills, pauses and lost connections to PostgreSQL. A request in such a period may or may not have had an effect. */
  readonly breaks: Period[] = [];
  /** The periods of pauses only. When a paused process continues, its requests time out before it reads their responses. */
  readonly pauses: Period[] = [];
  /** The periods in which a process had a wrong clock. */
  readonly wrongClocks: Period[] = [];
  hasNewClock = false;
  readonly done = {
    kills: 0,
    'rolling upgrades': 0,
    pauses: 0,
    'restarts of PostgreSQL': 0,
    'connections cut': 0,
    'failed commits': 0,
    'clock jumps': 0,
    'channels removed': 0,
    acknowledged: 0,
    deliveries: 0,
    'requests received': 0,
    'events seen': 0,
  };
  /** The counts of effects that a service cannot avoid. These effects are not violations. */
  readonly mayBe = {
    'repeated after a kill': 0,
    'answered when it was too late': 0,
    'of a bot, not shown': 0,
    'shown again while a clock was wrong': 0,
  };
  readonly wrong: Partial<Record<Violation, string[]>> = {};
  readonly #numbers = new Map<string, string>();
  #tokens = 0;

  get isGood(): boolean {
    return Object.keys(this.wrong).length === 0;
  }

  /** Returns a new token: a text that occurs nowhere else in the run. */
  token(): string {
    return `<${(++this.#tokens).toString(36)}>`;
  }

  /** Records a violation. `details` helps to find the cause of the violation. */
  report(kind: Violation, details: string): void {
    const known = this.wrong[kind] ?? [];
    known.push(details);
    this.wrong[kind] = known;
  }

  /** Records the owner of a number. Records a violation if the number already has another owner. */
  numbered(kind: string, number: number | string, owner: string): void {
    const key = `${kind} ${number}`;
    const known = this.#numbers.get(key);
    if (known === undefined) this.#numbers.set(key, owner);
    else if (known !== owner) this.report('given twice', `${key} was assigned to ${known} and to ${owner}`);
  }

  table(): string {
    const part = (title: string, counts: [name: string, count: number][]) => [
      ` ${title}`,
      ...counts.map(
        ([name, count]) => `  ${name.padEnd(44)}${Math.round(count).toLocaleString('en').padStart(9)}`,
      ),
    ];
    return [
      ...part('done', Object.entries(this.done)),
      ...part('may be', Object.entries(this.mayBe)),
      ...part(
        'must be 0',
        violations.map((kind) => [kind, this.wrong[kind]?.length ?? 0]),
      ),
      ...Object.entries(this.wrong).flatMap(([kind, all]) => [
        `${kind}:`,
        ...all.slice(0, examplesShown).map((details) => `  ${details}`),
      ]),
    ].join('\n');
  }
}

export function tokensIn(text: string): string[] {
  return [...text.matchAll(/<[0-9a-z]+>/g)].map(([token]) => token);
}

export function isIn(periods: readonly Period[], from: number, to: number): boolean {
  return periods.some((period) => period.from <= to && period.to >= from);
}

export const newSeed = (): number => Math.floor(Math.random() * 1_000_000);

/** A generator of pseudo-random numbers. The same seed and name always produce the same numbers. */
export class Random {
  readonly #source: string;
  #drawn = 0;

  constructor(seed: number, name: string) {
    this.#source = `${seed} ${name}`;
  }

  next(): number {
    return hash('sha1', `${this.#source} ${this.#drawn++}`, 'buffer').readUInt32BE() / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  between(from: number, below: number): number {
    return from + Math.floor(this.next() * (below - from));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.between(0, from.length)]!;
  }

  /** Returns one of the values at random. The probability of a value is proportional to its weight. */
  weighted<T>(from: readonly (readonly [weight: number, value: T])[]): T {
    let left = this.next() * from.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, value] of from) {
      left -= weight;
      if (left < 0) return value;
    }
    return from.at(-1)![1];
  }
}
