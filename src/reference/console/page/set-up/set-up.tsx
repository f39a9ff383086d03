import { useSignal } from '@preact/signals';
import { Avatar } from '../elements/avatar.tsx';
import { bound, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { useDestinations } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
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

function Agents() {
  const isOpen = useSignal(false);
  return (
    <section class="card" aria-label="Agents">
      <header class="row wraps apart">
        <h2>Agents</h2>
        <button type="button" onClick={() => (isOpen.value = true)}>
          <Icon name="plus" /> New agent
        </button>
      </header>
      {agents.value.length === 0 && (
        <p class="quiet">Nobody yet. Without an agent no chat can be answered.</p>
      )}
      <ul class="people">
        {agents.value.map(({ agent_id, name, photo, email, online }) => (
          <li key={agent_id} class="row">
            <Avatar name={name} photo={photo} id={agent_id} />
            <span>
              <b>{name}</b>
              <span class="quiet"> {email ?? agent_id}</span>
            </span>
            <span class={`presence ${online ? 'on' : 'off'}`}>{online ? 'on line' : 'off line'}</span>
          </li>
        ))}
      </ul>
      {isOpen.value && <NewAgent close={() => (isOpen.value = false)} />}
    </section>
  );
}

function NewAgent({ close }: { close(): void }) {
  const agent_id = useSignal('');
  const name = useSignal('');
  const email = useSignal('');
  const send = () =>
    attempt(() =>
      done(
        desk().putAgent({
          path: { agent_id: agent_id.value.trim() },
          body: {
            name: name.value.trim(),
            online: false,
            ...(email.value.trim() !== '' && { email: email.value.trim() }),
          },
        }),
      ),
    );
  return (
    <FormDialog title="New agent" action="Add" save={send} close={close}>
      <Field label="Name" {...bound(name)} required autofocus />
      <Field label="Id" {...bound(agent_id)} hint="Short, for lists and webhooks. It stays." required />
      <Field label="E-mail" type="email" {...bound(email)} />
    </FormDialog>
  );
}
