import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { RuleId } from '../../../generated/rules.ts';
import type { Result } from '../../run/verdicts.ts';
import type { Target } from '../../targets/index.ts';
import { type Broken, catching, isNoted, measured, statusOfBroken, wrongResults } from '../selftest.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { type Outlet, outlets } from './outlets.ts';
import { straight, tapOf } from './traffic.ts';

export interface MutantRun {
  target: Target;
  mutant: string;
  kind: string;
  /** `told`: not caught, but the report has an additional note. `survived`: no additional note. `unsent`: no message matched the mutant. */
  outcome: 'caught' | 'told' | 'survived' | 'unsent';
  by: readonly { rule: RuleId; case: string }[];
}

/** A mutant against which the case `case` reports the rule `rule` as broken. */
export interface Proof {
  rule: RuleId;
  case: string;
  mutant: string;
}

/** The number of runs in parallel. It is high because each run spends nearly all of its time waiting. */
const width = 24;

/** Returns the mutants of an outlet. A mutant that copies from another chat or agent needs `chat` or `agent`. */
export function mutantsFor(outlet: Outlet): Mutant[] {
  const { kinds = /./, shared } = outlet;
  return mutantsOf(outlet.name, outlet.schema, outlet.way).filter(({ name, kind, change }) => {
    const isKnown = !('of' in change) || change.of === 'message' || outlet[change.of] !== undefined;
    return isKnown && kinds.test(kind) && (kind === 'lost' || !shared?.test(name));
  });
}

function mutantsByName(outlets: readonly Outlet[]): Map<string, { outlet: Outlet; mutant: Mutant }> {
  return new Map(
    outlets.flatMap((outlet) => mutantsFor(outlet).map((mutant) => [mutant.name, { outlet, mutant }])),
  );
}

/** Runs the suite against a party. `mutant` changes the messages of the party, and `onChange` is called for each changed one. */
function runWith(
  outlet: Outlet,
  mutant: Mutant,
  only: readonly string[] = outlet.only,
  onChange: () => void = () => undefined,
): Promise<Result[]> {
  return outlet.run(tapOf(mutant, outlet, onChange), mutant)(only);
}

/** Runs the suite against each chosen mutant. Throws if the suite also finds a fault without a mutant. */
export async function runMutants(
  outlets: readonly Outlet[],
  chosen: (name: string) => boolean = () => true,
): Promise<MutantRun[]> {
  const pool = pLimit(width);
  const runs = outlets.map(async (outlet) => {
    const mutants = mutantsFor(outlet).filter(({ name }) => chosen(name));
    if (mutants.length === 0) return [];
    const sound = await pool(() => measured(outlet.run(straight), outlet.only));
    const wrong = wrongResults(sound, { unseen: 'some' });
    if (wrong.length > 0) throw new Error(`${outlet.name}: wrong without a mutant too: ${wrong.join('\n')}`);
    return Promise.all(mutants.map((mutant) => pool(() => runMutant(outlet, mutant, sound))));
  });
  return (await Promise.all(runs)).flat();
}

async function runMutant(outlet: Outlet, mutant: Mutant, sound: readonly Result[]): Promise<MutantRun> {
  const { target } = outlet;
  const { name, kind } = mutant;
  let changed = 0;
  const results = await runWith(outlet, mutant, outlet.only, () => {
    changed += 1;
  });
  const by = results
    .filter(({ rules: [rule], status }) => status === statusOfBroken(rule!))
    .map(({ rules: [rule], case: id }) => ({ rule: rule!, case: id }));
  const isCaught = by.length > 0 || results.some(({ unmet, status }) => unmet || status === 'failed');
  const outcome = isCaught
    ? 'caught'
    : changed === 0
      ? 'unsent'
      : hasNewNote(results, sound)
        ? 'told'
        : 'survived';
  return { target, mutant: name, kind, outcome, by };
}

/** The most mutants that are tried for each pair of rule and case. Some mutants are caught only if other cases run too. */
const tries = 3;

