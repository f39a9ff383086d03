import { appendFileSync, closeSync, openSync } from 'node:fs';
import { styleText } from 'node:util';
import { printable } from '../../../conformance/report/printable.ts';
import { fits } from '../../../generated/fits.ts';
import type { Operation } from '../../../generated/operation.ts';
import { parsedJson } from '../../contract/documents/json.ts';
import { refuseLink } from '../../contract/files.ts';
import { answerHints } from '../../contract/judgement/answer-hints.ts';
import { type Captured, contentOf } from '../../contract/judgement/captured.ts';
import { judge, sampleEvents, validatorsByName } from '../../contract/judgement/trial.ts';
import { eventOf, type Judged } from '../../contract/mock/judged.ts';
import { outcomeOf } from '../../contract/send/send.ts';
import { failureReason, leave } from './leave.ts';

/** Returns a function that appends a request to a file. If the file cannot be written, it prints the reason and exits with 2. */
export function openRecordOrLeave(file: string): (judged: Judged) => void {
  try {
    refuseLink(file);
    // Only the user may read the file, because it will contain texts of customers.
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    leave(`Requests cannot be saved in ${file}: ${(error as Error).message}`, 2);
  }
  return (judged) => {
    const { at, parameters, right, operation, body } = judged;
    if (!operation) return;
    const event = eventOf(judged);
    const called = event === undefined ? { operation: operation.operationId } : { event };
    const saved: Captured = { at, ...called, parameters, right, ...contentOf(body) };
    try {
      appendFileSync(file, `${JSON.stringify(saved)}\n`);
    } catch (error) {
      // Writing fails if the disk is full or the body is nested too deeply. The other side must still get its response.
      console.error(`A request is not saved in ${file}: ${(error as Error).message}`);
    }
  };
}

// Passes a request on to the party that it is for, and judges the response.

/** A received request, with the address to which it is forwarded. */
interface Forwarded {
  url: string;
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer | undefined;
}

/** The response of the other party, or the reason why there is none. */
interface Returned {
  status: number;
  headers: Record<string, string>;
  text: string;
  why?: string;
}

/** The longest wait for a response, in milliseconds: longer than any party of the contract waits. */
const longestMs = 60_000;

/** Header fields of one connection, which a proxy does not pass on, and those of a compression, which it removes. */
const ownFields = new Set(
  (
    'connection keep-alive proxy-authenticate proxy-authorization te trailer transfer-encoding upgrade host ' +
    'content-length expect accept-encoding content-encoding'
  ).split(' '),
);

/** Sends the request, and resolves with the response. Never rejects: a missing response has the status 502 and the reason. */
export async function forward({ url, method, headers, body }: Forwarded): Promise<Returned> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined || ownFields.has(name) ? [] : [[name, [value].flat().join(', ')]],
  );
  try {
    const response = await fetch(url, {
      method,
      headers: kept,
      redirect: 'manual',
      signal: AbortSignal.timeout(longestMs),
      ...(body !== undefined && body.length > 0 && { body: new Uint8Array(body) }),
    });
    const fields = [...response.headers].filter(([name]) => !ownFields.has(name));
    return { status: response.status, headers: Object.fromEntries(fields), text: await response.text() };
  } catch (error) {
    return { status: 502, headers: {}, text: '', why: failureReason(error) };
  }
}

/**
 * Returns the faults of a response. An event of a service is judged by the policy of its delivery, as by `parlance trigger`; a response of
 * a service by the responses of its operation.
 *
 * @param isValid True if the request keeps to the contract.
 */
export function faultsOfAnswer(
  operation: Operation,
  isValid: boolean,
  sent: string,
  answer: Returned,
): string[] {
  const { status, text, headers, why } = answer;
  if (why !== undefined) return [`The other side gave no response: ${why}`];
  const location = headers['location'];
  const event = sampleEvents.find((each) => each.operation.operationId === operation.operationId);
  if (event && isValid) {
    const { outcome, body } = outcomeOf({ status, text }, event.policy, validatorsByName);
    const verdict = judge(event, {
      outcome,
      status,
      body,
      text,
      ...(location !== undefined && { location }),
    });
    return verdict.right ? [] : [`Response ${status}: ${verdict.says}`, ...verdict.odd];
  }
  const isSuccess = status >= 200 && status < 300;
  if (!isValid) return isSuccess ? [`Response ${status}: the invalid request was accepted.`] : [];
  if (!isSuccess)
    return [
      `Response ${status}: a valid request was rejected.`,
      ...answerHints({ status, text, location, sent }, operation),
    ];
  const expected = operation.responses[status]?.validate;
  if (expected && !fits(expected, parsedJson(text)))
    return [
      `Response ${status}: the body does not have the agreed form.`,
      ...answerHints({ status, text, sent }, operation),
    ];
  return [];
}

/**
 * Returns the printed form of a request. The first line has the verdict, the time and `request`. The lines `details` and one line for each
 * fault follow.
 */
export function printed(
  { at, right, error, faults }: Judged,
  request: string,
  details: readonly string[] = [],
): string {
  const mark = right && faults.length === 0 ? styleText('green', '✓') : styleText('red', '✗');
  return [
    `${mark} ${at.slice(11, 23)} ${request}`,
    ...details,
    ...[error ?? [], faults].flat().map((each) => styleText('red', `  ${printable(each)}`)),
  ].join('\n');
}
