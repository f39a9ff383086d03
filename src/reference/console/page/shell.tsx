// The navigation, the menu of the agent, and the keyboard shortcuts.
import { computed, signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AgentSettings, DeskAgent } from '../../../../generated/reference/desk/types.ts';
import { accept, isClosing } from './chats/actions.ts';
import { currentChat, inOrder, unreadCount, waiting } from './chats/list.tsx';
import { Button, bound, Check, Dialog, Field, Icon } from './elements/controls.tsx';
import { Avatar, Badge, Facts, Presence } from './elements/layout.tsx';
import {
  addressOf,
  alerts,
  chosenAgent,
  customersPictures,
  go,
  isRemembered,
  openChat,
  quickKeys,
  route,
  setAlerts,
  theme,
  views,
} from './state/browser.ts';
import { attempt } from './state/desk.ts';
import { inbox } from './state/lists.ts';
import { desk, isConnected, reportPresence, session, signOut } from './state/session.ts';
import { agents, isAdmin, isUnknown, me } from './state/site.ts';
import { say, texts } from './state/texts.ts';

/** The frame around every view: navigation, agent menu and connection state. */
export function Shell({ children }: { children: ComponentChildren }) {
  const count = unreadCount.value;
  const { messages, has_older } = inbox.open.value;
  const [left, more] = [messages.length, has_older ? '+' : ''];
  return (
    <div class={`shell ${openChat.value === undefined ? '' : 'in-chat'}`}>
      <header class="rail">
        <a class="only-wide" href={addressOf('chats')} aria-label={texts.page.title}>
          <img src="icon.svg" alt="" width="28" height="28" />
        </a>
        <nav aria-label={texts.views.label}>
          {openViews.value.map((view) => (
            <a
              key={view}
              href={addressOf(view)}
              aria-current={route.value.view === view ? 'page' : undefined}
            >
              <span class="rail-icon">
                <Icon name={view} />
                {view === 'chats' && count > 0 && (
                  <Badge count={count} label={say(texts.list.unread, { count })} />
                )}
                {view === 'inbox' && left > 0 && (
                  <Badge count={`${left}${more}`} label={say(texts.inbox.count, { count: left, more })} />
                )}
              </span>
              {texts.views[view]}
            </a>
          ))}
        </nav>
        <AgentMenu />
      </header>
      <div class="view">
        {isConnected.value === false && (
          <p class="strip lost" role="alert">
            {texts.page.lost}
          </p>
        )}
        {alerts.value === 'ask' && me.value && !isUnknown.value && <AskForAlerts />}
        {children}
      </div>
    </div>
  );
}

/** Asks once in each browser if new messages cause a sound and a notification. */
function AskForAlerts() {
  return (
    <section class="row wraps strip" aria-label={texts.settings.fields.alerts.label}>
      <span>{texts.settings.askAlerts}</span>
      <Button class="small strong" label={texts.settings.turnOn} act={() => setAlerts('on')} />
      <Button class="small" label={texts.settings.notNow} act={() => setAlerts('off')} />
    </section>
  );
}

/** The agent's menu: a switch for the agent's presence, and a button that opens the settings. */
function AgentMenu() {
  const agent = me.value;
  return (
    <div class="stack agent-menu">
      {agent && (
        <Button
          role="switch"
          aria-checked={agent.online}
          class="plain switch"
          title={agent.online ? texts.presence.youOnline : texts.presence.youOffline}
          act={() => void changeMe(agent, { online: !agent.online })}
        >
          <Presence online={agent.online} />
        </Button>
      )}
      <Button
        class="plain me"
        aria-label={say(texts.settings.of, { name: agent?.name ?? texts.settings.nobody })}
        dialog={(close) => <Settings close={close} />}
      >
        <Avatar name={agent?.name ?? '?'} photo={agent?.photo} id={agent?.agent_id ?? ''} />
      </Button>
    </div>
  );
}

/** Changes the settings of the agent who works in this browser, and reports the agent's presence at once. */
const changeMe = ({ agent_id }: DeskAgent, body: AgentSettings) =>
  attempt(async () => {
    await desk().putAgent({ path: { agent_id }, body });
    reportPresence(desk(), { isNews: true });
  });

