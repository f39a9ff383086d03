import { signal } from '@preact/signals';
import type { DeskEvent } from '../../../../../generated/reference/desk/types.ts';
import { firstOf, retryPause, Tabs } from '../../../browser.ts';
import { texts } from '../texts/texts.ts';
import { type Desk, deskOf, statusOf, wordsFor } from './desk.ts';
import { reportPresence } from './presence.ts';
import { addressOf } from './route.ts';
import { forget, load, receiveEvent } from './site.ts';

/** True while the event stream is connected. Undefined before the first connection. */
export const isConnected = signal<boolean | undefined>(undefined);

/** A broadcast from the leading tab, which has the event stream, to the other tabs: an event, or the state of the stream. */
interface Broadcast {
  isUp: boolean;
  /** The number of the previous event. If a tab's last event has a lower number, the tab has missed events. */
  after: number | undefined;
  id?: number;
  event?: DeskEvent;
}

/**
 * Follows the desk's events until the signal aborts, and reconnects after failures. All tabs of the browser share one stream. `refused` is
 * called if the desk rejects the token.
 */
export async function follow(desk: Desk, signal: AbortSignal, refused: (why: string) => void): Promise<void> {
  let last: number | undefined;
  let reading = Promise.resolve();
  const take = (event: DeskEvent | undefined, id: number | undefined) => {
    if (!event || (last !== undefined && id !== undefined && id <= last)) return;
    last = id ?? last;
    receiveEvent(event);
  };
  /** Handles a broadcast of another tab. If this tab has missed events before the broadcast, it reads the lists again. */
  const receive = async ({ isUp, after, id, event }: Broadcast) => {
    if (signal.aborted) return;
    isConnected.value = isUp;
    if (!isUp) return;
    const isMissing = last === undefined || (after !== undefined && after > last);
    // The leading tab has its own stream, and reads the lists itself.
    if (isMissing && tabs.isLeader) return;
    if (isMissing) {
      await load(desk);
      last = after;
    }
    take(event, id);
  };
  const tabs = new Tabs<Broadcast>(
    `parlance console ${location.pathname}`,
    (broadcast) => {
      // If the lists could not be read, the next broadcast causes another read.
      reading = reading.then(() => receive(broadcast)).catch(() => {});
    },
    signal,
  );

  /** Follows the stream while this tab is the leading tab. */
  const lead = async (term: AbortSignal) => {
    await reading;
    for (let failures = 0; !term.aborted; failures += 1) {
      const hangUp = new AbortController();
      try {
        const headers = last === undefined ? {} : { 'last-event-id': String(last) };
        const events = await desk.streamEvents({ headers }, { signal: firstOf(term, hangUp.signal) });
        let after = last;
        // The stream does not contain the events before its start, so the lists are read.
        if (last === undefined) await load(desk);
        isConnected.value = true;
        reportPresence(desk, { isNews: true });
        tabs.broadcast({ isUp: true, after });
        failures = 0;
        for await (const { id, data } of events) {
          const number = id === undefined ? undefined : Number(id);
          tabs.broadcast({ isUp: true, after, event: data, ...(number !== undefined && { id: number }) });
          take(data, number);
          after = number ?? after;
        }
      } catch (error) {
        if (statusOf(error) === 401) return refused(texts.signIn.expired);
      } finally {
        hangUp.abort();
      }
      if (term.aborted) break;
      isConnected.value = false;
      tabs.broadcast({ isUp: false, after: last });
      await retryPause(failures, term);
    }
  };
  while (!signal.aborted) await tabs.lead('', lead);
}

type Session = { kind: 'opening' } | { kind: 'signed-out'; why?: string } | { kind: 'signed-in'; desk: Desk };

/** The session of this tab. The token is kept until the tab closes. It is never part of an address that is sent or stored. */
export const session = signal<Session>({ kind: 'opening' });

const kept = 'parlance.token';
let hangUp: AbortController | undefined;

/** Signs in with the first token that it finds: in the opened link, in this tab's storage, or in another tab. */
export async function begin(): Promise<void> {
  addEventListener('hashchange', () => void fromLink());
  if (await fromLink()) return;
  const token = sessionStorage.getItem(kept) ?? (await fromAnotherTab());
  // A link may have been opened meanwhile.
  if (session.value.kind !== 'opening') return;
  if (token === null) session.value = { kind: 'signed-out' };
  else await signIn(token);
}

const tabs = new BroadcastChannel('parlance.session');
tabs.addEventListener('message', ({ data }) => {
  const token = sessionStorage.getItem(kept);
  if (data === 'token?' && token !== null && session.value.kind === 'signed-in') tabs.postMessage({ token });
});
/** The time that a new tab waits for the token of another tab, in milliseconds. */
const handoverMs = 300;

/** Requests the token from the other tabs of this origin. Resolves with null if no tab answers in time. */
function fromAnotherTab(): Promise<string | null> {
  return new Promise((resolve) => {
    tabs.addEventListener('message', ({ data }) => data.token && resolve(data.token));
    setTimeout(() => resolve(null), handoverMs);
    tabs.postMessage('token?');
  });
}

/**
 * Signs in with the token after # in the page's address. Browsers do not send this part of an address. `&chat=7` after the token opens that
 * chat. The token is removed from the address at once. Resolves with false if the address has no token.
 */
async function fromLink(): Promise<boolean> {
  const link = new URLSearchParams(location.hash.slice(1));
  const token = link.get('token');
  if (token === null) return false;
  location.replace(addressOf('chats', link.get('chat') ?? undefined));
  await signIn(token);
  return true;
}

export async function signIn(token: string): Promise<void> {
  hangUp?.abort();
  const desk: Desk = deskOf(token.trim(), () => reportPresence(desk));
  try {
    await load(desk);
  } catch (error) {
    const isWrong = statusOf(error) === 401;
    if (isWrong) sessionStorage.removeItem(kept);
    return signOut(isWrong ? texts.signIn.wrong : wordsFor(error));
  }
  sessionStorage.setItem(kept, token.trim());
  session.value = { kind: 'signed-in', desk };
  hangUp = new AbortController();
  void follow(desk, hangUp.signal, (why) => signOut(why));
}

export function signOut(why?: string): void {
  hangUp?.abort();
  forget();
  if (why === undefined) sessionStorage.removeItem(kept);
  session.value = { kind: 'signed-out', ...(why !== undefined && { why }) };
}

/** Returns the client of the session. Throws if nobody is signed in. */
export function desk(): Desk {
  if (session.value.kind !== 'signed-in') throw new Error(texts.errors.signedOut);
  return session.value.desk;
}
