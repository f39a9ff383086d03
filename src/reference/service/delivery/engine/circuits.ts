import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import { RecentMap } from '../../../../contract/recent-map.ts';
import { destinations as defaults } from '../../../limits.ts';
import type { Outage } from '../../store/records.ts';
import { Semaphore } from './semaphore.ts';

/** The destination of a delivery, and the facts that decide if it may start. */
export interface Route {
  url: string;
  policy: DeliveryPolicy;
  /** When the delivery was recorded, in milliseconds since 1970. */
  recordedAt: number;
}

export interface CircuitsParts {
  now: () => number;
  /** Called with an outage when it is found, and when a probe fails. Called with undefined when the destination is up again. */
  changed?: (url: string, outage: Outage | undefined) => void;
  figures?: Figures;
}

export type Figures = { readonly [Name in keyof typeof defaults]: number };

/** The most destinations without an outage whose recent failures are remembered. */
const mostFailing = 10_000;

/** The failures of a destination since its last response. */
type Failures = Pick<Outage, 'since' | 'failed'>;

/** The state of an open circuit: its destination has an outage. */
interface Open extends Failures {
  pauseMs: number;
  nextAt: number;
  /** True while a probe is under way. Between two probes the circuit itself holds the probe permit. */
  isProbing: boolean;
  timer?: NodeJS.Timeout;
}

/**
 * A circuit breaker for each destination. The desk shows outages. If the contract states the delivery policy, an open circuit changes
 * nothing: every delivery gets its attempts on time. If the reference chose the policy itself (webhooks, OPEN-29), new deliveries wait. One
 * of them at a time probes the destination. A delivery waits no longer than `holdMs`, and then gets all attempts of its policy.
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
   * Waits until a delivery may start, or until its owner stops. If the delivery starts as a probe, returns the function to call at the end
   * of the probe.
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

  /** Closes the circuit after a response. All deliveries that wait for the destination start. */
  succeeded(url: string): void {
    this.#failures.delete(url);
    if (!this.#close(url)) return;
    this.#parts.changed?.(url, undefined);
  }

  /**
   * Adopts the finding of another process, or of an earlier one, about a destination. After the clock was set back, an outage may lie in
   * the future. It is moved to the present, because deliveries would otherwise wait although the destination is up.
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

  /** Ends the waits of all deliveries whose owner stops. */
  cancel(owner: object): void {
    this.#probes.cancel(owner);
  }

  /**
   * Returns the instant until which a delivery waits. After the clock was set back, a recording time in the future counts as the present.
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

  /** Ends a probe. If the circuit is still open, it keeps the probe permit until the next probe is due. */
  #pause(url: string): void {
    const circuit = this.#open.get(url);
    if (!circuit?.isProbing) {
      this.#probes.release(url);
      return;
    }
    circuit.isProbing = false;
    this.#schedule(url, circuit);
  }

  /** Ends the waits that are too long or too many, and starts the next probe if it is due. Sets the timer for the next check. */
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
 * True if deliveries may wait before their first attempt: no rule of the contract states a member of their policy. A custom policy that is
 * made from a generated one keeps its `rules`.
 */
function mayWait({ rules }: DeliveryPolicy): boolean {
  return rules === undefined;
}