function Settings({ close }: { close(): void }) {
  const { fields } = texts.settings;
  const agent = me.value;
  const showKeys = () => {
    close();
    isKeysShown.value = true;
  };
  return (
    <Dialog title={texts.settings.title} close={close}>
      <div class="stack form">
        {agent && isAdmin.value && (
          <Field
            {...fields.agent}
            value={agent.agent_id}
            change={(agent_id) => (chosenAgent.value = agent_id)}
            options={Object.fromEntries(agents.value.map(({ agent_id, name }) => [agent_id, name]))}
          />
        )}
        {agent && (
          <Field
            {...fields.withoutConsole}
            value={agent.stays_online ? 'stay' : 'leave'}
            change={(value) => changeMe(agent, { stays_online: value === 'stay' })}
          />
        )}
        <Field {...fields.theme} {...bound(theme)} />
        <Field
          {...fields.alerts}
          value={alerts.value === 'on' ? 'on' : 'off'}
          change={(value) => setAlerts(value as 'on' | 'off')}
        />
        <Field {...fields.pictures} {...bound(customersPictures)} />
        <Field {...fields.remember} {...bound(isRemembered)} />
        <div class="row foot">
          <Button label={texts.keys.title} act={showKeys} />
          <Button label={texts.settings.signOut} act={() => signOut()} />
        </div>
      </div>
    </Dialog>
  );
}

export function KeysDialog() {
  if (!isKeysShown.value) return null;
  const shown = Object.entries(keys).map(([key, { does }]) => [key, does]);
  return (
    <Dialog title={texts.keys.title} close={() => (isKeysShown.value = false)}>
      <Facts of={[...shown, ['Esc', texts.keys.leave]].map(([key, does]) => [<kbd>{key}</kbd>, does])} />
      <Check
        label={texts.keys.on}
        value={quickKeys.value === 'on'}
        change={(isOn) => (quickKeys.value = isOn ? 'on' : 'off')}
      />
    </Dialog>
  );
}

/** The views that are open to the agent. Without the token of the desk, there is no set-up. */
export const openViews = computed(() => views.filter((view) => view !== 'set-up' || isAdmin.value));

const isKeysShown = signal(false);

/** The keyboard shortcuts. They work while no form field has the focus. */
const keys: Record<string, { does: string; run(): void }> = {
  j: { does: texts.keys.next, run: () => step(1) },
  k: { does: texts.keys.previous, run: () => step(-1) },
  r: { does: texts.keys.reply, run: reply },
  w: { does: texts.keys.nextWaiting, run: () => go('chats', nextWaiting()) },
  e: { does: texts.keys.close, run: end },
  '/': { does: texts.keys.search, run: () => focus('search') },
  // The shortcut of a view is its first letter.
  ...Object.fromEntries(views.map((view) => [view[0], { does: texts.views[view], run: () => go(view) }])),
  '?': { does: texts.keys.show, run: () => (isKeysShown.value = true) },
};

/** Starts to handle the keyboard shortcuts. Returns a function that stops the handling. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function press(event: KeyboardEvent): void {
  if (session.value.kind !== 'signed-in' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  // Escape leaves the focused field, or else closes the open chat.
  if (event.key === 'Escape' && isField) target.blur();
  else if (event.key === 'Escape' && openChat.value !== undefined) go('chats');
  if (isField || quickKeys.value === 'off') return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key.run();
}

function step(by: number): void {
  const order = inOrder.value;
  const index = order.findIndex(({ chat_id }) => chat_id === openChat.value);
  const next = order[index < 0 ? 0 : index + by];
  if (next) go('chats', next.chat_id);
}

function reply(): void {
  const chat = currentChat.value;
  if (chat?.state !== 'open') return;
  if (chat.agent_id === undefined) void accept(chat);
  else focus('words');
}

function nextWaiting(): number | undefined {
  return waiting.value.find(({ chat_id }) => chat_id !== openChat.value)?.chat_id;
}

function end(): void {
  const chat = currentChat.value;
  if (chat?.state === 'open' && chat.agent_id === me.value?.agent_id) isClosing.value = true;
}

function focus(id: string): void {
  document.getElementById(id)?.focus();
}
