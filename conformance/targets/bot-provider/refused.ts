import { codes } from '../../../generated/errors.ts';
import { type Exchange, inShort } from '../../wire/http/exchange.ts';
import { names } from '../shared/bot-answers.ts';
import type { BotProviderOptions } from './context.ts';

/** What to change where a bot refuses a right message for what the suite shows of itself; undefined for any other answer. */
export function refused(answer: Exchange, options: BotProviderOptions): string | undefined {
  const { status = 0 } = answer;
  const isHeader = status >= 400 && names(answer, codes.unauthorizedClient);
  if (!isHeader && ![401, 403, 404].includes(status)) return undefined;
  const said = `The bot answers a client’s message ${inShort(answer)}.`;
  const known = names(answer, codes.invalidClient);
  const ways = [!isHeader && ofToken(options), status !== 404 && !known && ofHeader(options)];
  return [said, ...ways.filter((way) => way !== false)].join(' ');
}

function ofToken({ url, token }: BotProviderOptions): string {
  const path = new URL(url).pathname.replace(/\/$/, '');
  return path.endsWith(`/${encodeURIComponent(token)}`)
    ? 'The suite appends the token to --url, which ends with it already: leave it out there.'
    : 'The suite appends the --token to --url: compare both with what the bot knows.';
}

function ofHeader({ authorization }: BotProviderOptions): string {
  return authorization === undefined
    ? 'A bot that compares the Authorization header is given its value by --authorization.'
    : 'Compare --authorization with the value that the bot knows.';
}
