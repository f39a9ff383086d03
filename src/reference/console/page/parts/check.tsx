import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** A labelled box to tick, whose state stands in a signal. */
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
