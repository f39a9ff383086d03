// The bot, the webhook, the widget and the address of a channel.
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type {
  BotSettings,
  DeskChannel,
  WebhookSettings,
  WidgetLook,
} from '../../../../../generated/reference/desk/types.ts';
import { botSilence, formerAddressMs } from '../../../limits.ts';
import { inkOn } from '../../../shared/formats.ts';
import { isSecureAddress } from '../../../shared/markup.ts';
import { snippet } from '../../../shared/snippet.ts';
import { bound, Check, Copyable, Field, FormDialog, useForm } from '../elements/controls.tsx';
import { Trouble } from '../elements/deliveries.tsx';
import { desk } from '../state/session.ts';
import { locale, say, texts } from '../state/texts.ts';
import { NewAddress, Part, readChannels, sendAny, showNewAddress } from './part.tsx';

export function BotPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, bot } = channel;
  return (
    <Part
      texts={texts.botPart}
      channel_id={channel_id}
      of="bot"
      form={(close) => <BotForm channel={channel} close={close} />}
      remove={async () => {
        await desk().disconnectBot({ path: { channel_id } });
        showNewAddress(`bot/${channel_id}`, undefined);
      }}
    >
      {bot && (
        <>
          <p class="breaks">
            <b>{bot.name}</b> {bot.bot_endpoint}
          </p>
          <NewAddress of={`bot/${channel_id}`} label={texts.botPart.address}>
            {texts.botPart.once}
          </NewAddress>
          <Trouble channel_id={channel_id} kind="bot_event" />
        </>
      )}
    </Part>
  );
}

interface FormProps {
  channel: DeskChannel;
  close(): void;
}

const { markAfterSeconds, handOverAfterSeconds } = botSilence;

function BotForm({ channel: { channel_id, name: channelName, bot }, close }: FormProps) {
  const [known] = useState(bot);
  const { bot_endpoint = '', name = '', has_authorization = false } = known ?? {};
  const { mark_after_seconds: mark = markAfterSeconds } = known ?? {};
  const { hand_over_after_seconds: handOver = handOverAfterSeconds } = known ?? {};
  const times = { mark_after_seconds: String(mark), hand_over_after_seconds: String(handOver) };
  const first = { bot_endpoint, token: '', name, authorization: '', isTakenOff: false, ...times };
  const { values, changes, field } = useForm(
    texts.botPart.fields,
    first,
    known ? first : { isTakenOff: false },
  );
  const save = () => {
    const { isTakenOff, mark_after_seconds, hand_over_after_seconds, ...others } = changes();
    const body = {
      ...others,
      ...(mark_after_seconds && { mark_after_seconds: Number(mark_after_seconds) }),
      ...(hand_over_after_seconds && { hand_over_after_seconds: Number(hand_over_after_seconds) }),
      ...((!known || others.name === null) && { name: values.name.trim() || channelName }),
      ...(isTakenOff && { authorization: null }),
    } as BotSettings;
    return sendAny(body, async () => {
      const { endpoint } = await desk().connectBot({ path: { channel_id }, body });
      if (body.token !== undefined) showNewAddress(`bot/${channel_id}`, endpoint);
    });
  };
  return (
    <FormDialog
      title={known ? texts.botPart.changeTitle : texts.botPart.add}
      action={known ? texts.page.save : texts.botPart.connectAction}
      save={save}
      close={close}
    >
      <Field {...field('bot_endpoint')} type="url" required autofocus />
      <Field
        {...field('token')}
        hint={hintOf(texts.botPart.fields.token.hint, known !== undefined)}
        required={!known}
      />
      <Field {...field('name')} />
      {!values.isTakenOff && (
        <Field
          {...field('authorization')}
          type="password"
          hint={hintOf(texts.botPart.fields.authorization.hint, has_authorization)}
        />
      )}
      <Field {...field('mark_after_seconds')} type="number" min={0} required />
      <Field {...field('hand_over_after_seconds')} type="number" min={0} required />
      {has_authorization && <Check {...field('isTakenOff')} />}
    </FormDialog>
  );
}

function hintOf(hint: string, isKept: boolean): string {
  return isKept ? say(texts.botPart.kept, { hint }) : hint;
}

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
              <span class="hint tag">
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

/** The choices for the signature of webhooks. Until the former secret is removed, each request is signed with both secrets. */
type Signing = 'kept' | 'alone' | 'new' | 'none';

