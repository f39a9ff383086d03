import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { isLoopback } from '../../../../contract/send/addresses.ts';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../../contract/serve/service.ts';
import { equalSecrets } from '../../../../contract/serve/signed.ts';
import { shortestToken, strangers } from '../../../limits.ts';
import { identifier } from '../../state/channels.ts';
import { brake } from '../bounds.ts';

export interface DeskAccess {
  token: string;
  /** True if the desk serves callers on other machines. */
  remote: boolean;
  now: () => number;
  log?: FastifyBaseLogger;
  /** Returns the agent who has this token from a sign-in link; undefined if nobody has it. */
  agentOf?: (token: string) => Promise<string | undefined>;
}

const minuteMs = 60_000;

/** Returns the token in the header Authorization; undefined if there is none. */
export const tokenIn = (headers: Readonly<Record<string, string | undefined>>): string | undefined =>
  /^bearer +(.+)$/i.exec(headers['authorization'] ?? '')?.[1];

/** Returns a new token that cannot be guessed. */
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
  const secondsOf = brake({ most: strangers.wrongTokens, windowMs: minuteMs, now });
  const refusal = (given: string | undefined, remoteAddress: string): ErrorAnswer | Promise<ErrorAnswer> => {
    const seconds = given === undefined ? 0 : secondsOf(remoteAddress);
    if (seconds > 0) return held(seconds);
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
    // The token of a sign-in link has a dot. Only for such a token the store is read.
    if (!agentOf || !given?.includes('.')) return refusal(given, remoteAddress);
    return agentOf(given).then((agent_id) =>
      agent_id === undefined ? refusal(given, remoteAddress) : undefined,
    );
  };
}

async function held(seconds: number): Promise<ErrorAnswer> {
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

/**
 * Rejects callers on other machines, including those behind a proxy on this machine. Also rejects pages of other sites that a browser on
 * this machine shows. Returns undefined for all other callers.
 */
function refusalOfStrangers(request: AuthorizedRequest): ErrorAnswer | undefined {
  const { headers, remoteAddress } = request;
  if (!isLoopback(remoteAddress) || isOfProxy(request))
    return errorAnswer(403, 'The desk answers callers on its own machine only.');
  const { host = '', origin } = headers;
  if (!isHostHere(`http://${host}`))
    return errorAnswer(403, 'The desk is called by a name or address of its own machine only.');
  if (origin !== undefined && !isHostHere(origin))
    return errorAnswer(403, 'The desk answers pages of its own machine only.');
  return undefined;
}

/**
 * True if a request came through a proxy, as its headers or its HTTP version show. A proxy that adds no header and uses HTTP/1.1 is not
 * detected.
 */
function isOfProxy({ headers, httpVersion }: AuthorizedRequest): boolean {
  // nginx before 1.29.7 uses HTTP/1.0 by default, and adds no header. Browsers and clients use later versions.
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || ofProxies.has(name));
}

function isHostHere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}
