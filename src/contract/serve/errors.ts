import type { ErrorBody } from '../../../generated/bot/types.ts';
import { type ErrorCodeName, type HttpErrorStatus, httpErrors } from '../../../generated/errors.ts';

/** An error answer of the contract. */
export interface ErrorAnswer<Status extends number = number> {
  status: Status;
  body: ErrorBody;
  headers?: Record<string, string>;
}

/**
 * An error answer: the HTTP code, the error code that goes with it, and a sentence that says what was wrong, where, and
 * what to do about it.
 */
export function errorAnswer<Status extends HttpErrorStatus>(
  status: Status,
  message: string,
  code: ErrorCodeName = httpErrors[status].code,
): ErrorAnswer<Status> {
  return { status, body: { error: { code, message } } };
}

/** Something that works again by itself before long. Callers are answered 503, and told when to come back. */
export class TemporaryFailure extends Error {
  readonly statusCode = 503;
  /** When to come back, in seconds. */
  readonly retryAfter: number;

  constructor(message: string, { retryAfter = 1, cause }: { retryAfter?: number; cause?: unknown } = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}
