import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../elements/icon.tsx';
import { isConnected } from '../state/follow.ts';
import { attempt } from '../state/notices.ts';
import { openChat } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { chats, read, transcripts } from '../state/site.ts';
import { Chat } from './chat.tsx';
import { ChatList } from './list.tsx';
import { Panel } from './panel.tsx';

/** The list, the open chat and the panel of its visitor. */
export function Chats() {
  const chat_id = openChat.value;
  const isPanelOpen = useSignal(false);
  const isLoaded = chat_id !== undefined && transcripts.value.has(chat_id);
  useEffect(() => {
    isPanelOpen.value = false;
  }, [chat_id]);
  // A chat that was opened without a connection is read later.
  useEffect(() => {
    if (chat_id !== undefined && !isLoaded) void attempt(() => read(desk(), chat_id));
  }, [chat_id, isConnected.value]);
  const chat = chat_id === undefined ? undefined : chats.value.get(chat_id);
  return (
    <main
      class={`chats ${chat_id === undefined ? 'at-list' : 'at-chat'} ${isPanelOpen.value ? 'with-panel' : ''}`}
    >
      {!chat && <h1 class="hidden">Chats</h1>}
      <ChatList />
      {chat ? (
        <>
          <Chat key={chat.chat_id} chat={chat} panel={isPanelOpen} />
          <Panel key={`panel-${chat.chat_id}`} chat={chat} close={() => (isPanelOpen.value = false)} />
        </>
      ) : (
        <div class="nothing">
          <Icon name="chats" />
          <p class="nothing-title">{chat_id === undefined ? 'Choose a chat' : `Chat ${chat_id}`}</p>
          <p class="quiet">
            {chat_id === undefined
              ? 'What customers write appears in the list at once.'
              : 'It is being read.'}
          </p>
        </div>
      )}
    </main>
  );
}
