import { computed, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeskChat, FoundChats } from '../../../../../generated/reference/desk/types.ts';
import { botSilence } from '../../../limits.ts';
import { wordsOf } from '../../../shared/markup.ts';
import { defined } from '../../../shared/part.ts';
import { Button, Icon } from '../elements/controls.tsx';
import { Avatar, Badge, Guard } from '../elements/layout.tsx';
import { currentTime, Time } from '../elements/text.tsx';
import { addressOf, botGroup, openChat } from '../state/browser.ts';
import { attempt } from '../state/desk.ts';
import { closedBefore, lastMessageIn, openAtMost, unreadIn } from '../state/lists.ts';
import { desk } from '../state/session.ts';
import { authorOf, channelOf, channels, chats, isTyping, me, nameOf, readOlderChats } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';
import {
  type GroupKey,
  grouped,
  groups,
  lastOf,
  runningCall,
  shownWords,
  waitsForAgent,
  waitsSince,
} from './groups.ts';

/** The number of chats that a group shows at first, and adds with each click on its button. */
const shownAtOnce = 100;

/** The minimum length of a search text. Shorter texts occur in too many messages. */
const shortest = 3;
/** The time without input after which the search begins, in milliseconds. */
const pauseMs = 300;

const emptyTexts: { [group in GroupKey]?: string } = texts.list.emptyGroups;

export function ChatList() {
  const isSearching = searchText.value.trim() !== '';
  return (
    <nav class="chat-list" aria-label={texts.list.label}>
      <div class="search">
        <Icon name="search" />
        <input
          type="search"
          id="search"
          aria-label={texts.list.search}
          placeholder={texts.list.placeholder}
          value={searchText.value}
          onInput={({ currentTarget }) => (searchText.value = currentTarget.value)}
        />
      </div>
      <div class="scrolls">
        {groups.map((group) => {
          const found = listed.value.get(group)!;
          const shown = inList.value.get(group)!;
          const empty = isSearching ? undefined : emptyTexts[group];
          if (found.length === 0 && empty === undefined) return null;
          return (
            <section key={group} aria-labelledby={`group-${group}`}>
              <div class="row apart group-head">
                <h2 class="row hint" id={`group-${group}`}>
                  {texts.list.groups[group]} {found.length > 0 && <span class="count">{found.length}</span>}
                </h2>
                {group === 'bot' && !isSearching && <Fold />}
              </div>
              {found.length === 0 ? <p class="quiet empty">{empty}</p> : <Rows group={group} found={shown} />}
              {group === 'closed' && closedBefore.value !== undefined && (
                <Button class="older small" label={texts.list.older} act={() => readOlderChats(desk())} />
              )}
            </section>
          );
        })}
        {isSearching && (
          <Found
            key={searchText.value}
            words={searchText.value.trim()}
            isAlone={[...listed.value.values()].every((found) => found.length === 0)}
          />
        )}
        {chats.value.size >= openAtMost && (
          <p class="quiet empty">{say(texts.list.limit, { count: openAtMost })}</p>
        )}
      </div>
    </nav>
  );
}

function Fold() {
  const isFolded = isBotFolded.value;
  return (
    <Button
      class="plain small"
      label={isFolded ? texts.list.unfold : texts.list.fold}
      aria-expanded={!isFolded}
      aria-describedby="group-bot"
      act={() => (botGroup.value = isFolded ? 'open' : 'folded')}
    />
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
            isWaiting={group === 'waiting' || (group === 'mine' && waitsForAgent(chat))}
            news={group === 'mine' || group === 'waiting' ? unreadIn(chat) : 0}
            writes={isTyping(chat.chat_id)}
            isCurrent={openChat.value === chat.chat_id}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button
          class="older small"
          label={say(texts.list.more, { count: left })}
          act={() => (shown.value += shownAtOnce)}
        />
      )}
    </>
  );
}

/**
 * The search result: all chats, open or closed, with a message that contains the search text. `isAlone` is true if the search finds no chat
 * in the groups.
 */
function Found({ words, isAlone }: { words: string; isAlone: boolean }) {
  const found = useSignal<FoundChats | undefined>(undefined);
  const more = async () => {
    const next = await desk().searchChats({ query: defined({ words, before: found.value?.before }) });
    const known = new Set(found.value?.found.map(({ chat }) => chat.chat_id));
    const others = next.found.filter(({ chat }) => !known.has(chat.chat_id));
    found.value = { ...next, found: [...(found.value?.found ?? []), ...others] };
  };
  useEffect(() => {
    if (words.length < shortest) return undefined;
    const timer = setTimeout(() => void attempt(more), pauseMs);
    return () => clearTimeout(timer);
  }, []);
  const isNone = words.length < shortest || found.value?.found.length === 0;
  if (isNone && isAlone && found.value?.before === undefined)
    return <p class="quiet empty">{texts.list.none}</p>;
  if (!found.value) return null;
  const { found: rows, before } = found.value;
  return (
    <section aria-labelledby="group-found">
      <h2 class="row hint" id="group-found">
        {texts.list.inMessages} {rows.length > 0 && <span class="count">{rows.length}</span>}
      </h2>
      {rows.length === 0 && <p class="quiet empty">{texts.list.noMessages}</p>}
      <ul>
        {rows.map(({ chat, entry }) => (
          <Row key={chat.chat_id} chat={{ ...chat, last_entry: entry }} words={words} />
        ))}
      </ul>
      {before !== undefined && <Button class="older small" label={texts.list.searchOlder} act={more} />}
    </section>
  );
}

