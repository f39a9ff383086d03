import type { Destination, DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { instant, shownDestination } from '../journal/desk-form.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { addressesOf, channelOf, presentChannels } from '../state/channels.ts';
import { addNote } from '../state/notes.ts';
import type { Reader, Store } from '../store/port.ts';
import type { Channel, Outage } from '../store/records.ts';
import type { Commit, CommitListener, Missed, Shared } from '../store/shared.ts';
import type { Figures } from './engine/circuits.ts';
import { type Limits, limitsOf } from './engine/limits.ts';
import { Timers } from './engine/timing.ts';

export interface OutagesParts {
  store: Store;
  /** Set if other processes work on the same store. */
  shared?: Shared | undefined;
  work: Work;
  /** Returns the time of the monotonic clock. All timestamps in outages are from this clock. */
  now: () => number;
  logError: (error: unknown) => void;
  /** Called with a sentence for the log when a destination of a channel begins to fail, or responds again. */
  found?: (isWell: boolean, text: string, channel_id: string) => void;
  /** Replacements for the reference's limits for destinations. */
  destinations?: Figures | undefined;
}

/** A change in the state of a destination: its outage, or undefined if it responds again. */
interface Finding {
  url: string;
  outage: Outage | undefined;
}

/** The pause before the failed write of an outage is retried, in milliseconds. */
const againMs = 1000;

/**
 * Stores the outages of destinations, and adds notes about them for the desk. Other processes and later starts of the service read them
 * from the store.
 */
export class Outages {
  readonly limits: Limits;
  readonly #parts: OutagesParts;
  readonly #timers: Timers;
  /**
   * The latest finding for each destination until it is durable. It is kept for retries, because no later delivery would report the end of
   * an outage again.
   */
  readonly #unwritten = new Map<string, Finding>();

  constructor(parts: OutagesParts) {
    this.#parts = parts;
    const { now, logError, destinations } = parts;
    this.#timers = new Timers(now);
    this.limits = limitsOf({
      now,
      ...(destinations && { figures: destinations }),
      changed: (url, outage) => void this.#keep({ url, outage }),
    });
    const hear: CommitListener = (commit, isOwn) => {
      if (!isOwn) this.#hear(commit).catch(logError);
    };
    parts.shared?.listen(hear, () => false);
  }

  /**
   * Applies the outages in the store to the circuits of this process. Called at the start, and after this process missed commits of others.
   */
  async read(): Promise<void> {
    const { circuits } = this.limits;
    // Outages that this process knows and that are durable. If the store lacks one of them, another process has removed it.
    const known = circuits.open.filter((url) => !this.#unwritten.has(url));
    const found = await outagesIn(this.#parts.store);
    for (const url of new Set([...known, ...found.keys()]))
      if (!this.#unwritten.has(url)) circuits.adopt(url, found.get(url));
  }

  /**
   * Discards the findings that could not be written, and stops the retries. The next process that drives the lanes finds the outages again.
   */
  stop(): void {
    this.#unwritten.clear();
    this.#timers.stop();
  }

  async #hear(commit: Commit | Missed): Promise<void> {
    if (typeof commit === 'string') return this.read();
    for (const [table, url] of commit.touched) {
      if (table !== 'outages') continue;
      const row = await this.#parts.store.get('outages', url as string);
      this.#unwritten.delete(url as string);
      this.limits.circuits.adopt(url as string, row?.data);
    }
  }

  /** Writes a finding. Retries until that succeeds, or until a later finding about the destination replaces it. */
  async #keep(finding: Finding): Promise<void> {
    const { url } = finding;
    this.#unwritten.set(url, finding);
    while (this.#unwritten.get(url) === finding) {
      try {
        await this.#write(finding);
        if (this.#unwritten.get(url) === finding) this.#unwritten.delete(url);
      } catch (error) {
        this.#parts.logError(error);
        await this.#timers.until(this.#parts.now() + againMs);
      }
    }
  }

  async #write({ url, outage }: Finding): Promise<void> {
    // The channels are read before the unit of work, because a query inside it would delay other units.
    const channels = await presentChannels(this.#parts.store);
    const senders = channels.filter((channel) => kindTo(url, channel));
    await this.#parts.work(async (journal) => {
      const known = (await journal.get('outages', url))?.data;
      if (outage) journal.put('outages', { url, data: outage });
      else if (known) journal.remove('outages', url);
      if (Boolean(known) === Boolean(outage)) return;
      for (const { channel_id } of senders) {
        const channel = await channelOf(channel_id, journal);
        const kind = channel && kindTo(url, channel);
        if (kind) await this.#tell(channel, kind, outage, journal);
      }
    });
  }

  async #tell(
    channel: Channel,
    kind: DestinationKind,
    outage: Outage | undefined,
    journal: Journal,
  ): Promise<void> {
    const [about, shown] = names[kind];
    const goesOn =
      outage?.next_at === undefined
        ? 'New deliveries are still attempted as the contract says.'
        : 'New deliveries wait, and one at a time probes whether it is back.';
    const but = kind === 'bot_event' ? ', except what customers wrote: the agents have that' : '';
    const text = outage
      ? `The ${shown} has failed since ${instant(outage.since)}, ${outage.failed} deliveries in a row. ${goesOn} Fix it, then send again what failed${but}.`
      : `The ${shown} takes deliveries again. What failed meanwhile can be sent again${but}.`;
    journal.afterwards(() => this.#parts.found?.(!outage, text, channel.channel_id));
    await addNote({ channel_id: channel.channel_id, about, text }, journal);
    await journal.event({ event: 'destination_changed', channel });
  }
}

async function outagesIn(reader: Reader): Promise<Map<string, Outage>> {
  const rows = await reader.find('outages');
  return new Map(rows.map(({ data }) => [data.url, data]));
}

function kindTo(url: string, channel: Channel): DestinationKind | undefined {
  return addressesOf(channel).find((each) => each.url === url)?.kind;
}

const names: Readonly<Record<DestinationKind, [about: string, shown: string]>> = {
  message: ['customer_endpoint', 'customer endpoint'],
  bot_event: ['bot_endpoint', 'bot endpoint'],
  webhook: ['webhook', 'address for webhooks'],
};

/** Lists the destinations of all channels, each with its state. */
export async function listDestinations(reader: Reader): Promise<Destination[]> {
  const outages = await outagesIn(reader);
  return (await presentChannels(reader)).flatMap((channel) =>
    addressesOf(channel).map(({ kind, url }) => ({
      channel_id: channel.channel_id,
      kind,
      to: shownDestination(kind, url),
      ...stateOf(outages.get(url)),
    })),
  );
}

function stateOf(outage: Outage | undefined): Pick<Destination, 'state'> & Partial<Destination> {
  if (!outage) return { state: 'well' };
  const { since, failed, next_at } = outage;
  return {
    state: next_at === undefined ? 'failing' : 'paused',
    since: instant(since),
    failed,
    ...(next_at !== undefined && { next_attempt_at: instant(next_at) }),
  };
}
