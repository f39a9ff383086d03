import type { DeliveryPolicy } from '../../../../../generated/policies.ts';
import type { AttemptResult, Send } from '../../../../contract/send/send.ts';
import type { Attempt, Delivery } from '../../store/records.ts';
import type { Visit } from './circuits.ts';
import { excerpt, inMemory } from './excerpt.ts';
import { isNew } from './fence.ts';
import { Kept } from './kept.ts';
import { pace } from './pace.ts';
import { bounded, isLate, lasts, type NextStep, nextStep } from './policy.ts';

/** What attempts need of the rest of the service. */
export interface AttemptsParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
  now: () => number;
  /** How much of what is between two attempts is kept here, in characters. */
  keeps?: number;
  /** A delivery as it is durable, for the engine to change; nothing where there is none. */
  load: (delivery_id: number) => Promise<Delivery | undefined>;
  /** Makes an attempt durable that is about to be made. Gives false where there is to be none: somebody ended the delivery. */
  save: (delivery: Delivery) => Promise<boolean>;
  /** Is told after every attempt that did not end the delivery; `answer` is what the other side said. */
  attempted: (delivery: Delivery, answer: AttemptResult) => Promise<void>;
  /**
   * Is told once when a delivery is over. `answer` is that of the last attempt, where one came in this process. The first attempt
   * of `next` is made durable with it, unless somebody ended that, too; gives whether it is.
   */
  settled: (delivery: Delivery, answer: AttemptResult | undefined, next?: Delivery) => Promise<boolean>;
}

const defaultKeeps = 8_000_000;

/** What has to happen next with a delivery. */
export type Next = { step: NextStep; to: Visit; answer?: AttemptResult } | 'over';

/** The delivery that is next in a lane, which may begin in the moment in which the one before it ends. */
export interface Follower {
  delivery_id: number;
  /** Whether it may begin now; if so it has a turn at its destination. */
  enter: (to: Visit) => boolean;
  /** Gives back the turn: it did not begin after all. */
  leave: (to: Visit) => void;
}

/**
 * Makes attempts and writes them down: that one begins before it is made, so that a crash never makes one more than the
 * policy has, and how it ended before anything follows from that.
 */
export class Attempts {
  readonly #parts: AttemptsParts;
  readonly #ended: (to: Visit, isWell: boolean) => void;
  readonly #kept: Kept;
  /** Attempts that were made and are not written down yet; they are not made again for that. */
  readonly #unwritten = new Map<number, { delivery: Delivery; answer: AttemptResult | undefined }>();
  /** What began with the end of the one before it, and is still to be made. */
  readonly #begun = new Map<number, Delivery>();

  /** @param ended Is told how a destination fared when a delivery to it has ended. */
  constructor(parts: AttemptsParts, ended: (to: Visit, isWell: boolean) => void) {
    this.#parts = parts;
    this.#ended = ended;
    this.#kept = new Kept(parts.keeps ?? defaultKeeps);
  }

