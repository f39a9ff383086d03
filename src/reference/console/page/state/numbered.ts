import { signal } from '@preact/signals';

/** Values by number, as a signal. Within one batch of changes the map is copied once, however many values change. */
export class Numbered<Value> {
  readonly #signal = signal<ReadonlyMap<number, Value>>(new Map());
  #draft: Map<number, Value> | undefined;

  /** The values as components read them. */
  get value(): ReadonlyMap<number, Value> {
    return this.#draft ?? this.#signal.value;
  }

  set value(value: ReadonlyMap<number, Value>) {
    this.#draft = undefined;
    this.#signal.value = value;
  }

  set(key: number, value: Value): void {
    const changed = this.#draft ?? new Map(this.#signal.value);
    changed.set(key, value);
    if (isChanging) this.#draft = changed;
    else this.value = changed;
  }

  publish(): void {
    if (this.#draft) this.value = this.#draft;
  }
}

let isChanging = false;

/** Runs changes of several maps, each of which is published once afterwards. */
export function changing(maps: readonly { publish(): void }[], change: () => void): void {
  isChanging = true;
  try {
    change();
  } finally {
    isChanging = false;
    for (const map of maps) map.publish();
  }
}
