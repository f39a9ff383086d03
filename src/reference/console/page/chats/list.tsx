import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { wordsOf } from '../../../shared/entry-words.ts';
import { Avatar } from '../elements/avatar.tsx';
import { BusyButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { Time } from '../elements/time.tsx';
import { closedBefore } from '../state/pages.ts';
import { addressOf, openChat } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { agents, channels, chats, isTyping, me, readOlderChats } from '../state/site.ts';
import { unread } from '../state/unread.ts';
import { grouped, groups, lastOf, wanted } from './groups.ts';

/** All chats, in groups. */
export function ChatList() {
  const byGroup = grouped(chats.value.values(), me.value?.agent_id, wanted.value);
  const isSearching = wanted.value.trim() !== '';
  return (
    <nav class="chat-list" aria-label="Chats">
      <div class="search">
        <Icon name="search" />
        <input
          type="search"
          id="search"
          aria-label="Search chats"
          placeholder="Search"
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
        <span class="key" aria-hidden="true">
          /
        </span>
      </div>
      <div class="scrolls">
        {groups.map((group) => {
          const found = byGroup.get(group.key)!;
          const empty = 'empty' in group && !isSearching ? group.empty : undefined;
          if (found.length === 0 && empty === undefined) return null;
          return (
            <section key={group.key} aria-labelledby={`group-${group.key}`}>
              <h2 class="row" id={`group-${group.key}`}>
                {group.title} {found.length > 0 && <span class="count">{found.length}</span>}
              </h2>
              {found.length === 0 ? (
                <p class="empty">{empty}</p>
              ) : (
                <ul>
                  {found.map((chat) => (
                    <Row key={chat.chat_id} chat={chat} />
                  ))}
                </ul>
              )}
              {group.key === 'closed' && <OlderChats />}
            </section>
          );
        })}
        {isSearching && [...byGroup.values()].every((found) => found.length === 0) && (
          <p class="empty">No chat fits.</p>
        )}
      </div>
    </nav>
  );
}

function OlderChats() {
  if (closedBefore.value === undefined) return null;
  return (
    <BusyButton class="older small" act={() => readOlderChats(desk())}>
      Show older chats
    </BusyButton>
  );
}

function Row({ chat }: { chat: DeskChat }) {
  const { chat_id, channel_id, customer, state } = chat;
  const news = unread.of(chat_id);
  const channel = channels.value.length > 1 && channels.value.find((one) => one.channel_id === channel_id);
  return (
    <li>
      <a
        class={`row chat-row ${news > 0 ? 'news' : ''} ${state}`}
        href={addressOf('chats', chat_id)}
        aria-current={openChat.value === chat_id ? 'page' : undefined}
      >
        <Avatar name={customer.name} photo={customer.photo} id={customer.id} isOfCustomer />
        <span class="row-text">
          <span class="row row-head">
            <span class="name">{customer.name}</span>
            {channel && <span class="tag">{channel.name}</span>}
            <Time at={lastOf(chat)} />
          </span>
          <span class="row row-last">
            {isTyping(chat_id) ? <Typing /> : <span class="preview">{preview(chat)}</span>}
            {news > 0 && (
              <span class="badge">
                {news}
                <span class="hidden"> unread</span>
              </span>
            )}
          </span>
        </span>
      </a>
    </li>
  );
}

export function Typing() {
  return (
    <span class="typing">
      <span class="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      is writing
    </span>
  );
}

function preview({ last_entry }: DeskChat): string {
  if (!last_entry) return 'No message yet';
  const { from, agent_id, type } = last_entry;
  const said = wordsOf(last_entry) || type;
  if (from === 'bot') return `Bot: ${said}`;
  if (from !== 'agent') return said;
  const agent = agents.value.find((one) => one.agent_id === agent_id);
  return `${agent_id === me.value?.agent_id ? 'You' : (agent?.name ?? agent_id)}: ${said}`;
}
