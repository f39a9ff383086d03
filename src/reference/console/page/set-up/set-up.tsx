import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type {
  AgentSettings,
  CannedReply,
  DeskAgent,
  DeskChannel,
  SetUpAction,
} from '../../../../../generated/reference/desk/types.ts';
import { Button, Copyable, Dialog, Field, FormDialog, Icon, useForm } from '../elements/controls.tsx';
import { Trouble, useDestinations } from '../elements/deliveries.tsx';
import { Avatar, Page, Presence } from '../elements/layout.tsx';
import { Time } from '../elements/text.tsx';
import { addressOf } from '../state/browser.ts';
import { attempt, notify } from '../state/desk.ts';
import { desk } from '../state/session.ts';
import { agentOf, agents, canned, channels, chats, isAdmin, readAgents, readCanned } from '../state/site.ts';
import { say, texts } from '../state/texts.ts';
import { ChannelForm, forgetNewAddresses, ItemButtons, ItemList, readChannels, TryIt } from './part.tsx';
import { Address, BotPart, RenewAddress, WebhookPart, WidgetPart } from './parts.tsx';

/** The set-up view: the channels with their bots, webhooks and widgets, and the agents. */
export function SetUp() {
  useDestinations();
  useEffect(() => {
    forgetNewAddresses();
    return forgetNewAddresses;
  }, []);
  return (
    <Page
      title={texts.views['set-up']}
      hint={texts.setUp.hint}
      tools={
        <Button
          class="strong"
          icon="plus"
          label={texts.setUp.newChannel}
          dialog={(close) => <ChannelForm close={close} />}
        />
      }
    >
      <FirstSteps />
      {channels.value.length === 0 && <p class="quiet empty boxed">{texts.setUp.noChannel}</p>}
      {channels.value.map((channel) => (
        <ChannelCard key={channel.channel_id} channel={channel} />
      ))}
      <Agents />
      <CannedReplies />
      <Actions />
    </Page>
  );
}

function ChannelCard({ channel }: { channel: DeskChannel }) {
  const { channel_id, name, customer_endpoint, chunked } = channel;
  const names = channel.agents.map((id) => agentOf(id)?.name ?? id);
  return (
    <section class="card" aria-label={name}>
      <header class="row wraps apart">
        <div>
          <h2>{name}</h2>
          <p class="quiet">
            <code>{channel_id}</code>
            {names.length > 0 && ` · ${names.join(', ')}`}
          </p>
          {names.length === 0 && (
            <p class="notice bad" role="alert">
              {texts.channel.nobody}
            </p>
          )}
        </div>
        <div class="row wraps buttons">
          <ItemButtons
            name={name}
            form={(close) => <ChannelForm channel={channel} close={close} />}
            hint={texts.channel.removeHint}
            remove={() => desk().removeChannel({ path: { channel_id } }).then(readChannels)}
          >
            <Button
              class="small"
              label={texts.channel.renew}
              dialog={(close) => <RenewAddress channel={channel} close={close} />}
            />
          </ItemButtons>
        </div>
      </header>
      <Address channel={channel} />
      <div class="parts">
        <section>
          <h3>{texts.channel.server}</h3>
          {customer_endpoint === undefined ? (
            <p class="quiet">{texts.channel.noServer}</p>
          ) : (
            <>
              <p class="breaks">
                {customer_endpoint} {chunked && <span class="hint tag">{texts.channel.chunked}</span>}
              </p>
              <Trouble channel_id={channel_id} kind="message" />
              <TryIt channel_id={channel_id} of="customer_endpoint" />
            </>
          )}
        </section>
        <BotPart channel={channel} />
        <WebhookPart channel={channel} />
        <WidgetPart channel={channel} />
      </div>
    </section>
  );
}

const Agents = () => (
  <ItemList
    title={texts.setUp.agents}
    add={texts.setUp.newAgent}
    form={(close) => <AgentForm known={{}} close={close} />}
    items={agents.value}
    empty={texts.setUp.noAgent}
    row={(agent) => <Agent key={agent.agent_id} agent={agent} />}
  />
);

