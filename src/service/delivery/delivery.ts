import type { OutgoingRequest } from '../../http/send.ts';
import type { Attempt } from './policy.ts';

/** A request on its way to an integrator, with all that was tried so far. */
export interface Delivery {
  delivery_id: number;
  /** Deliveries of one lane go out one after the other, in the order of their ids. */
  lane: string;
  /** The policy that it is sent by, by the name of the sending operation. */
  operation: string;
  state: 'pending' | 'delivered' | 'failed';
  chat_id?: number;
  /** The event that it tells, where it tells one. */
  about?: string;
  /** The transcript entry that it delivers; typing notices have none. */
  entry_id?: number;
  request: OutgoingRequest;
  attempts: Attempt[];
}
