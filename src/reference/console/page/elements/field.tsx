import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  value: string;
  change(value: string): void;
  hint?: string;
  type?: 'text' | 'url' | 'number' | 'password' | 'email' | 'tel';
  required?: boolean;
  autofocus?: boolean;
  placeholder?: string;
  options?: readonly (string | { value: string; label: string })[];
}

/** Binds a field to a signal. */
export function bound(signal: Signal<string>): Pick<FieldProps, 'value' | 'change'> {
  return {
    value: signal.value,
    change: (value) => {
      signal.value = value;
    },
  };
}

/** A labelled input, or a select when options are given. */
export function Field({
  label,
  value,
  change,
  hint,
  type = 'text',
  required = false,
  autofocus = false,
  placeholder,
  options,
}: FieldProps) {
  const id = useId();
  const shared = {
    id,
    value,
    required,
    autofocus,
    ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <div class="field">
      <label for={id}>
        {label}
        {!required && !options && <span class="quiet"> (optional)</span>}
      </label>
      {options ? (
        <select {...shared} onChange={({ currentTarget }) => change(currentTarget.value)}>
          {options.map((option) => {
            const { value: key, label: shown } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={key} value={key}>
                {shown}
              </option>
            );
          })}
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
    <label class="check">
      <input
        type="checkbox"
        checked={of.value}
        onChange={({ currentTarget }) => {
          of.value = currentTarget.checked;
        }}
      />
      {children}
    </label>
  );
}
