import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import { destinations as figures } from '../../../limits.ts';
import type { Trouble } from '../../store/records.ts';

/** A delivery that wants to go to a destination. */
export interface Visit {
  url: string;
  policy: DeliveryPolicy;
  /** When it was recorded, in milliseconds since 1970. */
  since: number;
}

export interface CircuitsParts {
  now: () => number;
  /** Is told when a destination has failed for long, each time that it was tried in vain, and when it is well again. */
  told?: (url: string, trouble: Trouble | undefined) => void;
  figures?: Figures;
}

export type Figures = { readonly [Name in keyof typeof figures]: number };

interface Held {
  owner: object;
  /** When it goes on whatever the destination's state. */
  until: number;
  go: (isProbe: boolean) => void;
}

interface State {
  since: number;
  failed: number;
  /** Has failed for long. */
  isOpen: boolean;
  pauseMs: number;
  nextAt: number;
  isProbing: boolean;
  held: Held[];
  timer?: NodeJS.Timeout;
}

/**
 * How destinations fare. One that has failed for long is told to the desk. Where the contract says when the other side is to
 * be reached and when the agent is told that it was not, that is all: every delivery gets its attempts at their instants. Where
 * the reference chose the policy itself (webhooks, OPEN-29), what is new waits, and one delivery at a time tries whether
 * the destination is back; none waits longer than told, and each gets the attempts of its policy when it begins.
 */
export class Circuits {
  readonly #parts: CircuitsParts;
  readonly #figures: Figures;
  readonly #states = new Map<string, State>();

  constructor(parts: CircuitsParts) {
    this.#parts = parts;
    this.#figures = parts.figures ?? figures;
  }

  /** Destinations that have failed for long. */
  get failing(): string[] {
    return [...this.#states].flatMap(([url, { isOpen }]) => (isOpen ? [url] : []));
  }

  /** Whether a delivery has to wait for its destination. */
  holds({ url, policy, since }: Visit): boolean {
    if (!this.#states.get(url)?.isOpen || !mayWait(policy)) return false;
    return this.#until(since) > this.#parts.now();
  }

  /** Waits until a delivery may begin, or until the owner's waiting is ended. What it gives is called when it is over. */
  async enter(visit: Visit, owner: object): Promise<(() => void) | undefined> {
    const state = this.#states.get(visit.url);
    if (!state || !this.holds(visit)) return undefined;
    const until = this.#until(visit.since);
    const isProbe = await new Promise<boolean>((go) => {
      state.held.push({ owner, until, go });
      this.#look(visit.url, state);
    });
    return isProbe ? () => this.#leave(visit.url, state) : undefined;
  }

  /** A delivery to a destination is over. */
  settled({ url, policy }: Pick<Visit, 'url' | 'policy'>, isWell: boolean): void {
    if (isWell) this.well(url);
    else this.#fails(url, policy);
  }

  #fails(url: string, policy: DeliveryPolicy): void {
    const { failsForMs, deliveries, probeMs, probeAtMostMs } = this.#figures;
    const now = this.#parts.now();
    const state = this.#states.get(url) ?? unharmed(now, probeMs);
    this.#states.set(url, state);
    state.failed++;
    const isFound = !state.isOpen && state.failed >= deliveries && now - state.since >= failsForMs;
    const isProbed = state.isOpen && now >= state.nextAt;
    if (!isFound && !isProbed) return;
    if (isProbed) state.pauseMs = Math.min(state.pauseMs * 2, probeAtMostMs);
    state.isOpen = true;
    state.nextAt = now + state.pauseMs;
    const { since, failed, nextAt } = state;
    this.#parts.told?.(url, { url, since, failed, ...(mayWait(policy) && { next_at: nextAt }) });
  }

  /** A destination is well: what waits goes on. */
  well(url: string): void {
    const state = this.#states.get(url);
    if (!state) return;
    this.#forget(url, state);
    if (state.isOpen) this.#parts.told?.(url, undefined);
  }

  /** Learns what another process, or a former one, found out. What its clock was ahead with is told as it is by this one. */
  learn(url: string, found: Trouble | undefined): void {
    const known = this.#states.get(url);
    if (!found) {
      if (known) this.#forget(url, known);
      return;
    }
    const now = this.#parts.now();
    const trouble = bounded(found, now, this.#figures);
    const { since, failed, next_at } = trouble;
    const state = known ?? unharmed(since, this.#figures.probeMs);
    Object.assign(state, { since, failed, isOpen: true, nextAt: next_at ?? now });
    this.#states.set(url, state);
    this.#look(url, state);
    if (since !== found.since || next_at !== found.next_at) this.#parts.told?.(url, trouble);
  }

  /** Lets all of an owner who wait go on, as when the process stops. */
  open(owner: object): void {
    for (const state of this.#states.values()) {
      const mine = state.held.filter((each) => each.owner === owner);
      state.held = state.held.filter((each) => each.owner !== owner);
      for (const { go } of mine) go(false);
      if (state.held.length === 0) clearTimeout(state.timer);
    }
  }

  /** How long a delivery waits at most. One of the future, as a clock that was set back leaves it, waits from now on. */
  #until(since: number): number {
    return Math.min(since, this.#parts.now()) + this.#figures.holdMs;
  }

  #leave(url: string, state: State): void {
    state.isProbing = false;
    this.#look(url, state);
  }

  #forget(url: string, state: State): void {
    this.#states.delete(url);
    clearTimeout(state.timer);
    for (const { go } of state.held.splice(0)) go(false);
  }

  /** Lets go who has waited long enough, and the next one who tries; sets the timer for the next look. */
  #look(url: string, state: State): void {
    clearTimeout(state.timer);
    const now = this.#parts.now();
    const { held } = state;
    // They came in about the order in which they were recorded.
    while (held[0] && (held[0].until <= now || held.length > this.#figures.heldAtMost))
      held.shift()!.go(false);
    if (held[0] && !state.isProbing && state.nextAt <= now) {
      state.isProbing = true;
      held.shift()!.go(true);
    }
    const [first] = held;
    if (!first) return;
    const next = state.isProbing ? first.until : Math.min(first.until, state.nextAt);
    state.timer = setTimeout(() => this.#look(url, state), Math.max(next - now, 1)).unref();
  }
}

/** Whether a delivery may wait before its first attempt: nothing of the contract says how it is delivered. */
function mayWait({ rules }: DeliveryPolicy): boolean {
  return rules === undefined;
}

/**
 * A trouble as it is to be seen after the clock was set back: nothing of it is so far in the future that what waits would be held up
 * though the destination is well.
 */
function bounded(trouble: Trouble, now: number, { probeMs, probeAtMostMs }: Figures): Trouble {
  const { since, next_at = now } = trouble;
  const isAhead = next_at > now + probeAtMostMs;
  return { ...trouble, since: Math.min(since, now), ...(isAhead && { next_at: now + probeMs }) };
}

function unharmed(since: number, pauseMs: number): State {
  return { since, failed: 0, isOpen: false, pauseMs, nextAt: 0, isProbing: false, held: [] };
}
