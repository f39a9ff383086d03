import type { VisitorClient } from '../../../generated/reference/visitor/client.ts';
import type { Visit, VisitorSession } from '../../../generated/reference/visitor/types.ts';
import { withLock } from '../browser/tabs.ts';
import type { BrowserStorage } from './storage.ts';
import { visitorClient } from './visitor-client.ts';

/** Returns the client of the service. It stores the visitor's token and adds it to each request. */
export function serviceOf(base: string, widget_id: string, kept: BrowserStorage, visit: () => Visit) {
  const path = { widget_id };
  let token = kept.get<string>('token');
  const client = visitorClient(base, () => token);

  /** Resolves with the current visitor and chat, or with undefined if the service does not know the widget. */
  function openSession(): Promise<VisitorSession | undefined> {
    // The lock makes two pages that open at the same time share one visitor.
    return withLock(`svc ${widget_id}`, begin);
  }

  /** Sends a request once, without a retry. `isOver` is false if the caller must send it again. */
  async function send(
    act: (client: VisitorClient) => Promise<{ status: number; body?: unknown }>,
  ): Promise<Sent> {
    try {
      const before = token;
      const { status, body } = await act(client);
      if (status >= 500 || status === 429) return { isOver: false };
      // The service has created a new visitor, and the request must be sent again for this visitor.
      if (status === 404 && (await isForgotten(before))) return { isOver: false };
      const error = (body as { error?: { message: string } } | undefined)?.error;
      return { isOver: true, ...(error && { refusal: error.message }) };
    } catch {
      return { isOver: false };
    }
  }

  /** Begins a session. Resolves with true if the service has forgotten the visitor and has created a new visitor. */
  async function isForgotten(before = token): Promise<boolean> {
    const session = await openSession();
    const isOther = token !== before;
    // An open stream belongs to the former visitor and must be opened again.
    if (isOther) service.changed();
    return isOther && session !== undefined;
  }

  async function begin(): Promise<VisitorSession | undefined> {
    const known = kept.get<string>('token');
    token = known;
    const answer = await client.beginSession({ path, body: visit() });
    if (answer.status === 200) {
      const session = answer.body;
      if (session.token !== undefined) {
        token = session.token;
        kept.set('token', token);
      }
      return session;
    }
    if (known === undefined) {
      console.error(`The chat cannot begin: ${JSON.stringify(answer.body)}`);
      return undefined;
    }
    kept.remove('token');
    return begin();
  }

  const service = {
    base,
    path,
    client,
    /** Is called when the service has created a new visitor in place of a forgotten one. */
    changed: (): void => {},
    openSession,
    send,
    isForgotten,
  };
  return service;
}

export type Service = ReturnType<typeof serviceOf>;

export interface Sent {
  isOver: boolean;
  /** The reason why the service rejected the request. Undefined if the service accepted it. */
  refusal?: string;
}
