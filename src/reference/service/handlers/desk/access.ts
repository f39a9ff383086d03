import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import { equalSecrets } from '../../../../contract/serve/secrets.ts';
import type { AuthorizedRequest } from '../../../../contract/serve/service.ts';

export interface DeskAccess {
  token: string;
  /** Whether the desk answers callers on other machines. */
  remote: boolean;
  now: () => number;
  log?: FastifyBaseLogger;
}

/** How many wrong tokens an address may send in a minute before it has to wait. */
const guesses = 20;
const windowMs = 60_000;
/** How many addresses are remembered; the one whose minute ends first is forgotten first. */
const mostAddresses = 10_000;
/** A shorter token may be guessed. */
const shortestToken = 16;

/**
 * Accepts callers of the desk that know the token and are on this machine, or anywhere if the desk is open to others. The right
 * token is accepted whatever others sent from the same address: behind a proxy a stranger would lock the agents out.
 */
export function deskAccess({ token, remote, now, log }: DeskAccess) {
  const wrong = new Map<string, { count: number; until: number }>();
  if (remote && token.length < shortestToken)
    log?.warn(
      `the token of the desk is short, and others can reach the desk: take ${shortestToken} characters or more`,
    );

  /** Counts a wrong token of an address. */
  const count = (address: string): void => {
    const time = now();
    // Entries that end first come first.
    for (const [each, { until }] of wrong) {
      if (until > time && wrong.size < mostAddresses) break;
      wrong.delete(each);
    }
    const counted = wrong.get(address) ?? { count: 0, until: time + windowMs };
    counted.count++;
    wrong.set(address, counted);
    log?.warn({ address, times: counted.count }, 'a wrong token was sent to the desk');
  };

  return (request: AuthorizedRequest): ErrorAnswer | undefined => {
    const { headers, remoteAddress } = request;
    const refused = remote ? undefined : refusalOfStrangers(request);
    if (refused) return refused;
    const given = /^bearer +(.+)$/i.exec(headers['authorization'] ?? '')?.[1];
    if (given !== undefined && equalSecrets(token, given)) return undefined;
    const guessed = wrong.get(remoteAddress);
    if (guessed && guessed.count >= guesses && guessed.until > now()) {
      const seconds = Math.ceil((guessed.until - now()) / 1000);
      return {
        ...errorAnswer(
          429,
          'Too many wrong tokens came from this address. Wait as long as Retry-After says.',
        ),
        headers: { 'retry-after': String(seconds) },
      };
    }
    if (given !== undefined) count(remoteAddress);
    return {
      ...errorAnswer(401, 'The desk needs its token. Send it as Authorization: Bearer <token>.'),
      headers: { 'www-authenticate': 'Bearer' },
    };
  };
}

/** Headers that proxies add to name the caller, beside those that begin with `x-forwarded-`. */
const ofProxies = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** Rejects callers on other machines, also behind a proxy on this one, and pages of other sites in a browser on this machine. */
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

/** Whether a request shows that it came through a proxy. One that adds no header and speaks HTTP/1.1 cannot be detected. */
function isOfProxy({ headers, httpVersion }: AuthorizedRequest): boolean {
  // Browsers and clients speak later versions; nginx before 1.29.7 speaks this one by default, and adds no header.
  if (httpVersion === '1.0') return true;
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded-') || ofProxies.has(name));
}

function isHostHere(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host);
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
