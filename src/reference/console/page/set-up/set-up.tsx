import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { AgentSettings, DeskAgent, DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { BusyButton, Copyable, Icon, Opener } from '../elements/buttons.tsx';
import { Ask, bound, Dialog, Field, FormDialog } from '../elements/form.tsx';
import { Page } from '../elements/page.tsx';
import { Time } from '../elements/time.tsx';
import { Trouble, useDestinations } from '../elements/trouble.tsx';
import { desk } from '../state/follow.ts';
import { notify } from '../state/notices.ts';
import { agentOf, agents, channels, readAgents } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { Actions } from './actions.tsx';
import { CannedReplies } from './canned.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ChannelForm, type Created, readChannels, TryIt } from './part.tsx';
import { Address, BotPart, RenewAddress, WebhookPart, WidgetPart } from './parts.tsx';

/** The set-up view: the channels with their bots, webhooks and widgets, and the agents. */
export function SetUp() {
  useDestinations();
  const created = useSignal<Created | undefined>(undefined);
  return (
    <Page
      title={texts.views['set-up']}
      hint={texts.setUp.hint}
      tools={
        <Opener
          class="strong"
          dialog={(close) => <ChannelForm close={close} created={(channel) => (created.value = channel)} />}
        >
          <Icon name="plus" /> {texts.setUp.newChannel}
        </Opener>
      }
    >
      <FirstSteps />
      {channels.value.length === 0 && <p class="empty boxed">{texts.setUp.noChannel}</p>}
      {channels.value.map((channel) => (
        <ChannelCard
          key={channel.channel_id}
          channel={channel}
          endpoint={created.value?.channel_id === channel.channel_id ? created.value.endpoint : undefined}
        />
      ))}
      <Agents />
      <CannedReplies />
      <Actions />
    </Page>
  );
}

/** A channel with its bot, webhook and widget. */
function ChannelCard({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
  const { channel_id, name, customer_endpoint, chunked } = channel;
  const address = useSignal(endpoint);
  const renewed = (now: string) => (address.value = now);
  const names = channel.agents.map((id) => agentOf(id)?.name ?? id);
  return (
    <section class="card" aria-label={name}>
      <header class="row wraps apart">
        <div>
          <h2>{name}</h2>
          <p class="quiet">
            <code>{channel_id}</code>
            {names.length > 0 && ` · ${names.join(', ')}`}
          </p>
          {names.length === 0 && (
            <p class="notice bad" role="alert">
              {texts.channel.nobody}
            </p>
          )}
        </div>
        <div class="row wraps buttons">
          <Opener class="small" dialog={(close) => <ChannelForm channel={channel} close={close} />}>
            {texts.page.change}
          </Opener>
          <Opener class="small" dialog={(close) => <RenewAddress {...{ channel, close, renewed }} />}>
            {texts.channel.renew}
          </Opener>
          <Ask
            action={texts.page.remove}
            title={say(texts.channel.removeTitle, { name })}
            hint={texts.channel.removeHint}
            act={() => desk().removeChannel({ path: { channel_id } }).then(readChannels)}
          />
        </div>
      </header>
      <Address channel={channel} endpoint={address.value ?? endpoint} />
      <div class="parts">
        <section>
          <h3>{texts.channel.server}</h3>
          {customer_endpoint === undefined ? (
            <p class="quiet">{texts.channel.noServer}</p>
          ) : (
            <>
              <p class="breaks">
                {customer_endpoint} {chunked && <span class="tag">{texts.channel.chunked}</span>}
              </p>
              <Trouble channel_id={channel_id} kind="message" />
              <TryIt channel_id={channel_id} of="customer_endpoint" />
            </>
          )}
        </section>
        <BotPart channel={channel} />
        <WebhookPart channel={channel} />
        <WidgetPart channel={channel} />
      </div>
    </section>
  );
}

function Agents() {
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
      <Opener class="small" dialog={(close) => <SignInLink agent={agent} close={close} />}>
        {texts.signInLink.title}
      </Opener>
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

/** The dialog that makes or revokes the sign-in link of an agent. */
function SignInLink({ agent: { agent_id, name }, close }: { agent: DeskAgent; close(): void }) {
  const link = useSignal<string | undefined>(undefined);
  const madeAt = agentOf(agent_id)?.sign_in_at;
  const make = async () => {
    const { token } = await desk().createSignIn({ path: { agent_id } });
    link.value = `${location.origin}${location.pathname}#token=${token}`;
    await readAgents(desk());
  };
  const revoke = async () => {
    await desk().removeSignIn({ path: { agent_id } });
    link.value = undefined;
    await readAgents(desk());
  };
  return (
    <Dialog title={say(texts.signInLink.of, { name })} close={close}>
      <div class="form">
        <p>{texts.signInLink.hint}</p>
        {link.value !== undefined && (
          <>
            <p class="notice">{texts.signInLink.once}</p>
            <Copyable label={texts.signInLink.title} text={link.value} />
          </>
        )}
        {madeAt !== undefined && link.value === undefined && (
          <p class="quiet">
            {texts.signInLink.madeAt} <Time at={madeAt} />
          </p>
        )}
        <div class="foot">
          {madeAt !== undefined && (
            <BusyButton class="danger" act={revoke}>
              {texts.signInLink.revoke}
            </BusyButton>
          )}
          <BusyButton class="strong" act={make}>
            {madeAt === undefined ? texts.signInLink.make : texts.signInLink.replace}
          </BusyButton>
        </div>
      </div>
    </Dialog>
  );
}

/** The form of an agent. `known` is empty for a new agent. */
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

/** Adds a new agent to each channel without agents, and shows a notice. Otherwise nobody receives the chats of this channel. */
async function joinChannels(agent_id: string, name: string): Promise<void> {
  for (const { channel_id, name: channel } of channels.value.filter((one) => one.agents.length === 0)) {
    await desk().changeChannel({ path: { channel_id }, body: { agents: [agent_id] } });
    notify(say(texts.setUp.receives, { agent: name, channel }));
  }
}
