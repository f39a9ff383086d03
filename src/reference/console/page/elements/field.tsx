import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { texts } from '../texts/texts.ts';

interface FieldProps {
  label: string;
  value: string;
  change(value: string): unknown;
  hint?: string;
  type?: 'text' | 'url' | 'number' | 'password' | 'email' | 'tel';
  required?: boolean;
  autofocus?: boolean;
  placeholder?: string;
  /** The labels of a select, by value. */
  options?: Record<string, string>;
}

/** Binds a field to a signal. */
export function bound<Value extends string>(of: Signal<Value>): Pick<FieldProps, 'value' | 'change'> {
  return { value: of.value, change: (value) => (of.value = value as Value) };
}

/** A labelled input, or a select when options are given. */
export function Field({ label, change, hint, type = 'text', placeholder, options, ...rest }: FieldProps) {
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
      ) : (
        <input
          {...shared}
          type={type as 'text'}
          placeholder={placeholder}
          autocomplete="off"
          spellcheck={false}
          {...(type === 'number' && { min: 1, step: 1 })}
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
