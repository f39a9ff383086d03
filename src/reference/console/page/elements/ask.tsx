import { Opener } from './buttons.tsx';
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
  return (
    <Opener
      class="small danger"
      dialog={(close) => (
        <FormDialog title={title} action={action} isDanger save={act} close={close}>
          <p>{hint}</p>
        </FormDialog>
      )}
    >
      {action}
    </Opener>
  );
}
