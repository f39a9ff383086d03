import { destinations } from '../../../limits.ts';
import { Circuits, type CircuitsParts } from './circuits.ts';
import { Semaphore } from './semaphore.ts';
import { Pace } from './timing.ts';

export type Limits = ReturnType<typeof limitsOf>;

/** Returns the limits that the engines of a service share. */
export function limitsOf(parts: CircuitsParts) {
  return {
    circuits: new Circuits(parts),
    /**
     * Permits for first attempts, by origin, so that one hanging origin does not use all resources of the process. Retries are due on time,
     * and need no permit.
     */
    origins: new Semaphore(destinations.attemptsAtOnce),
    /**
     * Permits for the characters of heavy deliveries in memory. A heavy delivery holds them from its first attempt to its end. Light ones
     * need none.
     */
    memory: new Semaphore(destinations.heavyAtOnce),
    /** Only one heavy delivery is loaded at a time to find its destination. */
    loading: new Semaphore(1),
    pace: new Pace(),
    /** The instant of the last log entry about requests that this machine cannot make. Not every delivery writes one. */
    shortage: { loggedAt: 0 },
  };
}
