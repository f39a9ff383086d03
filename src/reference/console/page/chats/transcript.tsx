import { useSignal } from '@preact/signals';
import type { RefObject, RenderableProps } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type {
  ChatWithTranscript,
  DeskChat,
  TranscriptEntry,
} from '../../../../../generated/reference/desk/types.ts';
import { Button, Icon } from '../elements/controls.tsx';
import { dayOf, Words } from '../elements/text.tsx';
import { addressOf } from '../state/browser.ts';
import { attempt } from '../state/desk.ts';
import { begunEarlier, pageOf } from '../state/lists.ts';
import { desk } from '../state/session.ts';
import { authorOf, isTyping, markSeen, me, putInFront, transcripts } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';
import { type Reply, replies } from './actions.ts';
import { Entry } from './entry.tsx';
import { Typing } from './list.tsx';

/** The longest time between two messages of one author that are grouped under one name, in milliseconds. */
const togetherMs = 5 * 60_000;

export function Transcript({ chat }: { chat: DeskChat }) {
  const entries = transcripts.value.get(chat.chat_id) ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const writes = isTyping(chat.chat_id);
  const waiting = replies.of(chat.chat_id, entries);
  const end = useEnd(scroller, entries, writes, waiting.length);
  const isComplete = entries.length > 0 && !begunEarlier.value.has(chat.chat_id);
  const former = useFormer(chat, isComplete);
  const first = former.shown[0]?.transcript[0]?.entry_id ?? entries[0]?.entry_id;
  const older = useOlder(scroller, first, end.leave, () =>
    isComplete ? former.readMore() : readOlder(chat.chat_id, entries[0]!.entry_id),
  );
  useEffect(() => {
    // The height changes when a picture is loaded or an on-screen keyboard opens.
    const watch = new ResizeObserver(end.stay);
    for (const watched of [scroller.current!, log.current!]) watch.observe(watched);
    return () => watch.disconnect();
  }, []);
  // Scrolls to the end again when an earlier chat was added above.
  useLayoutEffect(end.stay, [former.shown]);
  const newest = waiting.at(-1)?.key;
  useLayoutEffect(() => {
    if (newest !== undefined) end.goTo();
  }, [newest]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && markSeen(chat.chat_id);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [entries]);
  return (
    <section
      class="transcript"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach the scroll area
      tabIndex={0}
      aria-label={texts.chat.transcript}
      onScroll={end.scrolled}
    >
      {(!isComplete || former.hasMore) && entries.length > 0 && (
        <Button class="older small" label={texts.chat.older} act={older.read} />
      )}
      <FormerChats shown={former.shown} />
      <div role="log" aria-live={older.isBusy ? 'off' : 'polite'} ref={log}>
        <Entries chat={chat} entries={entries}>
          {waiting.map((reply) => (
            <PendingReply key={`reply-${reply.key}`} reply={reply} chat={chat} />
          ))}
        </Entries>
      </div>
      {writes && (
        <p class="stack bubble">
          <Typing />
        </p>
      )}
      {end.hasNews && <Button class="below small" label={texts.chat.below} act={end.goTo} />}
    </section>
  );
}

interface EntriesProps {
  chat: DeskChat;
  entries: readonly TranscriptEntry[];
}

/** The entries of a chat, below their days. The children are replies that the desk has not stored yet. */
function Entries({ chat, entries, children }: RenderableProps<EntriesProps>) {
  // If several typing notices in a row failed, only the first failure is shown.
  const shown = entries.filter((entry, index) => !isOfTyping(entry) || !isOfTyping(entries[index - 1]));
  const firstPending = entries.find(({ delivery }) => delivery?.state === 'pending');
  return (
    <ol>
      {shown.map((entry, index) => {
        const before = shown[index - 1];
        const day = dayOf(entry.at);
        return [
          (!before || dayOf(before.at) !== day) && (
            <li class="hint day" key={`day-${entry.entry_id}`}>
              <span>{day}</span>
            </li>
          ),
          <Entry
            key={entry.entry_id}
            entry={entry}
            who={authorOf(entry, chat)}
            isFirst={!goesOn(before, entry)}
            hasButtons={chat.via === 'widget'}
            isQueued={entry !== firstPending}
            isTimed={!isOfSameMinute(entry, shown[index + 1])}
          />,
        ];
      })}
      {children}
    </ol>
  );
}

