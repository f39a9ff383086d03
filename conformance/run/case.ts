import type { RuleId } from '../../generated/rules.ts';
import type { Judge } from './judge.ts';

/** What a case cannot do without: `desk` and `listen` are options of a run, `manual` is a person who answers. */
export type Need = 'desk' | 'listen' | 'manual';

/** One scenario as data. `Context` is what the target offers to its cases. */
export interface Case<Context> {
  /** Stable for ever: baselines and reports name it. */
  id: string;
  title: string;
  /** The rules that this scenario sees; it yields a verdict for each. */
  rules: readonly RuleId[];
  /** In place of what the target's cases need by default. */
  needs?: readonly Need[];
  /** Rules of other cases without which this one shows nothing: where they are broken, it is not judged. */
  restsOn?: readonly RuleId[];
  /** It measures instants or waits for long, and so begins before the others. */
  timed?: boolean;
  run(context: Context, judge: Judge): Promise<void>;
}
