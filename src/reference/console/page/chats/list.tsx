import { useSignal } from '@preact/signals';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { BusyButton } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { closedBefore, openAtMost } from '../state/pages.ts';
import { openChat } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { chats, isTyping, readOlderChats } from '../state/site.ts';
import { unread } from '../state/unread.ts';
import { say, texts } from '../texts/texts.ts';
import { Found } from './found.tsx';
import { type GroupKey, groups } from './groups.ts';
import { listed, wanted } from './listed.ts';
import { Row } from './row.tsx';

/** How many chats of a group are shown at first, and how many more on demand. */
const shownAtOnce = 100;

const emptyTexts: { [group in GroupKey]?: string } = texts.list.emptyGroups;

/** All chats, in groups. */
export function ChatList() {
  const isSearching = wanted.value.trim() !== '';
  return (
    <nav class="chat-list" aria-label={texts.list.label}>
      <div class="search">
        <Icon name="search" />
        <input
          type="search"
          id="search"
          aria-label={texts.list.search}
          placeholder={texts.list.placeholder}
          value={wanted.value}
          onInput={({ currentTarget }) => (wanted.value = currentTarget.value)}
        />
      </div>
      <div class="scrolls">
        {groups.map((group) => {
          const found = listed.value.get(group)!;
          const empty = isSearching ? undefined : emptyTexts[group];
          if (found.length === 0 && empty === undefined) return null;
          return (
            <section key={group} aria-labelledby={`group-${group}`}>
              <h2 class="row" id={`group-${group}`}>
                {texts.list.groups[group]} {found.length > 0 && <span class="count">{found.length}</span>}
              </h2>
              {found.length === 0 ? <p class="empty">{empty}</p> : <Rows group={group} found={found} />}
              {group === 'closed' && <OlderChats />}
            </section>
          );
        })}
        {isSearching && [...listed.value.values()].every((found) => found.length === 0) && (
          <p class="empty">{texts.list.none}</p>
        )}
        {isSearching && <Found key={wanted.value} words={wanted.value.trim()} />}
        {chats.value.size >= openAtMost && (
          <p class="empty">{say(texts.list.limit, { count: openAtMost })}</p>
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
          {say(texts.list.more, { count: left })}
        </button>
      )}
    </>
  );
}

function OlderChats() {
  if (closedBefore.value === undefined) return null;
  return (
    <BusyButton class="older small" act={() => readOlderChats(desk())}>
      {texts.list.older}
    </BusyButton>
  );
}
