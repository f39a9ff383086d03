import { signal } from '@preact/signals';
import { wordsFor } from './desk.ts';

export interface Notice {
  id: number;
  text: string;
  isBad: boolean;
}

/** What is told for a while at the edge of the page. */
export const notices = signal<readonly Notice[]>([]);

const shownMs = 6000;
let last = 0;

export function tell(text: string, isBad = false): void {
  const id = ++last;
  notices.value = [...notices.value, { id, text, isBad }];
  setTimeout(() => dismiss(id), shownMs);
}

export function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

/** Does something; what goes wrong is told. Gives whether it went well. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    tell(wordsFor(error), true);
    return false;
  }
}
