import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { DeskChat, WrittenContent } from '../../../../../generated/reference/desk/types.ts';
import { Small } from '../elements/buttons.tsx';
import { Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { agents, me } from '../state/site.ts';
import { texts } from '../texts/texts.ts';
import { setTyping, transfer, write } from './actions.ts';
import { draftOf, replies, setDraft } from './replies.ts';

type Kind = Exclude<WrittenContent['type'], 'text'>;

const { photo, video, audio, voice, sticker, document: file } = texts.composer;
const labels: Record<Kind, string> = {
  photo,
  video,
  audio,
  voice,
  sticker,
  document: file,
  location: texts.location,
};

const noText = { file: '', name: '', size: '', thumb: '', latitude: '', longitude: '', title: '', text: '' };
const empty = { kind: 'photo' as Kind, ...noText };
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
    <FormDialog title={texts.composer.sendFile} action={texts.page.send} save={send} close={close}>
      <Field label={texts.composer.type} value={kind} change={set('kind')} options={labels} />
      {kind === 'location' ? (
        <div class="side-by-side">
          <Field label={texts.composer.latitude} value={latitude} change={set('latitude')} required />
          <Field label={texts.composer.longitude} value={longitude} change={set('longitude')} required />
          <Field label={texts.composer.placeName} value={title} change={set('title')} />
        </div>
      ) : (
        <>
          <Field
            label={texts.composer.file}
            type="url"
            placeholder="https://"
            value={file}
            change={(value) => {
              const guessed = name === '' || name === nameIn(file) ? nameIn(value) : name;
              fields.value = { ...fields.value, file: value, name: guessed };
            }}
            hint={texts.composer.fileHint}
            required
            autofocus
          />
          <div class="side-by-side">
            <Field label={texts.composer.fileName} value={name} change={set('name')} required />
            <Field label={texts.composer.fileSize} type="number" value={size} change={set('size')} required />
          </div>
          <Field label={texts.composer.thumb} type="url" value={thumb} change={set('thumb')} />
        </>
      )}
      <Field label={texts.composer.comment} value={text} change={set('text')} />
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
          {texts.composer.ofColleague(owner?.name ?? texts.composer.colleague)}
          <Small act={() => transfer(chat, me.value?.agent_id)}>{texts.composer.takeOver}</Small>
        </p>
      )}
      <div class="row">
        <button
          type="button"
          class="plain round"
          aria-label={texts.composer.sendFile}
          onClick={() => (isFileOpen.value = true)}
        >
          <Icon name="file" />
        </button>
        <textarea
          id="words"
          ref={field}
          rows={1}
          aria-label={texts.composer.label}
          placeholder={texts.composer.placeholder}
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
        <button
          type="submit"
          class="strong round"
          aria-label={texts.page.send}
          disabled={draft.trim() === ''}
        >
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
