import { useSignal } from '@preact/signals';
import type { DeskChannel, WidgetSettings } from '../../../../generated/desk/types.ts';
import { Copyable } from '../parts/copy.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { done, scriptOf } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { replaceChannel } from './channels.ts';

/** The widget of a channel: what a page has to hold, and how it works. */
export function WidgetPart({ channel: { channel_id, widget } }: { channel: DeskChannel }) {
  const isOpen = useSignal(false);
  const set = (settings: WidgetSettings) =>
    attempt(async () => {
      const {
        script_url: _,
        widget_id: __,
        ...kept
      } = await done(desk().setWidget({ path: { channel_id }, body: settings }));
      replaceChannel(channel_id, (channel) => ({ ...channel, widget: kept }));
    });
  const takeOff = () =>
    attempt(async () => {
      await done(desk().removeWidget({ path: { channel_id } }));
      replaceChannel(channel_id, ({ widget: _, ...rest }) => rest);
    });
  return (
    <section class="whole-row">
      <h3>Widget</h3>
      {widget ? (
        <>
          <Copyable label="For pages" text={`<script src="${scriptOf(channel_id)}" async></script>`} />
          <div class="buttons">
            <button type="button" class="small" onClick={() => (isOpen.value = true)}>
              Change
            </button>
            <button type="button" class="small" onClick={takeOff}>
              Take off
            </button>
          </div>
        </>
      ) : (
        <>
          <p class="quiet">None. Pages cannot load one.</p>
          <button type="button" class="small" onClick={() => set({})}>
            Put one on
          </button>
        </>
      )}
      {isOpen.value && widget && (
        <WidgetForm known={widget} save={set} close={() => (isOpen.value = false)} />
      )}
    </section>
  );
}

function WidgetForm({
  known: { safe_url = false, callback = { enabled: false } },
  save,
  close,
}: {
  known: WidgetSettings;
  save(settings: WidgetSettings): Promise<boolean>;
  close(): void;
}) {
  const isSafe = useSignal(safe_url);
  const calls = useSignal(callback.enabled);
  const send = () => save({ safe_url: isSafe.value, callback: { ...callback, enabled: calls.value } });
  return (
    <FormDialog title="Change the widget" action="Save" save={send} close={close}>
      <label class="check">
        <input
          type="checkbox"
          checked={isSafe.value}
          onChange={({ currentTarget }) => (isSafe.value = currentTarget.checked)}
        />
        Keep links to other sites from agents
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={calls.value}
          onChange={({ currentTarget }) => (calls.value = currentTarget.checked)}
        />
        Visitors can ask to be called
      </label>
    </FormDialog>
  );
}
