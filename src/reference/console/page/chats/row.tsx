import { useEffect } from 'preact/hooks';
import type { DeskChat } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { minute, Time } from '../elements/time.tsx';
import { addressOf } from '../state/route.ts';
import { desk } from '../state/session.ts';
import { agents, channels, countUnread, me } from '../state/site.ts';
import { lastOf, nameOf, runningCall, shownWords, waitsSince } from './groups.ts';

interface RowProps {
  chat: DeskChat;
  isWaiting?: boolean;
  news?: number;
  isUncounted?: boolean;
  writes?: boolean;
  isCurrent?: boolean;
}

/** A chat. It is drawn again only when one of its properties changes. */
export function Row({ chat, isWaiting, news = 0, isUncounted, writes, isCurrent }: RowProps) {
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
