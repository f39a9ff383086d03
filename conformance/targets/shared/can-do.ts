import type { RuleId } from '../../../generated/rules.ts';
import { DeskRefused } from '../../desk/calls.ts';
import type { Judge } from '../../run/judge.ts';

/** Does what not every desk can do. Where the desk lacks the operation, the rules cannot be seen, and nobody is to blame. */
export function canDo(judge: Judge, rules: readonly RuleId[], act: () => Promise<unknown>): Promise<boolean> {
  return attempted(judge, rules, act, ({ isMissing }) => isMissing);
}

/** Whether the desk shows chats. Where it lacks the operation, the rules cannot be seen. */
export function canShow(
  judge: Judge,
  rules: readonly RuleId[],
  { desk, chatId }: { desk: { getChat(chatId: number): Promise<unknown> }; chatId: number },
): Promise<boolean> {
  return attempted(
    judge,
    rules,
    () => desk.getChat(chatId),
    ({ isItsFault }) => !isItsFault,
  );
}

async function attempted(
  judge: Judge,
  rules: readonly RuleId[],
  act: () => Promise<unknown>,
  isLacking: (refusal: DeskRefused) => boolean,
): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof DeskRefused && isLacking(error))) throw error;
    for (const rule of rules) judge.cannotSee(rule, error.message);
    return false;
  }
}
