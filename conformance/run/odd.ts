import { botServiceOperations } from '../../generated/bot/operations.ts';
import { channelIntegratorOperations } from '../../generated/channel/operations.ts';
import { oddAnswer, type PostedTo } from '../../generated/odd-answers.ts';
import type { Operation, Validator } from '../../generated/operation.ts';
import type { Exchange } from '../wire/http/exchange.ts';

/** Who gave an answer: what it should hold, and where that party posts what it has to say. */
export interface Answerer {
  operation: Pick<Operation, 'responses'>;
  posts?: PostedTo;
}

const [integratorsEndpoint] = channelIntegratorOperations;
const [providersEvent] = botServiceOperations;

export const anybody: Answerer = { operation: { responses: {} } };
export const integrator: Answerer = { operation: integratorsEndpoint };
export const provider: Answerer = { operation: { responses: {} }, posts: providersEvent };

/** A receiver whose answer to this event has a form. */
export function receiverOf(validate: Validator<unknown>): Answerer {
  return { operation: { responses: { 200: { validate } } } };
}

/** What is odd about an answer, as sentences. */
export function oddAbout(
  { status, text }: Pick<Exchange, 'status' | 'text'>,
  { operation, posts }: Answerer,
): string[] {
  return status === undefined ? [] : oddAnswer({ status, text }, operation, posts);
}
