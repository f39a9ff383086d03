import type { RuleId } from '../../generated/rules.ts';
import type { TargetOptions } from '../run/options.ts';
import { runTarget, type Target } from '../targets/index.ts';
import type { Party } from './independent/party.ts';
import type { Broken, RuleInCase, Run, SelfTest, Trial } from './selftest.ts';

/** A change of a party: replacements for its methods and settings, a function that returns such replacements, or one that changes the party. */
export type Change<Party> =
  | Replacements<Party>
  | ((party: Party) => Replacements<Party>)
  | ((party: Party) => void);

export type Replacements<Party> = {
  [Key in keyof Party]?: Party[Key] extends (...given: infer Given) => infer Result
    ? Party[Key] | Wrapped<Given, Result>
    : Party[Key] extends object
      ? Replacements<Party[Key]>
      : Party[Key];
};

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

/** Returns a replacement for a method. `around` receives the correct method, which it can call, and the arguments of the call. */
export const wrap = <Given extends unknown[], Result>(around: Around<Given, Result>) => new Wrapped(around);

/** A table row with more than a change, for example with the options of its run. */
interface Row<Party> extends Omit<Trial, 'words' | 'rule' | 'by' | 'run'> {
  change: Change<Party>;
  options?: TargetOptions;
}

type Entry<Party> = Change<Party> | Row<Party>;

/** Returns a row whose report must match `says`, for example because the report names the cause of a common mistake. */
export const told = <Party>(says: RegExp, change: Change<NoInfer<Party>>): Row<Party> => ({ says, change });

/** A table of faults. A key has the broken rule, the case if one particular case must catch the fault, and the words for the fault. */
export type Faults<Party> = Readonly<
  Record<`${RuleId}: ${string}` | `${RuleInCase}: ${string}`, Entry<Party>>
>;

/**
 * A table of correct implementations. A key is `words` or `rule case: words`. The rule and the case are those that must report an
 * implementation whose entry has `says`.
 */
export type Variants<Party> = Readonly<Record<string, Entry<Party>>>;

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

/** Returns the trials of a table of faults or variants. */
export function trialsOf<Party>(table: Variants<Party>, runOf: RunOf<Party>): Trial[] {
  return Object.entries(table).map(([key, entry]) => {
    const [, rule, by, words = ''] = /^(?:([A-Z-]+\d+)(?: ([\w-]+))?: )?(.*)$/s.exec(key)!;
    const { change, options, ...more } = 'change' in entry ? (entry as Row<Party>) : { change: entry };
    const parts = { words, ...(rule && { rule: rule as RuleId }), ...(by && { by }), ...more };
    return { ...parts, run: runOf(change, options) };
  });
}

type RunOf<Party> = (change: Change<Party>, options?: TargetOptions) => Run;

/** The name of the unchanged independent implementation in the list of variants. */
export const independent = 'is written from the source alone';

/** Returns the self-test of a target: a run of the unchanged independent implementation, and one for each of `broken` and `variants`. */
export function selfTestOf<Party>(
  target: Target,
  runOf: RunOf<Party>,
  broken: Faults<Party>,
  variants: Variants<Party>,
): SelfTest {
  const whole = { words: independent, run: runOf(() => undefined) };
  return {
    target,
    broken: trialsOf(broken, runOf) as Broken[],
    variants: [whole, ...trialsOf(variants, runOf)],
  };
}

/** Returns a function that makes runs of the suite against a party after a change. */
export function runsOf<Made extends Party>(target: Target, make: () => Made | Promise<Made>) {
  return (change: Change<Made>, options: TargetOptions = {}): Run =>
    async (only = []) => {
      const party = await bend(await make(), change).open();
      return runTarget(target, { only, ...party.optionsOfRun(), ...options }).finally(() => party.close());
    };
}
