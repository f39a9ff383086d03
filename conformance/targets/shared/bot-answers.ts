import type { RuleId } from '../../../generated/rules.ts';
import type { Judge } from '../../run/judge.ts';
import { type Exchange, inShort } from '../../wire/http/exchange.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import type { Json } from '../../wire/payload/messages.ts';

/** Returns the error object of an answer. Returns undefined if there is none. */
export function errorOf({ text }: Pick<Exchange, 'text'>): Json | undefined {
  const error = (jsonOf(text) as { error?: unknown } | null | undefined)?.error;
  return typeof error === 'object' && error !== null ? (error as Json) : undefined;
}

/**
 * True if an answer contains the error code `code`. The contract only recommends a form for the body, so a body without `error.code` may
 * contain the code anywhere in its text.
 */
export function names(answer: Pick<Exchange, 'text'>, code: string): boolean {
  const stated = errorOf(answer)?.['code'];
  return typeof stated === 'string' ? stated === code : new RegExp(`\\b${code}\\b`).test(answer.text);
}

/** Judges that an answer has one of the HTTP statuses in `right`. Returns true if it does. */
export function judgeStatus(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  ...right: number[]
): boolean {
  const isRight = right.includes(answer.status ?? 0);
  const words = [what, right.join(' or ')] as const;
  return right.includes(200)
    ? judge.answered(rule, isRight, words, answer)
    : judge.rejected(rule, isRight, words, answer);
}

/** True if an answer rejects the request: any 4xx, whatever its body. */
export function isRefused({ status = 0 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

/** Judges that a request is rejected with any 4xx status, since the contract does not state which one. Returns true if it is. */
export function judgeRefused(judge: Judge, rule: RuleId, what: string, answer: Exchange): boolean {
  return judge.rejected(rule, isRefused(answer), [what, 'refused, with any 4xx'], answer);
}

/**
 * Judges that an error answer contains the error code `code`, in a body of any form. If the request was not rejected, records that the rule
 * cannot be observed.
 */
export function judgeCode(judge: Judge, rule: RuleId, what: string, answer: Exchange, code: string): void {
  if (!isError(answer)) {
    judge.cannotSee(rule, `${what}: not rejected, so there is no error code (${inShort(answer)})`);
    return;
  }
  judge.rejected(rule, names(answer, code), [what, `the error code ${code}`], answer);
}

/** Judges that an error answer has the recommended form and, if a code is given, that code. */
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
  judge.rejected(rule, isRight, [what, form], answer);
}

function isError({ status = 0 }: Exchange): boolean {
  return status >= 400;
}
