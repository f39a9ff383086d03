import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';

/** Kills a running process; sometimes all of them, sometimes one that is starting. */
export const kill: Fault = {
  name: 'kills',
  weight: 0,
  async happen({ fleet, ledger, random }) {
    const numbers = random.chance(0.15) ? fleet.all : [random.pick(fleet.all)];
    const kill = async (number: number) => {
      if (await fleet.end(number, 'SIGKILL')) ledger.done.kills++;
    };
    await Promise.all(numbers.map(kill));
    const start = () => Promise.all(numbers.map((number) => fleet.start(number)));
    const starting = start();
    if (random.chance(0.15)) {
      await sleep(random.between(50, 1000));
      await kill(numbers[0]!);
    }
    await starting;
    await start();
  },
};
