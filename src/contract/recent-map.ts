/** A map that keeps the `limit` entries that were set last. Setting a further entry removes the one that was set the longest ago. */
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

  /** Returns the value of a key. If the key has no value, makes one and sets it. */
  getOrMake(key: Key, make: (key: Key) => Value): Value {
    if (!this.has(key)) this.set(key, make(key));
    return this.get(key) as Value;
  }
}
