import type { RuleId } from '../../generated/rules.ts';
import type { Judge } from './judge.ts';

/** The prerequisites of a case: `desk` and `listen` are options of a run, `manual` is a person who answers. */
export type Need = 'desk' | 'listen' | 'manual';

/** One scenario as data. `Context` is what the target offers to its cases. */
export interface Case<Context> {
  /** Never changed: baselines and reports name it. */
  id: string;
  title: string;
  /** The rules that this scenario judges, with a verdict for each. */
  rules: readonly RuleId[];
  /** In place of what the target's cases need by default. */
  needs?: readonly Need[];
  /** Rules of other cases that this one depends on: if one is broken, this case is not judged. */
  restsOn?: readonly RuleId[];
  /** It measures instants or waits long, and so starts before the others. */
  timed?: boolean;
  run(context: Context, judge: Judge): Promise<void>;
}
