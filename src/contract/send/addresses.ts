import { ADDRCONFIG, type LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { RecentMap } from '../recent-map.ts';

export interface OutgoingRules {
  /** True if requests may reach this machine, also by plain http. */
  allowLoopback: boolean;
  /** True if requests to public addresses may use plain http too, as for developer webhooks. */
  allowHttp?: boolean;
}

/** Thrown for an address that requests must not go to. */
export class ForbiddenAddress extends Error {}

/** Returns the fault of a configured address; undefined if `rules` allow it. It needs HTTPS (CHN-OUT-17) and a public host. */
export function complaintAbout(address: string, rules: OutgoingRules): string | undefined {
  if (!URL.canParse(address)) return 'is not a URL';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'must be an https address';
  if (username !== '' || password !== '') return 'must not hold credentials';
  // Both forms are normalized: a dot at the end names the same host, and an IPv6 address may contain an IPv4 address.
  const host = withoutPrefix(hostname.replace(/^\[|\]$|\.$/g, ''));
  const isLoopbackHost = isLoopback(host) || host === 'localhost' || host.endsWith('.localhost');
  if (isLoopbackHost)
    return rules.allowLoopback ? undefined : 'leads to this machine, which is not allowed here';
  if (protocol !== 'https:' && !rules.allowHttp) return 'must be an https address';
  if (ipaddr.isValid(host) && !isPublic(host)) return 'leads to an address that is not public';
  return undefined;
}

/** Returns the fault of a configured address to which the sender adds an identifier; undefined if it is allowed. */
export function complaintAboutBase(address: string, rules: OutgoingRules): string | undefined {
  return complaintAbout(address, rules) ?? (address.includes('#') ? 'must not hold a #' : undefined);
}

/** Makes a lookup function that returns only the allowed addresses of a name. It fails with ForbiddenAddress if the name has none. */
export function guardedLookup(rules: OutgoingRules, find: FindAddresses): LookupFunction {
  const mayGoTo = (address: string) => isPublic(address) || (rules.allowLoopback && isLoopback(address));
  return (hostname, options, callback) => {
    find(hostname).then(
      (addresses) => {
        const allowed = addresses.filter(({ address }) => mayGoTo(withoutPrefix(address)));
        const first = allowed[0];
        if (!first) callback(new ForbiddenAddress(`${hostname} leads to no public address`), '', 0);
        else if (options.all) callback(null, allowed);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, '', 0),
    );
  };
}

/** Returns the IPv4 address in an IPv4-compatible IPv6 address (`::7f00:1`). Returns any other host unchanged. */
function withoutPrefix(host: string): string {
  if (!ipaddr.IPv6.isValid(host)) return host;
  const parts = ipaddr.IPv6.parse(host).toByteArray();
  const isCompatible = parts.slice(0, 12).every((byte) => byte === 0) && (parts[12] !== 0 || parts[13] !== 0);
  return isCompatible ? parts.slice(12).join('.') : host;
}

/** Returns an address for display: without its query, which may contain a secret. Returns an empty text for a text that is not a URL. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/$/, '').replaceAll(/%7B(\w+)%7D/g, '{$1}');
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** True if a host is a literal address of this machine. */
export function isLoopback(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** The time limit of a lookup, in milliseconds. It is shorter than the timeout of any attempt. */
const longestMs = 2500;
/** The wait for IPv6 addresses after the IPv4 addresses are known, in milliseconds. Some servers never answer the IPv6 query. */
const newerMs = 250;
/** If the system was slow to look up a name, the time in which it is not asked for that name again, in milliseconds. */
const slowMs = 60_000;

/** Finds the addresses of a name. Node tries them in turn, both kinds. Rejects if the name has no address. */
export type FindAddresses = (hostname: string) => Promise<LookupAddress[]>;

export interface NamesParts {
  /** Name servers to use in place of this machine's own, such as `127.0.0.1:53`. */
  servers?: string[];
  hostsFile?: string;
  system?: FindAddresses;
}

/**
 * Looks up the addresses of host names. The system's own `dns.lookup` blocks one of Node's two threads for lookups until a name server
 * answers: two names with silent servers would delay all other requests. So this class queries name servers itself, without a thread. It
 * asks the system for names in the hosts file. It also asks the system, one name at a time, for names that no server knows, such as names
 * in a search domain.
 */
export class Names {
  readonly #servers: string[] | undefined;
  readonly #hostsFile: string;
  readonly #system: FindAddresses;
  readonly #pending = new Map<string, Promise<LookupAddress[]>>();
  /** Resolves when the system has answered all lookups for names that no server knows. */
  #asked: Promise<unknown> = Promise.resolve();
  /** Names that the system was slow to answer. The value is the time until which it is not asked again. */
  readonly #slow = new RecentMap<string, number>(1000);

  constructor({ servers, hostsFile = hostsFileHere(), system = askSystem }: NamesParts = {}) {
    this.#servers = servers;
    this.#hostsFile = hostsFile;
    this.#system = system;
  }

  /** Finds the addresses of a name. Callers that look up the same name at the same time share the result. */
  readonly find: FindAddresses = (hostname) => {
    const pending =
      this.#pending.get(hostname) ?? this.#find(hostname).finally(() => this.#pending.delete(hostname));
    this.#pending.set(hostname, pending);
    return pending;
  };

  async #find(hostname: string): Promise<LookupAddress[]> {
    if (await this.#isOwn(hostname)) return this.#system(hostname);
    const inTime = AbortSignal.timeout(longestMs);
    const found = await this.#fromServers(hostname, inTime);
    return found.length > 0 ? found : this.#fromSystem(hostname, inTime);
  }

  /** True if the name is this machine's own or in its hosts file. */
  async #isOwn(hostname: string): Promise<boolean> {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    if (name === 'localhost' || name.endsWith('.localhost')) return true;
    const text = (await readFile(this.#hostsFile, 'utf8').catch(() => '')).toLowerCase();
    if (!text.includes(name)) return false;
    return text.split('\n').some((line) => line.replace(/#.*/, '').trim().split(/\s+/).indexOf(name) > 0);
  }

  /** Returns the addresses that name servers have for exactly this name. Rejects if they do not answer. */
  async #fromServers(hostname: string, inTime: AbortSignal): Promise<LookupAddress[]> {
    // Each lookup gets a new resolver, because the machine may have changed its name servers.
    const resolver = new Resolver({ timeout: Math.floor(longestMs / 3), tries: 2 });
    if (this.#servers) resolver.setServers(this.#servers);
    const cancel = () => resolver.cancel();
    inTime.addEventListener('abort', cancel);
    const [older, newer] = [resolver.resolve4(hostname), resolver.resolve6(hostname)];
    const isOver = new AbortController();
    older
      .then(() => sleep(newerMs, undefined, isOver))
      .then(cancel)
      .catch(() => {});
    const [v4, v6] = await Promise.allSettled([older, newer]);
    isOver.abort();
    inTime.removeEventListener('abort', cancel);
    const found = [...addressesOf(v4, 4), ...addressesOf(v6, 6)];
    if (found.length === 0 && (isSilence(v4) || isSilence(v6))) throw silence(hostname);
    return found;
  }

  /** Returns the system's addresses for a name. Rejects if the system does not get to the lookup in time. */
  #fromSystem(hostname: string, inTime: AbortSignal): Promise<LookupAddress[]> {
    const late = silence(hostname);
    const answer = this.#asked.then(async () => {
      if (inTime.aborted || this.#isSlow(hostname)) throw late;
      const askedAt = performance.now();
      try {
        return await this.#system(hostname);
      } finally {
        const now = performance.now();
        if (now - askedAt > longestMs) this.#slow.set(hostname, now + slowMs);
      }
    });
    this.#asked = answer.catch(() => {});
    const { promise: over, reject } = Promise.withResolvers<never>();
    if (inTime.aborted) reject(late);
    inTime.addEventListener('abort', () => reject(late));
    return Promise.race([answer, over]);
  }

  #isSlow(hostname: string): boolean {
    const until = this.#slow.get(hostname);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    return !this.#slow.delete(hostname);
  }
}

const askSystem: FindAddresses = (hostname) =>
  lookup(hostname, { all: true, hints: process.platform === 'win32' ? 0 : ADDRCONFIG });

function hostsFileHere(): string {
  return process.platform === 'win32'
    ? join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'drivers', 'etc', 'hosts')
    : '/etc/hosts';
}

function addressesOf(result: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return result.status === 'fulfilled' ? result.value.map((address) => ({ address, family })) : [];
}

function isSilence(result: PromiseSettledResult<unknown>): boolean {
  return result.status === 'rejected' && ['ETIMEOUT', 'ECANCELLED'].includes(result.reason.code);
}

function silence(hostname: string): Error {
  return new Error(`no name server answered in time for ${hostname}`);
}

/** Matches a placeholder such as `{name}`, with literal or percent-encoded braces. */
const braces = /(?:\{|%7B)(\w+)(?:\}|%7D)/gi;

/** Replaces the placeholder `{name}` in an address with a value, or else appends the value to the path. A query stays in its place. */
export function addressWith(url: string, name: string, value: string): string {
  const encoded = encodeURIComponent(value);
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const placed = address.replace(braces, (place, its: string) => (its === name ? encoded : place));
  return `${placed === address ? `${address.replace(/\/$/, '')}/${encoded}` : placed}${query}`;
}
