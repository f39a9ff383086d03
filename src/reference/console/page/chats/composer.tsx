import { useEffect, useRef } from 'preact/hooks';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton, IconButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { agentOf, me } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { setTyping, transfer } from './actions.ts';
import { draftOf, replies, setDraft } from './replies.ts';
import { offer, offered, SendFile } from './send-file.tsx';

/** After this time without input the typing notice ends. */
const pauseMs = 4000;

/** The form in which the agent writes. Enter sends, Shift+Enter starts a new line. */
export function Composer({ chat }: { chat: DeskChat }) {
  const draft = draftOf(chat.chat_id);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTyping(chat);

  const send = () => {
    const text = draft.trim();
    if (text === '') return;
    typing(false);
    setDraft(chat.chat_id, '');
    field.current?.focus();
    replies.send(chat, text);
  };

  const isColleagues = chat.agent_id !== me.value?.agent_id;
  const owner = agentOf(chat.agent_id);
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
          {say(texts.composer.ofColleague, { name: owner?.name ?? texts.composer.colleague })}
          <BusyButton act={() => transfer(chat, me.value?.agent_id)}>{texts.composer.takeOver}</BusyButton>
        </p>
      )}
      <div class="row">
        <IconButton icon="file" label={texts.composer.sendFile} act={() => (offered.value = null)} />
        <textarea
          id="words"
          ref={field}
          rows={1}
          aria-label={texts.composer.label}
          placeholder={texts.composer.placeholder}
          value={draft}
          onInput={({ currentTarget }) => {
            setDraft(chat.chat_id, currentTarget.value);
            typing(currentTarget.value.trim() !== '');
          }}
          onBlur={() => typing(false)}
          onPaste={(event) => offer(event.clipboardData) && event.preventDefault()}
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
      {offered.value !== undefined && <SendFile chat={chat} />}
    </form>
  );
}

/** Sends one typing notice when the agent starts and one when the agent stops. */
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
