import { useSignal } from '@preact/signals';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { closedBefore, openAtMost } from '../state/pages.ts';
import { openChat } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { chats, isTyping, me, readOlderChats } from '../state/site.ts';
import { unread } from '../state/unread.ts';
import { Found } from './found.tsx';
import { type GroupKey, grouped, groups, wanted } from './groups.ts';
import { Row } from './row.tsx';

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
        {isSearching && <Found key={wanted.value} words={wanted.value.trim()} />}
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
