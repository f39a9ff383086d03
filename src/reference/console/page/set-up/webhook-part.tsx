import { useSignal } from '@preact/signals';
import type { RenderableProps } from 'preact';
import { useState } from 'preact/hooks';
import type {
  DeskChannel,
  Trial,
  TrialResult,
  WebhookSettings,
} from '../../../../../generated/reference/desk/types.ts';
import { Ask } from '../elements/ask.tsx';
import { Attempts } from '../elements/attempts.tsx';
import { Small } from '../elements/buttons.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { Icon } from '../elements/icon.tsx';
import { Trouble } from '../elements/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { say, texts } from '../texts/texts.ts';
import { readChannel, replaceChannel, sendAny } from './channel-form.tsx';

export function WebhookPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, webhook } = channel;
  const isOpen = useSignal(false);
  const disconnect = async () => {
    await done(desk().removeWebhook({ path: { channel_id } }));
    replaceChannel(channel_id, ({ webhook: _, ...rest }) => rest);
  };
  return (
    <section>
      <h3>{texts.webhook.title}</h3>
      {webhook ? (
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
          <TryIt channel_id={channel_id} of="webhook">
            <Small act={() => (isOpen.value = true)}>{texts.page.change}</Small>
            <Ask
              action={texts.webhook.disconnect}
              title={texts.webhook.disconnectTitle}
              hint={texts.webhook.disconnectHint}
              act={disconnect}
            />
          </TryIt>
        </>
      ) : (
        <>
          <p class="quiet">{texts.webhook.none}</p>
          <Small act={() => (isOpen.value = true)}>{texts.webhook.add}</Small>
        </>
      )}
      {isOpen.value && <WebhookForm channel={channel} close={() => (isOpen.value = false)} />}
    </section>
  );
}

/** How requests are signed; by both secrets while the former one is valid. */
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
    return attempt(() =>
      sendAny(changes, async (body) => {
        await done(desk().setWebhook({ path: { channel_id }, body }));
        await readChannel(channel_id);
      }),
    );
  };
  const save = async () => {
    isAsking.value = signing.value === 'none';
    return !isAsking.value && send();
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
            value={signing.value}
            change={(value) => (signing.value = value as Signing)}
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
          save={async () => {
            const isSent = await send();
            if (isSent) close();
            return isSent;
          }}
          close={() => (isAsking.value = false)}
        >
          <p>{texts.webhook.unsignedHint}</p>
        </FormDialog>
      )}
    </>
  );
}

/** Sends a sample and shows the response with its judgement; children are more buttons. */
export function TryIt({
  channel_id,
  of,
  children,
}: RenderableProps<{ channel_id: string; of: Trial['of'] }>) {
  const result = useSignal<TrialResult | undefined>(undefined);
  const isBusy = useSignal(false);
  const test = async () => {
    isBusy.value = true;
    result.value = undefined;
    await attempt(async () => {
      result.value = await done(desk().tryConnection({ path: { channel_id }, body: { of } }));
    });
    isBusy.value = false;
  };
  const shown = result.value;
  return (
    <div class="try-it">
      <div class="row wraps buttons">
        <button type="button" class="small" disabled={isBusy.value} onClick={test}>
          <Icon name="send" /> {isBusy.value ? texts.setUp.testing : texts.setUp.test}
        </button>
        {children}
      </div>
      <div role="status">
        {shown && (
          <div class={`notice trial ${shown.right ? 'good' : 'bad'}`}>
            <p>
              <Icon name={shown.right ? 'check' : 'warn'} /> <b>{shown.event}</b> {shown.says}
            </p>
            {shown.odd.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <details>
              <summary>{texts.setUp.exchange}</summary>
              <p class="quiet breaks">POST {shown.to}</p>
              <pre>{JSON.stringify(JSON.parse(shown.request), null, 2)}</pre>
              <Attempts attempts={[shown.attempt]} />
            </details>
          </div>
        )}
      </div>
    </div>
  );
}
