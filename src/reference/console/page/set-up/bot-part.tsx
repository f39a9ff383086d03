import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { BotSettings, DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Small } from '../elements/buttons.tsx';
import { Copyable } from '../elements/copy.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { changesOf, readChannel, replaceChannel, sendAny } from './channel-form.tsx';
import { TryIt } from './webhook-part.tsx';

export function BotPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, bot } = channel;
  const isOpen = useSignal(false);
  const endpoint = useSignal<string | undefined>(undefined);
  const disconnect = () =>
    attempt(async () => {
      await done(desk().disconnectBot({ path: { channel_id } }));
      endpoint.value = undefined;
      replaceChannel(channel_id, ({ bot: _, ...rest }) => rest);
    });
  return (
    <section>
      <h3>Bot</h3>
      {bot ? (
        <>
          <p class="breaks">
            <b>{bot.name}</b> {bot.bot_endpoint}
          </p>
          {endpoint.value !== undefined && (
            <div class="once">
              <p>The provider posts its events to this address. It holds the token and is shown this once.</p>
              <Copyable label="Bot address" text={endpoint.value} />
            </div>
          )}
          <Trouble channel_id={channel_id} kind="bot_event" />
          <TryIt channel_id={channel_id} of="bot">
            <Small act={() => (isOpen.value = true)}>Change</Small>
            <Small act={disconnect}>Disconnect</Small>
          </TryIt>
        </>
      ) : (
        <>
          <p class="quiet">None. New chats go to the agents at once.</p>
          <Small act={() => (isOpen.value = true)}>Connect a bot</Small>
        </>
      )}
      {isOpen.value && (
        <BotForm
          channel={channel}
          close={() => (isOpen.value = false)}
          connected={(address) => (endpoint.value = address)}
        />
      )}
    </section>
  );
}

function BotForm({
  channel: { channel_id, name: channelName, bot },
  close,
  connected,
}: {
  channel: DeskChannel;
  close(): void;
  connected(endpoint: string): void;
}) {
  const [known] = useState(bot);
  const bot_endpoint = useSignal(known?.bot_endpoint ?? '');
  const token = useSignal('');
  const name = useSignal(known?.name ?? '');
  const authorization = useSignal('');
  const isTakenOff = useSignal(false);
  const send = () => {
    const changes = changesOf<BotSettings>(
      { bot_endpoint: bot_endpoint.value.trim(), name: name.value.trim() || channelName },
      known ?? {},
    );
    const value = authorization.value.trim();
    const body: BotSettings = {
      ...changes,
      ...(token.value.trim() !== '' && { token: token.value.trim() }),
      ...(isTakenOff.value ? { authorization: null } : value !== '' && { authorization: value }),
    };
    return attempt(() =>
      sendAny(body, async () => {
        const { endpoint } = await done(desk().connectBot({ path: { channel_id }, body }));
        if (body.token !== undefined) connected(endpoint);
        await readChannel(channel_id);
      }),
    );
  };
  return (
    <FormDialog
      title={known ? 'Change the bot' : 'Connect a bot'}
      action={known ? 'Save' : 'Connect'}
      save={send}
      close={close}
    >
      <Field
        label="Bot endpoint"
        type="url"
        placeholder="https://"
        {...bound(bot_endpoint)}
        hint="Events are posted there; the token is appended."
        required
        autofocus
      />
      <Field
        label="Token"
        {...bound(token)}
        hint={`The one that the provider generated.${known ? kept : ''}`}
        required={!known}
      />
      <Field label="Name" {...bound(name)} hint="Customers see it as the sender of the bot's messages." />
      {!isTakenOff.value && (
        <Field
          label="Authorization header"
          type="password"
          {...bound(authorization)}
          hint={`The whole value, where provider and service agreed on one.${known?.has_authorization ? kept : ''}`}
        />
      )}
      {known?.has_authorization && <Check of={isTakenOff}>No Authorization header from now on</Check>}
    </FormDialog>
  );
}

/** The hint at a secret that the desk stores and does not show. It sends the secret to no other host. */
const kept = ' Empty keeps the present one, as long as the endpoint is at the same host.';
