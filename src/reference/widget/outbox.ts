import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { retryPause } from '../browser/wait.ts';
import type { Sent, Service } from './service.ts';
import type { BrowserStorage } from './storage.ts';

type Bodies = {
  [K in keyof VisitorClient]: Parameters<VisitorClient[K]>[0] extends { body: infer B } ? B : never;
};
/** The operations that the outbox can send: all with a body, except for the two that report the visitor's page. */
export type Sendable = Exclude<
  { [K in keyof Bodies]: [Bodies[K]] extends [never] ? never : K }[keyof Bodies],
  'beginSession' | 'moveToPage'
>;

export interface Unsent {
  operation: Sendable;
  body: Record<string, unknown> & { message_id?: string };
}

export interface Listener {
  /** Is called when the service has accepted or rejected a request. */
  heard(unsent: Unsent, sent: Sent): void;
  /** Is called with true when a request takes longer than usual, and with false after its response. */
  late(isLate: boolean): void;
}

/** After this time without a response, the visitor sees that the connection is lost, in milliseconds. */
const lateMs = 5000;

/**
 * Returns the queue of requests to the service. It sends one request after the other and retries failures. Messages survive a reload. If a
 * response is lost, the message is sent again. The service stores it only once, because each message has its own id.
 */
export function outboxOf(service: Service, kept: BrowserStorage, listener: Listener) {
  /** The requests that the service has not yet accepted or rejected, in the order of sending. */
  const unsent = kept.get<Unsent[]>('unsent') ?? [];
  let isSending = false;
  /** The request that has been sent and has no response yet. */
  let underway: Unsent | undefined;

  function send<K extends Sendable>(operation: K, body: Bodies[K]): void {
    // Requests other than messages set a value, so only the latest request of each operation is kept.
    const isMessage = 'message_id' in (body as object);
    const older = isMessage ? -1 : unsent.findIndex((each, at) => at > 0 && each.operation === operation);
    if (older > 0) unsent.splice(older, 1);
    unsent.push({ operation, body: body as Unsent['body'] });
    keep();
    void flush();
  }

  /** Removes a queued request of this operation that has not been sent yet. Returns true if there was one. */
  function drop(operation: Sendable): boolean {
    const at = unsent.findIndex((each) => each !== underway && each.operation === operation);
    if (at !== -1) unsent.splice(at, 1);
    return at !== -1;
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    let late = watch();
    for (let failures = 0; unsent.length > 0; ) {
      const [first] = unsent as [Unsent];
      const { operation, body } = first;
      const { path } = service;
      underway = first;
      const sent = await service.send((client) => client[operation]({ path, body } as never));
      underway = undefined;
      if (sent.isOver) {
        failures = 0;
        clearTimeout(late);
        listener.late(false);
        late = watch();
        unsent.shift();
        keep();
        listener.heard(first, sent);
      } else {
        await retryPause(failures);
        failures += 1;
      }
    }
    clearTimeout(late);
    isSending = false;
  }

  /** Starts the timer for a late response. Without it, a lost connection could stay unnoticed: a broken stream may look open for long. */
  const watch = () => setTimeout(() => listener.late(true), lateMs);

  const keep = () =>
    kept.set(
      'unsent',
      unsent.filter(({ body }) => body.message_id !== undefined),
    );

  return { unsent: unsent as readonly Unsent[], send, drop, flush };
}

export type Outbox = ReturnType<typeof outboxOf>;
