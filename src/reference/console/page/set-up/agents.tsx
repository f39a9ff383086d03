import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { AgentSettings, DeskAgent } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { Opener } from '../elements/buttons.tsx';
import { Ask, FormDialog } from '../elements/dialog.tsx';
import { bound, Field } from '../elements/field.tsx';
import { Icon } from '../elements/icon.tsx';
import { tell } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

export function Agents() {
  return (
    <section class="card" aria-label={texts.setUp.agents}>
      <header class="row wraps apart">
        <h2>{texts.setUp.agents}</h2>
        <Opener dialog={(close) => <AgentForm known={{}} close={close} />}>
          <Icon name="plus" /> {texts.setUp.newAgent}
        </Opener>
      </header>
      {agents.value.length === 0 && <p class="quiet">{texts.setUp.noAgent}</p>}
      <ul class="people stack">
        {agents.value.map((agent) => (
          <Agent key={agent.agent_id} agent={agent} />
        ))}
      </ul>
    </section>
  );
}

function Agent({ agent }: { agent: DeskAgent }) {
  const { agent_id, name, photo, email, online, away } = agent;
  return (
    <li class="row wraps" aria-label={name}>
      <Avatar name={name} photo={photo} id={agent_id} />
      <span>
        <b>{name}</b>
        <span class="quiet"> {email ?? agent_id}</span>
      </span>
      <span class={`presence ${online ? 'on' : 'off'}`}>
        {online ? texts.presence.online : away ? texts.presence.away : texts.presence.offline}
      </span>
      <Opener class="small" dialog={(close) => <AgentForm known={agent} close={close} />}>
        {texts.page.change}
      </Opener>
      <Ask
        action={texts.page.remove}
        title={say(texts.channel.removeTitle, { name })}
        hint={texts.setUp.removeAgentHint}
        act={() => desk().removeAgent({ path: { agent_id } })}
      />
    </li>
  );
}

/** The form of an agent; `known` is empty for a new one. */
function AgentForm({ known, close }: { known: Partial<DeskAgent>; close(): void }) {
  const [first] = useState(known);
  const agent_id = useSignal(known.agent_id ?? '');
  const name = useSignal(known.name ?? '');
  const email = useSignal(known.email ?? '');
  const photo = useSignal(known.photo ?? '');
  const isNew = known.agent_id === undefined;
  const send = async () => {
    const fields = Object.entries({ name, email, photo });
    const given = fields.map(([key, { value }]) => [key, value.trim() || null] as const);
    const body: AgentSettings = Object.fromEntries(
      given.filter(([key, value]) => value !== (first[key as 'name'] ?? null)),
    );
    const path = { agent_id: agent_id.value.trim() };
    await desk().putAgent({ path, body });
    if (isNew) await joinChannels(path.agent_id, name.value.trim());
  };
  return (
    <FormDialog
      title={isNew ? texts.setUp.newAgent : say(texts.channel.changeTitle, { name: known.name ?? '' })}
      action={isNew ? texts.setUp.add : texts.page.save}
      save={send}
      close={close}
    >
      <Field label={texts.setUp.name} {...bound(name)} required autofocus />
      {isNew && (
        <Field label={texts.setUp.agentId} {...bound(agent_id)} hint={texts.setUp.agentIdHint} required />
      )}
      <Field label={texts.setUp.email} type="email" {...bound(email)} />
      <Field label={texts.setUp.photo} type="url" placeholder="https://" {...bound(photo)} />
    </FormDialog>
  );
}

/** Lets a new agent receive the chats of channels that were made before any agent: they would reach nobody. */
async function joinChannels(agent_id: string, name: string): Promise<void> {
  for (const { channel_id, name: channel } of channels.value.filter((one) => one.agents.length === 0)) {
    await desk().changeChannel({ path: { channel_id }, body: { agents: [agent_id] } });
    tell(say(texts.setUp.receives, { agent: name, channel }));
  }
}