  /** What has to happen with a delivery as it stands in the store. */
  async look(id: number): Promise<Next> {
    const known = this.#unwritten.get(id);
    const delivery = known?.delivery ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return 'over';
    if (!known) this.#kept.add(delivery);
    const answer = known?.answer;
    return { ...this.#nextOf(delivery), ...(answer && { answer }) };
  }

  /** Where an attempt goes that has begun and is still to be made. */
  begun(id: number): Visit | undefined {
    const delivery = this.#begun.get(id);
    return delivery && this.#nextOf(delivery).to;
  }

  /** Makes an attempt, unless somebody has ended the delivery. */
  async make(id: number, follower: Follower | undefined): Promise<Next> {
    const { send, now, attempted } = this.#parts;
    const delivery = this.#begun.get(id) ?? (await this.#begin(id));
    this.#begun.delete(id);
    if (!delivery) return 'over';
    const policy = this.#policy(delivery);
    await this.#spreadIfLate(delivery);
    const timeoutMs = lasts(policy, delivery.attempts, now());
    const answer = await send(delivery.request, { ...policy, timeoutMs });
    note(answer, delivery.attempts.at(-1)!);
    this.#unwritten.set(id, { delivery, answer });
    const next = this.#nextOf(delivery);
    pace.ended(next.step.kind !== 'settle');
    // What ends the delivery is told with the end, in one transaction.
    if (next.step.kind === 'settle') return this.end(id, answer, follower);
    if (next.step.kind === 'attempt') delivery.next_at = next.step.at;
    await attempted(delivery, answer);
    this.#unwritten.delete(id);
    this.#kept.add(delivery);
    return { ...next, answer: inMemory(answer) };
  }

  /** Ends a delivery: nothing is left to attempt. The one behind it begins with that, if it may. */
  async end(id: number, answer: AttemptResult | undefined, follower?: Follower): Promise<'over'> {
    if (!this.#unwritten.has(id)) await pace.take();
    const kept = this.#kept.take(id);
    const delivery = this.#unwritten.get(id)?.delivery ?? kept ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return 'over';
    const { step, to } = this.#nextOf(delivery);
    const state = step.kind === 'settle' && step.state === 'delivered' ? 'delivered' : 'failed';
    await this.#settle({ ...delivery, state }, answer, follower);
    this.#unwritten.delete(id);
    // Who refuses is well.
    this.#ended(to, step.kind === 'settle');
    return 'over';
  }

  /** Does not keep a delivery that may wait for long. */
  putAside(id: number): void {
    this.#kept.take(id);
  }

  /** Leaves a delivery alone, because another process drives it. */
  abandon(id: number): void {
    this.#unwritten.delete(id);
  }

  /** Makes durable that an attempt begins. Gives nothing where somebody has ended the delivery. */
  async #begin(id: number): Promise<Delivery | undefined> {
    const unwritten = this.#unwritten.get(id)?.delivery;
    const delivery = unwritten ?? this.#kept.take(id) ?? (await this.#load(id));
    if (delivery?.state !== 'pending') return undefined;
    if (delivery.attempts.length === 0) await this.#spreadIfLate(delivery);
    // How the former attempt ended stays known until it is written, with the beginning of this one.
    const begun = unwritten ? { ...delivery, attempts: [...delivery.attempts] } : delivery;
    this.#count(begun);
    const isSaved = await this.#parts.save(begun);
    this.#unwritten.delete(id);
    return isSaved ? begun : undefined;
  }

  async #settle(
    delivery: Delivery,
    answer: AttemptResult | undefined,
    follower: Follower | undefined,
  ): Promise<void> {
    const { settled } = this.#parts;
    const next = follower && (await this.#load(follower.delivery_id).catch(() => undefined));
    const to = next && isNew(next) && this.#nextOf(next).to;
    if (!to || !follower!.enter(to)) {
      await settled(delivery, answer);
      return;
    }
    this.#count(next);
    let hasBegun = false;
    try {
      hasBegun = await settled(delivery, answer, next);
    } finally {
      if (hasBegun) this.#begun.set(next.delivery_id, next);
      else follower!.leave(to);
    }
  }

  async #spreadIfLate(delivery: Delivery): Promise<void> {
    if (isLate(this.#policy(delivery), delivery, this.#parts.now())) await pace.take();
  }

  #count(delivery: Delivery): void {
    delivery.attempts.push({ number: delivery.attempts.length + 1, startedAt: this.#parts.now() });
    delete delivery.next_at;
  }

  #nextOf(delivery: Delivery): { step: NextStep; to: Visit } {
    const policy = this.#policy(delivery);
    return {
      step: nextStep(policy, delivery.attempts, this.#parts.now()),
      to: { url: delivery.request.url, policy, since: delivery.recorded_at },
    };
  }

  /** Reads a delivery. An attempt whose outcome is not known counts as made. */
  async #load(id: number): Promise<Delivery | undefined> {
    const delivery = await this.#parts.load(id);
    if (!delivery) return undefined;
    const now = this.#parts.now();
    delivery.attempts = bounded(this.#policy(delivery), delivery.attempts, now);
    const last = delivery.attempts.at(-1);
    if (last && last.outcome === undefined) {
      last.outcome = 'interrupted';
      last.endedAt = Math.max(
        last.startedAt,
        Math.min(now, last.startedAt + this.#policy(delivery).timeoutMs),
      );
    }
    return delivery;
  }

  #policy({ operation }: Delivery): DeliveryPolicy {
    const policy = this.#parts.policies[operation];
    if (!policy) throw new Error(`No policy is named ${operation}`);
    return policy;
  }
}

/** Notes how an attempt ended. */
function note({ startedAt, endedAt, outcome, status, text }: AttemptResult, attempt: Attempt): void {
  // Counted from when the request went out, not from when it was written down: under load that makes a repeat early.
  attempt.startedAt = startedAt;
  attempt.endedAt = endedAt;
  attempt.outcome = outcome;
  if (status !== undefined) attempt.status = status;
  if (text !== undefined) attempt.answer = excerpt(text);
}
