import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { Destination, DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { RecentMap } from '../../../contract/recent-map.ts';
import { destinations as defaults } from '../../limits.ts';
import { instant, shownDestination } from '../journal/desk-form.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { addressesOf, channelOf, presentChannels } from '../state/channels.ts';
import { addNote } from '../state/notes.ts';
import type { Commit, Missed, Reader, Shared, Store } from '../store/port.ts';
import type { Channel, Outage } from '../store/records.ts';
import { Pace, Semaphore, Timers } from './policy.ts';

export interface OutagesParts {
  store: Store;
  /** Set if other processes work on the same store. */
  shared?: Shared | undefined;
  work: Work;
  /** Returns the time in milliseconds since 1970, by a clock that does not go back. All timestamps in outages are from this clock. */
  now: () => number;
  logError: (error: unknown) => void;
  /** Called with a sentence for the log when a destination of a channel begins to fail, or responds again. */
  reported?: (isWell: boolean, text: string, channel_id: string) => void;
  destinations?: Figures | undefined;
}

/** A change in the state of a destination: its outage, or undefined if it responds again. */
interface Finding {
  url: string;
  outage: Outage | undefined;
}

/** The pause before the failed write of an outage is retried, in milliseconds. */
const againMs = 1000;

/** Stores the outages of destinations, for other processes and later starts, and adds notes about them for the desk. */
export class Outages {
  readonly limits: Limits;
  readonly #parts: OutagesParts;
  readonly #timers: Timers;
  /**
   * For each destination: its latest outage, or end of one, that is not durably written. The write is retried, because the end of an outage
   * is found only once.
   */
  readonly #unwritten = new Map<string, Finding>();

  constructor(parts: OutagesParts) {
    this.#parts = parts;
    const { now, logError, destinations } = parts;
    this.#timers = new Timers(now);
    this.limits = limitsOf({
      now,
      ...(destinations && { figures: destinations }),
      changed: (url, outage) => void this.#keep({ url, outage }),
    });
    parts.shared?.listen((commit, isOwn) => {
      if (!isOwn) this.#onCommit(commit).catch(logError);
    });
  }

  /** Applies the stored outages to the circuits of this process, at the start and after missed commits of others. */
  async read(): Promise<void> {
    const { circuits } = this.limits;
    // Outages that this process knows and that are durable. If the store lacks one of them, another process has removed it.
    const known = circuits.open.filter((url) => !this.#unwritten.has(url));
    const found = await outagesIn(this.#parts.store);
    for (const url of new Set([...known, ...found.keys()]))
      if (!this.#unwritten.has(url)) circuits.apply(url, found.get(url));
  }

  /** Discards unwritten findings, and stops the retries. The next process that drives the lanes finds the outages again. */
  stop(): void {
    this.#unwritten.clear();
    this.#timers.stop();
  }

  async #onCommit(commit: Commit | Missed): Promise<void> {
    if (typeof commit === 'string') return this.read();
    for (const [table, url] of commit.changedRows) {
      if (table !== 'outages') continue;
      const row = await this.#parts.store.get('outages', url as string);
      this.#unwritten.delete(url as string);
      this.limits.circuits.apply(url as string, row?.data);
    }
  }

  /** Writes a finding. Retries until that succeeds, or until a later finding about the destination replaces it. */
  async #keep(finding: Finding): Promise<void> {
    const { url } = finding;
    this.#unwritten.set(url, finding);
    while (this.#unwritten.get(url) === finding) {
      try {
        await this.#write(finding);
        if (this.#unwritten.get(url) === finding) this.#unwritten.delete(url);
      } catch (error) {
        this.#parts.logError(error);
        await this.#timers.until(this.#parts.now() + againMs);
      }
    }
  }

  async #write({ url, outage }: Finding): Promise<void> {
    // The channels are read before the unit of work, because a query inside it would delay other units.
    const channels = await presentChannels(this.#parts.store);
    const senders = channels.filter((channel) => kindTo(url, channel));
    await this.#parts.work(async (journal) => {
      const known = (await journal.get('outages', url))?.data;
      if (outage) journal.put('outages', { url, data: outage });
      else if (known) journal.remove('outages', url);
      if (Boolean(known) === Boolean(outage)) return;
      for (const { channel_id } of senders) {
        const channel = await channelOf(channel_id, journal);
        const kind = channel && kindTo(url, channel);
        if (kind) await this.#announce(channel, kind, outage, journal);
      }
    });
  }

  async #announce(
    channel: Channel,
    kind: DestinationKind,
    outage: Outage | undefined,
    journal: Journal,
  ): Promise<void> {
    const [about, shown] = names[kind];
    const goesOn =
      outage?.next_at === undefined
        ? 'New deliveries are still attempted as the contract says.'
        : 'New deliveries wait, and one at a time probes whether it is back.';
    const but = kind === 'bot_event' ? ', except what customers wrote: the agents have that' : '';
    const text = outage
      ? `The ${shown} has failed since ${instant(outage.since)}, ${outage.failed} deliveries in a row. ${goesOn} Fix it, then send again what failed${but}.`
      : `The ${shown} takes deliveries again. Deliveries that failed meanwhile can be sent again${but}.`;
    journal.afterwards(() => this.#parts.reported?.(!outage, text, channel.channel_id));
    await addNote({ channel_id: channel.channel_id, about, text }, journal);
    await journal.event({ event: 'destination_changed', channel });
  }
}

async function outagesIn(reader: Reader): Promise<Map<string, Outage>> {
  const rows = await reader.find('outages');
  return new Map(rows.map(({ data }) => [data.url, data]));
}

function kindTo(url: string, channel: Channel): DestinationKind | undefined {
  return addressesOf(channel).find((each) => each.url === url)?.kind;
}

const names: Readonly<Record<DestinationKind, [about: string, shown: string]>> = {
  message: ['customer_endpoint', 'customer endpoint'],
  bot_event: ['bot_endpoint', 'bot endpoint'],
  webhook: ['webhook', 'address for webhooks'],
};

export async function listDestinations(reader: Reader): Promise<Destination[]> {
  const outages = await outagesIn(reader);
  return (await presentChannels(reader)).flatMap((channel) =>
    addressesOf(channel).map(({ kind, url }) => ({
      channel_id: channel.channel_id,
      kind,
      to: shownDestination(kind, url),
      ...stateOf(outages.get(url)),
    })),
  );
}

function stateOf(outage: Outage | undefined): Pick<Destination, 'state'> & Partial<Destination> {
  if (!outage) return { state: 'well' };
  const { since, failed, next_at } = outage;
  return {
    state: next_at === undefined ? 'failing' : 'paused',
    since: instant(since),
    failed,
    ...(next_at !== undefined && { next_attempt_at: instant(next_at) }),
  };
}

export type Limits = ReturnType<typeof limitsOf>;

/** Returns the limits that all workers of a process share. */
export function limitsOf(parts: CircuitsParts) {
  return {
    circuits: new Circuits(parts),
    /** Permits for first attempts at each origin, so that a silent origin blocks no other. Retries need none, as they must be on time. */
    origins: new Semaphore(defaults.attemptsAtOnce),
    /** Permits to load large deliveries for their first step, and permits for their first attempts, to all destinations. */
    large: new Semaphore(defaults.largeAtOnce),
    pace: new Pace(),
    /** The pauses before the outcome of an attempt is written again. They end when the process stops, and not with a worker. */
    outcomes: new Timers(parts.now),
    /** The time of the last log message about requests that this machine cannot send. */
    shortage: { loggedAt: 0 },
  };
}

/** The destination of a delivery, with the data that decide if its attempt may start. */
export interface Route {
  url: string;
  policy: DeliveryPolicy;
  /** When the delivery was recorded, in milliseconds since 1970. */
  recordedAt: number;
}

export interface CircuitsParts {
  now: () => number;
  /** Called with the outage when it is found, and after each failed probe. Called with undefined when the destination responds again. */
  changed?: (url: string, outage: Outage | undefined) => void;
  figures?: Figures;
}

export type Figures = { readonly [Name in keyof typeof defaults]: number };

/** The most destinations for which failures are counted before an outage is found. */
const mostFailing = 10_000;

/** The failures of a destination since it last responded. */
type Failures = Pick<Outage, 'since' | 'failed'>;

/** A delivery that waits for the end of an outage. */
interface Waiting {
  until: number;
  /** The timers of its worker. If they are stopped, it is no probe, because it makes no attempt. */
  worker: Pick<Timers, 'isStopped'>;
  start: () => void;
}

/** The state of an open circuit. A circuit is open while its destination has an outage. */
interface Open extends Failures {
  pauseMs: number;
  /** The time before which no delivery probes the destination. */
  nextAt: number;
  /** True after the start of a probe whose end is not known yet. */
  isProbing: boolean;
  waiting: Waiting[];
  timer?: NodeJS.Timeout;
}

/**
 * A circuit breaker for each destination. It finds outages, which the desk shows. If the contract states the policy of a delivery, an
 * outage does not delay it. If the reference chose the policy (webhooks, OPEN-29), new deliveries wait during an outage. One at a time is
 * sent as a probe. A delivery waits at most `holdMs`, and then gets all attempts of its policy.
 */
export class Circuits {
  readonly #parts: CircuitsParts;
  readonly #figures: Figures;
  readonly #failures = new RecentMap<string, Failures>(mostFailing);
  readonly #open = new Map<string, Open>();

  constructor(parts: CircuitsParts) {
    this.#parts = parts;
    this.#figures = parts.figures ?? defaults;
  }

  get open(): string[] {
    return [...this.#open.keys()];
  }

  holds({ url, policy, recordedAt }: Route): boolean {
    return this.#open.has(url) && mayWait(policy) && this.#holdsUntil(recordedAt) > this.#parts.now();
  }

  wait(route: Route, worker: Waiting['worker']): Promise<void> {
    const circuit = this.#open.get(route.url);
    if (!circuit || !this.holds(route)) return Promise.resolve();
    return new Promise((start) => {
      const until = this.#holdsUntil(route.recordedAt);
      // A probe whose request was not sent waits again, and may be older than the others.
      const place = circuit.waiting.findLastIndex((each) => each.until <= until) + 1;
      circuit.waiting.splice(place, 0, { until, worker, start });
      this.#schedule(circuit);
    });
  }

  failed(url: string, policy: DeliveryPolicy): void {
    const { failsForMs, deliveries, probeMs, probeAtMostMs } = this.#figures;
    const now = this.#parts.now();
    const open = this.#open.get(url);
    const failures = open ?? this.#failures.get(url) ?? { since: now, failed: 0 };
    failures.failed++;
    if (open) {
      if (now < open.nextAt && !open.isProbing) return;
      open.isProbing = false;
      open.pauseMs = Math.min(open.pauseMs * 2, probeAtMostMs);
      open.nextAt = now + open.pauseMs;
    } else {
      this.#failures.set(url, failures);
      if (failures.failed < deliveries || now - failures.since < failsForMs) return;
      this.#opened(url, { ...failures, pauseMs: probeMs, nextAt: now + probeMs });
    }
    const { since, failed, nextAt } = this.#open.get(url)!;
    this.#parts.changed?.(url, { url, since, failed, ...(mayWait(policy) && { next_at: nextAt }) });
  }

  /** Closes the circuit of a destination that has responded, so that the waiting deliveries start. */
  succeeded(url: string): void {
    this.#failures.delete(url);
    if (!this.#close(url)) return;
    this.#parts.changed?.(url, undefined);
  }

  /**
   * Adopts the outage `found` that another process has stored, or closes the circuit if `found` is undefined. Times in the future, from
   * before the clock was set back, are moved to the present. Otherwise deliveries would wait although the destination is up.
   */
  apply(url: string, found: Outage | undefined): void {
    if (!found) {
      this.#failures.delete(url);
      this.#close(url);
      return;
    }
    const { probeMs, probeAtMostMs } = this.#figures;
    const now = this.#parts.now();
    const isAhead = found.next_at !== undefined && found.next_at > now + probeAtMostMs;
    const outage = {
      ...found,
      since: Math.min(found.since, now),
      ...(isAhead && { next_at: now + probeMs }),
    };
    const { since, failed, next_at: nextAt = now } = outage;
    const circuit = this.#open.get(url) ?? this.#opened(url, { since, failed, pauseMs: probeMs, nextAt });
    Object.assign(circuit, { since, failed, nextAt });
    this.#schedule(circuit);
    if (isAhead || since !== found.since) this.#parts.changed?.(url, outage);
  }

  /** Returns the time until which a delivery waits at most. A recording time in the future counts as the present. */
  #holdsUntil(recordedAt: number): number {
    return Math.min(recordedAt, this.#parts.now()) + this.#figures.holdMs;
  }

  #opened(url: string, circuit: Omit<Open, 'isProbing' | 'waiting'>): Open {
    const open = { ...circuit, isProbing: false, waiting: [] };
    this.#failures.delete(url);
    this.#open.set(url, open);
    return open;
  }

  #close(url: string): boolean {
    const circuit = this.#open.get(url);
    if (!circuit) return false;
    this.#open.delete(url);
    clearTimeout(circuit.timer);
    for (const { start } of circuit.waiting) start();
    return true;
  }

  /**
   * Starts a probe if one is due, and the deliveries that have waited for `holdMs`. If more than `heldAtMost` deliveries wait, starts the
   * oldest ones, too. Sets a timer for the next check. The next probe is due after a pause, even if this one does not end.
   */
  #schedule(circuit: Open): void {
    clearTimeout(circuit.timer);
    const now = this.#parts.now();
    const { waiting } = circuit;
    const mayStart = ({ until, worker }: Waiting) =>
      until <= now || worker.isStopped || waiting.length > this.#figures.heldAtMost;
    while (waiting[0] && mayStart(waiting[0])) waiting.shift()!.start();
    if (waiting[0] && circuit.nextAt <= now) {
      Object.assign(circuit, { isProbing: true, nextAt: now + circuit.pauseMs });
      waiting.shift()!.start();
    }
    if (!waiting[0]) return;
    const next = Math.min(waiting[0].until, circuit.nextAt);
    circuit.timer = setTimeout(() => this.#schedule(circuit), Math.max(next - now, 1)).unref();
  }
}

/** True if deliveries with this policy may wait: no rule of the contract states a member of it. */
function mayWait({ rules }: DeliveryPolicy): boolean {
  return rules === undefined;
}
