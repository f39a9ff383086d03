import { useSignal } from '@preact/signals';
import type { RenderableProps } from 'preact';
import { attempt } from '../state/notices.ts';
import { texts } from '../texts/texts.ts';
import { Dialog } from './dialog.tsx';

interface Form {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** The label of the button that changes nothing. */
  keep?: string;
  /** Whether the action cannot be undone. */
  isDanger?: boolean;
  /** Whether the fields are not ready to be saved. */
  isBlocked?: boolean;
  /** An error becomes a notice; with it, or a result of false, the dialog stays open. */
  save(): Promise<unknown>;
  close(): void;
}

/** A dialog with a form, which closes after a successful save. */
export function FormDialog(props: RenderableProps<Form>) {
  const { title, action, keep = texts.page.cancel, isDanger, isBlocked, save, close, children } = props;
  const isBusy = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    isBusy.value = true;
    let result: unknown;
    const isDone = await attempt(async () => {
      result = await save();
    });
    isBusy.value = false;
    if (isDone && result !== false) close();
  };
  return (
    <Dialog title={title} close={close}>
      <form class="form" onSubmit={send}>
        {children}
        <footer>
          <button type="button" onClick={close}>
            {keep}
          </button>
          <button
            type="submit"
            class={isDanger ? 'strong danger' : 'strong'}
            disabled={isBusy.value || isBlocked}
          >
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
