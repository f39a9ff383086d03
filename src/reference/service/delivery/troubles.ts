import { setTimeout as sleep } from 'node:timers/promises';
import type { DestinationKind } from '../../../../generated/reference/desk/types.ts';
import { instant } from '../journal/desk-form.ts';
import type { Journal, Work } from '../journal/journal.ts';
import { addressesOf } from '../state/addresses.ts';
import { addNote } from '../state/notes.ts';
import type { Reader } from '../store/port.ts';
import type { Channel, Trouble } from '../store/records.ts';
import type { Missed, Shared, Turn } from '../store/shared.ts';
import { Circuits, type Figures } from './engine/circuits.ts';

export interface TroublesParts {
  store: Reader;
  shared?: Shared | undefined;
  work: Work;
  now: () => number;
  failed: (error: unknown) => void;
  destinations?: Figures | undefined;
}

/** What was found out about a destination: that it has failed for long, or is well again. */
interface Finding {
  url: string;
  trouble: Trouble | undefined;
}

/** How long it is waited before what could not be written down is tried again, in milliseconds. */
const againMs = 1000;

/** Keeps which destinations have failed for long, for all processes and the next start, and tells the desk. */
export class Troubles {
  readonly circuits: Circuits;
  readonly #parts: TroublesParts;
  /** What is not durable yet, the latest of each destination: that one is well again nobody finds out a second time. */
  readonly #unwritten = new Map<string, Finding>();

  constructor(parts: TroublesParts) {
    this.#parts = parts;
    const { now, failed, destinations } = parts;
    this.circuits = new Circuits({
      now,
      ...(destinations && { figures: destinations }),
      told: (url, trouble) => void this.#keep({ url, trouble }),
    });
    parts.shared?.listen((turn, isOwn) => {
      if (!isOwn) this.#hear(turn).catch(failed);
    });
  }

  /** Takes up what a former process found out, and where it was missed what others do: that a destination is well again, too. */
  async start(): Promise<void> {
    // What this process has written down is among what is read now, unless another one has struck it out.
    const known = this.circuits.failing.filter((url) => !this.#unwritten.has(url));
    const rows = await this.#parts.store.all((db) => db.selectFrom('troubles').select('data'));
    const found = new Map(rows.map(({ data }) => [data.url, data]));
    for (const url of new Set([...known, ...found.keys()]))
      if (!this.#unwritten.has(url)) this.circuits.learn(url, found.get(url));
  }

  /** Leaves what could not be written down; whoever drives the lanes next finds it out anew. */
  stop(): void {
    this.#unwritten.clear();
  }

  async #hear(turn: Turn | Missed): Promise<void> {
    if (typeof turn === 'string') return this.start();
    for (const [table, url] of turn.touched) {
      if (table !== 'troubles') continue;
      const row = await this.#parts.store.get('troubles', url as string);
      this.#unwritten.delete(url as string);
      this.circuits.learn(url as string, row?.data);
    }
  }

  /** Writes down what was found out, until that succeeds or something else was found out since, here or elsewhere. */
  async #keep(finding: Finding): Promise<void> {
    const { url } = finding;
    this.#unwritten.set(url, finding);
    while (this.#unwritten.get(url) === finding) {
      try {
        await this.#write(finding);
        if (this.#unwritten.get(url) === finding) this.#unwritten.delete(url);
      } catch (error) {
        this.#parts.failed(error);
        await sleep(againMs, undefined, { ref: false });
      }
    }
  }

  #write({ url, trouble }: Finding): Promise<void> {
    return this.#parts.work(async (journal) => {
      const known = (await journal.get('troubles', url))?.data;
      if (trouble) journal.put('troubles', { url, data: trouble });
      else if (known) journal.remove('troubles', url);
      if (Boolean(known) !== Boolean(trouble)) await tell(url, trouble, journal);
    });
  }
}

/** Tells the desk about every channel that sends there. */
async function tell(url: string, trouble: Trouble | undefined, journal: Journal): Promise<void> {
  const rows = await journal.all((db) => db.selectFrom('channels').select('data'));
  for (const { data: channel } of rows) {
    const place = addressesOf(channel).find((each) => each.url === url);
    if (!place || channel.removed) continue;
    await tellOf(channel, place.kind, trouble, journal);
  }
}

const names: Readonly<Record<DestinationKind, [about: string, shown: string]>> = {
  message: ['customer_endpoint', 'customer endpoint'],
  bot_event: ['bot_endpoint', 'bot endpoint'],
  webhook: ['webhook', 'address for webhooks'],
};

async function tellOf(
  channel: Channel,
  kind: DestinationKind,
  trouble: Trouble | undefined,
  journal: Journal,
): Promise<void> {
  const [about, shown] = names[kind];
  const goesOn =
    trouble?.next_at === undefined
      ? 'What is new is still attempted as the contract says.'
      : 'What is new waits, and one delivery at a time tries whether it is back.';
  const but = kind === 'bot_event' ? ', but for what customers wrote: the agents have that' : '';
  const text = trouble
    ? `The ${shown} has failed since ${instant(trouble.since)}, ${trouble.failed} deliveries in a row. ${goesOn} Mend it, then send again what failed${but}.`
    : `The ${shown} takes deliveries again. What failed meanwhile can be sent again${but}.`;
  await addNote({ channel_id: channel.channel_id, about, text }, journal);
  await journal.event({ event: 'destination_changed', channel });
}
