import { destinations } from '../../../limits.ts';
import { Circuits, type CircuitsParts } from './circuits.ts';
import { Semaphore } from './semaphore.ts';
import { Pace } from './timing.ts';

export type Limits = ReturnType<typeof limitsOf>;

/** The limits that the engines of a service share. */
export function limitsOf(parts: CircuitsParts) {
  return {
    circuits: new Circuits(parts),
    /** First attempts by origin, so that one that hangs does not fill the process. Repeats are due at their instants, and need no permit. */
    origins: new Semaphore(destinations.attemptsAtOnce),
    /** Characters of heavy deliveries in memory: from before the first attempt until the delivery is over. Light ones need no permit. */
    memory: new Semaphore(destinations.heavyAtOnce),
    /** Only one heavy delivery is loaded at a time to find its destination. */
    loading: new Semaphore(1),
    pace: new Pace(),
    /** When it was last logged that this machine cannot make requests, so that not each delivery logs it. */
    shortage: { loggedAt: 0 },
  };
}
