import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AgentSettings, DeskAgent } from '../../../../generated/reference/desk/types.ts';
import { accept, isClosing } from './chats/actions.ts';
import { currentChat, listed, waiting } from './chats/listed.ts';
import { Avatar } from './elements/avatar.tsx';
import { Badge } from './elements/badge.tsx';
import { Icon, Opener } from './elements/buttons.tsx';
import { bound, Dialog, Field } from './elements/form.tsx';
import { desk, isConnected, session, signOut } from './state/follow.ts';
import { inbox } from './state/inbox.ts';
import { attempt } from './state/notices.ts';
import { reportPresence } from './state/presence.ts';
import { addressOf, go, openChat, route, views } from './state/route.ts';
import { alerts, customersPictures, quickKeys, theme } from './state/settings.ts';
import { agents, me, workAs } from './state/site.ts';
import { say, texts } from './texts/texts.ts';

export const isKeysShown = signal(false);

/** The keyboard shortcuts, which work outside of fields. */
export const keys: Record<string, { does: string; run(): void }> = {
  j: { does: texts.keys.next, run: () => step(1) },
  k: { does: texts.keys.previous, run: () => step(-1) },
  r: { does: texts.keys.reply, run: reply },
  w: { does: texts.keys.nextWaiting, run: () => go('chats', nextWaiting()) },
  e: { does: texts.keys.close, run: end },
  '/': { does: texts.keys.search, run: () => focus('search') },
  // A view has its first letter.
  ...Object.fromEntries(views.map((view) => [view[0], { does: texts.views[view], run: () => go(view) }])),
  '?': { does: texts.keys.show, run: () => (isKeysShown.value = true) },
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
  const order = [...listed.value.values()].flat();
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

/** The frame around every view: navigation, agent menu and connection state. */
export function Shell({ children }: { children: ComponentChildren }) {
  const count = waiting.value.length;
  const { messages, has_older } = inbox.value;
  const [left, more] = [messages.length, has_older ? '+' : ''];
  return (
    <div class={`shell ${openChat.value === undefined ? '' : 'in-chat'}`}>
      <header class="rail">
        <a class="only-wide" href={addressOf('chats')} aria-label={texts.page.title}>
          <img src="icon.svg" alt="" width="28" height="28" />
        </a>
        <nav aria-label={texts.views.label}>
          {views.map((view) => (
            <a
              key={view}
              href={addressOf(view)}
              aria-current={route.value.view === view ? 'page' : undefined}
            >
              <span class="rail-icon">
                <Icon name={view} />
                {view === 'chats' && count > 0 && (
                  <Badge count={count} label={say(texts.waitingCount, { count })} />
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
          <p class="lost" role="alert">
            {texts.page.lost}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** The menu of the agent: presence, and a dialog with settings. */
function AgentMenu() {
  const agent = me.value;
  const setOnline = (online: boolean) => agent && changeMe(agent, { online });
  return (
    <div class="agent-menu">
      {agent && (
        <button
          type="button"
          role="switch"
          aria-checked={agent.online}
          class="plain switch"
          title={agent.online ? texts.presence.youOnline : texts.presence.youOffline}
          onClick={() => setOnline(!agent.online)}
        >
          <span class={`presence ${agent.online ? 'on' : 'off'}`}>
            {agent.online ? texts.presence.online : texts.presence.offline}
          </span>
        </button>
      )}
      <Opener
        class="plain me"
        aria-label={say(texts.settings.of, { name: agent?.name ?? texts.settings.nobody })}
        dialog={(close) => <Settings close={close} />}
      >
        <Avatar name={agent?.name ?? '?'} photo={agent?.photo} id={agent?.agent_id ?? ''} />
      </Opener>
    </div>
  );
}

/** Changes the agent of this browser, whose presence follows this console from now on. */
const changeMe = ({ agent_id }: DeskAgent, body: AgentSettings) =>
  attempt(async () => {
    await desk().putAgent({ path: { agent_id }, body });
    reportPresence(desk(), { isNews: true });
  });

function Settings({ close }: { close(): void }) {
  const { system, light, dark, ask, always, leave, stay } = texts.settings;
  const agent = me.value;
  return (
    <Dialog title={texts.settings.title} close={close}>
      <div class="form">
        {agent && (
          <Field
            label={texts.settings.workAs}
            value={agent.agent_id}
            change={workAs}
            options={Object.fromEntries(agents.value.map(({ agent_id, name }) => [agent_id, name]))}
          />
        )}
        {agent && (
          <Field
            label={texts.settings.withoutConsole}
            value={agent.stays_online ? 'stay' : 'leave'}
            change={(value) => changeMe(agent, { stays_online: value === 'stay' })}
            options={{ leave, stay }}
          />
        )}
        <Field label={texts.settings.colours} {...bound(theme)} options={{ system, light, dark }} />
        <Field
          label={texts.settings.alerts}
          value={alerts.value}
          change={(value) => {
            alerts.value = value as 'on' | 'off';
            if (value === 'on') void globalThis.Notification?.requestPermission();
          }}
          options={{ off: texts.settings.off, on: texts.settings.whenAway }}
        />
        <Field
          label={texts.settings.pictures}
          {...bound(customersPictures)}
          hint={texts.settings.picturesWhy}
          options={{ ask, always }}
        />
        <div class="foot">
          <button
            type="button"
            onClick={() => {
              close();
              isKeysShown.value = true;
            }}
          >
            {texts.keys.title}
          </button>
          <button type="button" onClick={() => signOut()}>
            {texts.settings.signOut}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
