import type { RuleId } from '../../generated/rules.ts';
import type { Judge } from './judge.ts';

/** A prerequisite of a case. `desk` and `listen` require the options of the same name. `manual` requires a person who answers questions. */
export type Need = 'desk' | 'listen' | 'manual';

/** One scenario as data. `Context` is the object that the target passes to its cases. */
export interface Case<Context> {
  /** A stable id: baselines and reports refer to it. */
  id: string;
  title: string;
  rules: readonly RuleId[];
  /** The prerequisites of this case, in place of the default ones of its target. */
  needs?: readonly Need[];
  /** Rules that this case needs and that other cases judge. If one of these rules is broken, this case is not judged. */
  restsOn?: readonly RuleId[];
  /** True if the case measures time or waits for long. Such cases all start at once. */
  timed?: boolean;
  /** True if the case judges the traffic of the whole run. It runs after all other cases. */
  last?: true;
  run(context: Context, judge: Judge): Promise<void>;
}
