import type { DeskChat, VisitorReport } from '../../../generated/desk/types.ts';
import type { Journal } from '../journal.ts';
import type { SqliteStore } from '../store/sqlite.ts';

/** A person who writes to a channel, over all their chats. */
export interface Visitor {
  visitor_number: number;
  channel_id: string;
  customer_id: string;
  chats_count: number;
  /** What a widget reported, the latest of each part. */
  report: Omit<VisitorReport, 'rate' | 'blacklisted'>;
  /** Of the present chat. */
  rate: 'positive' | 'negative' | null;
  blacklisted: boolean;
}

/** The visitors, by the channel and the id that the integrator gave them. */
export class Visitors {
  readonly #store: SqliteStore;
  /** Visitors who are in a chat. */
  readonly #present = new Map<number, Visitor>();
  #last: number;

  constructor(store: SqliteStore) {
    this.#store = store;
    this.#last = store.highest('visitors');
  }

  /** The visitor of a chat that begins; a new one gets the next number. */
  arrive(channel_id: string, customer_id: string, journal: Journal): Visitor {
    const known = this.#stored('customer_key', customerKey(channel_id, customer_id));
    const visitor: Visitor = {
      visitor_number: known?.visitor_number ?? ++this.#last,
      channel_id,
      customer_id,
      chats_count: (known?.chats_count ?? 0) + 1,
      report: known?.report ?? {},
      rate: null,
      blacklisted: known?.blacklisted ?? false,
    };
    this.keep(visitor, journal);
    return visitor;
  }

  of({ visitor_number }: DeskChat): Visitor {
    const visitor = this.#present.get(visitor_number!) ?? this.#stored('visitor_number', visitor_number!);
    if (!visitor) throw new Error(`No visitor has the number ${visitor_number}`);
    return visitor;
  }

  /** Takes over what a widget reports; parts that are absent stay as they are. */
  report(visitor: Visitor, { rate, blacklisted, ...report }: VisitorReport, journal: Journal): Visitor {
    const changed: Visitor = {
      ...visitor,
      report: { ...visitor.report, ...report },
      ...(rate !== undefined && { rate: rate as Visitor['rate'] }),
      ...(blacklisted !== undefined && { blacklisted }),
    };
    this.keep(changed, journal);
    return changed;
  }

  keep(visitor: Visitor, journal: Journal): void {
    this.#present.set(visitor.visitor_number, visitor);
    journal.visitor(visitor, customerKey(visitor.channel_id, visitor.customer_id));
  }

  leave(visitor_number: number): void {
    this.#present.delete(visitor_number);
  }

  #stored(column: 'customer_key' | 'visitor_number', value: string | number): Visitor | undefined {
    const [row] = this.#store.all((db) =>
      db
        .selectFrom('visitors')
        .select('data')
        .where(column, '=', value as never),
    );
    return row && JSON.parse(row.data);
  }
}

function customerKey(channel_id: string, customer_id: string): string {
  return `${channel_id}\n${customer_id}`;
}
