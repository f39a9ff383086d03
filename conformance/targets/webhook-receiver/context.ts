import { isUtf8 } from 'node:buffer';
import { validateWebhookReply } from '../../../generated/developer/validators.js';
import type { Validator } from '../../../generated/operation.ts';
import type { RuleId } from '../../../generated/rules.ts';
import { withoutNulls } from '../../../src/contract/judgement/accepted-faults.ts';
import type { Answered } from '../../../src/contract/judgement/answer-hints.ts';
import type { Judge } from '../../run/case.ts';
import { flagOf, type TargetOptions } from '../../run/options.ts';
import { type Exchange, exchange, inShort } from '../../wire/http/exchange.ts';
import { jsonOf } from '../../wire/http/wire-message.ts';
import { isObject, type Json, unique } from '../../wire/payload/messages.ts';
import { patient } from '../../wire/traffic/patience.ts';

/** The longest wait for a response. The source states no limit, so a slow response is not a fault. */
export const answerMs = () => patient(15_000);

export class WebhookReceiverContext {
  readonly url: string;
  readonly sign: TargetOptions['sign'];
  opening: Exchange | undefined;

  constructor(url: string, sign?: TargetOptions['sign']) {
    this.url = url;
    this.sign = sign;
  }

  async close(): Promise<void> {}

  /** Posts an event as the service would do it, or a body that is not an event. */
  post(event: unknown, type = 'application/json', sign = this.sign): Promise<Exchange> {
    const body = typeof event === 'string' ? event : JSON.stringify(event);
    return exchange({
      url: this.url,
      method: 'POST',
      headers: { 'Content-Type': type, ...sign?.(body) },
      body,
      timeoutMs: answerMs(),
    });
  }
}

/** One visitor with a chat, and the values that the visitor's events have in place of those of an example. */
export interface Visitor {
  number: string;
  chatId: number;
  name?: string;
  fields?: Json;
}

export function stranger(): Visitor {
  return { number: unique('9').replaceAll(/\D/g, ''), chatId: chatNumber() };
}

export function chatNumber(): number {
  return Math.floor(Math.random() * 1e9);
}

/** Returns a copy of an event as an event of a visitor. Only fields that the event has are replaced. */
export function fresh(event: Json, { number, chatId, name, fields }: Visitor = stranger()): Json {
  const own = Object.entries({ ...fields, chat_id: chatId }).filter(([field]) => field in event);
  const visitor = { ...(event['visitor'] as Json), number, ...(name !== undefined && { name }) };
  return { ...event, ...Object.fromEntries(own), visitor };
}

export function isSuccess({ status }: Exchange): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** The form of a response body that the source states: its validator, and its description for the report. */
export interface Form {
  validate: Validator<unknown>;
  expected: string;
}

/** True if the body has the form. The source states bodies of responses, but no status. */
export function hasForm({ status, text }: Pick<Exchange, 'status' | 'text'>, { validate }: Form): boolean {
  return status !== undefined && validate(inCapitals(withoutNulls(jsonOf(text)).value));
}

/** Returns a form as the operation whose responses have it, for hints. */
export function formOf({ validate }: Form): Answered {
  return { responses: { 200: { validate } } };
}

/** Judges the form of a response. A result in lower case (OPEN-19) and null (OPEN-35) are only reported. */
export function judgeForm(judge: Judge, rule: RuleId, what: string, answer: Exchange, form: Form): boolean {
  const { value, nulls } = withoutNulls(jsonOf(answer.text));
  const read = inCapitals(value);
  if (!judge.answered(rule, hasForm(answer, form), [what, form.expected], answer, formOf(form))) return false;
  const result = (value as Json)['result'];
  if (result !== read['result'] && validateWebhookReply({ result: read['result'] }))
    judge.notes(rule, `${what}: the result is ${JSON.stringify(result)}`, answer, 'OPEN-19');
  if (!isSuccess(answer)) judge.notes(rule, `${what}: answered ${answer.status}`, answer, 'OPEN-49');
  // The source says JSON, and not in which encoding.
  if (answer.response && !isUtf8(answer.response.body))
    judge.notes(rule, `${what}: the body is not UTF-8, as JSON has to be (RFC 8259, section 8.1)`, answer);
  if (nulls.length > 0) judge.notes(rule, `${what}: null in ${nulls.join(', ')}`, answer, 'OPEN-35');
  return true;
}

/** Returns a copy of a body with its result in capitals, as the source spells it. */
export function inCapitals(body: unknown): Json {
  const result = isObject(body) && body['result'];
  return typeof result === 'string' ? { ...(body as Json), result: result.toUpperCase() } : (body as Json);
}

/** Returns the remedy if a receiver rejected a valid event because it does not trust the sender. Returns undefined for any other response. */
export function refused(answer: Exchange, isSigned: boolean): string | undefined {
  const way = ofSignature(answer, isSigned);
  return way === undefined ? undefined : `The receiver answers an event ${inShort(answer)}. ${way}`;
}

/** Returns the remedy if an event may have been rejected because of its signature. Returns undefined otherwise. */
export function ofSignature(
  { status = 0, text = '' }: { status?: number; text?: string },
  isSigned: boolean,
): string | undefined {
  // The receiver chooses the status for an unsigned event. So any 4xx whose body mentions the signature counts.
  const isNamed = status >= 400 && status < 500 && /\bsignature|\b(un|not )signed\b/i.test(text);
  if (![401, 403].includes(status) && !isNamed) return undefined;
  return isSigned
    ? `Compare ${flagOf('sign')} with the secret that the receiver knows.`
    : `The event was not signed: a receiver that verifies signatures is given its secret by ${flagOf('sign')}.`;
}
