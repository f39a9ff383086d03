import { signal } from '@preact/signals';
import { wordsFor } from './desk.ts';

export interface Notice {
  id: number;
  text: string;
  isBad: boolean;
}

/** The notices that the page shows at its edge. */
export const notices = signal<readonly Notice[]>([]);

const shownMs = 6000;
let last = 0;

/** Shows a notice for some seconds. The same notice again only prolongs it, because many actions can fail for one reason. */
export function notify(text: string, isBad = false): void {
  const isSame = (notice: Notice) => notice.text === text && notice.isBad === isBad;
  const { id: key } = notices.value.find(isSame) ?? {};
  const id = ++last;
  const notice = { id, text, isBad };
  notices.value = [...notices.value.filter((one) => one.id !== key), notice];
  setTimeout(() => dismiss(id), shownMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Runs an action and shows its error as a notice. Resolves with true on success. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(wordsFor(error), true);
    return false;
  }
}
