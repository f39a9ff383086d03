import type { Result } from '../../run/verdicts.ts';
import type { Target } from '../../targets/index.ts';
import { bounded } from '../../wire/traffic/semaphore.ts';
import { blemishes, tells } from '../selftest.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import type { Outlet } from './outlets.ts';

export interface MutantRun {
  target: Target;
  mutant: string;
  /** `told` is caught by no verdict, and yet said in the report; `unsent` was for no body of the run. */
  outcome: 'caught' | 'told' | 'survived' | 'unsent';
  /** Rules that were found broken. */
  by: readonly string[];
}

/** How many runs go side by side. */
const width = 8;

/** All mutants of these outlets, each with what the suite said of it. */
export async function runMutants(
  outlets: readonly Outlet[],
  chosen: (name: string) => boolean = () => true,
): Promise<MutantRun[]> {
  const pool = bounded(width);
  const runs = outlets.map(async (outlet) => {
    const mutants = mutantsOf(outlet.name, outlet.schema).filter(({ name }) => chosen(name));
    if (mutants.length === 0) return [];
    const sound = await pool(() => outlet.run((body) => body)(outlet.only));
    const wrong = blemishes(sound, { unseen: 'some' });
    if (wrong.length > 0) throw new Error(`${outlet.name}: wrong without a mutant too: ${wrong.join('\n')}`);
    return Promise.all(mutants.map((mutant) => pool(() => runMutant(outlet, mutant, sound))));
  });
  return (await Promise.all(runs)).flat();
}

async function runMutant(outlet: Outlet, mutant: Mutant, sound: readonly Result[]): Promise<MutantRun> {
  let sent = 0;
  const results = await outlet.run((body) => {
    const other = mutated(body, mutant);
    if (other === undefined) return body;
    sent += 1;
    return other;
  }, mutant)(outlet.only);
  const broken = results.filter(({ status, unmet }) => ['failed', 'warned'].includes(status) || unmet);
  const by = [...new Set(broken.map(({ rules: [rule] }) => rule!))].toSorted();
  const outcome =
    by.length > 0 ? 'caught' : sent === 0 ? 'unsent' : told(results, sound) ? 'told' : 'survived';
  return { target: outlet.target, mutant: mutant.name, outcome, by };
}

/** Whether the report tells something that it does not tell of the right one. */
function told(results: readonly Result[], sound: readonly Result[]): boolean {
  const infos = (all: readonly Result[]) =>
    all.filter(tells).map(({ case: id, rules: [rule] }) => `${id} ${rule}`);
  const usual = new Set(infos(sound));
  return infos(results).some((info) => !usual.has(info));
}
