import { signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type {
  AgentText,
  DeskChat,
  MediaContent,
  WrittenContent,
} from '../../../../../generated/reference/desk/types.ts';
import { sizeLimits } from '../../../limits.ts';
import { bound, Field, FormDialog } from '../elements/form.tsx';
import { desk } from '../state/follow.ts';
import { say, texts } from '../texts/texts.ts';
import { writeMessage } from './actions.ts';
import { sizeOf } from './entry.tsx';

/** The file that was dropped, pasted or chosen, while the form is open; null before one is. */
export const offered = signal<File | null | undefined>(undefined);

/** Offers the first file of what was dropped or pasted; gives whether there is one. */
export function offer(data: DataTransfer | null): boolean {
  const [file] = data?.files ?? [];
  if (file) offered.value = file;
  return file !== undefined;
}

/** The time limit of an upload. */
const uploadMs = 120_000;

/** The kinds to choose from. The service finds the kind of a file, and texts have their own field. */
type Kind = 'file' | Exclude<WrittenContent, AgentText | MediaContent>['type'];

/** The form that sends a file, or a place. */
export function SendFile({ chat }: { chat: DeskChat }) {
  const id = useId();
  const kind = useSignal<Kind>('file');
  const [latitude, longitude, title, comment] = [useSignal(''), useSignal(''), useSignal(''), useSignal('')];
  const kinds: Record<Kind, string> = { file: texts.composer.file, location: texts.location };
  const file = offered.value;
  const isTooLarge = file != null && file.size > sizeLimits.file;
  const content = async (): Promise<WrittenContent> => {
    if (kind.value === 'location') {
      const name = title.value !== '' && { title: title.value };
      return {
        type: 'location',
        latitude: Number(latitude.value),
        longitude: Number(longitude.value),
        ...name,
      };
    }
    const body = { name: file!.name, bytes: await base64Of(file!) };
    return desk().storeFile({ body }, { timeoutMs: uploadMs });
  };
  const send = async () => {
    const text = comment.value.trim();
    await writeMessage(chat, { ...(await content()), ...(text !== '' && { text }) });
  };
  return (
    <FormDialog
      title={texts.composer.sendFile}
      action={texts.page.send}
      save={send}
      close={() => (offered.value = undefined)}
      isBlocked={isTooLarge}
    >
      <Field label={texts.composer.type} {...bound(kind)} options={kinds} />
      {kind.value === 'location' ? (
        <>
          <Field label={texts.composer.latitude} {...bound(latitude)} required />
          <Field label={texts.composer.longitude} {...bound(longitude)} required />
          <Field label={texts.composer.placeName} {...bound(title)} />
        </>
      ) : (
        <div class="field">
          <label for={id}>{texts.composer.file}</label>
          <input
            id={id}
            type="file"
            required={!file}
            onChange={({ currentTarget }) => (offered.value = currentTarget.files?.[0] ?? null)}
          />
          {file && (
            <p class="hint breaks" role="status">
              {file.name} · {sizeOf(file.size)}
            </p>
          )}
          {isTooLarge && (
            <p class="notice bad" role="alert">
              {say(texts.composer.tooLarge, { most: sizeOf(sizeLimits.file) })}
            </p>
          )}
        </div>
      )}
      <Field label={texts.composer.comment} {...bound(comment)} />
    </FormDialog>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1]!);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
