// The form in which an agent writes: the reply field, the canned replies, and the form for files.
import { signal, useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { CannedReply, DeskChat, WrittenContent } from '../../../../../generated/reference/desk/types.ts';
import { base64Of } from '../../../browser.ts';
import { sizeLimits } from '../../../limits.ts';
import { sizeOf } from '../../../shared/formats.ts';
import { Button, bound, Field, FormDialog } from '../elements/controls.tsx';
import { desk } from '../state/session.ts';
import { agentOf, canned, me, nameOf, readCanned } from '../state/site.ts';
import { inWords, say, texts } from '../state/texts.ts';
import { draftOf, replies, setDraft, setTyping, transfer, writeMessage, writeNote } from './actions.ts';
import { forms, type WrittenKind } from './entry.tsx';

/** The time without input after which the agent's typing notice ends, in milliseconds. */
const pauseMs = 4000;

/** The form in which the agent writes. The Enter key sends the text, and Shift+Enter starts a new line. */
export function Composer({ chat }: { chat: DeskChat }) {
  const draft = draftOf(chat.chat_id);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(chat);
  const isNote = useSignal(false);
  const choose = (reply: CannedReply) => {
    setDraft(chat.chat_id, filled(reply, chat));
    field.current?.focus();
  };
  const menu = useMenu(draft, choose);

  const send = async () => {
    const text = draft.trim();
    if (text === '') return;
    typing(false);
    setDraft(chat.chat_id, '');
    field.current?.focus();
    if (!isNote.value) replies.send(chat, text);
    else if (await writeNote(chat, text)) isNote.value = false;
    else setDraft(chat.chat_id, text);
  };

  const isColleagues = chat.agent_id !== me.value?.agent_id;
  const owner = agentOf(chat.agent_id);
  return (
    <form
      class={`composer ${isNote.value ? 'of-note' : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isColleagues && (
        <p class="row wraps hint">
          {say(texts.composer.ofColleague, { name: owner?.name ?? texts.composer.colleague })}
          <Button
            class="small"
            label={texts.composer.takeOver}
            act={() => transfer(chat, me.value?.agent_id)}
          />
        </p>
      )}
      <CannedMenu menu={menu} choose={choose} />
      {isNote.value && <p class="hint">{texts.composer.noteHint}</p>}
      <div class="row">
        <Button icon="file" aria-label={texts.composer.sendFile} act={() => (offered.value = null)} />
        <Button
          icon="lock"
          aria-label={texts.composer.note}
          title={texts.composer.note}
          aria-pressed={isNote.value}
          act={() => {
            typing(false);
            isNote.value = !isNote.value;
            field.current?.focus();
          }}
        />
        <textarea
          id="words"
          ref={field}
          rows={1}
          aria-label={isNote.value ? texts.composer.noteLabel : texts.composer.label}
          placeholder={isNote.value ? texts.composer.notePlaceholder : texts.composer.placeholder}
          aria-autocomplete="list"
          aria-controls={menu.found.length > 0 ? menuId : undefined}
          aria-activedescendant={menu.found.length > 0 ? `${menuId}-${menu.selected}` : undefined}
          value={draft}
          onInput={({ currentTarget }) => {
            setDraft(chat.chat_id, currentTarget.value);
            typing(!isNote.value && currentTarget.value.trim() !== '');
          }}
          onBlur={() => typing(false)}
          onPaste={(event) => offer(event.clipboardData) && event.preventDefault()}
          onKeyDown={(event) => {
            if (!event.isComposing && menu.press(event.key)) {
              event.preventDefault();
              event.stopPropagation();
              return;
            }
            if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button class="strong" icon="send" aria-label={texts.page.send} disabled={draft.trim() === ''} />
      </div>
      {offered.value !== undefined && <SendFile chat={chat} />}
    </form>
  );
}

/** Returns a function to call at each input. It sends a typing notice when the agent starts to type, and one when the agent stops. */
function useTyping(chat: DeskChat): (is: boolean) => void {
  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = (is: boolean) => {
    clearTimeout(still.current);
    if (is !== (still.current !== undefined)) void setTyping(chat, is);
    still.current = is ? setTimeout(() => typing(false), pauseMs) : undefined;
  };
  useEffect(() => {
    const stop = () => typing(false);
    addEventListener('pagehide', stop);
    return () => {
      removeEventListener('pagehide', stop);
      stop();
    };
  }, []);
  return typing;
}

/** Returns the text of a canned reply for a chat. The name of an anonymous visitor is left out, with the space before it. */
function filled({ text }: CannedReply, chat: DeskChat): string {
  const { name } = chat.customer;
  const isNamed = nameOf(chat) === name;
  return text
    .replaceAll(/( ?)\{name\}/g, (_, space: string) => (isNamed ? space + name : ''))
    .replaceAll('{agent}', me.value?.name ?? texts.agent);
}

const shownAtMost = 8;

/** Opens a menu of canned replies while the draft begins with a slash. `choose` gets the chosen reply. */
function useMenu(draft: string, choose: (reply: CannedReply) => void) {
  const selected = useSignal(0);
  const closedAt = useSignal<string | undefined>(undefined);
  const [, words] = /^\/(\S*)$/.exec(draft) ?? [];
  const isOpen = words !== undefined && closedAt.value !== draft;
  useEffect(() => {
    // If the list cannot be read, the menu stays closed.
    if (isOpen) readCanned(desk()).catch(() => {});
  }, [isOpen]);
  useEffect(() => {
    selected.value = 0;
  }, [draft]);
  /** The canned replies that match the draft. The list is empty while the menu is closed. */
  const found = isOpen
    ? canned.value.filter(({ reply_name }) => reply_name.includes(words)).slice(0, shownAtMost)
    : [];
  /** Handles a key in the reply field. Returns false if the menu does not use the key. */
  const press = (key: string): boolean => {
    const reply = found[selected.value];
    if (!reply) return false;
    if (key === 'ArrowDown') selected.value = (selected.value + 1) % found.length;
    else if (key === 'ArrowUp') selected.value = (selected.value + found.length - 1) % found.length;
    else if (key === 'Escape') closedAt.value = draft;
    else if (key === 'Enter' || key === 'Tab') choose(reply);
    else return false;
    return true;
  };
  return { found, selected: selected.value, press };
}

/** The id of the menu's element. The id of each option is this id with the option's index. */
const menuId = 'canned';

/** The menu of canned replies above the reply field. The focus stays in the field. */
function CannedMenu({
  menu,
  choose,
}: {
  menu: ReturnType<typeof useMenu>;
  choose(reply: CannedReply): void;
}) {
  const { found, selected } = menu;
  if (found.length === 0) return null;
  return (
    <div class="box canned" id={menuId} role="listbox" aria-label={texts.canned.title}>
      {found.map((reply, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the reply field handles the keys of the menu
        <div
          class="row"
          key={reply.reply_name}
          id={`${menuId}-${index}`}
          role="option"
          aria-selected={index === selected}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(reply)}
        >
          <b>/{reply.reply_name}</b> <span class="quiet preview">{reply.text}</span>
        </div>
      ))}
    </div>
  );
}

/** The file in the form for files. Null while the form is open without a file. Undefined while the form is closed. */
const offered = signal<File | null | undefined>(undefined);

/** Opens the form for files with the first dropped or pasted file. Returns false if there is no file. */
export function offer(data: DataTransfer | null): boolean {
  const [file] = data?.files ?? [];
  if (file) offered.value = file;
  return file !== undefined;
}

/** The time limit of an upload, in milliseconds. */
const uploadMs = 120_000;

/** The choices in the form for files: a file, or a message type with several fields. */
type Kind = 'file' | WrittenKind;

function SendFile({ chat }: { chat: DeskChat }) {
  const id = useId();
  const kind = useSignal<Kind>('file');
  const comment = useSignal('');
  const filled = useSignal<Record<string, string>>({});
  const form = kind.value === 'file' ? undefined : forms[kind.value];
  const labels = Object.entries(forms).map(([name, { label = inWords(name) }]) => [name, label]);
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
        Object.entries(form.fields).map(([name, { label = inWords(name), required = false }]) => (
          <Field
            key={name}
            label={label}
            value={filled.value[name] ?? ''}
            change={(value) => (filled.value = { ...filled.value, [name]: value })}
            required={required}
          />
        ))
      ) : (
        <div class="stack field">
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
