import type { RuleId } from '../../generated/rules.ts';
import type { TargetOptions } from '../run/options.ts';
import { runTarget, type Target } from '../targets/index.ts';
import type { Party } from './independent/party.ts';
import type { Broken, RuleInCase, Run, SelfTest, Variant } from './selftest.ts';

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

/** A change of a party, and the options of the suite with which it is run. */
interface Bent<Party> {
  change: Change<Party>;
  options?: TargetOptions;
}

export type Faulty<Party> = Bent<Party> & Omit<Broken, 'run'>;

export type Changed<Party> = Bent<Party> & Omit<Variant, 'run'>;

/** A table of faults. Its keys name the broken rule, the case that must catch the fault if only one may, and the fault. */
export type Faults<Bent> = Readonly<Record<`${RuleId}: ${string}` | `${RuleInCase}: ${string}`, Bent>>;

/** Returns broken implementations from a table. A value is the change, or the change with the words that the report must have. */
export const faultsOf = <Party>(table: Faults<Change<Party> | FaultRow<Party>>): Faulty<Party>[] =>
  rowsOf(table).map(([fault, entry]) => ({ ...fault, ...withChange<Party, FaultRow<Party>>(entry) }));

type FaultRow<Party> = Bent<Party> & Pick<Broken, 'says'>;

export const rowsOf = <Bent>(table: Faults<Bent>) =>
  Object.entries<Bent>(table).map(([key, bent]) => {
    const { rule, by, words } = partsOf(key);
    return [{ rule, fault: words, ...(by !== undefined && { caughtBy: by }) }, bent] as const;
  });

type VariantRow<Party> = Bent<Party> & Omit<Variant, 'run' | 'manner' | 'told'> & { says?: RegExp };

/**
 * Returns variants from a table. Its keys name the manner. If the report must tell of it, the entry has these words as `says`, and the key
 * begins with the rule and the case.
 */
export const variantsOf = <Party>(
  table: Readonly<Record<string, Change<Party> | VariantRow<Party>>>,
): Changed<Party>[] =>
  Object.entries(table).map(([key, entry]) => {
    const { rule, by = '', words: manner } = partsOf(key);
    const { says, ...own } = withChange<Party, VariantRow<Party>>(entry);
    return { manner, ...own, ...(says && { told: { rule, by, words: says } }) };
  });

/** Returns the parts of a key: `rule case: words`. */
function partsOf(key: string) {
  const [, rule, by, words = ''] = /^(?:([A-Z-]+\d+)(?: ([\w-]+))?: )?(.*)$/s.exec(key)!;
  return { rule: rule as RuleId, by, words };
}

const withChange = <Party, Row extends Bent<Party>>(entry: Change<Party> | Row) =>
  ('change' in entry ? entry : { change: entry }) as Row;

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

/** Returns a function that makes the run of an entry of a table. */
export const runnable =
  <Party>(runOf: RunOf<Party>) =>
  <Entry extends Bent<Party>>({ change, options, ...entry }: Entry) => ({
    ...entry,
    run: runOf(change, options),
  });

type RunOf<Party> = (change: Change<Party>, options?: TargetOptions) => Run;

/** The name of the unchanged independent implementation in the list of variants. */
export const independent = 'is written from the source alone';

/** Returns the self-test of a target: a run of the unchanged independent implementation, and one for each of `broken` and `variants`. */
export function selfTestOf<Party>(
  target: Target,
  width: number,
  runOf: RunOf<Party>,
  broken: readonly Faulty<Party>[],
  variants: readonly Changed<Party>[],
): SelfTest {
  const run = runnable(runOf);
  const whole = { manner: independent, run: runOf(() => undefined) };
  return { target, width, broken: broken.map(run), variants: [whole, ...variants.map(run)] };
}

/** Returns a function that makes runs of the suite against a party after a change. `optionsOf` returns the options of each run. */
export function runsOf<Made extends Party>(
  target: Target,
  make: () => Made | Promise<Made>,
  optionsOf: (party: Made) => TargetOptions,
) {
  return (change: Change<Made>, options: TargetOptions = {}): Run =>
    async (only = []) => {
      const party = await bend(await make(), change).open();
      return runTarget(target, { only, ...optionsOf(party), ...options }).finally(() => party.close());
    };
}
