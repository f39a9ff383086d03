import { useSignal } from '@preact/signals';
import type { RenderableProps } from 'preact';
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
  /** Resolves with true on success; on failure a notice has been shown. */
  save(): Promise<boolean>;
  close(): void;
}

/** A dialog with a form, which closes after a successful save. */
export function FormDialog(props: RenderableProps<Form>) {
  const {
    title,
    action,
    keep = texts.page.cancel,
    isDanger = false,
    isBlocked = false,
    save,
    close,
    children,
  } = props;
  const isBusy = useSignal(false);
  const send = async (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    isBusy.value = true;
    const isDone = await save();
    isBusy.value = false;
    if (isDone) close();
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
