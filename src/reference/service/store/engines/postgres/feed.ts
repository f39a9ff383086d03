import { setTimeout as sleep } from 'node:timers/promises';
import type { Announced, NewsListener } from '../../shared.ts';
import type { Queryable } from './connect.ts';
import { Settings, settingsChanged } from './settings.ts';
import { type Statement, statement } from './statements.ts';

/** The counter that holds the commit of the last change of outages. */
export const outagesChanged = 'outages changed';

/** How many commits the store remembers, and up to how many more until those are removed. */
export const retained = 10_000;
export const removedAtOnce = 100;

/** Commits that are announced within so many milliseconds are looked for by one query. */
const hearingMs = 5;

export type Numbers = ReadonlyMap<string, number>;

/** A commit by its number and id. In another history of the database a commit has the same number and another id. */
export interface CommitId {
  number: number;
  id: string;
}

/** A query for what is durable. */
export interface Question {
  /** The last known commit when it was asked. */
  known: CommitId;
  /** In which history of the database it was asked. */
  history: number;
  statement: Statement;
}

/** All counters, the last commit, and the commit that has the number of the known one. */
export interface Answer {
  counters: Record<string, number> | null;
  last_id: string | null;
  known_id: string | null;
}

const text = `select (select json_object_agg(counter, last) from counters) as counters,
  (select id from commits order by number desc limit 1) as last_id, (select id from commits where number = $1) as known_id`;

/** What an announcement says beside what listeners are asked. */
interface Payload extends Announced {
  /** The process that announces. */
  from: string;
  settings: boolean;
}

export function payloadOf(payload: Payload): string {
  return JSON.stringify(payload);
}

/** Follows what the processes make durable, by the counters. Numbers rise in the order of commits, so that none is missed. */
export class Feed {
  readonly settings = new Settings();
  /** The name of this process in announcements. */
  readonly #name: string;
  readonly #database: Queryable;
  readonly #listeners = new Map<NewsListener, (announced: Announced) => boolean>();
  #known: CommitId = { number: 0, id: '' };
  /** The counters; undefined before the first look. */
  #numbers: Numbers | undefined;
  /** The highest numbers that this process knows of: none is given for a second time where a database has lost it. */
  readonly #given = new Map<string, number>();
  /** How often the database was found to be another one. */
  #history = 0;
  /** This process has the lock and knows everything, or it waits for the outcome of its commit. */
  #isWriting = false;
  #looking: Promise<void> | undefined;

  constructor(name: string, database: Queryable) {
    this.#name = name;
    this.#database = database;
  }

  listen(listener: NewsListener, isUrgent: (announced: Announced) => boolean = () => true): void {
    this.#listeners.set(listener, isUrgent);
  }

  /** The query for what is durable. */
  question(): Question {
    return { known: this.#known, history: this.#history, statement: statement(text, [this.#known.number]) };
  }

  /** A commit was announced. */
  hear(payload = ''): void {
    const announced = announcedIn(payload);
    if (!announced || announced.from === this.#name) return;
    const isUrgent = announced.settings || [...this.#listeners.values()].some((each) => each(announced));
    if (isUrgent) this.lookSoon();
  }

  /** Asks in a moment. After a read, too: its rows may be newer than the known commits, and the database may lose those. */
  lookSoon(): void {
    this.#looking ??= sleep(hearingMs, undefined, { ref: false }).then(() => {
      this.#looking = undefined;
      return this.look().catch(() => {});
    });
  }

  /** Asks for what is durable, announced or not. */
  async look(): Promise<void> {
    const asked = this.question();
    const { rows } = await this.#database.query(asked.statement);
    if (!this.#isWriting) this.#take(asked, rows[0] as Answer);
  }

  /** This process has the lock: until `ended` it knows everything. */
  begun(asked: Question, answer: Answer): void {
    this.#take(asked, answer);
    this.#isWriting = true;
  }

  /** The number of the last commit. */
  get last(): number {
    return this.#known.number;
  }

  /** The last number that was given of a counter, durable or lost. */
  given(counter: string): number {
    return this.#given.get(counter) ?? 0;
  }

  /** The transaction of this process is over; with its commit where that is durable. */
  ended(own?: CommitId & { numbers: Numbers }): void {
    this.#isWriting = false;
    if (!own) return;
    this.#known = { number: own.number, id: own.id };
    if (own.numbers.has(settingsChanged)) this.settings.clear();
    this.#know(new Map([...(this.#numbers ?? []), ...own.numbers]));
  }

  #know(numbers: Numbers): void {
    this.#numbers = numbers;
    for (const [counter, last] of numbers) this.#given.set(counter, Math.max(last, this.given(counter)));
  }

  /**
   * Tells what is new. Where the last known commit is missing, the database has another history, as after a failover to a standby that was
   * behind: nothing in memory is valid then.
   */
  #take({ known, history }: Question, { counters, last_id, known_id }: Answer): void {
    if (history !== this.#history) return;
    const numbers: Numbers = new Map(Object.entries(counters ?? {}));
    const before = this.#numbers;
    const last = numbers.get('commit') ?? 0;
    const isRemembered = last - known.number < retained;
    const isLost = known.number > 0 && (last < known.number || (isRemembered && known_id !== known.id));
    // The answer to an earlier question may come later.
    if (before && !isLost && last <= this.#known.number) return;
    this.#known = { number: last, id: last_id ?? '' };
    this.#know(numbers);
    if (isLost) {
      this.#history++;
      this.settings.clear();
      this.#tell('another history');
    } else if (before) this.#tellNews(before, numbers);
  }

  #tellNews(before: Numbers, now: Numbers): void {
    const isNew = (counter: string) => before.get(counter) !== now.get(counter);
    if (isNew(settingsChanged)) this.settings.clear();
    this.#tell({
      events: isNew('event'),
      outages: isNew(outagesChanged),
      deliveries: { after: before.get('delivery') ?? 0, to: now.get('delivery') ?? 0 },
    });
  }

  #tell(news: Parameters<NewsListener>[0]): void {
    for (const listener of this.#listeners.keys()) listener(news);
  }
}

/** What was announced. Any role that may connect can announce anything; what no process can have said is ignored. */
function announcedIn(payload: string): Payload | undefined {
  try {
    const announced = JSON.parse(payload);
    return Array.isArray(announced.partitions) ? announced : undefined;
  } catch {
    return undefined;
  }
}
