import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { BotSettings, DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { Copyable } from '../elements/buttons.tsx';
import { FormDialog } from '../elements/dialog.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { changesOf, sendAny } from './channel-form.tsx';
import { Part } from './part.tsx';

export function BotPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, bot } = channel;
  const endpoint = useSignal<string | undefined>(undefined);
  const remove = async () => {
    await desk().disconnectBot({ path: { channel_id } });
    endpoint.value = undefined;
  };
  const connected = (address: string) => (endpoint.value = address);
  return (
    <Part
      texts={texts.botPart}
      channel_id={channel_id}
      of="bot"
      form={(close) => <BotForm channel={channel} close={close} connected={connected} />}
      remove={remove}
    >
      {bot && (
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
        </>
      )}
    </Part>
  );
}

interface BotFormProps {
  channel: DeskChannel;
  close(): void;
  connected(endpoint: string): void;
}

function BotForm({ channel: { channel_id, name: channelName, bot }, close, connected }: BotFormProps) {
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
    return sendAny(body, async () => {
      const { endpoint } = await desk().connectBot({ path: { channel_id }, body });
      if (body.token !== undefined) connected(endpoint);
    });
  };
  return (
    <FormDialog
      title={known ? texts.botPart.changeTitle : texts.botPart.add}
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
