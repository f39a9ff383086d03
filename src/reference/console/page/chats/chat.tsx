import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { CallMove, DeskCall, DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { states } from '../../../../../generated/states.ts';
import { telephone } from '../../../shared/markup.ts';
import { Button, Field, FormDialog, Icon, useForm } from '../elements/controls.tsx';
import { Avatar, Guard } from '../elements/layout.tsx';
import { Time } from '../elements/text.tsx';
import { FirstSteps } from '../set-up/set-up.tsx';
import { addressOf, openChat, route } from '../state/browser.ts';
import { attempt, statusOf } from '../state/desk.ts';
import { desk, isConnected } from '../state/session.ts';
import { agentOf, agents, channelOf, me, nameOf, read, transcripts } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';
import { accept, close, isClosing, moveCall, transfer } from './actions.ts';
import { Composer, offer } from './composer.tsx';
import { callWords } from './entry.tsx';
import { groupOf } from './groups.ts';
import { botHint, ChatList, currentChat } from './list.tsx';
import { Panel } from './panel.tsx';
import { Transcript } from './transcript.tsx';

function Chat({ chat, panel }: { chat: DeskChat; panel: Signal<boolean> }) {
  const { customer, state, agent_id } = chat;
  const isOpen = state === 'open';
  return (
    <section
      class="chat"
      aria-label={say(texts.chat.with, { name: nameOf(chat) })}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Without this call, the browser opens the file in place of the console.
        event.preventDefault();
        offer(event.dataTransfer);
      }}
    >
      <header class="row chat-head">
        <a class="button plain round back" href={addressOf('chats')} aria-label={texts.chat.back}>
          <Icon name="back" />
        </a>
        <Avatar name={nameOf(chat)} photo={customer.photo} id={customer.id} isOfCustomer />
        <div class="chat-title">
          <h1>{nameOf(chat)}</h1>
          <p class="hint">{about(chat)}</p>
        </div>
        {isOpen && agent_id !== undefined && (
          <>
            <Button
              class="head-button"
              icon="swap"
              label={texts.chat.transfer}
              aria-label={texts.chat.transfer}
              dialog={(done) => <Transfer chat={chat} close={done} />}
            />
            <Button
              class="head-button"
              icon="check"
              label={texts.chat.close}
              aria-label={texts.chat.close}
              act={() => (isClosing.value = true)}
            />
          </>
        )}
        <Button
          icon="person"
          class="details-button"
          aria-label={texts.chat.details}
          aria-expanded={panel.value}
          act={() => (panel.value = !panel.value)}
        />
      </header>
      {isClosing.value && isOpen && <Closing chat={chat} />}
      {chat.call && <CallCard call={chat.call} />}
      <Transcript chat={chat} />
      {!isOpen && <p class="row chat-foot quiet">{texts.chat.isClosed}</p>}
      {isOpen && agent_id === undefined && (
        <div class="row wraps apart chat-foot">
          <p class="quiet">
            {groupOf(chat, me.value?.agent_id) === 'bot' ? botHint(chat) : texts.chat.unanswered}
          </p>
          <Button class="strong" label={texts.chat.reply} act={() => accept(chat)}>
            <span class="key" aria-hidden="true">
              R
            </span>
          </Button>
        </div>
      )}
      {isOpen && agent_id !== undefined && <Composer chat={chat} />}
    </section>
  );
}

function Closing({ chat }: { chat: DeskChat }) {
  const cancel = () => (isClosing.value = false);
  return (
    <FormDialog
      title={say(texts.chat.closeTitle, { name: nameOf(chat) })}
      action={texts.chat.closeAction}
      save={() => close(chat)}
      close={cancel}
    >
      <p>{texts.chat.closeHint}</p>
    </FormDialog>
  );
}

