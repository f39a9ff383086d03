import type { Validator } from '../generated/operation.ts';
import type { RuleId } from '../generated/rules.ts';
import type { Judge } from './judge.ts';
import { type Json, unique } from './messages.ts';
import { type Exchange, exchange, inShort } from './wire.ts';

/** How long is waited for an answer. The source gives no time, so that slowness is no fault. */
const answerMs = 15_000;

/** What the cases of the target webhook-receiver work with. */
export class WebhookReceiverContext {
  readonly url: string;

  /** @param url The receiver's address, whole. */
  constructor(url: string) {
    this.url = url;
  }

  /** Posts an event as the service would, or a body that is none. */
  post(body: unknown): Promise<Exchange> {
    return exchange({
      url: this.url,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
      timeoutMs: answerMs,
    });
  }
}

/** An event under a chat number and a visitor that the receiver has not heard of, as real ones are. */
export function fresh(event: Json): Json {
  const visitor = { ...(event['visitor'] as Json), number: unique('9').replaceAll(/\D/g, '') };
  return { ...event, visitor, ...('chat_id' in event && { chat_id: Math.floor(Math.random() * 1e9) }) };
}

/** Whether an HTTP code says yes. */
export function isSuccess({ status }: Exchange): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Whether a receiver answered at all: the source gives bodies for its answers, and no HTTP code. */
function isAnswer({ status }: Exchange): boolean {
  return status !== undefined && status < 500;
}

/** The answer's body as JSON; undefined when it is none. */
export function jsonOf({ text }: Exchange): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Judges that an answer has a form; its content type is free. */
export function judgeForm(
  judge: Judge,
  rule: RuleId,
  what: string,
  answer: Exchange,
  { validate, expected }: { validate: Validator<unknown>; expected: string },
): boolean {
  const held = isAnswer(answer) && validate(jsonOf(answer));
  const error = held ? undefined : validate.errors?.[0];
  const why = error && isAnswer(answer) ? ` (${error.instancePath || 'the body'} ${error.message})` : '';
  return judge.holds(rule, held, {
    expected: `${what}: ${expected}`,
    observed: `${what}: ${inShort(answer)}${why}`,
    evidence: answer.evidence,
  });
}
