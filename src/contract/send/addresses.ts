import { ADDRCONFIG, type LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import ipaddr from 'ipaddr.js';
import { RecentMap } from '../recent-map.ts';

export interface OutgoingRules {
  /** True if requests may go to addresses of this machine, also by plain http. */
  allowLoopback: boolean;
  /** True if requests to public addresses may use plain http, as developer webhooks may. */
  allowHttp?: boolean;
}

export class ForbiddenAddress extends Error {}

/** Returns the fault of a configured address; undefined if `rules` allow it. It needs https (CHN-OUT-17) and a public host. */
export function complaintAbout(address: string, rules: OutgoingRules): string | undefined {
  if (!URL.canParse(address)) return 'is not a URL';
  const { protocol, hostname, username, password } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return 'must be an https address';
  if (username !== '' || password !== '') return 'must not hold credentials';
  // The host is normalized: a dot at its end does not change its meaning, and an IPv6 address may contain an IPv4 address.
  const host = withoutPrefix(hostname.replace(/^\[|\]$|\.$/g, ''));
  const isLoopbackHost = isLoopback(host) || host === 'localhost' || host.endsWith('.localhost');
  if (isLoopbackHost)
    return rules.allowLoopback ? undefined : 'leads to this machine, which is not allowed here';
  if (protocol !== 'https:' && !rules.allowHttp) return 'must be an https address';
  if (ipaddr.isValid(host) && !isPublic(host)) return 'leads to an address that is not public';
  return undefined;
}

/** Returns the fault of a configured address to which the sender appends an identifier; undefined if `rules` allow the address. */
export function complaintAboutBase(address: string, rules: OutgoingRules): string | undefined {
  return complaintAbout(address, rules) ?? (address.includes('#') ? 'must not hold a #' : undefined);
}

/** Makes a lookup function that returns only the allowed addresses of a host name. It fails with ForbiddenAddress if there is none. */
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

/** Returns an address without its query, which may contain a secret. Returns an empty text if `url` is not a URL. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return '';
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`.replace(/\/$/, '').replaceAll(/%7B(\w+)%7D/g, '{$1}');
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

/** True if the host is a loopback address, such as `127.0.0.1` or `::1`. */
export function isLoopback(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}

/** The time limit of a lookup, in milliseconds. It is shorter than the timeout of every delivery policy. */
const longestMs = 2500;
/** After the IPv4 addresses of a name came, its IPv6 addresses are awaited this long, in ms. Some servers never answer an IPv6 query. */
const newerMs = 250;
/** If the system was slow to look up a name, it is not asked for the name again for this long, in milliseconds. */
const slowMs = 60_000;

/** Finds the IPv4 and IPv6 addresses of a host name. Node tries one after the other. Rejects if the name has no address. */
export type FindAddresses = (hostname: string) => Promise<LookupAddress[]>;

export interface NamesParts {
  /** Name servers that replace those of this machine, such as `127.0.0.1:53`. */
  servers?: string[];
  hostsFile?: string;
  system?: FindAddresses;
}

/**
 * Looks up the addresses of host names. The system's own `dns.lookup` keeps one of Node's two threads for lookups until a name server
 * answers. Two names with silent servers would delay all other requests. So this class sends queries to the name servers itself, without a
 * thread. Only two kinds of names go to the system: names in the hosts file, and, one at a time, names that no server knows, which may be
 * in a search domain.
 */
export class Names {
  readonly #servers: string[] | undefined;
  readonly #hostsFile: string;
  readonly #system: FindAddresses;
  readonly #pending = new Map<string, Promise<LookupAddress[]>>();
  /** Resolves when the system has answered the last lookup of a name that no server knows. These lookups run one after the other. */
  #asked: Promise<unknown> = Promise.resolve();
  /** The names whose lookup by the system was slow. The value is the time until which the system is not asked again. */
  readonly #slow = new RecentMap<string, number>(1000);

  constructor({ servers, hostsFile = hostsFileHere(), system = askSystem }: NamesParts = {}) {
    this.#servers = servers;
    this.#hostsFile = hostsFile;
    this.#system = system;
  }

  /** Finds the addresses of a host name. Concurrent lookups of the same name share one result. */
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

  /** True if the name is `localhost`, ends with `.localhost`, or is in the hosts file. */
  async #isOwn(hostname: string): Promise<boolean> {
    const name = hostname.replace(/\.$/, '').toLowerCase();
    if (name === 'localhost' || name.endsWith('.localhost')) return true;
    const text = (await readFile(this.#hostsFile, 'utf8').catch(() => '')).toLowerCase();
    if (!text.includes(name)) return false;
    return text.split('\n').some((line) => line.replace(/#.*/, '').trim().split(/\s+/).indexOf(name) > 0);
  }

  /** Returns the addresses that the name servers have for exactly this name. Rejects if no server answers. */
  async #fromServers(hostname: string, inTime: AbortSignal): Promise<LookupAddress[]> {
    // Each lookup reads the list of name servers again, because the machine may have got other ones.
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

  /** Returns the addresses that the system finds for a name. Rejects if it has not answered when `inTime` aborts. */
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

/** Replaces the placeholder `{name}` in an address by a value. Without a placeholder, appends the value to the path, before any query. */
export function addressWith(url: string, name: string, value: string): string {
  const encoded = encodeURIComponent(value);
  const [, address = '', query = ''] = /^([^?]*)(.*)$/s.exec(url)!;
  const placed = address.replace(braces, (place, its: string) => (its === name ? encoded : place));
  return `${placed === address ? `${address.replace(/\/$/, '')}/${encoded}` : placed}${query}`;
}
