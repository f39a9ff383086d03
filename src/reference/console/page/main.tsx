// The start of the console: the page around the views, the sign-in, and the alerts about new messages.

import { effect, useSignal } from '@preact/signals';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DeskChat, EntryHead, TransferEntry } from '../../../../generated/reference/desk/types.ts';
import { replies } from './chats/actions.ts';
import { Chats } from './chats/chat.tsx';
import { isForMe, shownWords } from './chats/groups.ts';
import { unreadCount } from './chats/list.tsx';
import { Button, bound, Check, Dialog, Field } from './elements/controls.tsx';
import { Inbox } from './inbox.tsx';
import { Log, Notes } from './log.tsx';
import { SetUp } from './set-up/set-up.tsx';
import { KeysDialog, listenToKeys, openViews, Shell } from './shell.tsx';
import { alerts, chosenAgent, go, isRemembered, route } from './state/browser.ts';
import { dismiss, notices, notify } from './state/desk.ts';
import { begin, session, signIn } from './state/session.ts';
import { agentOf, agents, chats, isUnknown, latest, me, nameOf } from './state/site.ts';
import { declareLanguage, say, texts } from './state/texts.ts';
import './style/base.css';
import './style/pages.css';
import './style/chats.css';

const pages = { chats: Chats, inbox: Inbox, log: Log, notes: Notes, 'set-up': SetUp };

function App() {
  const { kind } = session.value;
  useTitle();
  useEffect(() => listenToKeys(), []);
  useEffect(() => listenForMessages(), []);
  useEffect(() => {
    if (kind === 'signed-in') replies.restore();
  }, [kind]);
  if (kind === 'opening') return <p class="hidden">{texts.page.loading}</p>;
  if (session.value.kind === 'signed-out') return <SignIn why={session.value.why} />;
  const View = openViews.value.includes(route.value.view) ? pages[route.value.view] : Chats;
  return (
    <>
      <Shell>
        <View />
      </Shell>
      <KeysDialog />
      {isUnknown.value && <WhoAreYou />}
      <Notices />
    </>
  );
}

/** Shows the number of unread messages in the tab's title: those of the agent's chats and of the waiting chats. */
function useTitle(): void {
  const count = unreadCount.value;
  useEffect(() => {
    const { title } = texts.page;
    document.title = count > 0 ? say(texts.page.unreadTitle, { count, title }) : title;
  }, [count]);
}

function Notices() {
  return (
    <div class="notices stack" role="status" aria-live="polite">
      {notices.value.map(({ id, text, isBad }) => (
        <p key={text} class={`row ${isBad ? 'bad' : ''}`}>
          <span>{text}</span>
          <Button icon="cross" aria-label={texts.page.dismiss} act={() => dismiss(id)} />
        </p>
      ))}
    </div>
  );
}

/** Asks once per browser which agent works in it. The agent's replies have this agent's name. */
function WhoAreYou() {
  return (
    <Dialog title={texts.signIn.whoAreYou} close={() => (chosenAgent.value = me.value?.agent_id ?? '')}>
      <p class="quiet">{texts.signIn.whoWhy}</p>
      <div class="row wraps">
        {agents.value.map(({ agent_id, name }) => (
          <Button key={agent_id} label={name} act={() => (chosenAgent.value = agent_id)} />
        ))}
      </div>
    </Dialog>
  );
}

function SignIn({ why }: { why?: string | undefined }) {
  const token = useSignal('');
  const isBusy = useSignal(false);
  return (
    <main class="sign-in">
      <form
        class="card stack form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (token.value.trim() === '') return;
          isBusy.value = true;
          await signIn(token.value);
          isBusy.value = false;
        }}
      >
        <img src="icon.svg" alt="" width="40" height="40" />
        <h1>{texts.page.title}</h1>
        <p class="quiet">{say(texts.signIn.hint, { command: <code>npm start</code> })}</p>
        {why !== undefined && (
          <p class="notice bad" role="alert">
            {why}
          </p>
        )}
        <Field label={texts.signIn.token} type="password" {...bound(token)} required autofocus />
        <Check
          label={texts.settings.fields.remember.label}
          value={isRemembered.value === 'yes'}
          change={(isYes) => (isRemembered.value = isYes ? 'yes' : 'no')}
        />
        <Button class="strong" label={texts.signIn.action} disabled={isBusy.value} />
      </form>
    </main>
  );
}

/**
 * Alerts the agent to messages in the agent's chats and in waiting chats, and to transfers to the agent. An alert is a sound, and a
 * notification if the browser allows it. While the console has the focus, there is no alert. A transfer also shows a notice. Returns a
 * function that stops the alerts.
 */
function listenForMessages(): () => void {
  return effect(() => {
    const entry = latest.value;
    const chat = entry && chats.value.get(entry.chat_id);
    const isSeen = document.visibilityState === 'visible' && document.hasFocus();
    if (!entry || !chat || entry === lastAlerted) return;
    lastAlerted = entry;
    const isTransfer = entry.type === 'transfer';
    if (isTransfer ? !isTransferToMe(entry) : !isForMe(chat, me.value?.agent_id)) return;
    const body = isTransfer ? transferNotice(entry, chat) : shownWords(entry, chat);
    if (isTransfer) notify(body);
    if (isSeen || alerts.value !== 'on') return;
    ring();
    if (globalThis.Notification?.permission !== 'granted') return;
    // Several consoles in one browser show one notification.
    const shown = new Notification(nameOf(chat), { body, tag: `${chat.chat_id}` });
    shown.onclick = () => {
      focus();
      go('chats', chat.chat_id);
    };
  });
}

let lastAlerted: unknown;

const isTransferToMe = ({ to, agent_id }: TransferEntry & EntryHead): boolean =>
  to === me.value?.agent_id && agent_id !== to;

function transferNotice({ agent_id, text }: TransferEntry & EntryHead, chat: DeskChat): string {
  const who = agentOf(agent_id)?.name ?? texts.composer.colleague;
  const notice = say(texts.chat.got, { who, name: nameOf(chat) });
  return [notice, text].filter(Boolean).join(' ');
}

function ring(): void {
  const audio = new AudioContext();
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = new OscillatorNode(audio, { frequency });
    const volume = new GainNode(audio, { gain: 0.1 });
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + index * 0.15);
    tone.stop(audio.currentTime + index * 0.15 + 0.12);
    tone.onended = () => index === 1 && void audio.close();
  }
}

declareLanguage(document.documentElement);
void begin();
render(<App />, document.getElementById('console')!);
