import type { RuleId } from '../../generated/rules.ts';
import type { Judge } from './judge.ts';

/** A prerequisite of a case: `desk` and `listen` are options of a run, `manual` is a person who answers. */
export type Need = 'desk' | 'listen' | 'manual';

/** One scenario as data. `Context` is the object that the target passes to its cases. */
export interface Case<Context> {
  /** A stable id: baselines and reports refer to it. */
  id: string;
  title: string;
  /** The rules that this scenario judges, with a verdict for each. */
  rules: readonly RuleId[];
  /** Replaces the default needs of the target's cases. */
  needs?: readonly Need[];
  /** Rules of other cases that this one depends on. If one of them is broken, this case is not judged. */
  restsOn?: readonly RuleId[];
  /** True if the case measures time or waits long. It then starts before the others. */
  timed?: boolean;
  run(context: Context, judge: Judge): Promise<void>;
}
