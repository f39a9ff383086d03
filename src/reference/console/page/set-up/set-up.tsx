import { useSignal } from '@preact/signals';
import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Avatar } from '../elements/avatar.tsx';
import { Small } from '../elements/buttons.tsx';
import { bound, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { Trouble, useDestinations } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt, tell } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { texts } from '../texts/texts.ts';
import { BotPart } from './bot-part.tsx';
import { ChangeChannel, type Created, NewChannel } from './channel-form.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TryIt, WebhookPart } from './webhook-part.tsx';
import { Address, RenewAddress, WidgetPart } from './widget-part.tsx';

/** Channels with their bots and webhooks, and the agents. */
export function SetUp() {
  const isOpen = useSignal(false);
  useDestinations();
  const created = useSignal<Created | undefined>(undefined);
  return (
    <main class="page">
      <header class="row wraps apart page-head">
        <div>
          <h1>{texts.views['set-up']}</h1>
          <p class="quiet">{texts.setUp.hint}</p>
        </div>
        <button type="button" class="strong" onClick={() => (isOpen.value = true)}>
          <Icon name="plus" /> {texts.setUp.newChannel}
        </button>
      </header>
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
      {isOpen.value && (
        <NewChannel close={() => (isOpen.value = false)} created={(channel) => (created.value = channel)} />
      )}
    </main>
  );
}

function Agents() {
  const isOpen = useSignal(false);
  return (
    <section class="card" aria-label={texts.setUp.agents}>
      <header class="row wraps apart">
        <h2>{texts.setUp.agents}</h2>
        <button type="button" onClick={() => (isOpen.value = true)}>
          <Icon name="plus" /> {texts.setUp.newAgent}
        </button>
      </header>
      {agents.value.length === 0 && <p class="quiet">{texts.setUp.noAgent}</p>}
      <ul class="people">
        {agents.value.map(({ agent_id, name, photo, email, online }) => (
          <li key={agent_id} class="row">
            <Avatar name={name} photo={photo} id={agent_id} />
            <span>
              <b>{name}</b>
              <span class="quiet"> {email ?? agent_id}</span>
            </span>
            <span class={`presence ${online ? 'on' : 'off'}`}>
              {online ? texts.presence.online : texts.presence.offline}
            </span>
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
    attempt(async () => {
      const id = agent_id.value.trim();
      const body = {
        name: name.value.trim(),
        online: false,
        ...(email.value.trim() !== '' && { email: email.value.trim() }),
      };
      await done(desk().putAgent({ path: { agent_id: id }, body }));
      // A channel that was made before any agent would reach nobody.
      for (const { channel_id, name: channel } of channels.value.filter((one) => one.agents.length === 0)) {
        await done(desk().changeChannel({ path: { channel_id }, body: { agents: [id] } }));
        tell(texts.setUp.receives(body.name, channel));
      }
    });
  return (
    <FormDialog title={texts.setUp.newAgent} action={texts.setUp.add} save={send} close={close}>
      <Field label={texts.setUp.name} {...bound(name)} required autofocus />
      <Field label={texts.setUp.agentId} {...bound(agent_id)} hint={texts.setUp.agentIdHint} required />
      <Field label={texts.setUp.email} type="email" {...bound(email)} />
    </FormDialog>
  );
}

/** A channel with its bot, webhook and widget. */
function ChannelCard({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
  const { channel_id, name, customer_endpoint, chunked } = channel;
  const isLeaving = useSignal(false);
  const isChanging = useSignal(false);
  const isRenewing = useSignal(false);
  const renewed = useSignal<string | undefined>(undefined);
  const names = channel.agents.map((id) => agents.value.find(({ agent_id }) => agent_id === id)?.name ?? id);
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
          <Small act={() => (isChanging.value = true)}>{texts.page.change}</Small>
          <Small act={() => (isRenewing.value = true)}>{texts.channel.renew}</Small>
          <button type="button" class="small danger" onClick={() => (isLeaving.value = true)}>
            {texts.page.remove}
          </button>
        </div>
      </header>
      <Address channel={channel} endpoint={renewed.value ?? endpoint} />
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
      {isChanging.value && <ChangeChannel channel={channel} close={() => (isChanging.value = false)} />}
      {isRenewing.value && (
        <RenewAddress
          channel={channel}
          close={() => (isRenewing.value = false)}
          renewed={(address) => (renewed.value = address)}
        />
      )}
      {isLeaving.value && <Removal channel={channel} close={() => (isLeaving.value = false)} />}
    </section>
  );
}

function Removal({ channel: { channel_id, name }, close }: { channel: DeskChannel; close(): void }) {
  const remove = () =>
    attempt(async () => {
      await done(desk().removeChannel({ path: { channel_id } }));
      channels.value = channels.value.filter((one) => one.channel_id !== channel_id);
    });
  return (
    <FormDialog
      title={texts.channel.removeTitle(name)}
      action={texts.page.remove}
      isDanger
      save={remove}
      close={close}
    >
      <p>{texts.channel.removeHint}</p>
    </FormDialog>
  );
}