function isOfTyping(entry: TranscriptEntry | undefined): boolean {
  return entry?.type === 'error' && entry.typing === true;
}

/** True if the next entry is by the same author in the same minute. Then both entries have one time below them. */
function isOfSameMinute(entry: TranscriptEntry, next: TranscriptEntry | undefined): boolean {
  return next !== undefined && goesOn(entry, next) && entry.at.slice(0, 16) === next.at.slice(0, 16);
}

function goesOn(before: TranscriptEntry | undefined, entry: TranscriptEntry): boolean {
  return (
    before !== undefined &&
    before.from === entry.from &&
    before.agent_id === entry.agent_id &&
    Date.parse(entry.at) - Date.parse(before.at) < togetherMs
  );
}

/** The distance from the end of the transcript, in pixels, within which it scrolls to new entries. */
const nearPixels = 80;

/**
 * Keeps the transcript scrolled to its end, unless the agent reads older entries. `shown` lists further values that change the height of
 * the transcript.
 */
function useEnd(
  scroller: RefObject<HTMLElement | null>,
  entries: readonly TranscriptEntry[],
  ...shown: unknown[]
) {
  const isThere = useRef(true);
  const newest = useRef<number | undefined>(undefined);
  /** True if entries were added at the end while the agent read older entries. */
  const hasNews = useSignal(false);
  /** Scrolls to the end again after a change of the height, unless the agent has left the end. */
  const stay = () => {
    const box = scroller.current;
    if (!box || !isThere.current) return;
    box.scrollTop = box.scrollHeight;
    hasNews.value = false;
  };
  const goTo = () => {
    isThere.current = true;
    stay();
  };
  useLayoutEffect(() => {
    const last = entries.at(-1);
    if (last && last.entry_id !== newest.current) {
      newest.current = last.entry_id;
      if (last.from === 'agent' && last.agent_id === me.value?.agent_id) isThere.current = true;
      if (!isThere.current) hasNews.value = true;
    }
    stay();
  }, [entries, ...shown]);
  const scrolled = () => {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    isThere.current = scrollHeight - scrollTop - clientHeight < nearPixels;
    if (isThere.current) hasNews.value = false;
  };
  const leave = () => {
    isThere.current = false;
  };
  return { hasNews: hasNews.value, scrolled, stay, leave, goTo };
}

/** Reads older entries of a chat. Returns a function that puts them in front of the entry `first`. */
async function readOlder(chat_id: number, first: number): Promise<() => void> {
  const { transcript: earlier } = await pageOf(desk(), chat_id, 0, first);
  return () => putInFront(chat_id, first, earlier);
}

/**
 * Returns a function that reads older entries with `load`, and then puts them above the first entry. The visible entries do not move.
 * `first` is the id of the first entry.
 */
function useOlder(
  scroller: RefObject<HTMLElement | null>,
  first: number | undefined,
  leaveEnd: () => void,
  load: () => Promise<() => void>,
): { isBusy: boolean; read(): Promise<void> } {
  const isBusy = useSignal(false);
  const fromEnd = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || fromEnd.current === undefined) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
    // If the focused button was removed, the transcript gets the focus.
    box.focus({ preventScroll: true });
  }, [first]);
  const read = async () => {
    isBusy.value = true;
    await attempt(async () => {
      const show = await load();
      const box = scroller.current;
      if (!box) return;
      leaveEnd();
      fromEnd.current = box.scrollHeight - box.scrollTop;
      show();
    });
    isBusy.value = false;
  };
  return { isBusy: isBusy.value, read };
}

