import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { DeskOfflineMessage, OfflineMessageState } from '../../../../generated/reference/desk/types.ts';
import { mail, telephone } from '../../shared/markup.ts';
import { actingAgent } from './chats/actions.ts';
import { Button, bound, Field } from './elements/controls.tsx';
import { List, Page } from './elements/layout.tsx';
import { SafeLink, Time, Words } from './elements/text.tsx';
import { attempt } from './state/desk.ts';
import { inbox, keepMessage, readInbox } from './state/lists.ts';
import { desk } from './state/session.ts';
import { agentOf, channelOf } from './state/site.ts';
import { say, texts } from './state/texts.ts';

/** The view of the messages that visitors left while no agent was online. */
export function Inbox() {
  const state = useSignal<OfflineMessageState>('open');
  useEffect(() => {
    void attempt(() => readInbox(desk(), state.value));
  }, [state.value]);
  const { open, done: isDone } = texts.inbox;
  const { messages, has_older } = inbox[state.value].value;
  return (
    <Page
      title={texts.views.inbox}
      hint={texts.inbox.hint}
      tools={<Field label={texts.inbox.show} {...bound(state)} options={{ open, done: isDone }} />}
    >
      <List
        class="notes"
        items={messages}
        empty={state.value === 'open' ? texts.inbox.empty : texts.inbox.noneDone}
        row={(message) => <Message key={message.number} message={message} />}
      />
      {has_older && (
        <Button
          class="older small"
          label={texts.inbox.older}
          act={() => readInbox(desk(), state.value, true)}
        />
      )}
    </Page>
  );
}

function Message({ message }: { message: DeskOfflineMessage }) {
  const { number, channel_id, visitor_number, at, form, done_by } = message;
  const { name = say(texts.list.visitor, { number: visitor_number }), email, phone, page } = form;
  const channel = channelOf(channel_id);
  const agent = agentOf(done_by);
  const settle = async (state: OfflineMessageState) => {
    const body = { ...actingAgent(), state };
    keepMessage(await desk().settleOfflineMessage({ path: { number }, body }));
  };
  return (
    <li class="stack" aria-label={name}>
      <p class="row wraps apart">
        <b>{name}</b>
        <span class="quiet">
          {channel && `${channel.name} · `}
          <Time at={at} />
        </span>
      </p>
      <p class="breaks said">
        <Words text={form.message} />
      </p>
      <p class="row wraps quiet breaks">
        {email !== undefined && <a href={mail(email)}>{email}</a>}
        {phone !== undefined && <a href={telephone(phone)}>{phone}</a>}
        {email === undefined && phone === undefined && texts.inbox.noAddress}
        {page?.url && <SafeLink href={page.url}>{page.title || page.url}</SafeLink>}
      </p>
      <div class="row wraps">
        <Button
          class="small"
          label={done_by === undefined ? texts.inbox.markDone : texts.inbox.reopen}
          act={() => settle(done_by === undefined ? 'done' : 'open')}
        />
        {done_by !== undefined && (
          <span class="quiet">{say(texts.inbox.doneBy, { name: agent?.name ?? done_by })}</span>
        )}
      </div>
    </li>
  );
}
