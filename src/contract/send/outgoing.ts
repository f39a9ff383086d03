import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { FindAddresses } from './names.ts';

/** The addresses that requests may go to. */
export interface OutgoingRules {
  /** True if requests may reach this machine itself, also by plain http. */
  allowLoopback: boolean;
  /** True if requests to public addresses may use plain http too, as for developer webhooks. */
  allowHttp?: boolean;
}

/** Thrown for an address that requests must not go to. */
export class ForbiddenAddress extends Error {}

/**
 * Returns the fault of a configured address; undefined if it is allowed. An address must have HTTPS (CHN-OUT-17), a public host, and no
 * credentials, unless `rules` allow an exception.
 */
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

/**
 * Returns the fault of a configured address to which the sender adds an identifier or a token. Checks the same as `complaintAbout`, and
 * rejects a `#`.
 */
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

/**
 * Returns the IPv4 address in an IPv4-compatible IPv6 address (`::7f00:1`), which reaches it on some systems. Returns any other host
 * unchanged.
 */
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

/** True if a host is a literal address of this machine itself. */
export function isLoopback(host: string): boolean {
  return ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback';
}
