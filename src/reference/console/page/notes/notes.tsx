import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeskNote } from '../../../../../generated/reference/desk/types.ts';
import { Time } from '../elements/time.tsx';
import { ReadFailure } from '../elements/trouble.tsx';
import { done, wordsFor } from '../state/desk.ts';
import { addressOf } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { channels, notesAdded } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

const shown = 200;
/** The pause before a failed reading is retried. */
const againMs = 2000;

/** The notes about requests and responses of integrators, newest first. */
export function Notes() {
  const notes = useSignal<readonly DeskNote[] | undefined>(undefined);
  /** Why the last reading failed. */
  const trouble = useSignal('');
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const read = async () => {
      try {
        notes.value = (await done(desk().listNotes({ query: { limit: shown } }))).notes;
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
    <main class="page">
      <header class="row wraps apart page-head">
        <div>
          <h1>{texts.views.notes}</h1>
          <p class="quiet">{texts.notes.hint}</p>
        </div>
      </header>
      {notes.value === undefined && trouble.value !== '' && <ReadFailure why={trouble.value} />}
      {notes.value?.length === 0 && <p class="empty boxed">{texts.notes.empty}</p>}
      {notes.value !== undefined && notes.value.length > 0 && (
        <ol class="notes card">
          {notes.value.map((note) => (
            <Note key={note.note_id} note={note} />
          ))}
        </ol>
      )}
    </main>
  );
}

function Note({ note: { at, about, text, chat_id, channel_id } }: { note: DeskNote }) {
  const channel = channels.value.find((one) => one.channel_id === channel_id);
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