function Agent({ agent }: { agent: DeskAgent }) {
  const { agent_id, name, photo, email } = agent;
  return (
    <li class="row wraps" aria-label={name}>
      <Avatar name={name} photo={photo} id={agent_id} />
      <span>
        <b>{name}</b>
        <span class="quiet"> {email ?? agent_id}</span>
      </span>
      <Presence {...agent} />
      <Button
        class="small"
        label={texts.signInLink.title}
        dialog={(close) => <SignInLink agent={agent} close={close} />}
      />
      <ItemButtons
        name={name}
        form={(close) => <AgentForm known={agent} close={close} />}
        hint={texts.setUp.removeAgentHint}
        remove={() => desk().removeAgent({ path: { agent_id } })}
      />
    </li>
  );
}

/** The dialog that creates or revokes the sign-in link of an agent. */
function SignInLink({ agent: { agent_id, name }, close }: { agent: DeskAgent; close(): void }) {
  const link = useSignal<string | undefined>(undefined);
  const madeAt = agentOf(agent_id)?.sign_in_at;
  const make = async () => {
    const { token } = await desk().createSignIn({ path: { agent_id } });
    link.value = `${location.origin}${location.pathname}#token=${token}`;
    await readAgents(desk());
  };
  const revoke = async () => {
    await desk().removeSignIn({ path: { agent_id } });
    link.value = undefined;
    await readAgents(desk());
  };
  return (
    <Dialog title={say(texts.signInLink.of, { name })} close={close}>
      <div class="stack form">
        <p>{texts.signInLink.hint}</p>
        {link.value !== undefined && (
          <>
            <p class="notice">{texts.signInLink.once}</p>
            <Copyable label={texts.signInLink.title} text={link.value} />
          </>
        )}
        {madeAt !== undefined && link.value === undefined && (
          <p class="quiet">
            {texts.signInLink.madeAt} <Time at={madeAt} />
          </p>
        )}
        <div class="row foot">
          {madeAt !== undefined && <Button class="danger" label={texts.signInLink.revoke} act={revoke} />}
          <Button
            class="strong"
            label={madeAt === undefined ? texts.signInLink.make : texts.signInLink.replace}
            act={make}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** The form of an agent. `known` is empty for a new agent. */
function AgentForm({ known, close }: { known: Partial<DeskAgent>; close(): void }) {
  const { agent_id = '', name = '', email = '', photo = '' } = known;
  const { values, changes, field } = useForm(texts.setUp.fields, { agent_id, name, email, photo });
  const isNew = known.agent_id === undefined;
  const save = async () => {
    const { agent_id: _, ...body } = changes();
    const path = { agent_id: values.agent_id.trim() };
    await desk().putAgent({ path, body: body as AgentSettings });
    if (isNew) await joinChannels(path.agent_id, values.name.trim());
  };
  return (
    <FormDialog
      title={isNew ? texts.setUp.newAgent : say(texts.channel.changeTitle, { name })}
      action={isNew ? texts.setUp.add : texts.page.save}
      save={save}
      close={close}
    >
      <Field {...field('name')} required autofocus />
      {isNew && <Field {...field('agent_id')} required />}
      <Field {...field('email')} type="email" />
      <Field {...field('photo')} type="url" />
    </FormDialog>
  );
}

/** Adds a new agent to each channel without agents, and shows a notice. Otherwise nobody receives the chats of this channel. */
async function joinChannels(agent_id: string, name: string): Promise<void> {
  for (const { channel_id, name: channel } of channels.value.filter((one) => one.agents.length === 0)) {
    await desk().changeChannel({ path: { channel_id }, body: { agents: [agent_id] } });
    notify(say(texts.setUp.receives, { agent: name, channel }));
  }
}

function CannedReplies() {
  useEffect(() => void attempt(() => readCanned(desk())), []);
  const remove = async (reply: CannedReply) => {
    await desk().removeReply({ path: reply });
    await readCanned(desk());
  };
  return (
    <ItemList
      title={texts.canned.title}
      add={texts.canned.add}
      form={(close) => <CannedForm close={close} />}
      items={canned.value}
      empty={texts.canned.none}
      row={(reply) => (
        <li key={reply.reply_name} class="row wraps" aria-label={reply.reply_name}>
          <span class="row-text">
            <b>/{reply.reply_name}</b> <span class="quiet breaks">{reply.text}</span>
          </span>
          <ItemButtons
            name={`/${reply.reply_name}`}
            form={(close) => <CannedForm known={reply} close={close} />}
            hint={texts.canned.removeHint}
            remove={() => remove(reply)}
          />
        </li>
      )}
    />
  );
}

function CannedForm({ known, close }: { known?: CannedReply; close(): void }) {
  const { values, field } = useForm(texts.canned.fields, known ?? { reply_name: '', text: '' });
  const save = async () => {
    const reply_name = values.reply_name.trim().replace(/^\//, '').toLowerCase().replaceAll(/\s+/g, '-');
    await desk().putReply({ path: { reply_name }, body: { text: values.text.trim() } });
    await readCanned(desk());
  };
  return (
    <FormDialog
      title={known ? say(texts.channel.changeTitle, { name: `/${known.reply_name}` }) : texts.canned.add}
      action={known ? texts.page.save : texts.setUp.add}
      save={save}
      close={close}
    >
      {!known && <Field {...field('reply_name')} required autofocus />}
      <Field {...field('text')} isLong required />
    </FormDialog>
  );
}

const names: Record<string, string> = texts.actions.names;

function Actions() {
  const actions = useSignal<readonly SetUpAction[]>([]);
  const hasOlder = useSignal(false);
  const read = async (before?: number) => {
    const found = await desk().listActions({ query: before === undefined ? {} : { before } });
    actions.value = before === undefined ? found.actions : [...actions.value, ...found.actions];
    hasOlder.value = found.has_older;
  };
  useEffect(() => {
    // The desk of another implementation may not record actions.
    read().catch(() => {});
  }, []);
  if (actions.value.length === 0) return null;
  return (
    <details class="card actions" onToggle={({ currentTarget }) => currentTarget.open && read()}>
      <summary>
        <h2>{texts.actions.title}</h2>
      </summary>
      <ol class="stack small">
        {actions.value.map(({ action_id, at, by, operation, of }) => (
          <li key={action_id} class="row wraps">
            <Time at={at} />
            <b>{by === undefined ? texts.actions.unknown : (agentOf(by)?.name ?? by)}</b>
            <span>{names[operation] ?? operation}</span>
            <code>{Object.values(of).join(' ')}</code>
          </li>
        ))}
      </ol>
      {hasOlder.value && (
        <Button
          class="older small"
          label={texts.actions.older}
          act={() => read(actions.value.at(-1)?.action_id)}
        />
      )}
    </details>
  );
}

/** The steps that lead to the first message. The list is hidden once there is a chat. */
export function FirstSteps() {
  if (chats.value.size > 0 || !isAdmin.value) return null;
  const { title, done, message, ...steps } = texts.firstSteps;
  const isDone: Record<keyof typeof steps, boolean> = {
    agent: agents.value.length > 0,
    channel: channels.value.some((channel) => channel.agents.length > 0),
    connection: channels.value.some(({ widget, customer_endpoint }) => widget ?? customer_endpoint),
    online: agents.value.some(({ online }) => online),
  };
  const names = Object.keys(isDone) as (keyof typeof steps)[];
  return (
    <section class="card first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{title}</h2>
      <ol class="stack">
        {names.map((name) => (
          <li key={name} class={`row ${isDone[name] ? 'quiet' : ''}`}>
            <Icon name={isDone[name] ? 'check' : 'next'} />
            <a href={addressOf('set-up')}>{steps[name]}</a>
            {isDone[name] && <span class="hidden">{done}</span>}
          </li>
        ))}
        <li class="row">
          <Icon name="next" /> {message}
        </li>
      </ol>
    </section>
  );
}
