import type { ComponentChildren } from 'preact';

export type Fact = [name: ComponentChildren, value: ComponentChildren];

/** A list of names and values. A name without a value is left out. */
export function Facts({ of }: { of: Fact[] }) {
  return (
    <dl class="facts stack">
      {of.map(
        ([name, value]) =>
          ![undefined, null, '', false].includes(value as string) && (
            <div>
              <dt class="quiet">{name}</dt>
              <dd class="breaks">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
