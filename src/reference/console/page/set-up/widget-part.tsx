import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type {
  DeskChannel,
  WidgetInfo,
  WidgetSettings,
} from '../../../../../generated/reference/desk/types.ts';
import { formerAddressMs } from '../../../limits.ts';
import { snippet } from '../../../shared/snippet.ts';
import { Ask } from '../elements/ask.tsx';
import { Small } from '../elements/buttons.tsx';
import { Copyable } from '../elements/copy.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { FormDialog } from '../elements/form-dialog.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { locale, say, texts } from '../texts/texts.ts';
import { changesOf, replaceChannel, sendAny } from './channel-form.tsx';

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** The address of a channel while it can be copied, and when the former one expires. */
export function Address({ channel, endpoint }: { channel: DeskChannel; endpoint: string | undefined }) {
  const { former_address_until: until } = channel;
  return (
    <>
      {endpoint !== undefined && (
        <div class="notice stack waits">
          <p>{say(texts.channel.copyNow, { strong: (text) => <b>{text}</b> })}</p>
          <Copyable label={texts.channel.address} text={endpoint} />
        </div>
      )}
      {until !== undefined && Date.parse(until) > Date.now() && (
        <p class="quiet">
          {say(texts.channel.formerUntil, {
            time: <time dateTime={until}>{moment.format(new Date(until))}</time>,
          })}
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
    <FormDialog
      title={say(texts.channel.renewTitle, { name })}
      action={texts.channel.renewAction}
      save={save}
      close={close}
    >
      <p>{texts.channel.renewHint}</p>
      <Check of={keep_former}>{say(texts.channel.keepFormer, { hours: formerAddressMs / 3_600_000 })}</Check>
      <p class="quiet">{texts.channel.leaked}</p>
    </FormDialog>
  );
}

/** The widget of a channel: the script tag for pages, and the settings. */
export function WidgetPart({ channel: { channel_id, widget } }: { channel: DeskChannel }) {
  const isOpen = useSignal(false);
  const put = async (body: WidgetSettings) => {
    const { widget_id: _, ...shown } = await done(desk().setWidget({ path: { channel_id }, body }));
    replaceChannel(channel_id, (channel) => ({ ...channel, widget: shown }));
  };
  const takeOff = async () => {
    await done(desk().removeWidget({ path: { channel_id } }));
    replaceChannel(channel_id, ({ widget: _, ...rest }) => rest);
  };
  return (
    <section class="whole-row">
      <h3>{texts.widget.title}</h3>
      {widget ? (
        <>
          <Copyable label={texts.widget.forPages} text={snippet(widget.script_url ?? '')} />
          <div class="row wraps buttons">
            <Small act={() => (isOpen.value = true)}>{texts.page.change}</Small>
            <Ask
              action={texts.widget.remove}
              title={texts.widget.removeTitle}
              hint={texts.widget.removeHint}
              act={takeOff}
            />
          </div>
        </>
      ) : (
        <>
          <p class="quiet">{texts.widget.none}</p>
          <Small act={() => attempt(() => put({}))}>{texts.widget.add}</Small>
        </>
      )}
      {isOpen.value && widget && (
        <WidgetForm
          known={widget}
          save={(changes) => attempt(() => sendAny(changes, put))}
          close={() => (isOpen.value = false)}
        />
      )}
    </section>
  );
}

function WidgetForm({
  known,
  save,
  close,
}: {
  known: WidgetInfo;
  save(settings: WidgetSettings): Promise<boolean>;
  close(): void;
}) {
  const { callback = { enabled: false } } = known;
  const [first] = useState({
    domains: known.domains ?? [],
    safe_url: known.safe_url ?? false,
    enabled: callback.enabled,
  });
  const listed = first.domains.join(', ');
  const domains = useSignal(listed);
  const isSafe = useSignal(first.safe_url);
  const calls = useSignal(first.enabled);
  const send = () => {
    const isAsListed = domains.value === listed;
    const { enabled, ...settings } = changesOf(
      {
        domains: isAsListed ? first.domains : hostsOf(domains.value),
        safe_url: isSafe.value,
        enabled: calls.value,
      },
      first,
    );
    const isSame = enabled === undefined;
    return save({ ...settings, ...(!isSame && { callback: { ...callback, enabled } }) });
  };
  return (
    <FormDialog title={texts.widget.changeTitle} action={texts.page.save} save={send} close={close}>
      <Field
        label={texts.widget.domains}
        {...bound(domains)}
        placeholder="shop.example.com"
        hint={texts.widget.domainsHint}
      />
      <Check of={isSafe}>{texts.widget.safe}</Check>
      <Check of={calls}>{texts.widget.calls}</Check>
    </FormDialog>
  );
}

/** The hosts in a typed list, in the form of addresses; of a whole address its host. */
function hostsOf(list: string): string[] {
  const names = list.split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => URL.parse(name.includes('://') ? name : `https://${name}`)?.hostname ?? name);
}
