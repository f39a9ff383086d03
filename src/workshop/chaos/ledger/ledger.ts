// The observations of a run from outside: messages with their responses, received requests, assigned numbers, and violations.

/** The only owner of the chats that may hold a message. An absent field matches every chat. */
export interface ChatOwner {
  channel_id: string;
  customer_id?: string;
  visitor_number?: number;
  chat_id?: number;
}

/**
 * The outcome of a message: accepted; rejected, without an effect; or unknown, as when the process was killed before its
 * response.
 */
type Fate = 'taken' | 'refused' | 'unknown';

/** A message. No other message has its token. */
export interface Said {
  token: string;
  by: 'customer' | 'visitor' | 'agent' | 'bot';
  /** The writer of a sequence of messages. Accepted messages keep their order. */
  writer: string;
  whose: ChatOwner;
  fate: Fate;
  /** The number of its entry, if the response has one. */
  entry_id?: number;
  /** The number of its posts. If the response is lost, a message is posted again with the same id. */
  posts: number;
  firstAt: number;
  lastAt: number;
}

/** The side that a stand-in plays. */
export type Side = 'front end' | 'bot' | 'webhook';

/** The way a request is answered: well, or like a faulty program. */
export type Manner =
  | 'well'
  | 'hang'
  | 'reset'
  | 'drip'
  | 'huge'
  | 'busy'
  | 'redirect'
  | 'nonsense'
  | 'refuse';

/** A received request, and the way it was answered. */
export interface Arrival {
  side: Side;
  at: number;
  /** The id that all attempts of a delivery share. A typing notice has none. */
  id: string | undefined;
  text: string;
  manner: Manner;
  /** The time at which a correct response had been sent in full. */
  wellAt?: number;
}

/** Returns the time in milliseconds by this process's clock, which never jumps. */
export const instant = (): number => performance.now();

/** A period with a fault. */
export interface Spell {
  from: number;
  to: number;
}

/** Violations, in the order of the table. */
const violations = [
  'lost',
  'doubled',
  'misplaced',
  'out of order',
  'done though refused',
  'unended',
  'attempts against the policy',
  'given twice',
  'events missed or twice',
  'chats left open',
  'redirects followed',
  'faults',
  'wrong in the store',
] as const;
export type Violation = (typeof violations)[number];

const examplesShown = 10;

export class Ledger {
  readonly said: Said[] = [];
  readonly arrivals: Arrival[] = [];
  /** Kills, pauses and lost connections to PostgreSQL. Requests in these periods may have had an effect or not. */
  readonly breaks: Spell[] = [];
  /** The pauses only. A process that resumes sees its requests time out before it reads their responses. */
  readonly pauses: Spell[] = [];
  /** The periods in which a clock was wrong. */
  readonly wrongClocks: Spell[] = [];
  /** True once a process may have started with a wrong clock. */
  hasNewClock = false;
  /** Counts of acts. */
  readonly done = {
    kills: 0,
    'rolling upgrades': 0,
    pauses: 0,
    'restarts of PostgreSQL': 0,
    'connections cut': 0,
    'full disks': 0,
    'failed commits': 0,
    'clock jumps': 0,
    'channels removed': 0,
    acknowledged: 0,
    deliveries: 0,
    'requests received': 0,
    'events seen': 0,
  };
  /** Counts of effects that cannot be avoided. */
  readonly mayBe = {
    'repeated after a kill': 0,
    'answered when it was too late': 0,
    'of a bot, not shown': 0,
    'shown again while a clock was wrong': 0,
  };
  /** The violations that were found, by their kind. */
  readonly wrong: Partial<Record<Violation, string[]>> = {};
  readonly #numbers = new Map<string, string>();
  #tokens = 0;

  get isGood(): boolean {
    return Object.keys(this.wrong).length === 0;
  }

  /** Returns a text that occurs nowhere else. */
  token(): string {
    return `<${(++this.#tokens).toString(36)}>`;
  }

  /** Records a violation. `says` helps to find the cause. */
  blame(kind: Violation, says: string): void {
    const known = this.wrong[kind] ?? [];
    known.push(says);
    this.wrong[kind] = known;
  }

  /** Records that a number belongs to something. If it belongs to two things, it was assigned twice. */
  numbered(kind: string, number: number | string, stands: string): void {
    const key = `${kind} ${number}`;
    const known = this.#numbers.get(key);
    if (known === undefined) this.#numbers.set(key, stands);
    else if (known !== stands) this.blame('given twice', `${key} stands for ${known} and for ${stands}`);
  }

  /** Returns all counts, and a few violations of each kind. */
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
        ...all.slice(0, examplesShown).map((says) => `  ${says}`),
      ]),
    ].join('\n');
  }
}

/** Returns the tokens in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/<[0-9a-z]+>/g)].map(([token]) => token);
}

/** True if one of these periods overlaps with a time. */
export function isIn(spells: readonly Spell[], from: number, to: number): boolean {
  return spells.some((spell) => spell.from <= to && spell.to >= from);
}
