import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/desk.ts';
import type { Judge } from '../../run/judge.ts';

/** Lets the desk do what not every desk can. Where it cannot, the rules cannot be seen, and nobody is to blame. */
export async function canDo(
  judge: Judge,
  rules: readonly RuleId[],
  act: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof DeskRefused) || ![404, 405, 501].includes(error.status ?? 0)) throw error;
    for (const rule of rules) judge.cannotSee(rule, error.message);
    return false;
  }
}
