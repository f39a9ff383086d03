import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type {
  DeskChannel,
  WidgetInfo,
  WidgetSettings,
} from '../../../../../generated/reference/desk/types.ts';
import { formerAddressMs } from '../../../limits.ts';
import { snippet } from '../../../shared/snippet.ts';
import { Copyable } from '../elements/buttons.tsx';
import { FormDialog } from '../elements/dialog.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { desk } from '../state/session.ts';
import { locale, say, texts } from '../texts/texts.ts';
import { changesOf, readChannels, sendAny } from './channel-form.tsx';
import { Part } from './part.tsx';

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

interface RenewAddressProps {
  channel: DeskChannel;
  close(): void;
  renewed(endpoint: string): void;
}

/** The form that renews the address of a channel. */
export function RenewAddress({ channel: { channel_id, name }, close, renewed }: RenewAddressProps) {
  const keep_former = useSignal(true);
  const save = async () => {
    const body = { keep_former: keep_former.value };
    const { endpoint } = await desk().renewAddress({ path: { channel_id }, body });
    renewed(endpoint);
    await readChannels();
  };
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
  const put = (body: WidgetSettings) => desk().setWidget({ path: { channel_id }, body });
  return (
    <Part
      texts={texts.widget}
      channel_id={channel_id}
      class="whole-row"
      form={(close) => <WidgetForm known={widget!} put={put} close={close} />}
      add={() => put({})}
      remove={() => desk().removeWidget({ path: { channel_id } })}
    >
      {widget && <Copyable label={texts.widget.forPages} text={snippet(widget.script_url ?? '')} />}
    </Part>
  );
}

interface WidgetFormProps {
  known: WidgetInfo;
  put(settings: WidgetSettings): Promise<unknown>;
  close(): void;
}

function WidgetForm({ known, put, close }: WidgetFormProps) {
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
  const save = () => {
    const hosts = domains.value === listed ? first.domains : hostsOf(domains.value);
    const settings = { domains: hosts, safe_url: isSafe.value, enabled: calls.value };
    const { enabled, ...changes } = changesOf(settings, first);
    return sendAny({ ...changes, ...(enabled !== undefined && { callback: { ...callback, enabled } }) }, put);
  };
  return (
    <FormDialog title={texts.widget.changeTitle} action={texts.page.save} save={save} close={close}>
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
