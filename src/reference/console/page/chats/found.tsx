import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { FoundChats } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { texts } from '../texts/texts.ts';
import { Row } from './row.tsx';

/** Words that are shorter are in too many messages. */
const shortest = 3;
/** The time without a key after which the search begins. */
const pauseMs = 300;

/** The chats in which somebody said what is searched for, open or closed. */
export function Found({ words }: { words: string }) {
  const found = useSignal<FoundChats | undefined>(undefined);
  const more = async () => {
    const { before } = found.value ?? {};
    const query = { words, ...(before !== undefined && { before }) };
    const next = await desk().searchChats({ query });
    const known = new Set(found.value?.found.map(({ chat }) => chat.chat_id));
    const others = next.found.filter(({ chat }) => !known.has(chat.chat_id));
    found.value = { ...next, found: [...(found.value?.found ?? []), ...others] };
  };
  useEffect(() => {
    if (words.length < shortest) return undefined;
    const timer = setTimeout(() => void attempt(more), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  if (!found.value) return null;
  const { found: rows, before } = found.value;
  return (
    <section aria-labelledby="group-found">
      <h2 class="row" id="group-found">
        {texts.list.inMessages} {rows.length > 0 && <span class="count">{rows.length}</span>}
      </h2>
      {rows.length === 0 && <p class="empty">{texts.list.noMessages}</p>}
      <ul>
        {rows.map(({ chat, entry }) => (
          <Row key={chat.chat_id} chat={{ ...chat, last_entry: entry }} />
        ))}
      </ul>
      {before !== undefined && (
        <BusyButton class="older small" act={more}>
          {texts.list.searchOlder}
        </BusyButton>
      )}
    </section>
  );
}
