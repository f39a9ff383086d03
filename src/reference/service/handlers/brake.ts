import ipaddr from 'ipaddr.js';
import { RecentMap } from '../../../contract/recent-map.ts';

/** The number of networks whose actions are counted at the same time. If there are more, the least recent ones are forgotten. */
const mostNetworks = 10_000;

interface BrakeParts {
  /** The number of actions that a network may do in `windowMs`. */
  most: number;
  windowMs: number;
  now: () => number;
  /** Called when a network exceeds the limit, once per window. */
  braked?: (network: string) => void;
}

/**
 * Limits the actions of each network. Returns a function that counts one action of the caller with this address. It returns 0 if the action
 * is allowed. Otherwise it returns the number of seconds until the next action is allowed.
 */
export function brake({ most, windowMs, now, braked }: BrakeParts): (address: string) => number {
  const networks = new RecentMap<string, { count: number; until: number }>(mostNetworks);
  return (address) => {
    const network = networkOf(address);
    const time = now();
    const known = networks.get(network);
    const counted = known && known.until > time ? known : { count: 0, until: time + windowMs };
    counted.count++;
    networks.set(network, counted);
    if (counted.count === most + 1) braked?.(network);
    return counted.count > most ? Math.ceil((counted.until - time) / 1000) : 0;
  };
}

/** Returns the network of a caller: an IPv4 address, or the first 64 bits of an IPv6 address, which belong to one subscriber. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}
