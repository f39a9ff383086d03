import { useSignal } from '@preact/signals';
import { Icon } from '../elements/icon.tsx';
import { useDestinations } from '../elements/trouble.tsx';
import { channels } from '../state/site.ts';
import { Agents } from './agents.tsx';
import { ChannelCard } from './channel-card.tsx';
import { type Created, NewChannel } from './channel-form.tsx';

/** Channels with their bots and webhooks, and the agents. */
export function SetUp() {
  const isOpen = useSignal(false);
  useDestinations();
  const created = useSignal<Created | undefined>(undefined);
  return (
    <main class="page">
      <header class="page-head">
        <div>
          <h1>Set-up</h1>
          <p class="quiet">Where customers come from, who answers, and who is told.</p>
        </div>
        <button type="button" class="strong" onClick={() => (isOpen.value = true)}>
          <Icon name="plus" /> New channel
        </button>
      </header>
      {channels.value.length === 0 && (
        <p class="empty boxed">No channel yet. The first one connects a chat front end.</p>
      )}
      {channels.value.map((channel) => (
        <ChannelCard
          key={channel.channel_id}
          channel={channel}
          endpoint={created.value?.channel_id === channel.channel_id ? created.value.endpoint : undefined}
        />
      ))}
      <Agents />
      {isOpen.value && (
        <NewChannel close={() => (isOpen.value = false)} created={(channel) => (created.value = channel)} />
      )}
    </main>
  );
}
