import type { RuleId } from '../generated/rules.ts';
import type { Judge } from './judge.ts';
import type { Json } from './messages.ts';
import { type Exchange, inShort } from './wire.ts';

/** The error object of an answer, as far as it has one. */
export function errorOf({ text }: Pick<Exchange, 'text'>): Json | undefined {
  try {
    const { error } = JSON.parse(text) as { error?: unknown };
    return typeof error === 'object' && error !== null ? (error as Json) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether an answer names an error code. The form of the body is recommended only: in another one, or as plain text, the
 * code may stand anywhere.
 */
function names(answer: Pick<Exchange, 'text'>, code: string): boolean {
  const stated = errorOf(answer)?.['code'];
  return typeof stated === 'string' ? stated === code : new RegExp(`\\b${code}\\b`).test(answer.text);
}

/** Judges the HTTP code of an answer and, where one is stated, the error code in its body. */
export function judgeAnswer(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  { status, code }: { status: number | readonly number[]; code?: string },
): boolean {
  const right = [status].flat();
  const held = right.includes(answer.status ?? 0) && (code === undefined || names(answer, code));
  return judge.holds(rule, held, {
    expected: `${what}: ${right.join(' or ')}${code === undefined ? '' : ` with the error code ${code}`}`,
    observed: `${what}: ${inShort(answer)}`,
    evidence: answer.evidence,
  });
}

/** Judges that an error answer has the recommended body, and the code where one is stated. */
export function judgeErrorBody(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  code?: string,
): void {
  if (answer.status === undefined || answer.status < 400) return;
  const error = errorOf(answer);
  const formed = typeof error?.['code'] === 'string' && typeof error['message'] === 'string';
  judge.holds(rule, formed && (code === undefined || error['code'] === code), {
    expected: `${what}: {"error": {"code": ${code === undefined ? 'a string' : `"${code}"`}, "message": a string}}`,
    observed: `${what}: ${inShort(answer)}`,
    evidence: answer.evidence,
  });
}
