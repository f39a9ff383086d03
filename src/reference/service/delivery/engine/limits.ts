import { destinations } from '../../../limits.ts';
import { Circuits, type CircuitsParts } from './circuits.ts';
import { Semaphore } from './semaphore.ts';
import { Pace } from './timing.ts';

export type Limits = ReturnType<typeof limitsOf>;

/** The limits that the engines of a service share. */
export function limitsOf(parts: CircuitsParts) {
  return {
    circuits: new Circuits(parts),
    /** First attempts by origin, so that one hanging origin does not use up the process. Retries are due on time, and need no permit. */
    origins: new Semaphore(destinations.attemptsAtOnce),
    /** Characters of heavy deliveries in memory, from before the first attempt until the delivery ends. Light ones need no permit. */
    memory: new Semaphore(destinations.heavyAtOnce),
    /** Only one heavy delivery is loaded at a time to find its destination. */
    loading: new Semaphore(1),
    pace: new Pace(),
    /** When the last log entry said that this machine cannot make requests, so that not every delivery logs it. */
    shortage: { loggedAt: 0 },
  };
}
