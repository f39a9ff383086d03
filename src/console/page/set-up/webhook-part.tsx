import { useSignal } from '@preact/signals';
import type { DeskChannel, WebhookSettings } from '../../../../generated/desk/types.ts';
import { bound, Field } from '../parts/field.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { replaceChannel } from './channels.ts';
import { TryIt } from './try-it.tsx';

/** Where a channel's developer webhooks go. */
export function WebhookPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, webhook } = channel;
  const isOpen = useSignal(false);
  const stop = () =>
    attempt(async () => {
      await done(desk().removeWebhook({ path: { channel_id } }));
      replaceChannel(channel_id, ({ webhook: _, ...rest }) => rest);
    });
  return (
    <section>
      <h3>Developer webhooks</h3>
      {webhook ? (
        <>
          <p class="breaks">
            {webhook.url} {webhook.signed && <span class="tag">signed</span>}
          </p>
          <Trouble channel_id={channel_id} kind="webhook" />
          <TryIt channel_id={channel_id} of="webhook">
            <button type="button" class="small" onClick={() => (isOpen.value = true)}>
              Change
            </button>
            <button type="button" class="small" onClick={stop}>
              Stop
            </button>
          </TryIt>
        </>
      ) : (
        <>
          <p class="quiet">None. Nobody is told of chats and calls.</p>
          <button type="button" class="small" onClick={() => (isOpen.value = true)}>
            Set an address
          </button>
        </>
      )}
      {isOpen.value && <WebhookForm channel={channel} close={() => (isOpen.value = false)} />}
    </section>
  );
}

function WebhookForm({ channel: { channel_id, webhook }, close }: { channel: DeskChannel; close(): void }) {
  const url = useSignal(webhook?.url ?? '');
  const signing_secret = useSignal('');
  const send = () => {
    const secret = signing_secret.value.trim();
    const body: WebhookSettings = { url: url.value.trim(), ...(secret !== '' && { signing_secret: secret }) };
    return attempt(async () => {
      await done(desk().setWebhook({ path: { channel_id }, body }));
      const [shown = ''] = body.url.split('?');
      replaceChannel(channel_id, (channel) => ({
        ...channel,
        webhook: { url: shown, signed: secret !== '' },
      }));
    });
  };
  return (
    <FormDialog title="Developer webhooks" action="Save" save={send} close={close}>
      <Field
        label="Address"
        type="url"
        placeholder="https://"
        {...bound(url)}
        hint="Events of this channel's chats and calls are posted there."
        required
        autofocus
      />
      <Field
        label="Signing secret"
        type="password"
        {...bound(signing_secret)}
        hint={`whsec_ and base64. With it every request is signed.${webhook?.signed ? ' Enter it again, or none is any more.' : ''}`}
      />
    </FormDialog>
  );
}
