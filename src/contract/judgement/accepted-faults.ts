import { fieldIs, printed, rememberNull } from '../../../generated/faults.ts';
import type { Rule, RuleId } from '../../../generated/rules.ts';
import { isObject } from '../documents/json.ts';
import { RecentMap } from '../recent-map.ts';

/** A fault of a request that a service accepts in spite of it. `says` is a clause without a full stop. */
export interface AcceptedFault {
  rule: RuleId;
  says: string;
}

/** The largest number of events that are remembered. */
const mostIds = 10_000;

/** Finds faults in accepted requests: violations of rules for the sender that no schema checks. */
export class AcceptedFaults {
  /** The remembered events: the body as JSON, by the event's id. */
  readonly #events = new RecentMap<string, string>(mostIds);

  /**
   * Returns the faults of an accepted body. Remembers the events, to find an id that two different events have.
   *
   * @param operationId The operation of the service that accepts the body.
   */
  of(operationId: string | undefined, body: unknown): AcceptedFault[] {
    if (!isObject(body)) return [];
    if (operationId === 'sendProviderEvent') return this.#ofEvent(body);
    return operationId === 'sendUserMessage' ? ofPhoto(body['sender']) : [];
  }

  #ofEvent({ id, message, ...rest }: Record<string, unknown>): AcceptedFault[] {
    const faults: AcceptedFault[] = [];
    if (typeof id !== 'string' || id === '')
      faults.push({ rule: 'BOT-PRV-16', says: 'the event has no `id`' });
    else {
      const content = JSON.stringify({ message, ...rest });
      const former = this.#events.get(id);
      if (former !== undefined && former !== content)
        faults.push({ rule: 'BOT-PRV-13', says: `another event has the id ${JSON.stringify(id)}` });
      this.#events.set(id, content);
    }
    if (rest['event'] === 'INVITE_AGENT' && typeof rest['client_id'] !== 'string')
      faults.push({ rule: 'BOT-PRV-16', says: 'the event has no `client_id`' });
    const time = isObject(message) && wrongTime(message['timestamp'], Date.now());
    if (time) faults.push({ rule: 'BOT-PRV-17', says: time });
    return faults;
  }
}

function ofPhoto(sender: unknown): AcceptedFault[] {
  const photo = isObject(sender) ? sender['photo'] : undefined;
  if (photo === undefined || photo === null || photo === '' || isWebAddress(photo)) return [];
  return [
    {
      rule: 'CHN-RCV-12',
      says: `${fieldIs('/sender/photo', photo)}, expected one that begins with http:// or https://`,
    },
  ];
}

/** True for an address that begins with http:// or https://. A link with another scheme could run a script. */
export function isWebAddress(value: unknown): boolean {
  return /^https?:\/\//i.test(printed(value));
}

/** The smallest timestamp that counts as seconds. It is in 2001; a bot has no older messages. */
const firstSecond = 1e9;
/** The largest accepted difference between two clocks, in seconds. A wrong time zone, or milliseconds for seconds, makes a larger one. */
export const clockSeconds: number = 5 * 60;

/**
 * Returns the fault of a message's timestamp; undefined if the timestamp is valid or absent. A valid one is a number or a string of digits,
 * in seconds since 1970, and lies between 2001 and five minutes after `nowMs`.
 *
 * @param nowMs Milliseconds since 1970.
 */
export function wrongTime(timestamp: unknown, nowMs: number): string | undefined {
  if (timestamp === undefined || timestamp === null) return undefined;
  const isNumber =
    typeof timestamp === 'number' || (typeof timestamp === 'string' && /^\d+(\.\d+)?$/.test(timestamp));
  const [seconds, now] = [Number(printed(timestamp)), Math.floor(nowMs / 1000)];
  if (isNumber && seconds >= firstSecond && seconds <= now + clockSeconds) return undefined;
  return `${fieldIs('message.timestamp', timestamp)}, expected seconds since 1970, now ${now}`;
}

/**
 * Returns a copy of a value without the members that are null, and the JSON pointers of these members. The source does not say if null may
 * replace an absent field (OPEN-35), so payloads are judged without their nulls. Nulls in arrays stay.
 *
 * @param keep Names of members for which null is a value.
 */
export function withoutNulls(
  value: unknown,
  keep: readonly string[] = [],
  path = '',
): { value: unknown; nulls: string[] } {
  if (typeof value !== 'object' || value === null) return { value, nulls: [] };
  const inner = Object.entries(value).map(([name, member]) => ({
    name,
    isAbsent: member === null && !Array.isArray(value) && !keep.includes(name),
    ...withoutNulls(member, keep, `${path}/${name}`),
  }));
  const nulls = inner.flatMap(({ name, isAbsent, nulls: deeper }) =>
    isAbsent ? [`${path}/${name}`] : deeper,
  );
  const left = inner.filter(({ isAbsent }) => !isAbsent);
  if (Array.isArray(value)) return { value: left.map((each) => each.value), nulls };
  const rest = Object.fromEntries(left.map((each) => [each.name, each.value]));
  for (const { name, isAbsent } of inner) if (isAbsent) rememberNull(rest, name);
  return { value: rest, nulls };
}

/** Returns the sections of the source that state a rule or leave an open point, such as `section 6.1`. */
export function sectionWords({ sections }: Pick<Rule, 'sections'>): string {
  if (sections.length === 0) return 'in no section of the source';
  return `section${sections.length === 1 ? '' : 's'} ${sections.join(', ')}`;
}
