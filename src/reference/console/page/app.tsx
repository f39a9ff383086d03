import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listenForMessages } from './alerts.ts';
import { Chats } from './chats/chat.tsx';
import { news } from './chats/listed.ts';
import { IconButton } from './elements/buttons.tsx';
import { Facts } from './elements/facts.tsx';
import { bound, Dialog, Field } from './elements/form.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { Log } from './log/log.tsx';
import { Notes } from './notes/notes.tsx';
import { SetUp } from './set-up/set-up.tsx';
import { isKeysShown, keys, listenToKeys, Shell } from './shell.tsx';
import { session, signIn } from './state/follow.ts';
import { dismiss, notices } from './state/notices.ts';
import { route } from './state/route.ts';
import { quickKeys } from './state/settings.ts';
import { agents, isUnknown, me, workAs } from './state/site.ts';
import { say, texts } from './texts/texts.ts';

const views = { chats: Chats, inbox: Inbox, log: Log, notes: Notes, 'set-up': SetUp };

export function App() {
  const { kind } = session.value;
  useTitle();
  useEffect(() => listenToKeys(), []);
  useEffect(() => listenForMessages(), []);
  if (kind === 'opening') return <p class="hidden">{texts.page.loading}</p>;
  if (session.value.kind === 'signed-out') return <SignIn why={session.value.why} />;
  const View = views[route.value.view];
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

/** The title of the tab shows the number of unread messages in the agent's chats and in those that wait. */
function useTitle(): void {
  const count = news.value;
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
          <IconButton icon="cross" label={texts.page.dismiss} act={() => dismiss(id)} />
        </p>
      ))}
    </div>
  );
}

function KeysDialog() {
  if (!isKeysShown.value) return null;
  const shown = Object.entries(keys).map(([key, { does }]) => [key, does]);
  return (
    <Dialog title={texts.keys.title} close={() => (isKeysShown.value = false)}>
      <Facts of={[...shown, ['Esc', texts.keys.leave]].map(([key, does]) => [<kbd>{key}</kbd>, does])} />
      <label class="row check">
        <input
          type="checkbox"
          checked={quickKeys.value === 'on'}
          onChange={({ currentTarget }) => (quickKeys.value = currentTarget.checked ? 'on' : 'off')}
        />
        {texts.keys.on}
      </label>
    </Dialog>
  );
}

/** Asks once in a browser who works in it: replies carry the name. */
function WhoAreYou() {
  return (
    <Dialog title={texts.signIn.whoAreYou} close={() => me.value && workAs(me.value.agent_id)}>
      <p class="quiet">{texts.signIn.whoWhy}</p>
      <div class="row wraps">
        {agents.value.map(({ agent_id, name }) => (
          <button key={agent_id} type="button" onClick={() => workAs(agent_id)}>
            {name}
          </button>
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
        class="card form"
        onSubmit={async (event) => {
          event.preventDefault();
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
        <button type="submit" class="strong" disabled={isBusy.value || token.value.trim() === ''}>
          {texts.signIn.action}
        </button>
      </form>
    </main>
  );
}
