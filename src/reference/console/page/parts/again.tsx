import { useState } from 'preact/hooks';
import { done } from '../state/desk.ts';
import { attempt, tell } from '../state/notices.ts';
import { desk } from '../state/session.ts';
import { deliveriesChanged } from '../state/site.ts';
import { Icon } from './icon.tsx';

/** Sends a failed delivery again. */
export function SendAgain({ delivery_id }: { delivery_id: number }) {
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    await attempt(async () => {
      await done(desk().sendAgain({ path: { delivery_id } }));
      deliveriesChanged.value++;
      tell('It is on its way again.');
    });
    setBusy(false);
  };
  return (
    <button type="button" class="small" disabled={isBusy} onClick={send}>
      <Icon name="again" /> Send again
    </button>
  );
}