/** A reply that is being sent, or that was rejected, with buttons to send it again or edit it. */
function PendingReply({ reply, chat }: { reply: Reply; chat: DeskChat }) {
  const { text, error, isHeld } = reply;
  return (
    <li class="entry agent first">
      <span class="hint who">{texts.you}</span>
      <div class="stack bubble text waits">
        <p>
          <Words text={text} />
        </p>
      </div>
      {error === undefined ? (
        <p class="hint delivery pending">
          <span class="state">
            <Icon name="clock" /> {isHeld ? texts.message.held : texts.message.sending}
          </span>
        </p>
      ) : (
        <div class="hint delivery failed">
          <p class="row wraps unsent" role="alert">
            <span class="state">
              <Icon name="warn" /> {texts.message.notSent}
            </span>{' '}
            {error}
          </p>
          <div class="row wraps unsent">
            <Button
              class="small"
              icon="again"
              label={texts.message.sendAgain}
              act={() => replies.again(chat, reply)}
            />
            <Button class="small" label={texts.message.edit} act={() => takeBack(reply)} />
          </div>
        </div>
      )}
    </li>
  );
}

function takeBack(reply: Reply): void {
  replies.takeBack(reply);
  document.getElementById('words')?.focus();
}

/**
 * Reads the earlier chats of the customer of `chat`, beginning with the latest one. It reads no earlier chat until `isComplete` is true,
 * which means that the transcript of `chat` is loaded up to its first entry.
 */
function useFormer(chat: DeskChat, isComplete: boolean) {
  /** The chats that were read, oldest first. */
  const shown = useSignal<readonly ChatWithTranscript[]>([]);
  const left = useSignal<readonly number[]>([]);
  const readNext = async () => {
    const [next, ...others] = left.value;
    const found = next === undefined ? undefined : await pageOf(desk(), next);
    return () => {
      left.value = others;
      if (found) shown.value = [found, ...shown.value];
    };
  };
  /** Reads earlier entries of the first chat, or the chat before it. Returns a function that shows what was read. */
  const readMore = async () => {
    const [first, ...others] = shown.value;
    if (!first || !begunEarlier.value.has(first.chat.chat_id)) return readNext();
    const before = first.transcript[0]?.entry_id;
    const { transcript } = await pageOf(desk(), first.chat.chat_id, 0, before);
    return () => {
      shown.value = [{ ...first, transcript: [...transcript, ...first.transcript] }, ...others];
    };
  };
  useEffect(() => {
    if (!isComplete || shown.value.length > 0) return;
    // If the earlier chats cannot be read, only the open chat is shown. The panel lists the earlier chats, too.
    desk()
      .listFormerChats({ path: chat })
      .then(({ chats }) => {
        left.value = chats.map(({ chat_id }) => chat_id);
        return readNext();
      })
      .then((show) => show())
      .catch(() => {});
  }, [isComplete]);
  const first = shown.value[0]?.chat.chat_id;
  const hasMore = left.value.length > 0 || (first !== undefined && begunEarlier.value.has(first));
  return { shown: shown.value, hasMore, readMore };
}

/** The entries of the earlier chats, each chat above a line that divides it from the next one. */
function FormerChats({ shown }: { shown: readonly ChatWithTranscript[] }) {
  if (shown.length === 0) return null;
  return (
    <section class="former" aria-label={texts.chat.former}>
      {shown.map(({ chat, transcript }) => (
        <section key={chat.chat_id} aria-label={say(texts.chat.number, { chat_id: chat.chat_id })}>
          <Entries chat={chat} entries={transcript} />
          <p class="row small divider">
            <a href={addressOf('chats', chat.chat_id)}>
              {say(texts.chat.endOf, { chat_id: chat.chat_id, day: dayOf(chat.closed_at ?? chat.opened_at) })}
            </a>
          </p>
        </section>
      ))}
    </section>
  );
}
