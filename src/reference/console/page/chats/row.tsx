import { useEffect } from 'preact/hooks';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { Badge } from '../elements/badge.tsx';
import { Guard } from '../elements/guard.tsx';
import { minute, Time } from '../elements/time.tsx';
import { addressOf } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { channelOf, channels, countUnread } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { lastOf, runningCall, shownWords, waitsSince } from './groups.ts';
import { authorOf, nameOf } from './names.ts';

interface RowProps {
  chat: DeskChat;
  isWaiting?: boolean;
  news?: number;
  isUncounted?: boolean;
  writes?: boolean;
  isCurrent?: boolean;
}

/** A chat. It is drawn again only when one of its properties changes. */
export function Row(props: RowProps) {
  return (
    <Guard of={props.chat} as="li">
      <SoundRow {...props} />
    </Guard>
  );
}

function SoundRow({ chat, isWaiting, news = 0, isUncounted, writes, isCurrent }: RowProps) {
  const { chat_id, channel_id, customer, state } = chat;
  const channel = channels.value.length > 1 && channelOf(channel_id);
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
            {writes ? <Typing /> : <span class="quiet preview">{preview(chat)}</span>}
            {channel && <span class="tag">{channel.name}</span>}
            {news > 0 && <Badge count={news} label={say(texts.list.unread, { count: news })} />}
          </span>
        </span>
      </a>
    </li>
  );
}

/** The time that a customer has been waiting. */
function Waiting({ since }: { since: string }) {
  const minutes = Math.floor((minute.value - Date.parse(since)) / 60_000);
  const late = minutes >= 5 ? 'very late' : minutes >= 1 ? 'late' : '';
  const hours = Math.floor(minutes / 60);
  const time =
    hours > 0
      ? say(texts.list.hours, { hours, minutes: minutes % 60 })
      : say(texts.list.minutes, { minutes: Math.max(minutes, 0) });
  return (
    <time class={late} dateTime={since} title={say(texts.list.waitingFor, { time })}>
      {time}
    </time>
  );
}

export function Typing() {
  return <span class="typing">{texts.list.typing}</span>;
}

function preview(chat: DeskChat): string {
  const call = runningCall(chat);
  if (call) return say(texts.list.call, { phone: call.phone });
  const { last_entry } = chat;
  if (!last_entry) return texts.list.empty;
  const said = shownWords(last_entry, chat);
  const isOurs = last_entry.from === 'bot' || last_entry.from === 'agent';
  return isOurs ? say(texts.list.said, { name: authorOf(last_entry, chat), words: said }) : said;
}
