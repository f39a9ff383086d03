import { useSignal } from '@preact/signals';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { Time } from '../elements/time.tsx';
import { attempt } from '../state/notices.ts';
import { addressOf } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { shownWords } from './groups.ts';

/** The number of a visitor's chats, which shows the former ones. */
export function FormerChats({ chat, count }: { chat: DeskChat; count: number }) {
  const former = useSignal<readonly DeskChat[] | undefined>(undefined);
  const show = () =>
    attempt(async () => {
      former.value = (await desk().listFormerChats({ path: chat })).chats;
    });
  if (!former.value) {
    return (
      <button type="button" class="small" aria-label={say(texts.panel.showFormer, { count })} onClick={show}>
        {count}
      </button>
    );
  }
  if (former.value.length === 0) return texts.panel.noFormer;
  return (
    <ul class="stack" aria-label={texts.panel.former}>
      {former.value.map((one) => (
        <li key={one.chat_id}>
          <a href={addressOf('chats', one.chat_id)}>{say(texts.chat.number, { chat_id: one.chat_id })}</a>{' '}
          <Time at={one.closed_at ?? one.opened_at} />
          <span class="quiet preview">{one.last_entry && shownWords(one.last_entry, one)}</span>
        </li>
      ))}
    </ul>
  );
}
