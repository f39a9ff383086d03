import { useSignal } from '@preact/signals';
import type { DeskChannel } from '../../../../../generated/reference/desk/types.ts';
import { formerAddressMs } from '../../../limits.ts';
import { Copyable } from '../elements/copy.tsx';
import { Check } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { replaceChannel } from './channels.ts';

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The address of a channel while it can be copied, and when the former one expires. */
export function Address({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
  const { former_address_until: until } = channel;
  return (
    <>
      {endpoint !== undefined && (
        <div class="once">
          <p>
            <b>Copy this address now.</b> Customers' messages are posted to it. It holds a secret and is shown
            this once.
          </p>
          <Copyable label="Channel address" text={endpoint} />
        </div>
      )}
      {until !== undefined && Date.parse(until) > Date.now() && (
        <p class="quiet">
          The former address is good until <time dateTime={until}>{moment.format(new Date(until))}</time>.
        </p>
      )}
    </>
  );
}

/** The form that renews the address of a channel. */
export function RenewAddress({
  channel: { channel_id, name },
  close,
  renewed,
}: {
  channel: DeskChannel;
  close(): void;
  renewed(endpoint: string): void;
}) {
  const keep_former = useSignal(true);
  const save = () =>
    attempt(async () => {
      const body = { keep_former: keep_former.value };
      const { endpoint, former_until } = await done(desk().renewAddress({ path: { channel_id }, body }));
      replaceChannel(channel_id, ({ former_address_until: _, ...channel }) => ({
        ...channel,
        ...(former_until !== undefined && { former_address_until: former_until }),
      }));
      renewed(endpoint);
    });
  return (
    <FormDialog title={`Renew the address of ${name}?`} action="Renew" save={save} close={close}>
      <p>
        The front end has to post to the new address from then on. Chats stay, and what is connected does,
        too.
      </p>
      <Check of={keep_former}>Keep the present address good for {formerAddressMs / 3_600_000} hours</Check>
      <p class="quiet">Do not keep it where somebody has it who should not.</p>
    </FormDialog>
  );
}
