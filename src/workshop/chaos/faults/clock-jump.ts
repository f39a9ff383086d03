import { setTimeout as sleep } from 'node:timers/promises';
import { instant } from '../ledger/ledger.ts';
import type { Fault } from './fault.ts';

const second = 1000;
const hour = 3600 * second;
const jumps = [-24 * hour, -hour, -90 * second, -2 * second, 2 * second, 90 * second, hour, 24 * hour];

/** The clock is set, and some time later set right. */
export const clockJump: Fault = {
  name: 'clock jumps',
  weight: 3,
  async happen({ fleet, ledger, random }) {
    const places = fleet.all.length === 1 || random.chance(0.3) ? fleet.all : [random.pick(fleet.all)];
    const spell = { from: instant(), to: Number.POSITIVE_INFINITY };
    ledger.wrongClocks.push(spell);
    fleet.setClock(random.pick(jumps), places);
    await sleep(random.between(200, 8000));
    fleet.setClock(0, places);
    ledger.done['clock jumps'] += 2;
    // A process that was just starting may have missed the order.
    spell.to = instant() + second;
  },
};
