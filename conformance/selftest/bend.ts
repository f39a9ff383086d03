import type { RuleId } from '../../generated/rules.ts';
import type { TargetOptions } from '../run/options.ts';
import { runTarget, type Target } from '../targets/index.ts';
import type { Party } from './independent/party.ts';
import type { Broken, RuleInCase, Run, SelfTest, Variant } from './selftest.ts';

/** The changes to a correct party: replacements, a function that returns them, or a function that makes the changes itself. */
export type Change<Party> =
  | Replacements<Party>
  | ((party: Party) => Replacements<Party>)
  | ((party: Party) => void);

/** Methods and settings that replace those of a correct party, or of one of its parts. */
export type Replacements<Party> = {
  [Key in keyof Party]?: Party[Key] extends (...given: infer Given) => infer Result
    ? Party[Key] | Wrapped<Given, Result>
    : Party[Key] extends object
      ? Replacements<Party[Key]>
      : Party[Key];
};

/** A method that receives the correct method, bound to its party, and that method's arguments. */
type Around<Given extends unknown[], Result> = (
  good: (...given: Given) => Result,
  ...given: Given
) => NoInfer<Result>;

class Wrapped<Given extends unknown[], Result> {
  readonly around: Around<Given, Result>;

  constructor(around: Around<Given, Result>) {
    this.around = around;
  }
}

/** Wraps a correct method in another one. */
export const wrap = <Given extends unknown[], Result>(around: Around<Given, Result>) => new Wrapped(around);

/** A correct party with one fault. */
export interface Faulty<Party> extends Omit<Broken, 'run'> {
  change: Change<Party>;
}

/** A correct party that differs from the reference. */
export interface Changed<Party> extends Omit<Variant, 'run'> {
  change: Change<Party>;
}

/** A fault of a rule. If a case is given with the rule's id, that case must catch it. */
export const faultOf =
  <Party>() =>
  (at: RuleId | RuleInCase, fault: string, change: Change<Party>): Faulty<Party> => {
    const [rule, caughtBy] = at.split(' ') as [RuleId, string?];
    return { rule, fault, ...(caughtBy !== undefined && { caughtBy }), change };
  };

/** Faults of one rule, by name. */
export const faultsOf =
  <Party>() =>
  (at: RuleId | RuleInCase, changes: Readonly<Record<string, Change<Party>>>): Faulty<Party>[] =>
    Object.entries(changes).map(([fault, change]) => faultOf<Party>()(at, fault, change));

/** Changes a correct party, and returns it. */
export function bend<Party extends object>(party: Party, change: Change<Party>): Party {
  replace(party, (typeof change === 'function' ? change(party) : change) ?? {});
  return party;
}

function replace(party: object, replacements: object): void {
  for (const [key, value] of Object.entries(replacements)) {
    const part: unknown = Reflect.get(party, key);
    if (value instanceof Wrapped)
      Reflect.set(party, key, value.around.bind(undefined, (part as () => unknown).bind(party)));
    else if (typeof part === 'object' && part !== null) replace(part, value);
    else Reflect.set(party, key, value);
  }
}

/** Replaces each entry's change by a run against a party with that change. */
export const runnable =
  <Party>(runOf: (change: Change<Party>) => Run) =>
  <Entry extends { change: Change<Party> }>({ change, ...entry }: Entry) => ({
    ...entry,
    run: runOf(change),
  });

/** The manner of the unchanged independent implementation. */
export const independent = 'is written from the source alone';

/** A self-test with the independent implementation of a party, and changed versions of it. */
export function selfTestOf<Party>(
  target: Target,
  width: number,
  runOf: (change: Change<Party>) => Run,
  broken: readonly Faulty<Party>[],
  variants: readonly Changed<Party>[],
): SelfTest {
  const run = runnable(runOf);
  const whole = { manner: independent, run: runOf(() => undefined) };
  return { target, width, broken: broken.map(run), variants: [whole, ...variants.map(run)] };
}

/** A run of the suite against a new party, which is closed afterwards. */
export function runOfParty<Made extends Party>(
  target: Target,
  make: () => Made,
  optionsOf: (party: Made) => TargetOptions,
): Run {
  return async (only = []) => {
    const party = await make().open();
    return runTarget(target, { only, ...optionsOf(party) }).finally(() => party.close());
  };
}
