import type { ComponentChildren } from 'preact';
import { AgentMenu } from './agent-menu.tsx';
import { groupOf } from './chats/groups.ts';
import { Icon } from './elements/icon.tsx';
import { isConnected } from './state/follow.ts';
import { addressOf, openChat, route, type View } from './state/route.ts';
import { chats, me } from './state/site.ts';

const names: Record<View, string> = { chats: 'Chats', log: 'Log', notes: 'Notes', 'set-up': 'Set-up' };

/** What stands around every view: the ways between them, the agent, and whether events arrive. */
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
