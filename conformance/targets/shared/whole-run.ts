import type { RuleId } from '../../../generated/rules.ts';
import type { Judge } from '../../run/judge.ts';
import { counted } from '../../wire/http/evidence.ts';
import type { CaughtRequest } from '../../wire/http/stand-in.ts';

/**
 * Judges all requests of a run in one observation: each must name the channel, the chat and the person that it belongs to. `wrongIn`
 * describes the fault of a request, or returns undefined.
 */
export function judgeTraffic<Arrived extends { request: CaughtRequest }>(
  judge: Judge,
  rule: RuleId,
  all: readonly Arrived[],
  wrongIn: (arrived: Arrived) => string | undefined,
): void {
  if (all.length === 0) {
    judge.neverArose(rule, 'nothing was sent');
    return;
  }
  const wrong = all.flatMap((arrived) => {
    const says = wrongIn(arrived);
    return says === undefined ? [] : [{ says, request: arrived.request }];
  });
  const requests = counted(all.length, 'request');
  judge.holds(rule, wrong.length === 0, {
    expected: 'each request names the channel, the chat and the person that it belongs to',
    observed: wrong[0] ? `${wrong.length} of ${requests}: ${wrong[0].says}` : `${requests}: it is so`,
    evidence: wrong.slice(0, 3).map(({ request }) => request),
  });
}
