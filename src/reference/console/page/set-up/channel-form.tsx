import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type {
  ChannelChange,
  ChannelSettings,
  DeskChannel,
} from '../../../../../generated/reference/desk/types.ts';
import { FormDialog } from '../elements/dialog.tsx';
import { bound, Check, Field } from '../elements/field.tsx';
import { desk } from '../state/session.ts';
import { agents, channels } from '../state/site.ts';
import { say, texts } from '../texts/texts.ts';

export interface Created {
  channel_id: string;
  endpoint: string;
}

interface ChannelFormProps {
  /** The channel that is changed; none for a new one. */
  channel?: DeskChannel;
  close(): void;
  /** Takes the address of a new channel, which is shown once. */
  created?(channel: Created): void;
}

export function ChannelForm({ channel, close, created }: ChannelFormProps) {
  const everybody = agents.value.map(({ agent_id }) => agent_id);
  const [known] = useState<ChannelSettings>(channel ?? { name: '', chunked: false, agents: everybody });
  const name = useSignal(known.name);
  const customer_endpoint = useSignal(known.customer_endpoint ?? '');
  const chunked = useSignal(known.chunked ?? false);
  const chosen = useSignal<readonly string[]>(known.agents);
  const address = customer_endpoint.value.trim();
  const save = async () => {
    const settings: ChannelSettings = {
      name: name.value.trim(),
      ...(address !== '' && { customer_endpoint: address }),
      chunked: chunked.value,
      agents: [...chosen.value],
    };
    if (!channel) {
      const { channel_id, endpoint } = await desk().createChannel({ body: settings });
      created?.({ channel_id, endpoint });
      return readChannels();
    }
    // An empty field removes the address.
    const [now, before] = [settings, known].map((each) => ({ customer_endpoint: null, ...each }));
    const { channel_id } = channel;
    await sendAny(changesOf<ChannelChange>(now!, before!), (body) =>
      desk().changeChannel({ path: { channel_id }, body }),
    );
  };
  return (
    <FormDialog
      title={channel ? say(texts.channel.changeTitle, { name: known.name }) : texts.setUp.newChannel}
      action={channel ? texts.page.save : texts.channel.create}
      save={save}
      close={close}
    >
      <Field label={texts.setUp.name} {...bound(name)} required autofocus />
      <Field
        label={texts.channel.url}
        type="url"
        placeholder="https://"
        {...bound(customer_endpoint)}
        hint={texts.channel.urlHint}
      />
      <Check of={chunked}>{texts.channel.sendChunked}</Check>
      <fieldset>
        <legend>{texts.channel.agents}</legend>
        {agents.value.length === 0 && <p class="quiet">{texts.setUp.noAgent}</p>}
        {agents.value.map((agent) => (
          <label class="row check" key={agent.agent_id}>
            <input
              type="checkbox"
              checked={chosen.value.includes(agent.agent_id)}
              onChange={({ currentTarget }) => {
                const others = chosen.value.filter((id) => id !== agent.agent_id);
                chosen.value = currentTarget.checked ? [...others, agent.agent_id] : others;
              }}
            />
            {agent.name}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  );
}

/** Reads the channels again: only the desk knows which settings it stores and which it hides. */
export async function readChannels(): Promise<void> {
  channels.value = (await desk().listChannels({})).channels;
}

/** The settings that differ from those when the form was opened; only these are sent. */
export function changesOf<Settings extends object>(
  settings: Settings,
  known: Partial<Settings>,
): Partial<Settings> {
  const isOther = (name: string) =>
    JSON.stringify(settings[name as keyof Settings]) !== JSON.stringify(known[name as keyof Settings]);
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isOther(name))) as Partial<Settings>;
}

/** Sends changes of a channel, if there are any, and shows what the desk makes of them. */
export async function sendAny<Changes extends object>(
  changes: Changes,
  send: (changes: Changes) => Promise<unknown>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await send(changes);
  await readChannels();
}
