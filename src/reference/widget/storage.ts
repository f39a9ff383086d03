/**
 * Returns functions that keep values in the browser's storage. If the page or the visitor forbids storage, the values are kept only until
 * the visitor leaves the page.
 */
export function storageOf(key: string, area: () => Storage) {
  const storage = attempt(area);
  const memory = new Map<string, string>();
  const nameOf = (name: string) => `${key}:${name}`;
  return {
    get<T>(name: string): T | undefined {
      const text = attempt(() => storage?.getItem(nameOf(name))) ?? memory.get(name);
      return text === undefined || text === null ? undefined : attempt(() => JSON.parse(text) as T);
    },

    set(name: string, value: unknown): void {
      const text = JSON.stringify(value);
      memory.set(name, text);
      attempt(() => storage?.setItem(nameOf(name), text));
    },

    remove(name: string): void {
      memory.delete(name);
      attempt(() => storage?.removeItem(nameOf(name)));
    },
  };
}

export type BrowserStorage = ReturnType<typeof storageOf>;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
