// The observations of a run from outside: messages with their responses, requests that arrived, numbers that were given, and the
// violations that were found.

/** The only owner of the chats that may hold a message. An absent field matches every chat. */
export interface Whose {
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
  whose: Whose;
  fate: Fate;
  /** The number of its entry, where the answer told one. */
  entry_id?: number;
  /** The number of its posts: a message whose answer was lost is posted again with the same id. */
  posts: number;
  firstAt: number;
  lastAt: number;
}

/** The side whose endpoint a stand-in is. */
export type Side = 'front end' | 'bot' | 'webhook';

/** The way in which a request is answered: as it should be, or as by a program that is not well. */
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

/** A request that arrived, and how it was answered. */
export interface Arrival {
  side: Side;
  at: number;
  /** The id that all attempts of a delivery share; a typing notice has none. */
  id: string | undefined;
  text: string;
  manner: Manner;
  /** When an answer that is right was given in full. */
  wellAt?: number;
}

/** Instants in milliseconds by this process's clock, which never jumps. */
export const instant = (): number => performance.now();

/** A time in which something was not as it should be. */
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
  /** Kills, pauses and lost connections to PostgreSQL: requests under way may have happened or not. */
  readonly breaks: Spell[] = [];
  /** Pauses alone. A process that wakes sees that the time of its requests is over before it reads their responses. */
  readonly pauses: Spell[] = [];
  /** While clocks differ from the true time. */
  readonly wrongClocks: Spell[] = [];
  /** True once a process may have begun by a clock that was set. */
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
  /** Counts of effects that nobody can avoid. */
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

  /** A text that is said nowhere else. */
  token(): string {
    return `<${(++this.#tokens).toString(36)}>`;
  }

  /** Records a violation. `says` helps to find the cause. */
  blame(kind: Violation, says: string): void {
    const known = this.wrong[kind] ?? [];
    known.push(says);
    this.wrong[kind] = known;
  }

  /** A number was told for something. Told for two things it was given twice. */
  numbered(kind: string, number: number | string, stands: string): void {
    const key = `${kind} ${number}`;
    const known = this.#numbers.get(key);
    if (known === undefined) this.#numbers.set(key, stands);
    else if (known !== stands) this.blame('given twice', `${key} stands for ${known} and for ${stands}`);
  }

  /** All counts, and a few violations of each kind. */
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

/** The tokens that stand in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/<[0-9a-z]+>/g)].map(([token]) => token);
}

/** Tells if one of these spells overlaps with a time. */
export function isIn(spells: readonly Spell[], from: number, to: number): boolean {
  return spells.some((spell) => spell.from <= to && spell.to >= from);
}
