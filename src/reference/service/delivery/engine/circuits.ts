import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import { RecentMap } from '../../../../contract/recent-map.ts';
import { destinations as defaults } from '../../../limits.ts';
import type { Outage } from '../../store/records.ts';
import { Semaphore } from './semaphore.ts';

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

/** The state of an open circuit. A circuit is open while its destination has an outage. */
interface Open extends Failures {
  pauseMs: number;
  nextAt: number;
  /** True while a delivery probes the destination. Between two probes the circuit holds the probe permit, so that none starts. */
  isProbing: boolean;
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
  readonly #probes = new Semaphore(1);

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

  /**
   * Waits until the first attempt of a delivery may start, or until `owner` stops. If the delivery is a probe, returns a function that the
   * caller must call when the probe has ended. Otherwise returns undefined.
   */
  async enter(route: Route, owner: object): Promise<(() => void) | undefined> {
    const { url, recordedAt } = route;
    const circuit = this.#open.get(url);
    if (!circuit || !this.holds(route)) return undefined;
    const entered = this.#probes.acquire(url, owner, { until: this.#holdsUntil(recordedAt) });
    this.#schedule(url, circuit);
    return (await entered) ? () => this.#pause(url) : undefined;
  }

  failed(url: string, policy: DeliveryPolicy): void {
    const { failsForMs, deliveries, probeMs, probeAtMostMs } = this.#figures;
    const now = this.#parts.now();
    const open = this.#open.get(url);
    const failures = open ?? this.#failures.get(url) ?? { since: now, failed: 0 };
    failures.failed++;
    if (open) {
      if (now < open.nextAt) return;
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
   * Takes over the outage `found` that another process has stored, or closes the circuit if `found` is undefined. Times in the future, from
   * before the clock was set back, are moved to the present. Otherwise deliveries would wait although the destination is up.
   */
  adopt(url: string, found: Outage | undefined): void {
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
    this.#schedule(url, circuit);
    if (isAhead || since !== found.since) this.#parts.changed?.(url, outage);
  }

  /** Ends the waits of all deliveries that `owner` drives, because it stops. */
  cancel(owner: object): void {
    this.#probes.cancel(owner);
  }

  /**
   * Returns the time until which a delivery waits at most. A recording time in the future, from before the clock was set back, counts as
   * the present.
   */
  #holdsUntil(recordedAt: number): number {
    return Math.min(recordedAt, this.#parts.now()) + this.#figures.holdMs;
  }

  #opened(url: string, circuit: Omit<Open, 'isProbing'>): Open {
    const open = { ...circuit, isProbing: false };
    this.#failures.delete(url);
    this.#open.set(url, open);
    this.#probes.force(url);
    return open;
  }

  #close(url: string): boolean {
    const circuit = this.#open.get(url);
    if (!circuit) return false;
    this.#open.delete(url);
    clearTimeout(circuit.timer);
    this.#probes.expire(url, Infinity, 0);
    if (!circuit.isProbing) this.#probes.release(url);
    return true;
  }

  /** Ends a probe. If the circuit is still open, it keeps the permit for probes until the next probe is due. */
  #pause(url: string): void {
    const circuit = this.#open.get(url);
    if (!circuit?.isProbing) {
      this.#probes.release(url);
      return;
    }
    circuit.isProbing = false;
    this.#schedule(url, circuit);
  }

  /**
   * Lets a probe start if one is due, and lets deliveries start that have waited for `holdMs`. If more than `heldAtMost` deliveries wait,
   * the oldest ones start, too. Sets a timer for the next check.
   */
  #schedule(url: string, circuit: Open): void {
    clearTimeout(circuit.timer);
    const now = this.#parts.now();
    const first = () => this.#probes.expire(url, now, this.#figures.heldAtMost);
    if (first() !== Infinity && !circuit.isProbing && circuit.nextAt <= now) {
      circuit.isProbing = true;
      this.#probes.release(url);
    }
    const next = Math.min(first(), circuit.isProbing ? Infinity : circuit.nextAt);
    if (first() === Infinity) return;
    circuit.timer = setTimeout(() => this.#schedule(url, circuit), Math.max(next - now, 1)).unref();
  }
}

/**
 * True if deliveries with this policy may wait before their first attempt. They may if no rule of the contract states a member of the
 * policy. A custom policy that is copied from a generated one keeps its `rules`.
 */
function mayWait({ rules }: DeliveryPolicy): boolean {
  return rules === undefined;
}
