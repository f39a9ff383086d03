import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestContext } from '../../../../../generated/operation.ts';
import { type DeskHandlers, deskOperations } from '../../../../../generated/reference/desk/operations.ts';
import type { DeskEvent } from '../../../../../generated/reference/desk/types.ts';
import { isLoopback } from '../../../../contract/send/addresses.ts';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../../contract/serve/service.ts';
import { equalSecrets } from '../../../../contract/serve/signed.ts';
import { bodyLimits, shortestToken, strangers } from '../../../limits.ts';
import { agentIdIn, agentOfToken, recordAction } from '../../state/agents.ts';
import { identifier } from '../../state/channels.ts';
import { limitByNetwork } from '../bounds.ts';
import type { HandlerParts } from '../parts.ts';

export interface DeskAccess {
  token: string;
  /** True if the desk serves callers on other machines. */
  remote: boolean;
  now: () => number;
  log?: FastifyBaseLogger;
  /** Returns the agent who has this token from a sign-in link; undefined if no agent has it. */
  agentOf?: (token: string) => Promise<string | undefined>;
}

const minuteMs = 60_000;

const tokenIn = (headers: Readonly<Record<string, string | undefined>>): string | undefined =>
  /^bearer +(.+)$/i.exec(headers['authorization'] ?? '')?.[1];

export const newToken = (): string => identifier(18);

/** Returns a sentence about a token that is too short and could be guessed; undefined if it is long enough. */
export function complaintAboutToken(token: string): string | undefined {
  if (token.length >= shortestToken) return undefined;
  return `The token of the desk has only ${token.length} characters and could be guessed. Use at least ${shortestToken}, for example this new token: ${newToken()}`;
}

/**
 * Returns a function that checks the callers of the desk. It returns an error response, or undefined if the caller is accepted. The caller
 * must send the token. Unless `remote` is set, the caller must also be on this machine. The right token is accepted even while wrong tokens
 * from the same network are limited. Otherwise a stranger behind the same proxy could lock the agents out.
 */
export function deskAccess({ token, remote, now, log, agentOf }: DeskAccess) {
  const secondsOf = limitByNetwork({ most: strangers.wrongTokens, windowMs: minuteMs, now });
  const refusal = (given: string | undefined, remoteAddress: string): ErrorAnswer | Promise<ErrorAnswer> => {
    const seconds = given === undefined ? 0 : secondsOf(remoteAddress);
    if (seconds > 0) return refusalAfterDelay(seconds);
    if (given !== undefined) log?.warn({ address: remoteAddress }, 'a wrong token was sent to the desk');
    return {
      ...errorAnswer(401, 'The desk needs its token. Send it as Authorization: Bearer <token>.'),
      headers: { 'www-authenticate': 'Bearer' },
    };
  };
  return (request: AuthorizedRequest): ErrorAnswer | undefined | Promise<ErrorAnswer | undefined> => {
    const { headers, remoteAddress } = request;
    const refused = remote ? undefined : refusalOfStrangers(request);
    if (refused) return refused;
    const given = tokenIn(headers);
    if (given !== undefined && equalSecrets(token, given)) return undefined;
    // The store is read only for a token with a dot: the token of a sign-in link has one.
    if (!agentOf || !given?.includes('.')) return refusal(given, remoteAddress);
    return agentOf(given).then((agent_id) =>
      agent_id === undefined ? refusal(given, remoteAddress) : undefined,
    );
  };
}

async function refusalAfterDelay(seconds: number): Promise<ErrorAnswer> {
  await sleep(strangers.holdMs, undefined, { ref: false });
  const says = 'Too many wrong tokens came from this network. Wait as long as Retry-After says.';
  return { ...errorAnswer(429, says), headers: { 'retry-after': String(seconds) } };
}

/** Headers in which proxies name the caller or themselves, besides those that begin with `x-forwarded-`. */
const ofProxies = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** Returns the error response to a caller on another machine, behind a proxy, or in a page of another site. Else undefined. */
function refusalOfStrangers(request: AuthorizedRequest): ErrorAnswer | undefined {
  const { headers, remoteAddress } = request;
  if (!isLoopback(remoteAddress) || isOfProxy(request))
    return errorAnswer(403, 'The desk accepts only callers on its own machine.');
  const { host = '', origin } = headers;
  if (!isHostHere(`http://${host}`))
    return errorAnswer(403, 'The desk accepts only requests to a name or address of its own machine.');
  if (origin !== undefined && !isHostHere(origin))
    return errorAnswer(403, 'The desk accepts only requests from pages of its own machine.');
  return undefined;
}

