/** Values in the storage of the browser. Where the page or the visitor forbids storage, they last until the page is left. */
export class BrowserStorage {
  readonly #key: string;
  readonly #area: Storage | undefined;
  readonly #memory = new Map<string, string>();

  constructor(key: string, area: () => Storage) {
    this.#key = key;
    this.#area = attempt(area);
  }

  get<T>(name: string): T | undefined {
    const text = attempt(() => this.#area?.getItem(this.#name(name))) ?? this.#memory.get(name);
    return text === undefined || text === null ? undefined : attempt(() => JSON.parse(text) as T);
  }

  set(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    this.#memory.set(name, text);
    attempt(() => this.#area?.setItem(this.#name(name), text));
  }

  remove(name: string): void {
    this.#memory.delete(name);
    attempt(() => this.#area?.removeItem(this.#name(name)));
  }

  #name(name: string): string {
    return `${this.#key}:${name}`;
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
