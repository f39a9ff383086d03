import type { DeliveryPolicy } from '../../../../generated/policies.ts';
import type { Send } from '../../../contract/send/send.ts';
import type { Journal } from '../journal/journal.ts';
import { deliveryOf, isWhole } from '../store/deliveries.ts';
import type { Commit, Missed, PartitionWorker, Shared } from '../store/port.ts';
import type { Delivery, DeliveryKind, RecordedDelivery } from '../store/records.ts';
import type { Pending } from './backlog.ts';
import { Outages, type OutagesParts } from './destinations.ts';
import { LaneWorker, type WorkerParts } from './lanes.ts';
import { Transitions, type TransitionsParts } from './transitions.ts';

export interface OutboxParts extends TransitionsParts, OutagesParts {
  policies: Readonly<Record<string, DeliveryPolicy>>;
  send: Send;
}

export type RecordedRequest = Omit<RecordedDelivery, 'delivery_id' | 'recorded_at'>;

/** Records requests to integrators in the transaction of the change that they report, and delivers them in lanes. */
export class Outbox {
  readonly #now: () => number;
  readonly #outages: Outages;
  readonly #workers: LaneWorkers;

  constructor(parts: OutboxParts) {
    this.#now = parts.now;
    this.#outages = new Outages(parts);
    const { limits } = this.#outages;
    this.#workers = new LaneWorkers({ ...parts, records: new Transitions(parts), limits }, parts.shared);
  }

  async resume(): Promise<void> {
    await this.#outages.read();
    await this.#workers.resume();
  }

  /** Records a request in the unit of work of `journal`. The request is sent after the commit. */
  async record(request: RecordedRequest, journal: Journal): Promise<Delivery> {
    const delivery_id = await journal.next('delivery');
    const recorded_at = this.#now();
    const delivery: Delivery = { ...request, delivery_id, state: 'pending', recorded_at, attempts: [] };
    journal.delivery(delivery);
    const { lane, request: of } = delivery;
    journal.afterwards(() => this.#workers.add({ delivery_id, lane, weight: of.body.length }));
    return delivery;
  }

  /** Ends, as failed, a chat's unattempted deliveries of this `kind` and `about`. Returns their number. */
  async endWaiting(
    chat_id: number,
    { kind, about }: { kind: DeliveryKind; about: string },
    journal: Journal,
  ): Promise<number> {
    const rows = await journal.find('deliveries', { chat_id, kind, state: 'pending', order: 'asc' });
    const waiting = rows
      .filter(isWhole)
      .map(deliveryOf)
      .filter((each) => each.attempts.length === 0 && each.about === about);
    for (const delivery of waiting) journal.delivery({ ...delivery, state: 'failed' });
    journal.afterwards(() => {
      for (const [lane, ended] of Map.groupBy(waiting, (delivery) => delivery.lane))
        this.#workers.remove(lane, new Set(ended.map(({ delivery_id }) => delivery_id)));
    });
    return waiting.length;
  }

  /** Closes the circuit of a destination that has responded, so that the deliveries that wait for it start. */
  succeeded(url: string): void {
    this.#outages.limits.circuits.succeeded(url);
  }

  get pending(): number {
    return this.#workers.pending;
  }

  /** Stops the deliveries. An outcome that cannot be written now is lost. */
  async stop(): Promise<void> {
    this.#outages.limits.outcomes.stop();
    await this.#workers.stop();
    this.#outages.stop();
  }
}

/** The most deliveries and lanes of each partition in memory. The others stay in the store until memory is free. */
const most = { deliveries: 100_000, lanes: 2000 };

/** The key of the only worker on SQLite, which drives all lanes. */
const all = -1;

/**
 * Drives the lanes of this process. On SQLite one worker drives all lanes, and the outbox announces new deliveries. On PostgreSQL there is an
 * worker for each partition of this process, and commits announce new deliveries (store/port.ts).
 */
export class LaneWorkers implements PartitionWorker {
  readonly #parts: WorkerParts;
  readonly #shared: Shared | undefined;
  readonly #workers = new Map<number, LaneWorker>();
  /** For each revoked partition: a promise that resolves when its workers have stopped. */
  readonly #ending = new Map<number, Promise<void>>();
  #isStopping = false;

  constructor(parts: WorkerParts, shared?: Shared) {
    this.#parts = parts;
    this.#shared = shared;
  }

  /** Reads the pending deliveries of this process from the store, and drives their lanes. */
  async resume(): Promise<void> {
    if (!this.#shared) {
      const worker = new LaneWorker(this.#parts);
      this.#workers.set(all, worker);
      return worker.backlog.reload();
    }
    this.#shared.listen((commit) => this.#onCommit(commit));
    await this.#shared.join(this);
  }

  /** Adds a delivery of the outbox that has become durable. On PostgreSQL its commit adds it. */
  add(delivery: Pending): void {
    this.#workers.get(all)?.backlog.add(delivery);
  }

  /** Removes the deliveries `ended` from their lane. They ended before their first attempt. */
  remove(lane: string, ended: ReadonlySet<number>): void {
    for (const { backlog } of this.#workers.values()) backlog.remove(lane, ended);
  }

  get pending(): number {
    return [...this.#workers.values()].reduce((sum, { backlog }) => sum + backlog.count, 0);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.revokeAll();
    await Promise.all(this.#ending.values());
    await this.#shared?.leave();
  }

  assign(partition: number): void {
    if (this.#isStopping) return;
    const worker = new LaneWorker({ ...this.#parts, partition, most });
    this.#workers.set(partition, worker);
    this.#load(partition, worker);
  }

  async revoke(partition: number): Promise<void> {
    const worker = this.#workers.get(partition);
    if (!worker) return;
    this.#workers.delete(partition);
    const ended = Promise.all([this.#ending.get(partition), worker.stop()]).then(() => {
      if (this.#ending.get(partition) === ended) this.#ending.delete(partition);
    });
    this.#ending.set(partition, ended);
    await ended;
  }

  revokeAll(): void {
    for (const partition of this.#workers.keys()) void this.revoke(partition);
  }

  /** Lets a worker read its pending deliveries. Retries until that succeeds, or the process loses the partition. */
  #load(partition: number, worker: LaneWorker): void {
    // An earlier worker of this process may still have attempts under way, or outcomes to write. The partition waits for them.
    const ending = this.#ending.get(partition);
    if (ending) void ending.then(() => this.#load(partition, worker));
    else void worker.backlog.reload();
  }

  #onCommit(commit: Commit | Missed): void {
    if (commit === 'sequence gap') {
      for (const [partition, worker] of this.#workers) this.#load(partition, worker);
      return;
    }
    if (commit === 'another history') {
      const partitions = [...this.#workers.keys()];
      // The workers may have deliveries in memory that the database has lost, so new workers read the store.
      this.revokeAll();
      for (const partition of partitions) this.assign(partition);
      return;
    }
    for (const [delivery_id, partition, lane, weight] of commit.newDeliveries)
      this.#workers.get(partition)?.backlog.add({ delivery_id, lane, weight });
  }
}
