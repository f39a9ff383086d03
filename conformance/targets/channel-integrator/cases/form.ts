import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import type { Exchange } from '../../../wire/http/exchange.ts';
import { agentMessageOperation, type IntegratorContext, kindOf, said } from '../context.ts';

const agreed = '200 with {"result": "ok"} or {"error": {"code", "message"}}';

/** Judges that an answer has one of the two agreed forms, and gives whether there was one at all. */
export function judgeForm(
  { appended }: IntegratorContext,
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
): boolean {
  // Most often the address is wrong, and what is in it beside --url is nowhere to be seen.
  const addressed = answer.status === 404 ? `. ${appended}` : '';
  judge.holds(rule, kindOf(answer) !== 'wrong', {
    expected: `${what}: ${agreed}`,
    observed: `${what}: ${said(answer)}${addressed}`,
    answer,
    by: agentMessageOperation,
  });
  return answer.failure === undefined;
}
