import type { RuleId } from '../../../generated/rules.ts';
import type { Judge } from '../../run/judge.ts';
import { type Exchange, inShort } from '../../wire/http/exchange.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import type { Json } from '../../wire/payload/messages.ts';

/** The error object of an answer, as far as it has one. */
export function errorOf({ text }: Pick<Exchange, 'text'>): Json | undefined {
  const error = (jsonOf(text) as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'object' && error !== null ? (error as Json) : undefined;
}

/**
 * Whether an answer names an error code. The form of the body is recommended only: in another one, or as plain text, the
 * code may stand anywhere.
 */
export function names(answer: Pick<Exchange, 'text'>, code: string): boolean {
  const stated = errorOf(answer)?.['code'];
  return typeof stated === 'string' ? stated === code : new RegExp(`\\b${code}\\b`).test(answer.text);
}

/** Judges the HTTP code of an answer, of which several may be right. */
export function judgeStatus(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  ...right: number[]
): boolean {
  return judge.answered(rule, right.includes(answer.status ?? 0), [what, right.join(' or ')], answer);
}

/** Whether an answer refuses what was asked, whatever its code and body are. */
export function isRefused({ status = 0 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

/** Judges that a request is rejected; the contract does not say with which code. */
export function judgeRefused(judge: Judge, rule: RuleId, what: string, answer: Exchange): boolean {
  return judge.answered(rule, isRefused(answer), [what, 'refused, with any 4xx'], answer);
}

/** Judges that an error answer names an error code, in any form. */
export function judgeCode(judge: Judge, rule: RuleId, what: string, answer: Exchange, code: string): void {
  if (!isError(answer)) {
    judge.cannotSee(rule, `${what}: not rejected, so there is no error code (${inShort(answer)})`);
    return;
  }
  judge.answered(rule, names(answer, code), [what, `the error code ${code}`], answer);
}

/** Judges that an error answer has the recommended body, and the code where one is stated. */
export function judgeErrorBody(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  code?: string,
): void {
  if (!isError(answer)) return;
  const error = errorOf(answer);
  const formed = typeof error?.['code'] === 'string' && typeof error['message'] === 'string';
  const isRight = formed && (code === undefined || error['code'] === code);
  const form = `{"error": {"code": ${code === undefined ? 'a string' : `"${code}"`}, "message": a string}}`;
  judge.answered(rule, isRight, [what, form], answer);
}

function isError({ status = 0 }: Exchange): boolean {
  return status >= 400;
}
