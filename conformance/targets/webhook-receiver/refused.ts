import { flagOf } from '../../run/options.ts';
import { type Exchange, inShort } from '../../wire/http/exchange.ts';

/** What to change where a receiver refuses a right event for who sends it; undefined for any other answer. */
export function refused(answer: Exchange, isSigned: boolean): string | undefined {
  const way = ofSignature(answer, isSigned);
  return way === undefined ? undefined : `The receiver answers an event ${inShort(answer)}. ${way}`;
}

/** What to change where an event may have been refused for its signature. */
export function ofSignature(
  { status = 0, text = '' }: { status?: number; text?: string },
  isSigned: boolean,
): string | undefined {
  // Which code an unsigned event gets is the receiver's affair.
  const isNamed = status >= 400 && status < 500 && /\bsignature|\b(un|not )signed\b/i.test(text);
  if (![401, 403].includes(status) && !isNamed) return undefined;
  return isSigned
    ? `Compare ${flagOf('sign')} with the secret that the receiver knows.`
    : `The event was not signed: a receiver that verifies signatures is given its secret by ${flagOf('sign')}.`;
}
