import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import { retryPause } from '../browser/wait.ts';
import type { Sent, Service } from './service.ts';
import type { BrowserStorage } from './storage.ts';

type Bodies = {
  [K in keyof VisitorClient]: Parameters<VisitorClient[K]>[0] extends { body: infer B } ? B : never;
};
/** The operations that can be sent. */
export type Sendable = Exclude<
  { [K in keyof Bodies]: [Bodies[K]] extends [never] ? never : K }[keyof Bodies],
  'beginSession' | 'moveToPage'
>;

export interface Unsent {
  operation: Sendable;
  body: Record<string, unknown> & { message_id?: string };
}

export interface Listener {
  /** Is called when a request was accepted or rejected. */
  heard(unsent: Unsent, sent: Sent): void;
  /** `isLate` is true while a request takes longer than usual. */
  late(isLate: boolean): void;
}

/** The visitor is informed after this time without a response, in milliseconds. */
const lateMs = 5000;

/**
 * The queue of requests to the service. Messages survive a reload. Each has its own id: if a response is lost, the message is sent again
 * and stored once.
 */
export function outboxOf(service: Service, kept: BrowserStorage, listener: Listener) {
  /** The requests without a response. */
  const unsent = kept.get<Unsent[]>('unsent') ?? [];
  let isSending = false;
  /** The request whose response is awaited. */
  let underway: Unsent | undefined;

  function send<K extends Sendable>(operation: K, body: Bodies[K]): void {
    // Requests that set a value: only the latest is sent.
    const isMessage = 'message_id' in (body as object);
    const older = isMessage ? -1 : unsent.findIndex((each, at) => at > 0 && each.operation === operation);
    if (older > 0) unsent.splice(older, 1);
    unsent.push({ operation, body: body as Unsent['body'] });
    keep();
    void flush();
  }

  /** Removes a request that is not being sent yet. Returns true if there was one. */
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

  /** A missing response raises no error: meanwhile the stream may stay open for a long time. */
  const watch = () => setTimeout(() => listener.late(true), lateMs);

  const keep = () =>
    kept.set(
      'unsent',
      unsent.filter(({ body }) => body.message_id !== undefined),
    );

  return { unsent: unsent as readonly Unsent[], send, drop, flush };
}

export type Outbox = ReturnType<typeof outboxOf>;
