import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeskNote } from '../../../../../generated/reference/desk/types.ts';
import { List, Page } from '../elements/page.tsx';
import { Time } from '../elements/time.tsx';
import { wordsFor } from '../state/desk.ts';
import { addressOf } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { channelOf, notesAdded } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

const shown = 200;
/** The pause before a failed reading is retried. */
const againMs = 2000;

/** The notes about requests and responses of integrators, newest first. */
export function Notes() {
  const notes = useSignal<readonly DeskNote[] | undefined>(undefined);
  /** Why the last reading failed. */
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = async () => {
      try {
        notes.value = (await desk().listNotes({ query: { limit: shown } })).notes;
      } catch (error) {
        trouble.value = wordsFor(error);
        if (!isOver) again = setTimeout(read, againMs);
      }
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(again);
    };
  }, [notesAdded.value]);
  return (
    <Page title={texts.views.notes} hint={texts.notes.hint}>
      <List
        class="notes"
        items={notes.value}
        empty={texts.notes.empty}
        trouble={trouble.value}
        row={(note) => <Note key={note.note_id} note={note} />}
      />
    </Page>
  );
}

function Note({ note: { at, about, text, chat_id, channel_id } }: { note: DeskNote }) {
  const channel = channelOf(channel_id);
  return (
    <li>
      <p class="breaks">{text}</p>
      <p class="quiet">
        <code>{about}</code>
        {channel && ` · ${channel.name}`}
        {chat_id !== undefined && (
          <>
            {' · '}
            <a href={addressOf('chats', chat_id)}>{say(texts.chat.number, { chat_id })}</a>
          </>
        )}
        {' · '}
        <Time at={at} />
      </p>
    </li>
  );
}
