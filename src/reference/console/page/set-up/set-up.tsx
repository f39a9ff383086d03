import { useSignal } from '@preact/signals';
import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Ask } from '../elements/ask.tsx';
import { Small } from '../elements/buttons.tsx';
import { Icon } from '../elements/icon.tsx';
import { Trouble, useDestinations } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { Agents } from './agents.tsx';
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

/** A channel with its bot, webhook and widget. */
function ChannelCard({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
  const { channel_id, name, customer_endpoint, chunked } = channel;
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
          <Ask
            action={texts.page.remove}
            title={say(texts.channel.removeTitle, { name })}
            hint={texts.channel.removeHint}
            act={async () => {
              await done(desk().removeChannel({ path: { channel_id } }));
              channels.value = channels.value.filter((one) => one.channel_id !== channel_id);
            }}
          />
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
    </section>
  );
}
