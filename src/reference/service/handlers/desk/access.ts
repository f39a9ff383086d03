import type { FastifyBaseLogger } from 'fastify';
import ipaddr from 'ipaddr.js';
import { type ErrorAnswer, errorAnswer } from '../../../../contract/serve/errors.ts';
import type { AuthorizedRequest } from '../../../../contract/serve/mount.ts';
import { equalSecrets } from '../../../../contract/serve/secrets.ts';

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
/** A shorter token may be guessed by who tries for long. */
const shortestToken = 16;

/**
 * Lets callers to the desk who are on this machine, unless it is open to others, and know the token. Who knows it is let in
 * whatever others sent from the same address: behind a proxy all have one, and a stranger would lock the agents out.
 */
export function deskAccess({ token, remote, now, log }: DeskAccess) {
  const wrong = new Map<string, { count: number; until: number }>();
  if (remote && token.length < shortestToken)
    log?.warn(
      `the token of the desk is short, and others can reach the desk: take ${shortestToken} characters or more`,
    );

  /** Counts a wrong token. Who sent too many waits until the minute is over. */
  const count = (address: string): void => {
    const time = now();
    // Those that end first stand first.
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

/** What proxies add to say for whom they ask, beside all that begins with `x-forwarded-`. */
const ofProxies = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
]);

/** Refuses who is not on this machine, be it behind a proxy on it, or a page of another site that a browser here shows. */
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

/** Whether a proxy shows itself. One that adds no field and speaks HTTP/1.1 cannot be told from a caller on this machine. */
function isOfProxy({ headers, httpVersion }: AuthorizedRequest): boolean {
  // Browsers and clients do not speak it any more; nginx before 1.29.7 does, and adds nothing, unless told otherwise.
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
