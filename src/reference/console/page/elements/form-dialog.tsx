import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';

/** A dialog with a form, which closes after a successful save. */
export function FormDialog({
  title,
  action,
  save,
  close,
  children,
}: {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** Resolves with true on success; on failure a notice has been shown. */
  save(): Promise<boolean>;
  close(): void;
  children: ComponentChildren;
}) {
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
            Cancel
          </button>
          <button type="submit" class="strong" disabled={isBusy.value}>
            {action}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
