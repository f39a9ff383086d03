// The observations of a run from outside: messages with their responses, requests that arrived, and numbers that were given.

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
  /** How often it was posted: one whose answer was lost is posted again with the same id. */
  posts: number;
  firstAt: number;
  lastAt: number;
}

/** Whose endpoint a stand-in is. */
export type Side = 'front end' | 'bot' | 'webhook';

/** How a request is answered: as it should be, or in a way of programs that are not well. */
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
  /** For how long this process did not look at its sockets before. */
  lagMs: number;
  /** The key that all attempts of a delivery share. */
  key: string;
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

export class Ledger {
  readonly said: Said[] = [];
  readonly arrivals: Arrival[] = [];
  /** Kills, pauses and lost connections to PostgreSQL: requests under way may have happened or not. */
  readonly breaks: Spell[] = [];
  /** While clocks differ from the true time. */
  readonly wrongClocks: Spell[] = [];
  /** Instants from which a process counts intervals by another clock than the process before it. */
  readonly newClocks: number[] = [];
  /** The violations that were seen, by their kind. */
  readonly wrong = new Map<string, string[]>();
  /** How often something was done. */
  readonly done = new Map<string, number>();
  readonly #numbers = new Map<string, string>();
  #tokens = 0;

  /** A text that is said nowhere else. */
  token(): string {
    return `<${(++this.#tokens).toString(36)}>`;
  }

  count(what: string, times = 1): void {
    this.done.set(what, (this.done.get(what) ?? 0) + times);
  }

  /** Records a violation. `says` helps to find the cause. */
  blame(kind: string, says: string): void {
    const known = this.wrong.get(kind) ?? [];
    this.wrong.set(kind, known);
    known.push(says);
  }

  /** A number was told for something. Told for two things it was given twice. */
  numbered(kind: string, number: number | string, stands: string): void {
    const key = `${kind} ${number}`;
    const known = this.#numbers.get(key);
    if (known === undefined) this.#numbers.set(key, stands);
    else if (known !== stands) this.blame('given twice', `${key} stands for ${known} and for ${stands}`);
  }
}

/** The tokens that stand in a text. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(/<[0-9a-z]+>/g)].map(([token]) => token);
}

/** Whether one of these spells overlaps with a time. */
export function isIn(spells: readonly Spell[], from: number, to: number): boolean {
  return spells.some((spell) => spell.from <= to && spell.to >= from);
}
