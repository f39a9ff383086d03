import { destinations } from '../../../limits.ts';
import { Circuits, type CircuitsParts } from './circuits.ts';
import { Semaphore } from './semaphore.ts';
import { Pace } from './timing.ts';

export type Limits = ReturnType<typeof limitsOf>;

/** Returns the limits that all engines of a process share. */
export function limitsOf(parts: CircuitsParts) {
  return {
    circuits: new Circuits(parts),
    /**
     * Permits for first attempts, counted for each origin, so that one origin without responses does not use all resources. Retries need no
     * permit, because they must be on time.
     */
    origins: new Semaphore(destinations.attemptsAtOnce),
    /**
     * Permits for the memory of large deliveries, in characters. A large delivery holds them from its first attempt to its end. Other
     * deliveries need none.
     */
    memory: new Semaphore(destinations.heavyAtOnce),
    /** The permit for loading a large delivery to find its destination. Only one is loaded at a time. */
    loading: new Semaphore(1),
    pace: new Pace(),
    /** The time of the last log message about requests that this machine cannot send. */
    shortage: { loggedAt: 0 },
  };
}
