import { useSignal } from '@preact/signals';
import type { RenderableProps } from 'preact';
import { attempt } from '../state/notices.ts';

/** A button that is disabled while its action runs; an error of the action becomes a notice. */
export function BusyButton({
  act,
  class: name,
  children,
}: RenderableProps<{ act(): Promise<unknown>; class: string }>) {
  const isBusy = useSignal(false);
  const press = async () => {
    isBusy.value = true;
    await attempt(act);
    isBusy.value = false;
  };
  return (
    <button type="button" class={name} disabled={isBusy.value} onClick={press}>
      {children}
    </button>
  );
}

/** A small button. */
export function Small({ act, children }: RenderableProps<{ act(): unknown }>) {
  return (
    <button type="button" class="small" onClick={act}>
      {children}
    </button>
  );
}
