import { signal } from '@preact/signals';
import { texts } from '../texts/texts.ts';
import { type Desk, deskOf, statusOf, wordsFor } from './desk.ts';
import { follow } from './follow.ts';
import { reportPresence } from './presence.ts';
import { addressOf } from './route.ts';
import { forget, load } from './site.ts';

export type Session =
  | { kind: 'opening' }
  | { kind: 'signed-out'; why?: string }
  | { kind: 'signed-in'; desk: Desk };

/** The session of this tab. The token lives as long as the tab and is never in an address that is sent or stored. */
export const session = signal<Session>({ kind: 'opening' });

const kept = 'parlance.token';
let hangUp: AbortController | undefined;

/** Signs in by the link that was opened, or by the token of this tab. */
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
/** The time that a new tab waits for the token of another one. */
const handoverMs = 300;

/** Asks the other tabs of this origin for their token, as when a chat is opened in a new tab. */
function fromAnotherTab(): Promise<string | null> {
  return new Promise((resolve) => {
    tabs.addEventListener('message', ({ data }) => data.token && resolve(data.token));
    setTimeout(() => resolve(null), handoverMs);
    tabs.postMessage('token?');
  });
}

/**
 * Signs in by a link that holds the token behind #, which browsers send to nobody; `&chat=7` beside it opens a chat. The token is
 * taken out of the address at once.
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

/** The client of the session; throws when nobody is signed in. */
export function desk(): Desk {
  if (session.value.kind !== 'signed-in') throw new Error(texts.errors.signedOut);
  return session.value.desk;
}
