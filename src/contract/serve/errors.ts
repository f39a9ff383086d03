import type { ErrorBody } from '../../../generated/bot/types.ts';
import { type ErrorCodeName, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';
import type { OperationResult } from '../../../generated/operation.ts';

/** An error response, as the contract defines it. */
export interface ErrorAnswer<Status extends number = number> {
  status: Status;
  body: ErrorBody;
  headers?: Record<string, string>;
}

/** Makes an error response. It has the HTTP status, the error code of that status, and a sentence: the fault, its place and the remedy. */
export function errorAnswer<Status extends HttpErrorStatus>(
  status: Status,
  message: string,
  code: ErrorCodeName = httpErrors[status].code,
): ErrorAnswer<Status> {
  return { status, body: { error: { code, message } } };
}

/** The error that `reject` throws. It ends the handler, and its response is sent to the caller. */
class Rejection extends Error {
  readonly answer: ErrorAnswer;

  constructor(answer: ErrorAnswer) {
    super(answer.body.error.message);
    this.answer = answer;
  }
}

/** Ends the handler with an error response, and so rolls back its unit of work. */
export function reject(status: HttpErrorStatus, message: string): never {
  throw new Rejection(errorAnswer(status, message));
}

/** A temporary failure: the same request may succeed later. The caller gets 503 with Retry-After. */
export class TemporaryFailure extends Error {
  readonly statusCode = 503;
  /** True if nobody knows whether the request took effect. */
  readonly isOutcomeUnknown: boolean;

  constructor(
    message: string,
    { isOutcomeUnknown = false, ...options }: ErrorOptions & { isOutcomeUnknown?: boolean } = {},
  ) {
    super(message, options);
    this.isOutcomeUnknown = isOutcomeUnknown;
  }
}

/** Returns the response to an error that a handler threw. Logs every error with the request id, except a Rejection. */
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
    ? 'It is unknown if the request was stored. Check that before you send it again.'
    : 'The request was not stored. Send it again after the time in Retry-After.';
  return { ...errorAnswer(503, says), headers: { 'retry-after': '1' } };
}
