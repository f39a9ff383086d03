import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { wordsFor } from './desk.ts';

/** The pause before the next reading. */
const againMs = 2000;

/**
 * Reads when a dependency has changed, and again after a failure, or always. Returns why the last reading failed.
 *
 * @param read Its parameter says whether its result is no longer wanted.
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
