import { useSignal } from '@preact/signals';
import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Opener } from '../elements/buttons.tsx';
import { Ask } from '../elements/dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { Page } from '../elements/page.tsx';
import { Trouble, useDestinations } from '../elements/trouble.tsx';
import { desk } from '../state/session.ts';
import { agentOf, channels } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';
import { Agents } from './agents.tsx';
import { BotPart } from './bot-part.tsx';
import { ChannelForm, type Created, readChannels } from './channel-form.tsx';
import { FirstSteps } from './first-steps.tsx';
import { TryIt } from './part.tsx';
import { WebhookPart } from './webhook-part.tsx';
import { Address, RenewAddress, WidgetPart } from './widget-part.tsx';

/** Channels with their bots and webhooks, and the agents. */
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