/** Returns one mutant for each pair of rule and case that the case catches alone. Mutants that break few rules are tried first. */
export async function proofsOf(outlets: readonly Outlet[], runs: readonly MutantRun[]): Promise<Proof[]> {
  const pool = pLimit(width);
  const made = mutantsByName(outlets);
  const candidates = runs
    .toSorted((a, b) => a.by.length - b.by.length || (a.mutant < b.mutant ? -1 : 1))
    .flatMap(({ mutant, by }) => by.map((each) => ({ ...each, mutant })));
  const pairs = Object.values(Object.groupBy(candidates, ({ rule, case: id }) => `${rule} ${id}`));
  const found = pairs.map((all = []) =>
    pool(async () => {
      for (const proof of all.slice(0, tries)) {
        const { outlet, mutant } = made.get(proof.mutant)!;
        const fault = { rule: proof.rule, by: proof.case };
        if (catching(fault, await runWith(outlet, mutant, [proof.case])).length > 0) return [proof];
      }
      return [];
    }),
  );
  const proofs = (await Promise.all(found)).flat();
  return proofs.toSorted((a, b) => (`${a.rule} ${a.case}` < `${b.rule} ${b.case}` ? -1 : 1));
}

/** True if the mutant's report has a note for a case and rule, and the correct implementation's report has none for them. */
function hasNewNote(results: readonly Result[], sound: readonly Result[]): boolean {
  const infos = (all: readonly Result[]) =>
    all.filter(isNoted).map(({ case: id, rules: [rule] }) => `${id} ${rule}`);
  const usual = new Set(infos(sound));
  return infos(results).some((info) => !usual.has(info));
}

export const written = join(import.meta.dirname, '../../mutants.json');

export interface Kept {
  target: string;
  sources: string;
  all: number;
  caught: number;
  kinds: Readonly<Record<string, readonly [all: number, caught: number]>>;
  /** For each rule and case, one mutant that this case catches as a fault of this rule. */
  proofs: readonly Proof[];
  others: readonly Survivor[];
}

/** A mutant that was not caught. A developer adds the reason to the record by hand. */
type Survivor = Pick<MutantRun, 'mutant' | 'outcome'> & { reason?: string | undefined };

export function keptNow(): readonly Kept[] {
  return JSON.parse(readFileSync(written, 'utf8'));
}

/** Returns the recorded reason why a mutant need not be caught. `survived` and `told` count as equal. */
export function reasonFor(
  { target, mutant, outcome }: Pick<MutantRun, 'target' | 'mutant' | 'outcome'>,
  record: readonly Kept[] = keptNow(),
): string | undefined {
  const known = record.find((each) => each.target === target)?.others.find((each) => each.mutant === mutant);
  const isSeen = (one?: MutantRun['outcome']) => one === 'survived' || one === 'told';
  const isAsGood = known?.outcome === outcome || (isSeen(known?.outcome) && isSeen(outcome));
  return isAsGood ? known?.reason : undefined;
}

export function proven(target: Target, all?: readonly Outlet[]): Broken[] {
  return recordedProofs(target, all).flatMap(({ rule, case: by, mutant: words, made }): Broken[] => {
    if (!made) return [];
    const run: Broken['run'] = (only) => runWith(made.outlet, made.mutant, only);
    return [{ rule, by, words, isMutant: true, run }];
  });
}

/** Returns the recorded proofs whose mutant no longer exists, for example because a field was renamed. */
export function staleProofs(target: Target, all?: readonly Outlet[]): string[] {
  return recordedProofs(target, all).flatMap(({ mutant, made }) => (made ? [] : [mutant]));
}

function recordedProofs(target: Target, all: readonly Outlet[] = outlets) {
  const known = mutantsByName(all.filter((outlet) => outlet.target === target));
  const { proofs = [] } = keptNow().find((each) => each.target === target) ?? {};
  return proofs.map((proof) => ({ ...proof, made: known.get(proof.mutant) }));
}