/** True if the headers or the HTTP version show a proxy. Some proxies show neither. */
function isOfProxy({ headers, httpVersion }: AuthorizedRequest): boolean {
  // nginx before 1.29.7 uses HTTP/1.0 by default, and adds no header. Browsers and other clients use later versions of HTTP.
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || ofProxies.has(name));
}

function isHostHere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}

type Operation = keyof DeskHandlers;

/** The operations that need the token of the desk, with the methods of their requests. An agent with a sign-in link gets 403 for them. */
const forAdmins: ReadonlyMap<Operation, string> = new Map(
  deskOperations
    .filter(({ tokens }) => !(tokens as readonly string[]).includes('signInToken'))
    .map(({ operationId, method }) => [operationId, method]),
);

const ofPresence = ['online', 'stays_online'];

interface Input {
  path?: Record<string, string | number>;
  body?: { agent_id?: string } & Record<string, unknown>;
}

interface Result {
  status: number;
  body?: { channel_id?: string };
  events?: AsyncIterable<{ data: DeskEvent }>;
}

type Handle = (input: Input, context: RequestContext) => Promise<Result>;

/** Returns the agent whose sign-in token a request has; undefined for the desk's token. `deskAccess` has checked the token before. */
export type SignedInAs = (headers: RequestContext['headers']) => string | undefined;

/** Returns a function that reads the agent's id from the sign-in token of a request. It does not read the store. */
export function callersOf(deskToken: string): SignedInAs {
  return (headers) => {
    const token = tokenIn(headers) ?? '';
    return equalSecrets(deskToken, token) ? undefined : agentIdIn(token);
  };
}

/** Returns handlers that check the caller's role. An agent can act only in their own name. The actions of administrators are recorded. */
export function byRole(
  handlers: DeskHandlers,
  { store, work, log }: HandlerParts,
  signedInAs: SignedInAs,
): DeskHandlers {
  const entries = Object.entries(handlers) as [Operation, Handle][];
  const guarded = entries.map(([operation, handle]): [Operation, Handle] => [
    operation,
    async (input, context) => {
      const agent_id = signedInAs(context.headers);
      const isForbidden = agent_id !== undefined && !maySend(operation, input, agent_id);
      if (isForbidden) return errorAnswer(403, forbidden) as Result;
      const result = await handle(input, context);
      if (result.status < 300 && isRecorded(operation, input)) {
        const of = { ...textsIn(input.path), ...textsIn(result.body, ['channel_id']) };
        // The action has taken effect, so a failure of its record must not be answered as a failure of the action.
        await work((journal) => recordAction({ by: agentInHeader(context), operation, of }, journal)).catch(
          (err) => log.error({ err, operation, of }, 'an action was not recorded'),
        );
      }
      const { events } = result;
      if (!events || agent_id === undefined) return result;
      const token = tokenIn(context.headers)!;
      const isValid = async () => (await agentOfToken(token, store)) === agent_id;
      return { ...result, events: untilRevoked(events, agent_id, isValid) };
    },
  ]);
  return Object.fromEntries(guarded) as unknown as DeskHandlers;
}

const forbidden =
  'This sign-in is for the chats of one agent. The set-up and other agents need the token of the desk.';

function maySend(operation: Operation, input: Input, agent_id: string): boolean {
  const named = [input.body?.agent_id, input.path?.['agent_id']];
  return !isForAdmin(operation, input) && named.every((id) => id === undefined || id === agent_id);
}

/** True if only an administrator may send the request. An agent may change a few fields of their own. */
function isForAdmin(operation: Operation, { body = {} }: Input): boolean {
  if (operation === 'putAgent') return !Object.keys(body).every((name) => ofPresence.includes(name));
  return forAdmins.has(operation);
}

function isRecorded(operation: Operation, input: Input): boolean {
  return isForAdmin(operation, input) && forAdmins.get(operation) !== 'GET';
}

/** Returns the agent in the console's header X-Agent. It is only recorded with set-up actions, so it is not checked. */
function agentInHeader({ headers }: RequestContext): string | undefined {
  const given = headers['x-agent'];
  if (given === undefined || given.length > bodyLimits.identifier) return undefined;
  try {
    return decodeURIComponent(given);
  } catch {
    return undefined;
  }
}

function textsIn(fields: object = {}, names = Object.keys(fields)): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => names.includes(name) && typeof value === 'string'),
  );
}

/** Yields events until the sign-in of the agent is revoked. Each change of a sign-in is an event about its agent. */
async function* untilRevoked<Event extends { data: DeskEvent }>(
  events: AsyncIterable<Event>,
  agent_id: string,
  isValid: () => Promise<boolean>,
): AsyncGenerator<Event> {
  // The token may have been revoked after the request was authorized.
  if (!(await isValid())) return;
  for await (const event of events) {
    if (event.data.agent?.agent_id === agent_id && !(await isValid())) return;
    yield event;
  }
}
