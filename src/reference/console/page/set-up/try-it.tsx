import { useSignal } from '@preact/signals';
import type { RenderableProps } from 'preact';
import type { Trial, TrialResult } from '../../../../../generated/reference/desk/types.ts';
import { Attempts } from '../elements/attempts.tsx';
import { Icon } from '../elements/icon.tsx';
import { done } from '../state/desk.ts';
import { attempt } from '../state/notices.ts';
import { desk } from '../state/session.ts';

/** Sends a sample and shows the response with its judgement; children are more buttons. */
export function TryIt({
  channel_id,
  of,
  children,
}: RenderableProps<{ channel_id: string; of: Trial['of'] }>) {
  const result = useSignal<TrialResult | undefined>(undefined);
  const isBusy = useSignal(false);
  const test = async () => {
    isBusy.value = true;
    result.value = undefined;
    await attempt(async () => {
      result.value = await done(desk().tryConnection({ path: { channel_id }, body: { of } }));
    });
    isBusy.value = false;
  };
  const shown = result.value;
  return (
    <div class="try-it">
      <div class="row wraps buttons">
        <button type="button" class="small" disabled={isBusy.value} onClick={test}>
          <Icon name="send" /> {isBusy.value ? 'Testing' : 'Test it'}
        </button>
        {children}
      </div>
      <div role="status">
        {shown && (
          <div class={`trial ${shown.right ? 'good' : 'bad'}`}>
            <p>
              <Icon name={shown.right ? 'check' : 'warn'} /> <b>{shown.event}</b> {shown.says}
            </p>
            {shown.odd.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <details>
              <summary>What was sent, and what came back</summary>
              <p class="quiet breaks">POST {shown.to}</p>
              <pre>{JSON.stringify(JSON.parse(shown.request), null, 2)}</pre>
              <Attempts attempts={[shown.attempt]} />
            </details>
          </div>
        )}
      </div>
    </div>
  );
}
