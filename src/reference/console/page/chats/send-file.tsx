import { signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { DeskChat, WrittenContent } from '../../../../../generated/reference/desk/types.ts';
import { sizeLimits } from '../../../limits.ts';
import { sizeOf } from '../../../shared/formats.ts';
import { bound, Field, FormDialog } from '../elements/form.tsx';
import { desk } from '../state/follow.ts';
import { say, texts } from '../texts/texts.ts';
import { writeMessage } from './actions.ts';
import { forms, type WrittenKind } from './content.tsx';

/** The file that was dropped, pasted or chosen. Null while the form is open without a file. Undefined while the form is closed. */
export const offered = signal<File | null | undefined>(undefined);

/** Opens the form with the first dropped or pasted file. Returns false if there is no file. */
export function offer(data: DataTransfer | null): boolean {
  const [file] = data?.files ?? [];
  if (file) offered.value = file;
  return file !== undefined;
}

/** The time limit of an upload, in milliseconds. */
const uploadMs = 120_000;

/** The choices in the form: a file, or a message type with several fields. */
type Kind = 'file' | WrittenKind;

/** The form that sends a file or a location. */
export function SendFile({ chat }: { chat: DeskChat }) {
  const id = useId();
  const kind = useSignal<Kind>('file');
  const comment = useSignal('');
  const filled = useSignal<Record<string, string>>({});
  const form = kind.value === 'file' ? undefined : forms[kind.value];
  const labels = Object.entries(forms).map(([name, { label }]) => [name, label] as const);
  const file = offered.value;
  const isTooLarge = file != null && file.size > sizeLimits.file;
  const content = async (): Promise<WrittenContent> => {
    if (form) return form.content(filled.value);
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
      <Field
        label={texts.composer.type}
        {...bound(kind)}
        options={{ file: texts.composer.file, ...Object.fromEntries(labels) }}
      />
      {form ? (
        Object.entries(form.fields).map(([name, { label, required = false }]) => (
          <Field
            key={name}
            label={label}
            value={filled.value[name] ?? ''}
            change={(value) => (filled.value = { ...filled.value, [name]: value })}
            required={required}
          />
        ))
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
