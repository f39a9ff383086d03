// The earlier chats of a customer, above the open chat.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ChatWithTranscript, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { dayOf } from '../elements/time.tsx';
import { desk } from '../state/follow.ts';
import { begunEarlier, pageOf } from '../state/pages.ts';
import { addressOf } from '../state/route.ts';
import { say, texts } from '../texts/texts.ts';
import { Entry } from './entry.tsx';
import { authorOf } from './names.ts';

export interface Former {
  /** The chats that were read, oldest first. */
  shown: readonly ChatWithTranscript[];
  /** True if there are older chats, or older entries in the first chat. */
  hasMore: boolean;
  /** Reads the next older page: of the first chat, or of the chat before it. Returns a function that shows it. */
  readMore(): Promise<() => void>;
}

/**
 * Reads the earlier chats of the customer of `chat`, the latest one at first. `isComplete` is true if the transcript of `chat` is loaded
 * up to its first entry; nothing is read before.
 */
export function useFormer(chat: DeskChat, isComplete: boolean): Former {
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
    // The panel lists these chats, too. Without them, the chat is shown alone.
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
export function FormerChats({ shown }: { shown: readonly ChatWithTranscript[] }) {
  if (shown.length === 0) return null;
  return (
    <section class="former" aria-label={texts.chat.former}>
      {shown.map(({ chat, transcript }) => (
        <section key={chat.chat_id} aria-label={say(texts.chat.number, { chat_id: chat.chat_id })}>
          <ol>
            {transcript.map((entry, index) => (
              <Entry
                key={entry.entry_id}
                entry={entry}
                who={authorOf(entry, chat)}
                isFirst={transcript[index - 1]?.from !== entry.from}
                hasButtons={chat.via === 'widget'}
                isQueued={false}
              />
            ))}
          </ol>
          <p class="divider">
            <a href={addressOf('chats', chat.chat_id)}>
              {say(texts.chat.endOf, { chat_id: chat.chat_id, day: dayOf(chat.closed_at ?? chat.opened_at) })}
            </a>
          </p>
        </section>
      ))}
    </section>
  );
}
