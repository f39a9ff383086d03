// The elements of the set-up that several cards share, and the form of a channel.
import { signal, useSignal } from '@preact/signals';
import type { RenderableProps, VNode } from 'preact';
import type {
  ChannelChange,
  ChannelSettings,
  DeskChannel,
  Trial,
  TrialResult,
} from '../../../../../generated/reference/desk/types.ts';
import { Ask, Button, Check, Copyable, Field, FormDialog, Icon, useForm } from '../elements/controls.tsx';
import { Attempts } from '../elements/deliveries.tsx';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { say, type Texts, texts } from '../state/texts.ts';

/** The addresses that the desk has just created, by channel and part. They contain secrets, so leaving the set-up removes them. */
const newAddresses = signal<Readonly<Record<string, string | undefined>>>({});

export function showNewAddress(of: string, address: string | undefined): void {
  newAddresses.value = { ...newAddresses.value, [of]: address };
}

export function forgetNewAddresses(): void {
  newAddresses.value = {};
}

/** A new address with a button that copies it. */
export function NewAddress({ of, label, children }: RenderableProps<{ of: string; label: string }>) {
  const address = newAddresses.value[of];
  if (address === undefined) return null;
  return (
    <div class="notice stack waits">
      <p>{children}</p>
      <Copyable label={label} text={address} />
    </div>
  );
}

export function ChannelForm({ channel, close }: { channel?: DeskChannel; close(): void }) {
  const { name = '', customer_endpoint = '', chunked = false } = channel ?? {};
  const everybody = agents.value.map(({ agent_id }) => agent_id);
  const first = { name, customer_endpoint, chunked, agents: channel?.agents ?? everybody };
  const { values, changes, field } = useForm(texts.channel.fields, first, channel ? first : {});
  const save = async () => {
    if (channel) {
      const path = { channel_id: channel.channel_id };
      return sendAny(changes() as ChannelChange, (body) => desk().changeChannel({ path, body }));
    }
    const { channel_id, endpoint } = await desk().createChannel({ body: changes() as ChannelSettings });
    showNewAddress(channel_id, endpoint);
    return readChannels();
  };
  return (
    <FormDialog
      title={channel ? say(texts.channel.changeTitle, { name }) : texts.setUp.newChannel}
      action={channel ? texts.page.save : texts.channel.create}
      save={save}
      close={close}
    >
      <Field {...field('name')} required autofocus />
      <Field {...field('customer_endpoint')} type="url" />
      <Check {...field('chunked')} />
      <fieldset>
        <legend>{texts.channel.fields.agents.label}</legend>
        {agents.value.length === 0 && <p class="quiet">{texts.setUp.noAgent}</p>}
        {agents.value.map((agent) => (
          <Check
            key={agent.agent_id}
            label={agent.name}
            value={values.agents.includes(agent.agent_id)}
            change={(checked) => {
              const others = values.agents.filter((id) => id !== agent.agent_id);
              field('agents').change(checked ? [...others, agent.agent_id] : others);
            }}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}

/** Reads the channels again after a change, because the desk may have changed or hidden the settings that a form has sent. */
export async function readChannels(): Promise<void> {
  channels.value = (await desk().listChannels({})).channels;
}

/** Sends the changes of a channel and reads the channels again. Does nothing if there are no changes. */
export async function sendAny<Changes extends object>(
  changes: Changes,
  send: (changes: Changes) => Promise<unknown>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await send(changes);
  await readChannels();
}

interface PartProps {
  texts: Pick<Texts['webhook'], 'title' | 'none' | 'add' | 'remove' | 'removeTitle' | 'removeHint'>;
  channel_id: string;
  /** The connection to which the agent can send sample requests. */
  of?: Trial['of'] | undefined;
  class?: string;
  form(close: () => void): VNode;
  /** Adds the part. Without this function, the dialog of `form` adds the part. */
  add?(): Promise<unknown>;
  remove(): Promise<unknown>;
}

/** A part of a channel, such as its bot. The children show the part's settings. Without children, it has only a button to add the part. */
export function Part(props: RenderableProps<PartProps>) {
  const { texts: own, channel_id, of, class: name, form, add, remove, children } = props;
  const open = (label: string) => <Button class="small" label={label} dialog={form} />;
  return (
    <section class={name}>
      <h3>{own.title}</h3>
      {children || <p class="quiet">{own.none}</p>}
      {children ? (
        <TryIt channel_id={channel_id} of={of}>
          {open(texts.page.change)}
          <Ask
            action={own.remove}
            title={own.removeTitle}
            hint={own.removeHint}
            act={() => remove().then(readChannels)}
          />
        </TryIt>
      ) : add ? (
        <Button class="small" label={own.add} act={() => add().then(readChannels)} />
      ) : (
        open(own.add)
      )}
    </section>
  );
}

/** A button that sends sample requests, and the list of responses with their verdicts. Without `of`, only the children are shown. */
export function TryIt({ channel_id, of, children }: RenderableProps<Pick<PartProps, 'channel_id' | 'of'>>) {
  const result = useSignal<TrialResult | undefined>(undefined);
  const test = async () => {
    result.value = undefined;
    result.value = await desk().tryConnection({ path: { channel_id }, body: { of: of! } });
  };
  const shown = result.value;
  return (
    <>
      <div class="row wraps buttons">
        {of && <Button class="small" icon="send" label={texts.setUp.test} act={test} />}
        {children}
      </div>
      <div role="status">
        {shown?.tried.map((tried) => (
          <div key={tried.event} class={`notice small trial ${tried.right ? 'good' : 'bad'}`}>
            <details>
              <summary title={texts.setUp.exchange}>
                <Icon name={tried.right ? 'check' : 'warn'} /> <b>{tried.event}</b> {tried.says}
              </summary>
              <p class="quiet breaks">POST {tried.to}</p>
              <pre>{JSON.stringify(JSON.parse(tried.request), null, 2)}</pre>
              <Attempts attempts={[tried.attempt]} />
            </details>
            {tried.odd.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

interface ItemButtonsProps {
  name: string;
  form(close: () => void): VNode;
  /** Explains the removal to the agent. */
  hint: string;
  remove(): Promise<unknown>;
}

/** The buttons that change and remove an item of the set-up, with further buttons between them. */
export function ItemButtons({ name, form, hint, remove, children }: RenderableProps<ItemButtonsProps>) {
  return (
    <>
      <Button class="small" label={texts.page.change} dialog={form} />
      {children}
      <Ask
        action={texts.page.remove}
        title={say(texts.channel.removeTitle, { name })}
        hint={hint}
        act={remove}
      />
    </>
  );
}

interface ItemListProps<Item> {
  title: string;
  add: string;
  form(close: () => void): VNode;
  items: readonly Item[];
  empty: string;
  row(item: Item): VNode;
}

/** A card with a list of items, and a button that adds an item. */
export function ItemList<Item>({ title, add, form, items, empty, row }: ItemListProps<Item>) {
  return (
    <section class="card" aria-label={title}>
      <header class="row wraps apart">
        <h2>{title}</h2>
        <Button icon="plus" label={add} dialog={form} />
      </header>
      {items.length === 0 && <p class="quiet">{empty}</p>}
      <ul class="people stack">{items.map(row)}</ul>
    </section>
  );
}
