import { printed } from '../../../generated/faults.ts';
import type { Looked } from '../../run/judge.ts';
import { type Evidence, noted, shown } from '../../wire/http/evidence.ts';
import type { CaughtRequest, StandIn } from '../../wire/http/stand-in.ts';
import { field } from '../../wire/payload/fields.ts';
import { mentions } from '../../wire/payload/messages.ts';
import type { Site } from './site.ts';

/**
 * A channel of a service, together with the stand-in to which the service sends the channel's events. The base class for bots and webhooks.
 */
export class EventScene implements Looked {
  readonly site: Site;
  /** The stand-in that receives the events. */
  readonly receiver: StandIn;
  /** The longest time that the service may take to send an event, in milliseconds. */
  readonly waitMs: () => number;
  readonly #nameField: string;

  /** @param nameField The field of an event that contains its name. */
  constructor(site: Site, receiver: StandIn, nameField: 'event' | 'event_name', waitMs: () => number) {
    this.site = site;
    this.receiver = receiver;
    this.waitMs = waitMs;
    this.#nameField = nameField;
  }

  /** Returns the requests with an event of one of these names, including retries. */
  events(...names: string[]): CaughtRequest[] {
    return this.receiver.requests.filter((each) => names.includes(printed(field(each, this.#nameField))));
  }

  /** Returns the requests with the event `name` that contain `word` in any field, including retries. */
  told(name: string, word: string): CaughtRequest[] {
    return this.events(name).filter(({ json }) => mentions(json, word));
  }

  /**
   * Waits for the n-th request with an event in `names`. Without `timeoutMs`, waits longer while the service sends events and messages of
   * other chats. Resolves with undefined if it does not come.
   */
  untilEvent(names: string | string[], n = 1, timeoutMs?: number): Promise<CaughtRequest | undefined> {
    return this.untilSeen(() => this.events(...[names].flat())[n - 1], timeoutMs);
  }

  /** Waits for the n-th request with the event `name` that contains `word`. Resolves with undefined if it does not come. */
  untilMentioned(name: string, word: string, n = 1, timeoutMs?: number): Promise<CaughtRequest | undefined> {
    return this.untilSeen(() => this.told(name, word)[n - 1], timeoutMs);
  }

  untilSeen<T>(seen: () => T | undefined, timeoutMs?: number): Promise<T | undefined> {
    if (timeoutMs !== undefined) return this.receiver.until(seen, timeoutMs);
    return this.site.untilSent(seen, this.waitMs(), this.receiver);
  }

  /** Returns all requests that arrived, as evidence. */
  evidence(): Evidence[] {
    const seen = this.receiver.requests.map((each, index) => shown(`request ${index + 1}`, each));
    return seen.length > 0 ? seen : [noted('requests', 'none')];
  }
}
