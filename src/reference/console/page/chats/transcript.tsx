import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { DeskChat, TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { dayOf } from '../elements/time.tsx';
import { begunEarlier } from '../state/pages.ts';
import { agents, isTyping, me, seen, transcripts } from '../state/site.ts';
import { useEnd } from './end.ts';
import { Entry } from './entry.tsx';
import { Typing } from './list.tsx';
import { useOlder } from './older.ts';
import { replies } from './replies.ts';
import { PendingReply } from './reply.tsx';

/** Messages of one author this near to each other stand under one name. */
const togetherMs = 5 * 60_000;

export function Transcript({ chat }: { chat: DeskChat }) {
  const entries = transcripts.value.get(chat.chat_id) ?? [];
  // The agent reads once, and not with every notice, that the customer does not see them typing.
  const shown = entries.filter((entry, index) => !isOfTyping(entry) || !isOfTyping(entries[index - 1]));
  const scroller = useRef<HTMLDivElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const writes = isTyping(chat.chat_id);
  const waiting = replies.of(chat.chat_id, entries);
  const end = useEnd(scroller, entries, writes, waiting.length);
  const older = useOlder(chat.chat_id, scroller, entries[0]?.entry_id, end.leave);
  useEffect(() => {
    // Pictures take their room when they have arrived; a keyboard on the screen takes room away.
    const watch = new ResizeObserver(end.stay);
    for (const watched of [scroller.current!, log.current!]) watch.observe(watched);
    return () => watch.disconnect();
  }, []);
  // What the agent has just written is seen at once.
  const newest = waiting.at(-1)?.key;
  useLayoutEffect(() => {
    if (newest !== undefined) end.goTo();
  }, [newest]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && seen(chat.chat_id);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [entries]);
  return (
    <section
      class="transcript"
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      aria-label="Transcript"
      onScroll={end.scrolled}
    >
      {begunEarlier.value.has(chat.chat_id) && (
        <button type="button" class="older small" disabled={older.isBusy} onClick={older.read}>
          Show older messages
        </button>
      )}
      <div role="log" aria-live={older.isBusy ? 'off' : 'polite'} ref={log}>
        <ol>
          {shown.map((entry, index) => {
            const before = shown[index - 1];
            const day = dayOf(entry.at);
            return [
              (!before || dayOf(before.at) !== day) && (
                <li class="day" key={`day-${entry.entry_id}`}>
                  <span>{day}</span>
                </li>
              ),
              <Entry
                key={entry.entry_id}
                entry={entry}
                who={nameOf(entry, chat)}
                isFirst={!goesOn(before, entry)}
              />,
            ];
          })}
          {waiting.map((reply) => (
            <PendingReply key={`reply-${reply.key}`} reply={reply} chat={chat} />
          ))}
        </ol>
      </div>
      {writes && (
        <p class="bubble customer-types">
          <Typing />
        </p>
      )}
      {end.hasNews && (
        <button type="button" class="below small" onClick={end.goTo}>
          New messages below
        </button>
      )}
    </section>
  );
}

function isOfTyping(entry: TranscriptEntry | undefined): boolean {
  return entry?.type === 'error' && entry.typing === true;
}

function goesOn(before: TranscriptEntry | undefined, entry: TranscriptEntry): boolean {
  return (
    before !== undefined &&
    before.from === entry.from &&
    before.agent_id === entry.agent_id &&
    Date.parse(entry.at) - Date.parse(before.at) < togetherMs
  );
}

function nameOf({ from, agent_id }: TranscriptEntry, { customer }: DeskChat): string {
  if (from === 'customer') return customer.name;
  if (from === 'bot') return 'Bot';
  if (agent_id === me.value?.agent_id) return 'You';
  return agents.value.find((one) => one.agent_id === agent_id)?.name ?? agent_id ?? 'Agent';
}
