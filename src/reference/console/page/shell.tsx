import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { groupOf } from './chats/groups.ts';
import { Avatar } from './elements/avatar.tsx';
import { Dialog } from './elements/dialog.tsx';
import { Field } from './elements/field.tsx';
import { Icon } from './elements/icon.tsx';
import { isKeysShown } from './keys.ts';
import { done } from './state/desk.ts';
import { isConnected } from './state/follow.ts';
import { attempt } from './state/notices.ts';
import { addressOf, openChat, route, type View } from './state/route.ts';
import { desk, signOut } from './state/session.ts';
import { showPictures, theme } from './state/settings.ts';
import { agents, chats, me, workAs } from './state/site.ts';

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
            The connection to the service is lost. It is tried again.
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
          options={{ system: 'As the system has them', light: 'Light', dark: 'Dark' }}
        />
        <Field
          label="Pictures and recordings of customers"
          value={showPictures.value}
          change={(value) => (showPictures.value = value as 'on' | 'off')}
          hint="They lie on hosts of others, who see when they are looked at."
          options={{ on: 'Show them', off: 'Show links only' }}
        />
        <footer>
          <button
            type="button"
            onClick={() => {
              close();
              isKeysShown.value = true;
            }}
          >
            Quick keys
          </button>
          <button type="button" onClick={() => signOut()}>
            Sign out
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
