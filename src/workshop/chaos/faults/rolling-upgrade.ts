import type { Fault } from './fault.ts';

/** One process after the other is asked to stop, which ends nothing in the middle, and another one takes its place. */
export const rollingUpgrade: Fault = {
  name: 'rolling upgrades',
  weight: 2,
  async happen({ fleet, ledger }) {
    for (const number of fleet.all) {
      await fleet.end(number, 'SIGTERM');
      await fleet.start(number);
    }
    ledger.done['rolling upgrades']++;
  },
};
