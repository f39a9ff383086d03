import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { BotSettings, DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Ask } from '../elements/ask.tsx';
import { Small } from '../elements/buttons.tsx';
import { Copyable } from '../elements/copy.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { changesOf, readChannel, replaceChannel, sendAny } from './channel-form.tsx';
import { TryIt } from './webhook-part.tsx';

export function BotPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, bot } = channel;
  const isOpen = useSignal(false);
  const endpoint = useSignal<string | undefined>(undefined);
  const disconnect = async () => {
    await done(desk().disconnectBot({ path: { channel_id } }));
    endpoint.value = undefined;
    replaceChannel(channel_id, ({ bot: _, ...rest }) => rest);
  };
  return (
    <section>
      <h3>{texts.botPart.title}</h3>
      {bot ? (
        <>
          <p class="breaks">
            <b>{bot.name}</b> {bot.bot_endpoint}
          </p>
          {endpoint.value !== undefined && (
            <div class="notice stack waits">
              <p>{texts.botPart.once}</p>
              <Copyable label={texts.botPart.address} text={endpoint.value} />
            </div>
          )}
          <Trouble channel_id={channel_id} kind="bot_event" />
          <TryIt channel_id={channel_id} of="bot">
            <Small act={() => (isOpen.value = true)}>{texts.page.change}</Small>
            <Ask
              action={texts.botPart.disconnect}
              title={texts.botPart.disconnectTitle}
              hint={texts.botPart.disconnectHint}
              act={disconnect}
            />
          </TryIt>
        </>
      ) : (
        <>
          <p class="quiet">{texts.botPart.none}</p>
          <Small act={() => (isOpen.value = true)}>{texts.botPart.connect}</Small>
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
      title={known ? texts.botPart.changeTitle : texts.botPart.connect}
      action={known ? texts.page.save : texts.botPart.connectAction}
      save={send}
      close={close}
    >
      <Field
        label={texts.botPart.endpoint}
        type="url"
        placeholder="https://"
        {...bound(bot_endpoint)}
        hint={texts.botPart.endpointHint}
        required
        autofocus
      />
      <Field
        label={texts.botPart.token}
        {...bound(token)}
        hint={hintOf(texts.botPart.tokenHint, known !== undefined)}
        required={!known}
      />
      <Field label={texts.botPart.name} {...bound(name)} hint={texts.botPart.nameHint} />
      {!isTakenOff.value && (
        <Field
          label={texts.botPart.authorization}
          type="password"
          {...bound(authorization)}
          hint={hintOf(texts.botPart.authorizationHint, known?.has_authorization === true)}
        />
      )}
      {known?.has_authorization && <Check of={isTakenOff}>{texts.botPart.noAuthorization}</Check>}
    </FormDialog>
  );
}

function hintOf(hint: string, isKept: boolean): string {
  return isKept ? say(texts.botPart.kept, { hint }) : hint;
}
