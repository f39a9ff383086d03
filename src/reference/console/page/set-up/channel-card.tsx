import { useSignal } from '@preact/signals';
import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Small } from '../elements/buttons.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { Address, RenewAddress } from './address.tsx';
import { BotPart } from './bot-part.tsx';
import { ChangeChannel } from './channel-form.tsx';
import { TryIt } from './try-it.tsx';
import { WebhookPart } from './webhook-part.tsx';
import { WidgetPart } from './widget-part.tsx';

/** A channel with its bot, webhook and widget. */
export function ChannelCard({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
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
            <code>{channel_id}</code> · {names.length === 0 ? 'no agents' : names.join(', ')}
          </p>
        </div>
        <div class="row wraps buttons">
          <Small act={() => (isChanging.value = true)}>Change</Small>
          <Small act={() => (isRenewing.value = true)}>Renew address</Small>
          <button type="button" class="small danger" onClick={() => (isLeaving.value = true)}>
            Remove
          </button>
        </div>
      </header>
      <Address channel={channel} endpoint={renewed.value ?? endpoint} />
      <div class="parts">
        <section>
          <h3>Webhook server</h3>
          {customer_endpoint === undefined ? (
            <p class="quiet">None. Agents' messages reach only visitors of the widget.</p>
          ) : (
            <>
              <p class="breaks">
                {customer_endpoint} {chunked && <span class="tag">chunked</span>}
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
    <FormDialog title={`Remove ${name}?`} action="Remove" keep="Keep it" isDanger save={remove} close={close}>
      <p>
        Its chats are closed, and customers' messages are not accepted any more. It cannot be brought back.
      </p>
    </FormDialog>
  );
}
