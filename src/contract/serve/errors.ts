import type { ErrorBody } from '../../../generated/bot/types.ts';
import { type ErrorCodeName, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';
import type { OperationResult } from '../../../generated/operation.ts';

/** An error response of the contract. */
export interface ErrorAnswer<Status extends number = number> {
  status: Status;
  body: ErrorBody;
  headers?: Record<string, string>;
}

/** Makes an error response: the HTTP status, its error code, and a sentence that names the fault, its place and the remedy. */
export function errorAnswer<Status extends HttpErrorStatus>(
  status: Status,
  message: string,
  code: ErrorCodeName = httpErrors[status].code,
): ErrorAnswer<Status> {
  return { status, body: { error: { code, message } } };
}

/** Thrown to end a handler with an error response. */
class Rejection extends Error {
  readonly answer: ErrorAnswer;

  constructor(answer: ErrorAnswer) {
    super(answer.body.error.message);
    this.answer = answer;
  }
}

/** Throws a Rejection. The handler ends with this error response, and its unit of work is rolled back. */
export function reject(status: HttpErrorStatus, message: string): never {
  throw new Rejection(errorAnswer(status, message));
}

/** A failure after which a later retry may succeed. Callers get 503 with Retry-After. */
export class TemporaryFailure extends Error {
  readonly statusCode = 503;
  /** The value of the header Retry-After: the seconds until the caller should retry; 1 by default. */
  readonly retryAfter: number;
  /** True if nobody knows whether the request took effect. */
  readonly isOutcomeUnknown: boolean;

  constructor(message: string, { retryAfter = 1, isOutcomeUnknown = false, cause }: FailureOptions = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

type FailureOptions = Partial<Pick<TemporaryFailure, 'retryAfter' | 'isOutcomeUnknown' | 'cause'>>;

/** Returns the response to an error that a handler threw. Every error except a Rejection is logged with the request id. */
export function failureAnswer(
  error: unknown,
  requestId: string,
  log: (error: unknown, requestId: string) => void,
): OperationResult {
  if (error instanceof Rejection) return error.answer;
  log(error, requestId);
  if (!(error instanceof TemporaryFailure))
    return errorAnswer(500, `The request could not be processed. Quote ${requestId} when you report it.`);
  const says = error.isOutcomeUnknown
    ? 'It is unknown whether this was stored. Look before you send it again.'
    : 'Nothing of this was stored. Send it again as Retry-After says.';
  return { ...errorAnswer(503, says), headers: { 'retry-after': String(error.retryAfter) } };
}
