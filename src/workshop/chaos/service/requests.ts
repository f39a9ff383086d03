// Requests to the service, with their outcomes.
import { setTimeout as sleep } from 'node:timers/promises';
import { instant, type Ledger } from '../ledger/ledger.ts';

/** The longest wait for a response, in milliseconds. */
const patienceMs = 12_000;

/**
 * The outcome of a request: accepted; put off without an effect, so that a retry is safe; not possible in this state; or
 * unknown.
 */
export type Outcome<Body> =
  | { is: 'taken'; body: Body }
  | { is: 'put off' }
  | { is: 'not possible'; status: number }
  | { is: 'unknown' };

/** Sends with the patience of all callers here. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(patienceMs) });

/** The longest time of retries, in milliseconds: on a busy machine processes are killed sooner than they start. */
const insistenceMs = 300_000;

/** Makes a request by a generated client. A fault of the service is written down. */
export async function ask<Answer extends { status: number; body?: unknown }>(
  ledger: Ledger,
  request: () => Promise<Answer>,
): Promise<Outcome<Answer['body']>> {
  let answer: Answer;
  try {
    answer = await request();
  } catch (error) {
    // Only broken connections are expected; a response that the document lacks is a fault.
    if (error instanceof Error && error.name === 'UnexpectedResponse') ledger.blame('faults', error.message);
    return { is: 'unknown' };
  }
  const { status, body } = answer;
  if (status < 400) return { is: 'taken', body };
  // The proxy says 502 where no process is there.
  if (status === 503 || status === 502) return { is: 'put off' };
  if (status >= 500) ledger.blame('faults', `A request was answered ${status}: ${JSON.stringify(body)}`);
  return status >= 500 ? { is: 'unknown' } : { is: 'not possible', status };
}

/** Posts JSON. */
export function post(ledger: Ledger, url: string, body: unknown): Promise<Outcome<unknown>> {
  return ask(ledger, async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await patientFetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    return { status: response.status, body: text };
  });
}

/** Asks again until it is answered with yes; for setting up and for reading. */
export async function insist<Answer extends { status: number; body?: unknown }, Status extends number>(
  status: Status,
  request: () => Promise<Answer>,
): Promise<Extract<Answer, { status: Status }>> {
  let last: unknown;
  const end = instant() + insistenceMs;
  while (instant() < end) {
    try {
      const answer = await request();
      if (answer.status === status) return answer as Extract<Answer, { status: Status }>;
      last = answer;
    } catch (error) {
      last = error;
    }
    await sleep(500);
  }
  throw new Error(`The service does not answer ${status}.`, { cause: last });
}
