// Buttons, icons, dialogs and form fields.
import { type Signal, useSignal } from '@preact/signals';
import type { ButtonHTMLAttributes, ComponentChildren, RenderableProps, VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { attempt, notify } from '../state/desk.ts';
import { say, texts } from '../state/texts.ts';

interface ButtonProps extends ButtonHTMLAttributes {
  icon?: IconName | undefined;
  label?: string;
  /** Handles a click. While its promise is pending, further clicks are ignored. An error is shown as a notice. */
  act?(): unknown;
  /** Returns the dialog that a click opens. */
  dialog?(close: () => void): VNode;
}

/** A button with an icon, a label or both. With an icon alone, screen readers read `aria-label`. Without `act` and `dialog`, it submits. */
export function Button({ icon, label, act, dialog, class: name, children, ...rest }: ButtonProps) {
  const isBusy = useSignal(false);
  const isOpen = useSignal(false);
  const press = () =>
    attempt(async () => {
      if (isBusy.value) return;
      isOpen.value = dialog !== undefined;
      const acting = act?.();
      if (!(acting instanceof Promise)) return;
      isBusy.value = true;
      await acting.finally(() => (isBusy.value = false));
    });
  const isSubmit = !act && !dialog;
  return (
    <>
      <button
        type={isSubmit ? 'submit' : 'button'}
        class={label || children ? name : `plain round ${name ?? ''}`}
        // The button keeps the focus, which a disabled button would lose.
        aria-disabled={isBusy.value || undefined}
        onClick={isSubmit ? undefined : press}
        {...rest}
      >
        {icon && <Icon name={icon} />}
        {label && <span>{label}</span>}
        {children}
      </button>
      {isOpen.value && dialog?.(() => (isOpen.value = false))}
    </>
  );
}

/** A text, such as an address, with a button that copies it. */
export function Copyable({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(say(texts.page.copied, { label }));
  };
  return (
    <div class="copyable">
      <span class="label small">{label}</span>
      <code>{text}</code>
      <Button icon="copy" label={texts.page.copy} aria-label={say(texts.page.copyOf, { label })} act={copy} />
    </div>
  );
}

/** The SVG paths of the icons, drawn in a box of 20 by 20. */
const paths = {
  chats: 'M3 4.5h14v9H9l-4 3v-3H3z',
  inbox: 'M3 4h14v12H3zM3 11h4l1.500 2h3L13 11h4',
  log: 'M4 5h12M4 10h12M4 15h8',
  notes: 'M5 3h7l3 3v11H5zM8 9h4M8 12h4',
  'set-up': 'M4 6h7M15 6h1M4 14h1M9 14h7M13 4v4M7 12v4',
  back: 'M12 4l-6 6 6 6',
  next: 'M8 4l6 6-6 6',
  send: 'M4 10l12-6-4 12-3-5z',
  file: 'M13 6l-5.5 5.5a1.8 1.8 0 0 0 2.5 2.5L16 8a3.5 3.5 0 0 0-5-5L5 9a5.2 5.2 0 0 0 7.400 7.400L17 12',
  again: 'M15.500 7A6 6 0 1 0 16 11M16 3v4h-4',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  check: 'M4 10.500l4 4 8-9',
  cross: 'M5 5l10 10M15 5L5 15',
  warn: 'M10 3l7.500 13.500h-15zM10 8v4M10 14.200v.3',
  clock: 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4l3 2',
  person: 'M10 10a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400zM4 17c.5-3.500 3-5 6-5s5.500 1.500 6 5',
  phone:
    'M4 3.500h3.500l1.500 4-2 1.300a9 9 0 0 0 4.200 4.200l1.300-2 4 1.500V16a1 1 0 0 1-1 1A12.500 12.500 0 0 1 3 4.500a1 1 0 0 1 1-1z',
  place:
    'M10 17s5.500-5 5.500-9a5.500 5.500 0 0 0-11 0c0 4 5.500 9 5.500 9zM10 9.500a1.700 1.700 0 1 0 0-3.400 1.700 1.700 0 0 0 0 3.400z',
  link: 'M8.500 11.500l3-3M9 6l2-2a3.500 3.500 0 0 1 5 5l-2 2M11 14l-2 2a3.500 3.500 0 0 1-5-5l2-2',
  plus: 'M10 4v12M4 10h12',
  bot: 'M4 8h12v8H4zM10 8V4.500M8 12h.1M12 12h.1M10 4.500h.1',
  lock: 'M5 9h10v8H5zM7 9V6.500a3 3 0 0 1 6 0V9',
  swap: 'M4 7h11M12 4l3 3-3 3M16 13H5M8 10l-3 3 3 3',
  search: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4zM13 13l4 4',
  card: 'M3 5h14v10H3zM3 8.500h14M6 12h3',
};

export type IconName = keyof typeof paths;

/** Icons with a direction. They are mirrored in right-to-left languages. */
const leading: readonly IconName[] = ['back', 'next', 'send', 'chats', 'log'];

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class={`icon ${leading.includes(name) ? 'leads' : ''}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** A modal dialog, in which the browser keeps the focus. Escape calls `close`, and then the focus returns to the former element. */
export function Dialog({ title, close, children }: RenderableProps<{ title: string; close(): void }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current!;
    opened.showModal();
    return () => opened.close();
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
        <Button icon="cross" aria-label={texts.page.close} act={close} />
      </div>
      {children}
    </dialog>
  );
}

interface Form {
  title: string;
  action: string;
  keep?: string;
  /** True if the action cannot be undone. */
  isDanger?: boolean;
  isBlocked?: boolean;
  /** Saves the form. An error is shown as a notice. The dialog stays open after an error, and after the result `false`. */
  save(): Promise<unknown>;
  close(): void;
}

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
      <form class="stack form" onSubmit={send}>
        {children}
        <footer class="row foot">
          <Button label={keep} act={close} />
          <Button
            class={isDanger ? 'strong danger' : 'strong'}
            label={action}
            disabled={isBusy.value || isBlocked}
          />
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

/** A button for an action that cannot be undone. A dialog asks for confirmation first. An error of the action is shown as a notice. */
export function Ask({ action, title, hint, act }: Question) {
  return (
    <Button
      class="small danger"
      label={action}
      dialog={(close) => (
        <FormDialog title={title} action={action} isDanger save={act} close={close}>
          <p>{hint}</p>
        </FormDialog>
      )}
    />
  );
}

interface FieldProps<Value extends string> {
  label: string;
  value: Value;
  change(value: Value): unknown;
  hint?: string;
  type?: 'text' | 'url' | 'number' | 'password' | 'email' | 'tel' | 'color';
  required?: boolean;
  /** The minimum value of a number field; 1 by default. */
  min?: number;
  autofocus?: boolean;
  placeholder?: string;
  isLong?: boolean;
  /** The labels of the options, by value. With options, the field is a select. */
  options?: Record<string, string>;
}

/** Returns the properties that make a field or a checkbox show and change the value of a signal. */
export function bound<Value>(of: Signal<Value>) {
  return { value: of.value, change: (value: Value) => (of.value = value) };
}

/** The texts of the fields of a form, by the names of its values. */
type FieldTexts<Form> = { [Name in keyof Form]: Pick<FieldProps<string>, 'label' | 'hint'> };
type Changes<Form> = { [Name in keyof Form]?: Form[Name] | (Form[Name] extends string ? null : never) };

/**
 * Returns the values of a form, and functions for its fields.
 *
 * @param known The values that the desk has. None for a new item.
 */
export function useForm<Form extends object>(
  words: FieldTexts<Form>,
  first: Form,
  known: Partial<Form> = first,
) {
  const [before] = useState(known);
  const values = useSignal(first);
  /** Returns the values that differ from those of the desk. Null stands for an empty text. */
  const changes = (): Changes<Form> => {
    const sent = Object.entries(values.value).map(([name, value]) => [name, sentValueOf(value)] as const);
    const isOther = (name: string, value: unknown) =>
      JSON.stringify(value) !== JSON.stringify(sentValueOf(before[name as keyof Form]));
    return Object.fromEntries(sent.filter((each) => isOther(...each))) as Changes<Form>;
  };
  /** Returns the properties of the element that shows and changes a value of the form. */
  const field = <Name extends keyof Form>(name: Name) => ({
    ...words[name],
    value: values.value[name],
    change: (value: Form[Name]) => (values.value = { ...values.value, [name]: value }),
  });
  return { values: values.value, changes, field };
}

const sentValueOf = (value: unknown) => (typeof value === 'string' ? value.trim() || null : (value ?? null));

export function Field<Value extends string>(props: FieldProps<Value>) {
  const { label, hint, type = 'text', options, isLong, ...rest } = props;
  const id = useId();
  const change = ({ currentTarget }: { currentTarget: { value: string } }) =>
    props.change(currentTarget.value as Value);
  const shared = { id, ...rest, ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }) };
  return (
    <div class="stack field">
      <label for={id}>
        {label}
        {!rest.required && !options && <span class="quiet"> {texts.page.optional}</span>}
      </label>
      {options ? (
        <select {...shared} onChange={change}>
          {Object.entries(options).map(([key, shown]) => (
            <option key={key} value={key}>
              {shown}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <textarea {...shared} rows={4} onInput={change} />
      ) : (
        <input
          {...(type === 'number' && { min: 1, step: 1 })}
          {...(type === 'url' && { placeholder: 'https://' })}
          {...shared}
          type={type as 'text'}
          autocomplete="off"
          spellcheck={false}
          onInput={change}
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

interface CheckProps {
  label: ComponentChildren;
  value: boolean;
  change(isChecked: boolean): unknown;
}

export function Check({ label, value, change }: CheckProps) {
  return (
    <label class="row check">
      <input
        type="checkbox"
        checked={value}
        onChange={({ currentTarget }) => change(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
