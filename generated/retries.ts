// Copied from src/contract/codegen/runtime/retries.ts by `npm run generate`. Change it there, never here.

import type { DeliveryPolicy } from './policies.ts';

/** The part of a delivery policy that decides about attempts and retries. */
export type RetryPolicy = Pick<DeliveryPolicy, 'attempts' | 'intervalMs' | 'timeoutMs' | 'success'>;

/** The time limit of an attempt, and the policy for retries. */
export interface AttemptOptions {
  /**
   * The time limit of an attempt, in milliseconds, from its start to the last byte of the response. The default is the limit of the
   * operation's policy, else 30 seconds.
   */
  timeoutMs?: number | undefined;
  /**
   * Retries a request until the response is a success. `true` uses the delivery policy of the operation, if it has one; any other value is
   * the policy to use. Without this option each request is sent once (OPEN-33).
   */
  retry?: true | RetryPolicy | undefined;
}

/** The default time limit of an operation without a policy, in milliseconds. */
const defaultTimeoutMs = 30_000;

/**
 * Calls `attempt` once or, if `retry` is set, by the policy until a success. Without a success, returns the result of the last attempt.
 * `own` is the policy of the operation. Rejects if the signal aborts.
 */
export async function withRetries<Result extends { status: number }>(
  attempt: (timeoutMs: number) => Promise<Result>,
  { retry, timeoutMs, signal }: AttemptOptions & { signal: AbortSignal | undefined },
  own: RetryPolicy | undefined,
): Promise<Result> {
  const policy = retry === true ? own : retry;
  const limit = timeoutMs ?? (policy ?? own)?.timeoutMs ?? defaultTimeoutMs;
  for (let left = policy?.attempts ?? 1; left > 1; left--) {
    const next = performance.now() + (policy?.intervalMs ?? 0);
    const result = await attempt(limit).catch(() => undefined);
    signal?.throwIfAborted();
    if (result && isSuccess(result.status, policy!)) return result;
    await pause(Math.max(0, next - performance.now()), signal);
  }
  return attempt(limit);
}

function isSuccess(status: number, { success }: RetryPolicy): boolean {
  return typeof success.status === 'number'
    ? status === success.status
    : String(status)[0] === success.status[0];
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
