import { setTimeout as sleep } from 'node:timers/promises';
import { instant } from '../ledger/ledger.ts';
import { clockJump } from './clock-jump.ts';
import type { Fault, FaultParts } from './fault.ts';
import { kill } from './kill.ts';
import { pause } from './pause.ts';
import { rollingUpgrade } from './rolling-upgrade.ts';

/** Makes one fault after the other, until the number of kills or the instant is reached. Lasting faults overlap. */
export async function goWrong(
  parts: FaultParts,
  faultsOfStore: Fault[],
  { kills, until, pauseMs }: { kills: number; until: number; pauseMs: number },
): Promise<void> {
  const { fleet, ledger, random } = parts;
  const weights = [rollingUpgrade, pause, clockJump, ...faultsOfStore].map(
    (each) => [each.weight, each] as const,
  );
  const underWay = new Map<string, Promise<void>>();
  const broken: unknown[] = [];
  while (broken.length === 0 && ledger.done.kills < kills && instant() < until) {
    await sleep(random.between(pauseMs / 2, pauseMs * 1.5));
    const other = random.weighted(weights);
    const fault = random.chance(0.6) || underWay.has(other.name) ? kill : other;
    // A fault does not overlap with itself.
    if (underWay.has(fault.name)) await underWay.get(fault.name);
    const happening = fault
      .happen(parts)
      .catch((error: unknown) => void broken.push(error))
      .finally(() => underWay.delete(fault.name));
    underWay.set(fault.name, happening);
    // With one process, a kill leaves no process for another fault.
    if (fault === kill && fleet.all.length === 1) await happening;
  }
  await Promise.all(underWay.values());
  if (broken.length > 0) throw broken[0];
}
