import type { Delivery } from '../../store/records.ts';

/** What a delivery weighs beside its body, in characters. */
const overhead = 1000;

/**
 * Deliveries between two attempts, as far as there is room for them: what is kept need not be read at the instant at which it
 * is due. What has no room is read again.
 */
export class Kept {
  readonly #limit: number;
  readonly #deliveries = new Map<number, Delivery>();
  #weight = 0;

  /** @param limit How much they may weigh together, in characters. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  add(delivery: Delivery): void {
    const weight = weightOf(delivery);
    if (this.#weight + weight > this.#limit) return;
    this.take(delivery.delivery_id);
    this.#weight += weight;
    this.#deliveries.set(delivery.delivery_id, delivery);
  }

  /** Gives a delivery that is kept, and keeps it no more. */
  take(delivery_id: number): Delivery | undefined {
    const delivery = this.#deliveries.get(delivery_id);
    if (!delivery) return undefined;
    this.#deliveries.delete(delivery_id);
    this.#weight -= weightOf(delivery);
    return delivery;
  }
}

function weightOf({ request }: Delivery): number {
  return request.body.length + overhead;
}
