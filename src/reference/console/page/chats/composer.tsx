import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DeskChat, WrittenContent } from '../../../../../generated/reference/desk/types.ts';
import { Small } from '../elements/buttons.tsx';
import { Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { agents, me } from '../state/site.ts';
import { setTyping, transfer, write } from './actions.ts';
import { draftOf, replies, setDraft } from './replies.ts';

type Kind = Exclude<WrittenContent['type'], 'text'>;

const labels: Record<Kind, string> = {
  photo: 'Photo',
  video: 'Video',
  audio: 'Audio',
  voice: 'Voice message',
  sticker: 'Sticker',
  document: 'Document',
  location: 'Place',
};

const texts = { file: '', name: '', size: '', thumb: '', latitude: '', longitude: '', title: '', text: '' };
const empty = { kind: 'photo' as Kind, ...texts };
type Fields = typeof empty;

/** The form that sends a file by its address, or a place. */
function SendFile({ chat, close }: { chat: DeskChat; close(): void }) {
  const fields = useSignal(empty);
  const set = (name: keyof Fields) => (value: string) => {
    fields.value = { ...fields.value, [name]: value };
  };
  const { kind, file, name, size, thumb, latitude, longitude, title, text } = fields.value;
  const send = () => write(chat, contentOf(fields.value));
  return (
    <FormDialog title="Send a file or a place" action="Send" save={send} close={close}>
      <Field label="What it is" value={kind} change={set('kind')} options={labels} />
      {kind === 'location' ? (
        <div class="side-by-side">
          <Field label="Latitude" value={latitude} change={set('latitude')} required />
          <Field label="Longitude" value={longitude} change={set('longitude')} required />
          <Field label="Name of the place" value={title} change={set('title')} />
        </div>
      ) : (
        <>
          <Field
            label="Address of the file"
            type="url"
            placeholder="https://"
            value={file}
            change={(value) => {
              const guessed = name === '' || name === nameIn(file) ? nameIn(value) : name;
              fields.value = { ...fields.value, file: value, name: guessed };
            }}
            hint="The customer's side fetches it from there."
            required
            autofocus
          />
          <div class="side-by-side">
            <Field label="File name" value={name} change={set('name')} required />
            <Field label="Size in bytes" type="number" value={size} change={set('size')} required />
          </div>
          <Field label="Address of a preview picture" type="url" value={thumb} change={set('thumb')} />
        </>
      )}
      <Field label="Comment" value={text} change={set('text')} />
    </FormDialog>
  );
}

function contentOf({
  kind,
  file,
  name,
  size,
  thumb,
  latitude,
  longitude,
  title,
  text,
}: Fields): WrittenContent {
  const comment = text.trim() === '' ? {} : { text };
  if (kind === 'location') {
    const place = { latitude: Number(latitude), longitude: Number(longitude) };
    return { type: 'location', ...place, ...(title !== '' && { title }), ...comment };
  }
  return {
    type: kind,
    file,
    file_name: name,
    file_size: Number(size),
    ...(thumb !== '' && { thumb }),
    ...comment,
  };
}

/** The last segment of a path. */
function nameIn(address: string): string {
  return URL.canParse(address) ? (new URL(address).pathname.split('/').at(-1) ?? '') : '';
}

/** After this time without input the typing notice ends. */
const pauseMs = 4000;

/** The form in which the agent writes. Enter sends, Shift+Enter starts a new line. */
export function Composer({ chat }: { chat: DeskChat }) {
  const draft = draftOf(chat.chat_id);
  const isFileOpen = useSignal(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(chat);

  const send = () => {
    const text = draft.trim();
    if (text === '') return;
    typing.stop();
    setDraft(chat.chat_id, '');
    field.current?.focus();
    replies.send(chat, text);
  };

  const isColleagues = chat.agent_id !== me.value?.agent_id;
  const owner = agents.value.find(({ agent_id }) => agent_id === chat.agent_id);
  return (
    <form
      class="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {isColleagues && (
        <p class="row wraps hint">
          {owner?.name ?? 'A colleague'} has this chat. What you write goes to the customer all the same.
          <Small act={() => transfer(chat, me.value?.agent_id)}>Take over</Small>
        </p>
      )}
      <div class="composer-row">
        <button
          type="button"
          class="plain round"
          aria-label="Send a file or a place"
          onClick={() => (isFileOpen.value = true)}
        >
          <Icon name="file" />
        </button>
        <textarea
          id="words"
          ref={field}
          rows={1}
          aria-label="Your reply"
          placeholder="Write a reply"
          value={draft}
          onInput={({ currentTarget }) => {
            setDraft(chat.chat_id, currentTarget.value);
            if (currentTarget.value.trim() === '') typing.stop();
            else typing.go();
          }}
          onBlur={() => typing.stop()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <button type="submit" class="strong round" aria-label="Send" disabled={draft.trim() === ''}>
          <Icon name="send" />
        </button>
      </div>
      {isFileOpen.value && <SendFile chat={chat} close={() => (isFileOpen.value = false)} />}
    </form>
  );
}

/** Sends one typing notice when the agent starts and one when the agent stops. */
function useTyping(chat: DeskChat): { go(): void; stop(): void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOn = useRef(false);
  const stop = () => {
    clearTimeout(timer.current);
    if (!isOn.current) return;
    isOn.current = false;
    void setTyping(chat, false);
  };
  const go = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, pauseMs);
    if (isOn.current) return;
    isOn.current = true;
    void setTyping(chat, true);
  };
  useEffect(() => {
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);
  return { go, stop };
}
