import type { Fault } from './fault.ts';

/** Pauses a process for so long that others take over its partitions. */
export const pause: Fault = {
  name: 'pauses',
  weight: 1,
  async happen({ fleet, ledger, random }) {
    await fleet.pause(random.pick(fleet.all), random.between(200, 5000));
    ledger.done.pauses++;
  },
};
