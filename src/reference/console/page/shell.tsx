import { signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { accept, close } from './chats/actions.ts';
import { grouped, groupOf, wanted } from './chats/groups.ts';
import { Avatar } from './elements/avatar.tsx';
import { Dialog } from './elements/dialog.tsx';
import { Field } from './elements/field.tsx';
import { Icon } from './elements/icon.tsx';
import { done } from './state/desk.ts';
import { isConnected } from './state/follow.ts';
import { attempt } from './state/notices.ts';
import { addressOf, go, openChat, route, type View } from './state/route.ts';
import { desk, session, signOut } from './state/session.ts';
import { alerts, customersPictures, quickKeys, theme } from './state/settings.ts';
import { agents, chats, me, workAs } from './state/site.ts';

export const isKeysShown = signal(false);

/** The keyboard shortcuts, which work outside of fields. */
export const keys: Record<string, { does: string; run(): void }> = {
  j: { does: 'Next chat', run: () => step(1) },
  k: { does: 'Chat before', run: () => step(-1) },
  r: { does: 'Reply: take the chat, or go to the field', run: reply },
  w: { does: 'Next waiting chat', run: () => go('chats', nextWaiting()) },
  e: { does: 'End (close) the chat', run: end },
  '/': { does: 'Search chats', run: () => focus('search') },
  c: { does: 'Chats', run: () => go('chats') },
  l: { does: 'Log', run: () => go('log') },
  n: { does: 'Notes', run: () => go('notes') },
  s: { does: 'Set-up', run: () => go('set-up') },
  '?': { does: 'Show these keys', run: () => (isKeysShown.value = true) },
};

/** Listens until the returned function is called. */
export function listenToKeys(): () => void {
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}

function press(event: KeyboardEvent): void {
  if (session.value.kind !== 'signed-in' || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  const target = event.target as HTMLElement;
  const isField = target.matches('input, textarea, select, [contenteditable]');
  if (event.key === 'Escape') leave(target, isField);
  if (isField || quickKeys.value === 'off') return;
  const key = keys[event.key];
  if (!key) return;
  event.preventDefault();
  key.run();
}

/** Leaves the field first, then the chat. */
function leave(target: HTMLElement, isField: boolean): void {
  if (isField) target.blur();
  else if (openChat.value !== undefined) go('chats');
}

function step(by: number): void {
  const order = [...grouped(chats.value.values(), me.value?.agent_id, wanted.value).values()].flat();
  const index = order.findIndex(({ chat_id }) => chat_id === openChat.value);
  const next = order[index < 0 ? 0 : index + by];
  if (next) go('chats', next.chat_id);
}

function reply(): void {
  const chat = openChat.value === undefined ? undefined : chats.value.get(openChat.value);
  if (chat?.state !== 'open') return;
  if (chat.agent_id === undefined) void accept(chat);
  else focus('words');
}

function nextWaiting(): number | undefined {
  const waiting = grouped(chats.value.values(), me.value?.agent_id, '').get('waiting');
  return waiting?.find(({ chat_id }) => chat_id !== openChat.value)?.chat_id;
}

function end(): void {
  const chat = openChat.value === undefined ? undefined : chats.value.get(openChat.value);
  if (chat?.state === 'open' && chat.agent_id === me.value?.agent_id) void close(chat);
}

function focus(id: string): void {
  document.getElementById(id)?.focus();
}

const names: Record<View, string> = { chats: 'Chats', log: 'Log', notes: 'Notes', 'set-up': 'Set-up' };

/** The frame around every view: navigation, agent menu and connection state. */
export function Shell({ children }: { children: ComponentChildren }) {
  const waiting = [...chats.value.values()].filter(
    (chat) => groupOf(chat, me.value?.agent_id) === 'waiting',
  ).length;
  return (
    <div class={`shell ${openChat.value === undefined ? '' : 'in-chat'}`}>
      <header class="rail">
        <a class="brand" href={addressOf('chats')} aria-label="Parlance console">
          <img src="icon.svg" alt="" width="28" height="28" />
        </a>
        <nav aria-label="Views">
          {(Object.keys(names) as View[]).map((view) => (
            <a
              key={view}
              href={addressOf(view)}
              aria-current={route.value.view === view ? 'page' : undefined}
            >
              <span class="rail-icon">
                <Icon name={view} />
                {view === 'chats' && waiting > 0 && (
                  <span class="badge">
                    {waiting}
                    <span class="hidden"> waiting</span>
                  </span>
                )}
              </span>
              {names[view]}
            </a>
          ))}
        </nav>
        <AgentMenu />
      </header>
      <div class="view">
        {isConnected.value === false && (
          <p class="lost" role="alert">
            Connection lost. Reconnecting…
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** The menu of the agent: presence, and a dialog with settings. */
function AgentMenu() {
  const isOpen = useSignal(false);
  const agent = me.value;
  const setOnline = (online: boolean) =>
    agent && attempt(() => done(desk().putAgent({ path: { agent_id: agent.agent_id }, body: { online } })));
  return (
    <div class="agent-menu">
      {agent && (
        <button
          type="button"
          role="switch"
          aria-checked={agent.online}
          class="plain switch"
          title={agent.online ? 'You are on line' : 'You are off line'}
          onClick={() => setOnline(!agent.online)}
        >
          <span class="track" aria-hidden="true" />
          <span>{agent.online ? 'On line' : 'Off line'}</span>
        </button>
      )}
      <button
        type="button"
        class="plain me"
        aria-label={`${agent?.name ?? 'Nobody'}: your settings`}
        onClick={() => (isOpen.value = true)}
      >
        <Avatar name={agent?.name ?? '?'} photo={agent?.photo} id={agent?.agent_id ?? ''} />
      </button>
      {isOpen.value && <Settings close={() => (isOpen.value = false)} />}
    </div>
  );
}

function Settings({ close }: { close(): void }) {
  return (
    <Dialog title="Your settings" close={close}>
      <div class="form">
        {me.value && (
          <Field
            label="You work as"
            value={me.value.agent_id}
            change={workAs}
            options={Object.fromEntries(agents.value.map(({ agent_id, name }) => [agent_id, name]))}
          />
        )}
        <Field
          label="Colours"
          value={theme.value}
          change={(value) => (theme.value = value as typeof theme.value)}
          options={{ system: 'Match system', light: 'Light', dark: 'Dark' }}
        />
        <Field
          label="Sound and notification for new messages"
          value={alerts.value}
          change={(value) => {
            alerts.value = value as 'on' | 'off';
            if (value === 'on') void globalThis.Notification?.requestPermission();
          }}
          options={{ off: 'Off', on: 'While you look elsewhere' }}
        />
        <Field
          label="Pictures and recordings of customers"
          value={customersPictures.value}
          change={(value) => (customersPictures.value = value as 'ask' | 'always')}
          hint="Loaded from third-party servers, which can see when and from where you viewed them."
          options={{ ask: 'Load on a click', always: 'Load at once' }}
        />
        <footer>
          <button
            type="button"
            onClick={() => {
              close();
              isKeysShown.value = true;
            }}
          >
            Keyboard shortcuts
          </button>
          <button type="button" onClick={() => signOut()}>
            Sign out
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
