import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wordsFor } from './desk.ts';

/** The pause before `read` is called again, in milliseconds. */
const againMs = 2000;

/**
 * Calls `read` at first, when a dependency changes, and again after a failure. With `isRepeated` it also calls `read` again after a
 * success. Returns the reason why the last call failed, or undefined if it succeeded.
 *
 * @param read Gets a function that returns true when the result is not needed any more.
 */
export function useReading(
  read: (isOver: () => boolean) => Promise<void>,
  dependencies: readonly unknown[],
  { isRepeated = false } = {},
): string | undefined {
  const trouble = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const act = async () => {
      const failure = await read(() => isOver).catch(wordsFor);
      if (isOver) return;
      trouble.value = failure ?? undefined;
      if (isRepeated || failure !== undefined) timer = setTimeout(act, againMs);
    };
    void act();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, dependencies);
  return trouble.value;
}
