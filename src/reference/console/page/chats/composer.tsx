import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { CannedReply, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton, Icon, IconButton } from '../elements/buttons.tsx';
import { agentOf, me } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { setTyping, transfer, writeNote } from './actions.ts';
import { CannedMenu, filled, menuId, useMenu } from './canned.tsx';
import { draftOf, replies, setDraft } from './replies.ts';
import { offer, offered, SendFile } from './send-file.tsx';

/** The typing notice ends after this time without input, in milliseconds. */
const pauseMs = 4000;

/** The form in which the agent writes. Enter sends, Shift+Enter starts a new line. */
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
          <BusyButton act={() => transfer(chat, me.value?.agent_id)}>{texts.composer.takeOver}</BusyButton>
        </p>
      )}
      <CannedMenu menu={menu} choose={choose} />
      {isNote.value && <p class="hint">{texts.composer.noteHint}</p>}
      <div class="row">
        <IconButton icon="file" label={texts.composer.sendFile} act={() => (offered.value = null)} />
        <IconButton
          icon="lock"
          label={texts.composer.note}
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
        <button
          type="submit"
          class="strong round"
          aria-label={texts.page.send}
          disabled={draft.trim() === ''}
        >
          <Icon name="send" />
        </button>
      </div>
      {offered.value !== undefined && <SendFile chat={chat} />}
    </form>
  );
}

/** Returns a function to call at each input. It sends a typing notice when the agent starts to type, and another when the agent stops. */
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
