import ipaddr from 'ipaddr.js';
import { RecentMap } from '../../../contract/recent-map.ts';

/** The most networks that are remembered. */
const mostNetworks = 10_000;

interface BrakeParts {
  /** Actions that a network may do in a window. */
  most: number;
  windowMs: number;
  now: () => number;
  /** Called once per window when a network is limited. */
  braked?: (network: string) => void;
}

/** Returns a function that counts the actions of callers by network. That function returns the seconds that a caller has to wait, or 0. */
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
