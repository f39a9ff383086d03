import { useSignal } from '@preact/signals';
import { attempt } from '../state/notices.ts';
import { FormDialog } from './form-dialog.tsx';

interface Question {
  /** The label of the button, and of the one that confirms. */
  action: string;
  title: string;
  hint: string;
  act(): Promise<unknown>;
}

/** A button for an action that cannot be undone. It asks first; an error of the action becomes a notice. */
export function Ask({ action, title, hint, act }: Question) {
  const isOpen = useSignal(false);
  return (
    <>
      <button type="button" class="small danger" onClick={() => (isOpen.value = true)}>
        {action}
      </button>
      {isOpen.value && (
        <FormDialog
          title={title}
          action={action}
          isDanger
          save={() => attempt(act)}
          close={() => (isOpen.value = false)}
        >
          <p>{hint}</p>
        </FormDialog>
      )}
    </>
  );
}
