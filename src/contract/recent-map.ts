/** A map that keeps the `limit` most recently set entries. Beyond that, it removes the entry that was set the longest time ago. */
export class RecentMap<Key, Value> extends Map<Key, Value> {
  readonly #limit: number;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    if (this.size > this.#limit) this.delete(this.keys().next().value!);
    return this;
  }

  /** Returns the value of a key. Makes it first if there is none. */
  getOrMake(key: Key, make: (key: Key) => Value): Value {
    if (!this.has(key)) this.set(key, make(key));
    return this.get(key) as Value;
  }
}