function WebhookForm({ channel: { channel_id, webhook }, close }: FormProps) {
  const [known] = useState(webhook);
  const { fields, unchanged, unchangedTwice, presentAlone, newSecret, unsigned } = texts.webhook;
  // The desk hides the query. The agent can leave the field empty to keep the address, or enter the whole address again.
  const shown = known && !known.has_query ? known.url : '';
  const first = known?.signed ? 'kept' : 'new';
  const { values, field } = useForm(fields, {
    url: shown,
    signing: first as Signing,
    secret: '',
    keepsFormer: true,
  });
  const { signing, keepsFormer } = values;
  const isAsking = useSignal(false);
  const address = values.url.trim();
  const isElsewhere = known && address !== '' && URL.parse(address)?.origin !== new URL(known.url).origin;
  const canOverlap = known?.signed && !isElsewhere;
  const send = () => {
    const signing_secret = values.secret.trim();
    const isGiven = signing === 'new' && signing_secret !== '';
    const endsFormer = signing === 'alone' || (isGiven && canOverlap && !keepsFormer);
    const changes: WebhookSettings = {
      ...(address !== shown && { url: address }),
      ...(isGiven && { signing_secret }),
      ...(signing === 'none' && { signing_secret: null }),
      ...(endsFormer && { former_signing_secret: null }),
    };
    return sendAny(changes, (body) => desk().setWebhook({ path: { channel_id }, body }));
  };
  const save = async () => {
    if (signing !== 'none') return send();
    isAsking.value = true;
    return false;
  };
  return (
    <>
      <FormDialog title={texts.webhook.title} action={texts.page.save} save={save} close={close}>
        <Field
          {...field('url')}
          type="url"
          {...(known?.has_query && {
            hint: say(texts.webhook.addressKept, { hint: fields.url.hint, url: known.url }),
          })}
          required={!known?.has_query}
          autofocus
        />
        {known?.signed && (
          <Field
            {...field('signing')}
            options={{
              kept: known.has_former_secret ? unchangedTwice : unchanged,
              ...(known.has_former_secret && { alone: presentAlone }),
              new: newSecret,
              none: unsigned,
            }}
          />
        )}
        {signing === 'new' && (
          <Field
            {...field('secret')}
            {...(known?.signed && { label: texts.webhook.newSigningSecret })}
            type="password"
            required={known?.signed ?? false}
          />
        )}
        {signing === 'new' && canOverlap && <Check {...field('keepsFormer')} />}
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

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

/** Shows a channel's new address, and the time at which the former address expires. */
export function Address({ channel: { channel_id, former_address_until: until } }: { channel: DeskChannel }) {
  return (
    <>
      <NewAddress of={channel_id} label={texts.channel.address}>
        {say(texts.channel.copyNow, { strong: (text) => <b>{text}</b> })}
      </NewAddress>
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

export function RenewAddress({ channel: { channel_id, name }, close }: FormProps) {
  const keep_former = useSignal(true);
  const save = async () => {
    const body = { keep_former: keep_former.value };
    const { endpoint } = await desk().renewAddress({ path: { channel_id }, body });
    showNewAddress(channel_id, endpoint);
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
      <Check
        {...bound(keep_former)}
        label={say(texts.channel.keepFormer, { hours: formerAddressMs / 3_600_000 })}
      />
      <p class="quiet">{texts.channel.leaked}</p>
    </FormDialog>
  );
}

/** The widget of a channel: the script tag for web pages, and the form with the settings. */
export function WidgetPart({ channel }: { channel: DeskChannel }) {
  const { channel_id, widget } = channel;
  return (
    <Part
      texts={texts.widget}
      channel_id={channel_id}
      class="whole-row"
      form={(close) => <WidgetForm channel={channel} close={close} />}
      add={() => desk().setWidget({ path: channel, body: {} })}
      remove={() => desk().removeWidget({ path: { channel_id } })}
    >
      {widget && <Copyable label={texts.widget.forPages} text={snippet(widget.script_url ?? '')} />}
    </Part>
  );
}

function WidgetForm({ channel, close }: FormProps) {
  const { domains = [], safe_url = false, look = {}, callback = { enabled: false } } = channel.widget ?? {};
  const first = { domains: domains.join(', '), safe_url, enabled: callback.enabled, look };
  const { changes, field } = useForm(texts.widget.fields, first);
  const save = () => {
    const { domains, enabled, ...others } = changes();
    const settings = {
      ...others,
      ...(domains !== undefined && { domains: hostsOf(domains ?? '') }),
      ...(enabled !== undefined && { callback: { ...callback, enabled } }),
    };
    return sendAny(settings, (body) => desk().setWidget({ path: channel, body }));
  };
  return (
    <FormDialog title={texts.widget.changeTitle} action={texts.page.save} save={save} close={close}>
      <Field {...field('domains')} placeholder="shop.example.com" />
      <Check {...field('safe_url')} />
      <Check {...field('enabled')} />
      <LookFields {...field('look')} channelName={channel.name} />
    </FormDialog>
  );
}

/** The colour of a widget whose settings have no colour. */
const plainColour = '#0b57d0';

interface LookFieldsProps {
  label: string;
  value: WidgetLook;
  change(look: WidgetLook): unknown;
  channelName: string;
}

/** The fields for the look of a widget, with a preview of its button and the title of its window. */
function LookFields({ label: legend, value: look, change, channelName }: LookFieldsProps) {
  const { name = channelName, label = texts.widget.plainLabel, photo, colour = plainColour, side } = look;
  const field = (key: keyof typeof texts.widget.lookFields, plain = '') => ({
    label: texts.widget.lookFields[key],
    value: look[key] ?? plain,
    change(value: string) {
      const { [key]: _, ...others } = look;
      change((value.trim() === plain ? others : { ...others, [key]: value }) as WidgetLook);
    },
  });
  return (
    <fieldset class="box stack look">
      <legend>{legend}</legend>
      <Field placeholder={channelName} {...field('name')} />
      <Field placeholder={texts.widget.plainLabel} {...field('label')} />
      <Field type="url" {...field('photo')} />
      <Field type="color" {...field('colour', plainColour)} />
      <Field {...field('side', 'end')} options={{ end: texts.widget.right, start: texts.widget.left }} />
      <div
        class={`widget-preview ${side ?? 'end'}`}
        role="img"
        aria-label={texts.widget.preview}
        style={{ '--look': colour, '--on-look': inkOn(colour) }}
      >
        <div class="window">
          <p class="row head">
            {isSecureAddress(photo) && <img class="avatar" src={photo} alt="" />}
            <b>{name}</b>
          </p>
        </div>
        <span class="launcher">{label}</span>
      </div>
    </fieldset>
  );
}

/** Returns the host names in a list that the agent has typed, in lower case and in Punycode. A whole address becomes its host name. */
function hostsOf(list: string): string[] {
  const names = list.split(/[\s,]+/).filter((name) => name !== '');
  return names.map((name) => URL.parse(name.includes('://') ? name : `https://${name}`)?.hostname ?? name);
}
