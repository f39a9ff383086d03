import { useSignal } from '@preact/signals';
import type { DeskChat, WrittenContent } from '../../../../../generated/reference/desk/types.ts';
import { Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { write } from './actions.ts';

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
export function SendFile({ chat, close }: { chat: DeskChat; close(): void }) {
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
