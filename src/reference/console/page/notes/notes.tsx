import { useSignal } from '@preact/signals';
import type { DeskNote } from '../../../../../generated/reference/desk/types.ts';
import { List, Page } from '../elements/page.tsx';
import { Time } from '../elements/time.tsx';
import { desk } from '../state/follow.ts';
import { useReading } from '../state/reading.ts';
import { addressOf } from '../state/route.ts';
import { channelOf, notesAdded } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

const shown = 200;

/** The view of the notes about unusual requests and responses of integrators, newest first. */
export function Notes() {
  const notes = useSignal<readonly DeskNote[] | undefined>(undefined);
  const read = async () => {
    notes.value = (await desk().listNotes({ query: { limit: shown } })).notes;
  };
  const trouble = useReading(read, [notesAdded.value]);
  return (
    <Page title={texts.views.notes} hint={texts.notes.hint}>
      <List
        class="notes"
        items={notes.value}
        empty={texts.notes.empty}
        trouble={trouble}
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
