import { signal } from '@preact/signals';

/** A map with numbers as keys. A component that reads the map is rendered again when a value changes. A change does not copy the map. */
export class Numbered<Value> {
  #values = new Map<number, Value>();
  readonly #changes = signal(0);

  get value(): ReadonlyMap<number, Value> {
    void this.#changes.value;
    return this.#values;
  }

  set value(values: Iterable<readonly [number, Value]>) {
    this.#values = new Map(values);
    this.#changed();
  }

  set(key: number, value: Value): void {
    this.#values.set(key, value);
    this.#changed();
  }

  delete(key: number): void {
    if (this.#values.delete(key)) this.#changed();
  }

  #changed(): void {
    this.#changes.value = this.#changes.peek() + 1;
  }
}
