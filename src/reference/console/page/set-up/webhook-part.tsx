import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { DeskChannel, WebhookSettings } from '../../../../../generated/reference/desk/types.ts';
import { FormDialog } from '../elements/dialog.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { sendAny } from './channel-form.tsx';
import { Part } from './part.tsx';

export function WebhookPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, webhook } = channel;
  return (
    <Part
      texts={texts.webhook}
      channel_id={channel_id}
      of="webhook"
      form={(close) => <WebhookForm channel={channel} close={close} />}
      remove={() => desk().removeWebhook({ path: { channel_id } })}
    >
      {webhook && (
        <>
          <p class="breaks">
            {webhook.url}
            {webhook.has_query && '?…'}{' '}
            {webhook.signed && (
              <span class="tag">
                {webhook.has_former_secret ? texts.webhook.signedTwice : texts.webhook.signed}
              </span>
            )}
          </p>
          <Trouble channel_id={channel_id} kind="webhook" />
        </>
      )}
    </Part>
  );
}

/** The signature of requests: by both secrets while the former one is valid. */
type Signing = 'kept' | 'alone' | 'new' | 'none';

function WebhookForm({ channel: { channel_id, webhook }, close }: { channel: DeskChannel; close(): void }) {
  const [known] = useState(webhook);
  const { addressHint, unchanged, unchangedTwice, presentAlone, newSecret, unsigned } = texts.webhook;
  // The query is hidden, so that the whole address is entered again, or stays.
  const shown = known && !known.has_query ? known.url : '';
  const url = useSignal(shown);
  const signing = useSignal<Signing>(known?.signed ? 'kept' : 'new');
  const secret = useSignal('');
  const keepsFormer = useSignal(true);
  const isAsking = useSignal(false);
  const address = url.value.trim();
  const isElsewhere = known && address !== '' && URL.parse(address)?.origin !== new URL(known.url).origin;
  const canOverlap = known?.signed && !isElsewhere;
  const send = () => {
    const signing_secret = secret.value.trim();
    const isGiven = signing.value === 'new' && signing_secret !== '';
    const endsFormer = signing.value === 'alone' || (isGiven && canOverlap && !keepsFormer.value);
    const changes: WebhookSettings = {
      ...(address !== shown && { url: address }),
      ...(isGiven && { signing_secret }),
      ...(signing.value === 'none' && { signing_secret: null }),
      ...(endsFormer && { former_signing_secret: null }),
    };
    return sendAny(changes, (body) => desk().setWebhook({ path: { channel_id }, body }));
  };
  const save = async () => {
    if (signing.value !== 'none') return send();
    isAsking.value = true;
    return false;
  };
  return (
    <>
      <FormDialog title={texts.webhook.title} action={texts.page.save} save={save} close={close}>
        <Field
          label={texts.webhook.address}
          type="url"
          placeholder="https://"
          {...bound(url)}
          hint={
            known?.has_query
              ? say(texts.webhook.addressKept, { hint: addressHint, url: known.url })
              : addressHint
          }
          required={!known?.has_query}
          autofocus
        />
        {known?.signed && (
          <Field
            label={texts.webhook.signature}
            {...bound(signing)}
            options={{
              kept: known.has_former_secret ? unchangedTwice : unchanged,
              ...(known.has_former_secret && { alone: presentAlone }),
              new: newSecret,
              none: unsigned,
            }}
          />
        )}
        {signing.value === 'new' && (
          <Field
            label={known?.signed ? texts.webhook.newSigningSecret : texts.webhook.secret}
            type="password"
            {...bound(secret)}
            hint={texts.webhook.secretHint}
            required={known?.signed ?? false}
          />
        )}
        {signing.value === 'new' && canOverlap && <Check of={keepsFormer}>{texts.webhook.overlap}</Check>}
      </FormDialog>
      {isAsking.value && (
        <FormDialog
          title={texts.webhook.unsignedTitle}
          action={texts.webhook.sendUnsigned}
          keep={texts.webhook.keepSigning}
          isDanger
          save={() => send().then(close)}
          close={() => (isAsking.value = false)}
        >
          <p>{texts.webhook.unsignedHint}</p>
        </FormDialog>
      )}
    </>
  );
}
