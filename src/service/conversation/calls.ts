import type { CallMove, DeskCall, DeskChat, NewCall } from '../../../generated/desk/types.ts';
import { states } from '../../../generated/states.ts';
import type { Journal } from '../journal.ts';
import type { SqliteStore } from '../store/sqlite.ts';

/** The calls of chats. */
export class Calls {
  readonly #store: SqliteStore;
  #last: number;

  constructor(store: SqliteStore) {
    this.#store = store;
    this.#last = store.highest('calls');
  }

  begin({ chat_id }: DeskChat, call: NewCall, journal: Journal): DeskCall {
    return this.#changed({ call_id: ++this.#last, chat_id, ...call, status: 'start' }, journal);
  }

  /** A reason belongs to a failed call only, a recording to one that is over. */
  move(call: DeskCall, { status, reason, record_url }: CallMove, journal: Journal): DeskCall {
    return this.#changed(
      {
        ...call,
        status,
        ...(status === 'error' && reason !== undefined && { reason }),
        ...(status === 'end' && record_url !== undefined && { record_url }),
      },
      journal,
    );
  }

  get(call_id: number): DeskCall | undefined {
    const [row] = this.#store.all((db) =>
      db.selectFrom('calls').select('data').where('call_id', '=', call_id),
    );
    return row && JSON.parse(row.data);
  }

  #changed(call: DeskCall, journal: Journal): DeskCall {
    journal.call(call);
    journal.event({ event: 'call_changed', call });
    return call;
  }
}

/** The statuses that a call can take next; none when it is over. */
export function nextOf({ status }: DeskCall): string[] {
  return states.call.ways.filter(({ from }) => from === status).map(({ to }) => to);
}
