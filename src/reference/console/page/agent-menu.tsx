import { useSignal } from '@preact/signals';
import { Avatar } from './elements/avatar.tsx';
import { Dialog } from './elements/dialog.tsx';
import { Field } from './elements/field.tsx';
import { isKeysShown } from './keys.ts';
import { done } from './state/desk.ts';
import { attempt } from './state/notices.ts';
import { desk, signOut } from './state/session.ts';
import { showPictures, theme } from './state/settings.ts';
import { agents, me, workAs } from './state/site.ts';

/** Who works here: presence at a press, all else in a dialog. */
export function AgentMenu() {
  const isOpen = useSignal(false);
  const agent = me.value;
  const setOnline = (online: boolean) =>
    agent && attempt(() => done(desk().putAgent({ path: { agent_id: agent.agent_id }, body: { online } })));
  return (
    <div class="agent">
      {agent && (
        <button
          type="button"
          role="switch"
          aria-checked={agent.online}
          class="plain switch"
          title={agent.online ? 'You are on line' : 'You are off line'}
          onClick={() => setOnline(!agent.online)}
        >
          <span class="track" aria-hidden="true" />
          <span>{agent.online ? 'On line' : 'Off line'}</span>
        </button>
      )}
      <button
        type="button"
        class="plain me"
        aria-label={`${agent?.name ?? 'Nobody'}: your settings`}
        onClick={() => (isOpen.value = true)}
      >
        <Avatar name={agent?.name ?? '?'} photo={agent?.photo} id={agent?.agent_id ?? ''} />
      </button>
      {isOpen.value && <Settings close={() => (isOpen.value = false)} />}
    </div>
  );
}

function Settings({ close }: { close(): void }) {
  return (
    <Dialog title="Your settings" close={close}>
      <div class="form">
        {me.value && (
          <Field
            label="You work as"
            value={me.value.agent_id}
            change={workAs}
            options={agents.value.map(({ agent_id, name }) => ({ value: agent_id, label: name }))}
          />
        )}
        <Field
          label="Colours"
          value={theme.value}
          change={(value) => (theme.value = value as typeof theme.value)}
          options={[
            { value: 'system', label: 'As the system has them' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <Field
          label="Pictures and recordings of customers"
          value={showPictures.value}
          change={(value) => (showPictures.value = value as 'on' | 'off')}
          hint="They lie on hosts of others, who see when they are looked at."
          options={[
            { value: 'on', label: 'Show them' },
            { value: 'off', label: 'Show links only' },
          ]}
        />
        <footer>
          <button
            type="button"
            onClick={() => {
              close();
              isKeysShown.value = true;
            }}
          >
            Quick keys
          </button>
          <button type="button" onClick={() => signOut()}>
            Sign out
          </button>
        </footer>
      </div>
    </Dialog>
  );
}
