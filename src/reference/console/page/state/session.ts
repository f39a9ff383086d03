// The session at the desk: the sign-in, the event stream, the presence of the agent, and the failing destinations.
import { effect, signal } from '@preact/signals';
import type { DeskEvent, Destination } from '../../../../../generated/reference/desk/types.ts';
import { firstOf, retryPause, Tabs } from '../../../browser.ts';
import { addressOf, chosenAgent, isRemembered } from './browser.ts';
import { type Desk, deskOf, messageOf, statusOf } from './desk.ts';
import { forget, isUnknown, load, me, receiveEvent } from './site.ts';
import { texts } from './texts.ts';

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

interface Following {
  /** Called when the lists have been read for the first time. */
  loaded(): void;
  /** Called for each failure of the stream or of a read. Returns true if the tab must not connect again. */
  failed(error: unknown): boolean;
}

/** Follows the desk's events until the signal aborts, and reconnects after failures. All tabs of the browser share one stream. */
async function follow(desk: Desk, signal: AbortSignal, { loaded, failed }: Following): Promise<void> {
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
      loaded();
      last = after;
    }
    take(event, id);
  };
  const tabs = new Tabs<Broadcast>(
    `parlance console ${location.pathname}`,
    (broadcast) => {
      // If the lists could not be read, they are read again at the next broadcast.
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
        // The stream does not have the events before its start, so the lists are read first.
        if (last === undefined) await load(desk);
        loaded();
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
        if (!term.aborted && failed(error)) return;
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

/**
 * The session of this tab. The token is kept until the tab closes, or until the agent signs out if the agent has chosen that. The token is
 * never part of a sent or stored address.
 */
export const session = signal<Session>({ kind: 'opening' });

const kept = 'parlance.token';
let hangUp: AbortController | undefined;

/** Signs in with the first token that it finds: in the opened link, in this tab's storage, or in another tab. */
export async function begin(): Promise<void> {
  addEventListener('hashchange', () => void fromLink());
  if (await fromLink()) return;
  const token = sessionStorage.getItem(kept) ?? localStorage.getItem(kept) ?? (await fromAnotherTab());
  // If a sign-in link was opened meanwhile, its token is used.
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
 * chat, and `&agent=ada` chooses the agent of this browser. The token is removed from the address at once. Resolves with false if the
 * address has no token.
 */
async function fromLink(): Promise<boolean> {
  const link = new URLSearchParams(location.hash.slice(1));
  const token = link.get('token');
  if (token === null) return false;
  const agent_id = link.get('agent');
  if (agent_id !== null) chosenAgent.value = agent_id;
  location.replace(addressOf('chats', link.get('chat') ?? undefined));
  await signIn(token);
  return true;
}

/** Signs in with a token. Resolves when the lists are read, or when the desk has rejected the token. */
export async function signIn(token: string): Promise<void> {
  hangUp?.abort();
  const desk: Desk = deskOf(
    token.trim(),
    () => reportPresence(desk),
    () => me.peek()?.agent_id,
  );
  hangUp = new AbortController();
  const { signal } = hangUp;
  const first = Promise.withResolvers<void>();
  let isSignedIn = false;
  const failed = (error: unknown): boolean => {
    const isWrong = statusOf(error) === 401;
    if (isWrong && isSignedIn) signOut(texts.signIn.expired);
    first.reject(error);
    return isWrong || !isSignedIn;
  };
  first.promise.catch(() => {});
  void follow(desk, signal, { loaded: first.resolve, failed });
  try {
    // A hidden tab is not the leading tab, and gets its first event only with the next broadcast. So it reads the lists at once.
    await (document.hidden ? load(desk) : first.promise);
  } catch (error) {
    if (signal.aborted) return;
    const isWrong = statusOf(error) === 401;
    if (isWrong) forgetToken();
    return signOut(isWrong ? texts.signIn.wrong : messageOf(error));
  }
  if (signal.aborted) return;
  isSignedIn = true;
  sessionStorage.setItem(kept, token.trim());
  remember();
  session.value = { kind: 'signed-in', desk };
}

/** Stores the token until the agent signs out, or only until the tab is closed, as the agent has chosen. */
function remember(): void {
  const token = sessionStorage.getItem(kept);
  if (isRemembered.value === 'yes' && token !== null) localStorage.setItem(kept, token);
  else localStorage.removeItem(kept);
}

function forgetToken(): void {
  sessionStorage.removeItem(kept);
  localStorage.removeItem(kept);
}

effect(() => {
  // This effect handles only a later choice of the agent, because the sign-in itself stores the token.
  if (isRemembered.value !== undefined && session.peek().kind === 'signed-in') remember();
});

export function signOut(why?: string): void {
  hangUp?.abort();
  forget();
  if (why === undefined) forgetToken();
  session.value = { kind: 'signed-out', ...(why !== undefined && { why }) };
}

/** Returns the client of the session. Throws if nobody is signed in. */
export function desk(): Desk {
  if (session.value.kind !== 'signed-in') throw new Error(texts.errors.signedOut);
  return session.value.desk;
}

/** The minimum time between two reports, in milliseconds. */
const everyMs = 10_000;
let reportedAt = Number.NEGATIVE_INFINITY;

/**
 * Reports to the service that a console of the agent is open. It is called for every chunk of the event stream, so every few seconds. It
 * uses no timer, because browsers may run the timers of a hidden page only once a minute. With `isNews`, it reports at once.
 */
export function reportPresence(desk: Desk, { isNews = false } = {}): void {
  const agent = me.value;
  if (!agent || isUnknown.value || (!isNews && performance.now() - reportedAt < everyMs)) return;
  reportedAt = performance.now();
  // A failed report is not repeated, because a later chunk causes the next report.
  desk.reportPresence({ path: agent }).catch(() => {});
}

/** A destination with deliveries that keep failing, or that failed earlier in this session. `since` is the beginning of the failures. */
export type Troubled = Destination & { since: string };

/** The failing destinations, by channel and kind. A recovered destination stays in the map until its failed deliveries are sent again. */
export const troubled = signal<ReadonlyMap<string, Troubled>>(new Map());

export const keyOf = ({ channel_id, kind }: Pick<Destination, 'channel_id' | 'kind'>) =>
  `${kind} ${channel_id}`;

export async function readDestinations(): Promise<void> {
  const { destinations } = await desk().listDestinations({});
  const found = destinations.flatMap((destination) => {
    const key = keyOf(destination);
    const since = destination.since ?? troubled.value.get(key)?.since;
    return since === undefined ? [] : [[key, { ...destination, since }] as const];
  });
  troubled.value = new Map(found);
}

/** Sends the failed deliveries of a destination again. Resolves with their number. */
export async function sendAllAgain({ channel_id, kind, since, state }: Troubled): Promise<number> {
  const key = keyOf({ channel_id, kind });
  let count = 0;
  for (let hasMore = true; hasMore; ) {
    const body = { kind, since };
    const { sent, has_more } = await desk().sendAllAgain({ path: { channel_id }, body });
    count += sent;
    hasMore = has_more;
  }
  if (state === 'well') troubled.value = new Map([...troubled.value].filter(([other]) => other !== key));
  return count;
}
