import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { BusyButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { minute, Time } from '../elements/time.tsx';
import { closedBefore, openAtMost } from '../state/pages.ts';
import { addressOf, openChat } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { agents, channels, chats, countUnread, isTyping, me, readOlderChats } from '../state/site.ts';
import { unread } from '../state/unread.ts';
import {
  type GroupKey,
  grouped,
  groups,
  lastOf,
  nameOf,
  runningCall,
  shownWords,
  waitsSince,
  wanted,
} from './groups.ts';

/** How many chats of a group are shown at first, and how many more on demand. */
const shownAtOnce = 100;

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
              {found.length === 0 ? <p class="empty">{empty}</p> : <Rows group={group.key} found={found} />}
              {group.key === 'closed' && <OlderChats />}
            </section>
          );
        })}
        {isSearching && [...byGroup.values()].every((found) => found.length === 0) && (
          <p class="empty">No matching chats.</p>
        )}
        {chats.value.size >= openAtMost && (
          <p class="empty">Only the newest {openAtMost} open chats are listed.</p>
        )}
      </div>
    </nav>
  );
}

function Rows({ group, found }: { group: GroupKey; found: readonly DeskChat[] }) {
  const shown = useSignal(shownAtOnce);
  const left = found.length - shown.value;
  return (
    <>
      <ul>
        {found.slice(0, shown.value).map((chat) => (
          <Row
            key={chat.chat_id}
            chat={chat}
            isWaiting={group === 'waiting'}
            news={unread.of(chat.chat_id)}
            isUncounted={unread.isUncounted(chat.chat_id)}
            writes={isTyping(chat.chat_id)}
            isCurrent={openChat.value === chat.chat_id}
          />
        ))}
      </ul>
      {left > 0 && (
        <button type="button" class="older small" onClick={() => (shown.value += shownAtOnce)}>
          {left} more
        </button>
      )}
    </>
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

interface RowProps {
  chat: DeskChat;
  isWaiting: boolean;
  news: number;
  isUncounted: boolean;
  writes: boolean;
  isCurrent: boolean;
}

/** A chat. It is drawn again only when one of its properties changes. */
function Row({ chat, isWaiting, news, isUncounted, writes, isCurrent }: RowProps) {
  const { chat_id, channel_id, customer, state } = chat;
  const channel = channels.value.length > 1 && channels.value.find((one) => one.channel_id === channel_id);
  useEffect(() => {
    if (isUncounted) void countUnread(desk(), chat_id);
  }, [isUncounted]);
  return (
    <li>
      <a
        class={`row chat-row ${news > 0 ? 'news' : ''} ${state}`}
        href={addressOf('chats', chat_id)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Avatar name={nameOf(chat)} photo={customer.photo} id={customer.id} isOfCustomer />
        <span class="row-text">
          <span class="row row-head">
            <span class="name">{nameOf(chat)}</span>
            {isWaiting ? <Waiting since={waitsSince(chat)} /> : <Time at={lastOf(chat)} />}
          </span>
          <span class="row row-last">
            {writes ? <Typing /> : <span class="preview">{preview(chat)}</span>}
            {channel && <span class="tag">{channel.name}</span>}
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

/** How long a customer has been waiting. */
function Waiting({ since }: { since: string }) {
  const minutes = Math.floor((minute.value - Date.parse(since)) / 60_000);
  const late = minutes >= 5 ? 'very late' : minutes >= 1 ? 'late' : '';
  const hours = Math.floor(minutes / 60);
  const time = hours > 0 ? `${hours} h ${minutes % 60} min` : `${Math.max(minutes, 0)} min`;
  return (
    <time class={late} dateTime={since} title={`Waiting for ${time}`}>
      {time}
    </time>
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

function preview(chat: DeskChat): string {
  const call = runningCall(chat);
  if (call) return `Call ${call.phone}`;
  const { last_entry } = chat;
  if (!last_entry) return 'No message yet';
  const { from, agent_id } = last_entry;
  const said = shownWords(last_entry, chat);
  if (from === 'bot') return `Bot: ${said}`;
  if (from !== 'agent') return said;
  const agent = agents.value.find((one) => one.agent_id === agent_id);
  return `${agent_id === me.value?.agent_id ? 'You' : (agent?.name ?? agent_id)}: ${said}`;
}
