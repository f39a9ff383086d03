// The bot, the webhook, the widget and the address of a channel.
import { type Signal, useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type {
  BotSettings,
  DeskChannel,
  WebhookSettings,
  WidgetInfo,
  WidgetLook,
  WidgetSettings,
} from '../../../../../generated/reference/desk/types.ts';
import { botSilence, formerAddressMs } from '../../../limits.ts';
import { inkOn } from '../../../shared/formats.ts';
import { isSecureAddress } from '../../../shared/markup.ts';
import { snippet } from '../../../shared/snippet.ts';
import { bound, Check, Copyable, Field, FormDialog } from '../elements/controls.tsx';
import { Trouble } from '../elements/deliveries.tsx';
import { desk } from '../state/session.ts';
import { locale, say, texts } from '../state/texts.ts';
import { changesOf, Part, readChannels, sendAny } from './part.tsx';

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

const { markAfterSeconds, handOverAfterSeconds } = botSilence;

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
  const { mark_after_seconds: mark = markAfterSeconds } = known ?? {};
  const { hand_over_after_seconds: handOver = handOverAfterSeconds } = known ?? {};
  const markAfter = useSignal(String(mark));
  const handOverAfter = useSignal(String(handOver));
  const isTakenOff = useSignal(false);
  const send = () => {
    const changes = changesOf<BotSettings>(
      {
        bot_endpoint: bot_endpoint.value.trim(),
        name: name.value.trim() || channelName,
        mark_after_seconds: Number(markAfter.value),
        hand_over_after_seconds: Number(handOverAfter.value),
      },
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
      <Field
        label={texts.botPart.markAfter}
        type="number"
        min={0}
        {...bound(markAfter)}
        hint={texts.botPart.markAfterHint}
        required
      />
      <Field
        label={texts.botPart.handOverAfter}
        type="number"
        min={0}
        {...bound(handOverAfter)}
        hint={texts.botPart.handOverAfterHint}
        required
      />
      {known?.has_authorization && <Check {...bound(isTakenOff)}>{texts.botPart.noAuthorization}</Check>}
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

function WebhookForm({ channel: { channel_id, webhook }, close }: { channel: DeskChannel; close(): void }) {
  const [known] = useState(webhook);
  const { addressHint, unchanged, unchangedTwice, presentAlone, newSecret, unsigned } = texts.webhook;
  // The desk hides the query. The agent can leave the field empty to keep the address, or enter the whole address again.
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
        {signing.value === 'new' && canOverlap && (
          <Check {...bound(keepsFormer)}>{texts.webhook.overlap}</Check>
        )}
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

/** Shows a channel's new address with a button that copies it, and the time at which the former address expires. */
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
      <Check {...bound(keep_former)}>
        {say(texts.channel.keepFormer, { hours: formerAddressMs / 3_600_000 })}
      </Check>
      <p class="quiet">{texts.channel.leaked}</p>
    </FormDialog>
  );
}

/** The widget of a channel: the script tag for web pages, and the form with the settings. */
export function WidgetPart({ channel: { channel_id, name, widget } }: { channel: DeskChannel }) {
  const put = (body: WidgetSettings) => desk().setWidget({ path: { channel_id }, body });
  return (
    <Part
      texts={texts.widget}
      channel_id={channel_id}
      class="whole-row"
      form={(close) => <WidgetForm known={widget!} channelName={name} put={put} close={close} />}
      add={() => put({})}
      remove={() => desk().removeWidget({ path: { channel_id } })}
    >
      {widget && <Copyable label={texts.widget.forPages} text={snippet(widget.script_url ?? '')} />}
    </Part>
  );
}

interface WidgetFormProps {
  known: WidgetInfo;
  channelName: string;
  put(settings: WidgetSettings): Promise<unknown>;
  close(): void;
}

function WidgetForm({ known, channelName, put, close }: WidgetFormProps) {
  const { callback = { enabled: false } } = known;
  const [first] = useState({
    domains: known.domains ?? [],
    safe_url: known.safe_url ?? false,
    enabled: callback.enabled,
    look: known.look ?? {},
  });
  const listed = first.domains.join(', ');
  const domains = useSignal(listed);
  const isSafe = useSignal(first.safe_url);
  const calls = useSignal(first.enabled);
  const look = useSignal(known.look ?? {});
  const save = () => {
    const hosts = domains.value === listed ? first.domains : hostsOf(domains.value);
    const settings = { domains: hosts, safe_url: isSafe.value, enabled: calls.value, look: look.value };
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
      <Check {...bound(isSafe)}>{texts.widget.safe}</Check>
      <Check {...bound(calls)}>{texts.widget.calls}</Check>
      <LookFields look={look} channelName={channelName} />
    </FormDialog>
  );
}

/** The colour of a widget whose settings have no colour. */
const plainColour = '#0b57d0';

/** The fields for the look of a widget, with a preview of its button and the title of its window. */
function LookFields({ look, channelName }: { look: Signal<WidgetLook>; channelName: string }) {
  const {
    name = channelName,
    label = texts.widget.plainLabel,
    photo,
    colour = plainColour,
    side,
  } = look.value;
  const field = (key: 'name' | 'label' | 'photo' | 'colour' | 'side', plain = '') => ({
    value: look.value[key] ?? plain,
    change(value: string) {
      const { [key]: _, ...others } = look.value;
      look.value = (value.trim() === plain ? others : { ...others, [key]: value }) as WidgetLook;
    },
  });
  return (
    <fieldset class="box stack look">
      <legend>{texts.widget.look}</legend>
      <Field label={texts.widget.name} placeholder={channelName} {...field('name')} />
      <Field label={texts.widget.label} placeholder={texts.widget.plainLabel} {...field('label')} />
      <Field label={texts.widget.photo} type="url" placeholder="https://" {...field('photo')} />
      <Field label={texts.widget.colour} type="color" {...field('colour', plainColour)} />
      <Field
        label={texts.widget.side}
        {...field('side', 'end')}
        options={{ end: texts.widget.right, start: texts.widget.left }}
      />
      <div
        class={`widget-preview ${side ?? 'end'}`}
        role="img"
        aria-label={texts.widget.preview}
        style={{ '--look': colour, '--on-look': inkOn(colour) }}
      >
        <div class="window">
          <p class="row head">
            {isSecureAddress(photo) && <img src={photo} alt="" />}
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
