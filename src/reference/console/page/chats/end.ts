import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TranscriptEntry } from '../../../../../generated/reference/desk/types.ts';
import { me } from '../state/site.ts';

/** From this near to its end on, the transcript stays at its end as it grows. */
const nearPixels = 80;

/** The end of a transcript, where it stays as it grows unless the agent reads what was said before. */
export interface End {
  /** Whether others said something below since the agent left the end. */
  hasNews: boolean;
  /** Is called when the transcript was scrolled. */
  scrolled(): void;
  /** Is called when something in it has another size. */
  stay(): void;
  leave(): void;
  goTo(): void;
}

/** Follows the end of a transcript that scrolls; `shown` is everything that makes it longer. */
export function useEnd(
  scroller: RefObject<HTMLElement | null>,
  entries: readonly TranscriptEntry[],
  ...shown: unknown[]
): End {
  const isThere = useRef(true);
  const newest = useRef<number | undefined>(undefined);
  const hasNews = useSignal(false);
  const stay = () => {
    const box = scroller.current;
    if (!box || !isThere.current) return;
    box.scrollTop = box.scrollHeight;
    hasNews.value = false;
  };
  const goTo = () => {
    isThere.current = true;
    stay();
  };
  useLayoutEffect(() => {
    const last = entries.at(-1);
    if (last && last.entry_id !== newest.current) {
      newest.current = last.entry_id;
      // What the agent says himself is seen at once.
      if (last.from === 'agent' && last.agent_id === me.value?.agent_id) isThere.current = true;
      if (!isThere.current) hasNews.value = true;
    }
    stay();
  }, [entries, ...shown]);
  const scrolled = () => {
    const { scrollHeight, scrollTop, clientHeight } = scroller.current!;
    isThere.current = scrollHeight - scrollTop - clientHeight < nearPixels;
    if (isThere.current) hasNews.value = false;
  };
  const leave = () => {
    isThere.current = false;
  };
  return { hasNews: hasNews.value, scrolled, stay, leave, goTo };
}
