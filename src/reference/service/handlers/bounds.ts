import { getHeapStatistics } from 'node:v8';
import ipaddr from 'ipaddr.js';
import { RecentMap } from '../../../contract/recent-map.ts';
import { UnreadableBody } from '../../../contract/serve/body.ts';
import { bodyLimits, connections } from '../../limits.ts';

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/** The length of a body from which its values are counted. A value has at least two bytes, so a shorter body cannot have too many. */
const longEnough = 2 * bodyLimits.values;
const [quote, comma, backslash, space, list, endOfList, object, endOfObject] = Buffer.from('",\\ []{}');

/** Returns a JSON parser that first counts the values of a body. Counting takes a hundredth of the time of parsing. */
export function withinBounds(parse: (bytes: Uint8Array) => unknown): (bytes: Uint8Array) => unknown {
  return (bytes) => {
    if (bytes.length > longEnough) refuseManyValues(bytes);
    return parse(bytes);
  };
}

/** Counts the values of a JSON text. Throws UnreadableBody if there are too many. For a text that is not JSON the count may be wrong. */
function refuseManyValues(bytes: Uint8Array): void {
  let values = 1;
  let isOpened = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte <= space!) continue;
    const isEnd = byte === endOfList || byte === endOfObject;
    if (isOpened && !isEnd) values++;
    isOpened = byte === list || byte === object;
    if (byte === quote) at = endOfString(bytes, at);
    else if (byte === comma) values++;
    if (values > bodyLimits.values)
      throw new UnreadableBody(`The body has more than ${bodyLimits.values} values. Send fewer.`);
  }
}

/** Returns the index of the quote that ends the string starting at `start`. Without such a quote, returns the text's length or more. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at;
}

/**
 * Returns a sentence about the first value of a body that exceeds the reference's bounds; undefined if none does. The bounds limit the size
 * of stored data, and reject identifiers that a store could not return unchanged. The number of values was already checked by the parser.
 *
 * @param cut Names of fields that are cut later, and not rejected for their length.
 */
export function complaintAboutBounds(body: unknown, cut: readonly string[] = []): string | undefined {
  const path: string[] = [];
  const why = complaintAbout(body, '', { path, cut });
  return why && `${path.length === 0 ? 'The body' : `/${path.join('/')}`} ${why}`;
}

/**
 * Returns the reason to reject a value. `path` then has the names of the fields on the way to the wrong value. `name` is the innermost field
 * that contains the value.
 */
function complaintAbout(
  value: unknown,
  name: string,
  position: { path: string[]; cut: readonly string[] },
): string | undefined {
  const { path, cut } = position;
  if (typeof value === 'string') return cut.includes(name) ? undefined : complaintAboutText(value, name);
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === bodyLimits.depth)
    return `is nested too deeply: the service reads ${bodyLimits.depth} levels.`;
  for (const [key, inner] of Object.entries(value)) {
    if (key.length > bodyLimits.identifier) return 'has a field whose name is too long.';
    path.push(key);
    const why = complaintAbout(inner, Array.isArray(value) ? name : key, position);
    if (why !== undefined) return why;
    path.pop();
  }
  return undefined;
}

function complaintAboutText(text: string, name: string): string | undefined {
  if (name === 'id' || name.endsWith('_id')) {
    // Both engines must be able to store an identifier unchanged, and their indexes limit its length in bytes.
    if (!text.isWellFormed() || text.includes('\0'))
      return 'has a character that cannot be stored. Send Unicode without U+0000.';
    return Buffer.byteLength(text) > bodyLimits.identifier
      ? `has more than ${bodyLimits.identifier} bytes of UTF-8. Send fewer.`
      : undefined;
  }
  const most = words.has(name) ? bodyLimits.words : bodyLimits.field;
  return text.length > most ? `has more than ${most} characters. Send fewer.` : undefined;
}

/** The number of networks whose actions are counted at the same time. If there are more, the least recent ones are forgotten. */
const mostNetworks = 10_000;

interface Limit {
  /** The number of actions that a network may do in `windowMs`. */
  most: number;
  windowMs: number;
  now: () => number;
  /** Called when a network exceeds the limit, once per window. */
  exceeded?: (network: string) => void;
}

/** Returns a function that counts an action of a network. It returns 0, or the seconds until the network's next allowed action. */
export function limitByNetwork({ most, windowMs, now, exceeded }: Limit): (address: string) => number {
  const networks = new RecentMap<string, { count: number; until: number }>(mostNetworks);
  return (address) => {
    const network = networkOf(address);
    const time = now();
    const known = networks.get(network);
    const counted = known && known.until > time ? known : { count: 0, until: time + windowMs };
    counted.count++;
    networks.set(network, counted);
    if (counted.count === most + 1) exceeded?.(network);
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

/**
 * Returns the maximum number of simultaneous connections. It is a share of the files that this process may open, because deliveries and
 * the store need files, too. A share of the memory limits the number further. If the system reports no limit of files, only the memory
 * counts.
 */
export function connectionsAtMost(): number {
  const memory = (getHeapStatistics().heap_size_limit * connections.share) / connections.bytes;
  // Without this option, the report looks up the host names of connections, which takes long. The types of Node lack the option.
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const files = Number(userLimits?.open_files?.soft ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY;
  return Math.floor(Math.min(memory, files * connections.share));
}