interface RowProps {
  chat: DeskChat;
  isWaiting?: boolean;
  news?: number;
  writes?: boolean;
  isCurrent?: boolean;
  /** The search text, which the row marks in the last entry. */
  words?: string;
}

/** A chat in the list. It is rendered again only when one of its properties changes. */
function Row(props: RowProps) {
  return (
    <Guard of={props.chat} as="li">
      <RowContent {...props} />
    </Guard>
  );
}

function RowContent({ chat, isWaiting, news = 0, writes, isCurrent, words }: RowProps) {
  const { chat_id, channel_id, customer, state } = chat;
  const channel = channels.value.length > 1 && channelOf(channel_id);
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
            {isWaiting || isUnanswered(chat) ? <Waiting chat={chat} /> : <Time at={lastOf(chat)} />}
          </span>
          <span class="row row-last">
            {writes ? <Typing /> : <span class="quiet preview">{preview(chat, words)}</span>}
            {channel && <span class="hint tag">{channel.name}</span>}
            {news > 0 && <Badge count={news} label={say(texts.list.unread, { count: news })} />}
          </span>
        </span>
      </a>
    </li>
  );
}

/** Shows the waiting time of a customer, with a mark if the customer waits for the bot. */
function Waiting({ chat }: { chat: DeskChat }) {
  const since = waitsSince(chat);
  const minutes = minutesSince(since);
  const isSilent = chat.unanswered_since === since;
  const late = minutes >= 5 ? 'bad' : minutes >= 1 || isSilent ? 'waits' : '';
  const time = waited(minutes);
  const title = isSilent ? say(texts.list.unanswered, { time }) : say(texts.list.waitingFor, { time });
  return (
    <time class={late} dateTime={since} title={title} dir="auto">
      {isSilent && <Icon name="warn" />} {minutes === 0 ? texts.page.now : time}
    </time>
  );
}

const minutesSince = (at: string) => Math.max(Math.floor((currentTime.value - Date.parse(at)) / 60_000), 0);

function waited(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return say(texts.list.minutes, { minutes });
  return say(texts.list.hours, { hours, minutes: minutes % 60 });
}

/** True if the bot has not replied for the time after which its settings mark the chat. */
function isUnanswered({ channel_id, unanswered_since: since }: DeskChat): boolean {
  if (since === undefined) return false;
  const seconds = channelOf(channel_id)?.bot?.mark_after_seconds ?? botSilence.markAfterSeconds;
  return seconds > 0 && currentTime.value - Date.parse(since) >= seconds * 1000;
}

export function botHint(chat: DeskChat): string {
  if (!isUnanswered(chat)) return texts.chat.withBotHint;
  return say(texts.chat.botSilentHint, { time: waited(minutesSince(waitsSince(chat))) });
}

export function Typing() {
  return <span class="typing">{texts.list.typing}</span>;
}

function preview(chat: DeskChat, sought?: string) {
  const call = runningCall(chat);
  if (call && sought === undefined) return say(texts.list.call, { phone: call.phone });
  const said = lastMessageIn(chat);
  if (!said) return texts.list.empty;
  const words =
    sought === undefined ? shownWords(said, chat) : <Marked text={wordsOf(said)} words={sought} />;
  const isOurs = said.from === 'bot' || said.from === 'agent';
  return isOurs ? say(texts.list.said, { name: authorOf(said, chat), words }) : words;
}

/** The minimum number of characters that a row shows before the search text. */
const shownBefore = 16;

/** The part of a text that begins shortly before the search text `words`, in which the search text is marked. */
function Marked({ text, words }: { text: string; words: string }) {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return text;
  const from = at < shownBefore ? 0 : text.lastIndexOf(' ', at - shownBefore) + 1;
  const to = at + words.length;
  return (
    <>
      {from > 0 && '…'}
      {text.slice(from, at)}
      <mark>{text.slice(at, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** The search text. The shortcuts for the next and previous chat go only to matching chats. */
const searchText = signal('');

const all = computed(() => grouped(chats.value.values(), me.value?.agent_id, ''));

const listed = computed(() =>
  searchText.value.trim() === ''
    ? all.value
    : grouped(chats.value.values(), me.value?.agent_id, searchText.value),
);

/** If the agent's choice is `auto` and the bot has more chats than this number, its chats are shown folded. */
const fewChats = 5;

const isBotFolded = computed(() =>
  botGroup.value === 'auto' ? all.value.get('bot')!.length > fewChats : botGroup.value === 'folded',
);

/** The chats whose rows are shown. While the bot's chats are folded: only chats in which it does not reply, and the open chat. */
const inList = computed(() => {
  if (!isBotFolded.value || searchText.value.trim() !== '') return listed.value;
  const bot = listed.value.get('bot')!;
  const shown = bot.filter((chat) => isUnanswered(chat) || chat.chat_id === openChat.value);
  return new Map(listed.value).set('bot', shown);
});

/** The chats of the list in their order, without folded chats. */
export const inOrder = computed(() => [...inList.value.values()].flat());

/** The chats that wait for an agent, the longest wait first. */
export const waiting = computed(() => all.value.get('waiting')!);

/** The number of unread messages in the agent's chats and in waiting chats. */
export const unreadCount = computed(() =>
  [...all.value.get('mine')!, ...waiting.value].reduce((sum, chat) => sum + unreadIn(chat), 0),
);

export const currentChat = computed(() =>
  openChat.value === undefined ? undefined : chats.value.get(openChat.value),
);
