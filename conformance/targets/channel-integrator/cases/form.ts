import type { RuleId } from '../../../../generated/rules.ts';
import type { Judge } from '../../../run/judge.ts';
import { integrator } from '../../../run/odd.ts';
import type { Exchange } from '../../../wire/exchange.ts';
import { kindOf, said } from '../context.ts';

const agreed = '200 with {"result": "ok"} or {"error": {"code", "message"}}';

/** Judges that an answer has one of the two agreed forms, and gives whether there was one at all. */
export function judgeForm(judge: Judge, rule: RuleId, what: string, answer: Exchange): boolean {
  judge.holds(rule, kindOf(answer) !== 'wrong', {
    expected: `${what}: ${agreed}`,
    observed: `${what}: ${said(answer)}`,
    evidence: answer.evidence,
    answer,
    by: integrator,
  });
  return answer.failure === undefined;
}