function Transfer({ chat, close: done }: { chat: DeskChat; close(): void }) {
  const { values, field } = useForm(texts.chat.transferFields, { to: '', note: '' });
  const others = agents.value.filter(({ agent_id }) => agent_id !== chat.agent_id);
  const names = others.map(({ agent_id, name, online }) => [
    agent_id,
    online ? name : say(texts.presence.nameOffline, { name }),
  ]);
  const save = () => transfer(chat, values.to || undefined, values.note.trim());
  return (
    <FormDialog title={texts.chat.transferTitle} action={texts.chat.transfer} save={save} close={done}>
      <Field {...field('to')} options={{ '': texts.chat.queue, ...Object.fromEntries(names) }} />
      <Field {...field('note')} />
    </FormDialog>
  );
}

function about(chat: DeskChat): string {
  const { chat_id, channel_id, agent_id } = chat;
  const { closed, waiting, withBot, withYou } = texts.chat;
  const others = say(texts.chat.withAgent, { name: agentOf(agent_id)?.name ?? agent_id ?? '' });
  const states = { closed, waiting, bot: withBot, mine: withYou, others };
  const state = states[groupOf(chat, me.value?.agent_id)];
  return [say(texts.chat.number, { chat_id }), channelOf(channel_id)?.name, state]
    .filter(Boolean)
    .join(' · ');
}

/** The view of the chats: the list, the open chat, and a panel about the visitor of this chat. */
export function Chats() {
  const chat_id = openChat.value;
  const { part } = route.value;
  const isPanelOpen = useSignal(false);
  const isMissing = useSignal(false);
  const isLoaded = chat_id !== undefined && transcripts.value.has(chat_id);
  useEffect(() => {
    isPanelOpen.value = part === 'visitor';
  }, [chat_id, part]);
  // A chat that was opened without a connection is read when the connection is restored.
  useEffect(() => {
    if (chat_id === undefined || isLoaded) return;
    isMissing.value = false;
    void attempt(() =>
      read(desk(), chat_id).catch((error: unknown) => {
        if (statusOf(error) !== 404) throw error;
        isMissing.value = true;
      }),
    );
  }, [chat_id, isConnected.value]);
  const chat = currentChat.value;
  return (
    <main
      class={`chats ${chat_id === undefined ? 'at-list' : 'at-chat'} ${isPanelOpen.value ? 'with-panel' : ''}`}
    >
      {!chat && <h1 class="hidden">{texts.views.chats}</h1>}
      <ChatList />
      {chat ? (
        <Guard key={chat.chat_id} of={transcripts.value.get(chat.chat_id)} as="section">
          <Chat chat={chat} panel={isPanelOpen} />
          <Panel chat={chat} close={() => (isPanelOpen.value = false)} />
        </Guard>
      ) : (
        <div class="nothing">
          <FirstSteps />
          <Icon name="chats" />
          <h2>{chat_id === undefined ? texts.chat.choose : say(texts.chat.number, { chat_id })}</h2>
          <p class="quiet">
            {chat_id === undefined
              ? texts.chat.chooseHint
              : isMissing.value
                ? texts.chat.missing
                : texts.page.loading}
          </p>
        </div>
      )}
    </main>
  );
}

/** The texts of the buttons that set a status. */
const actions: Record<string, string> = texts.call.actions;

/** The latest call of a chat: the phone number, the status of the call, and buttons for its next status. */
function CallCard({ call }: { call: DeskCall }) {
  const { phone, status, requested_at } = call;
  const next = states.call.ways.flatMap(({ from, to }) =>
    from === status ? [to as CallMove['status']] : [],
  );
  return (
    <section class="row wraps strip" aria-label={texts.call.label}>
      <Icon name="phone" />
      <a href={telephone(phone)}>{phone}</a>
      <span class="quiet">
        {callWords(call)} {requested_at !== undefined && <Time at={requested_at} />}
      </span>
      {next.map((to) => {
        const action = actions[to];
        return action && <Button class="small" label={action} act={() => moveCall(call, to)} />;
      })}
    </section>
  );
}
