import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren, RenderableProps } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { attempt } from '../state/notices.ts';
import { texts } from '../texts/texts.ts';
import { IconButton, Opener } from './buttons.tsx';

/** A modal dialog. The browser keeps the focus inside. Escape calls `close`. Afterwards the focus returns to the former element. */
export function Dialog({ title, close, children }: RenderableProps<{ title: string; close(): void }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    opened.showModal();
    return () => {
      opened.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div class="row apart dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="cross" label={texts.page.close} act={close} />
      </div>
      {children}
    </dialog>
  );
}

interface Form {
  title: string;
  /** The label of the submit button. */
  action: string;
  /** The label of the cancel button. */
  keep?: string;
  /** True if the action cannot be undone. */
  isDanger?: boolean;
  /** True while the form must not be saved. */
  isBlocked?: boolean;
  /** Saves the form. An error becomes a notice. The dialog stays open after an error, and after a result of false. */
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

interface Question {
  /** The label of the button, and of the button in the dialog that confirms the action. */
  action: string;
  title: string;
  hint: string;
  act(): Promise<unknown>;
}

/** A button for an action that cannot be undone. A dialog asks for confirmation first. An error of the action becomes a notice. */
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

interface FieldProps {
  label: string;
  value: string;
  change(value: string): unknown;
  hint?: string;
  type?: 'text' | 'url' | 'number' | 'password' | 'email' | 'tel' | 'color';
  required?: boolean;
  /** The least number of a number field; 1 by default. */
  min?: number;
  autofocus?: boolean;
  placeholder?: string;
  /** True for a field with several lines. */
  isLong?: boolean;
  /** The labels of the options, by value. With options, the field is a select. */
  options?: Record<string, string>;
}

/** Binds a field to a signal. */
export function bound<Value extends string>(of: Signal<Value>): Pick<FieldProps, 'value' | 'change'> {
  return { value: of.value, change: (value) => (of.value = value as Value) };
}

/** A labelled input, or a select when options are given. */
export function Field(props: FieldProps) {
  const { label, change, hint, type = 'text', placeholder, options, isLong, ...rest } = props;
  const id = useId();
  const shared = { id, ...rest, ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }) };
  return (
    <div class="field">
      <label for={id}>
        {label}
        {!rest.required && !options && <span class="quiet"> {texts.page.optional}</span>}
      </label>
      {options ? (
        <select {...shared} onChange={({ currentTarget }) => change(currentTarget.value)}>
          {Object.entries(options).map(([key, shown]) => (
            <option key={key} value={key}>
              {shown}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} rows={4} onInput={({ currentTarget }) => change(currentTarget.value)} />
      ) : (
        <input
          {...(type === 'number' && { min: 1, step: 1 })}
          {...shared}
          type={type as 'text'}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** A labelled checkbox, bound to a signal. */
export function Check({ of, children }: { of: Signal<boolean>; children: ComponentChildren }) {
  return (
    <label class="row check">
      <input
        type="checkbox"
        checked={of.value}
        onChange={({ currentTarget }) => (of.value = currentTarget.checked)}
      />
      {children}
    </label>
  );
}
