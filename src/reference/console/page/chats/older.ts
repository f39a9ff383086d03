import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { attempt } from '../state/notices.ts';
import { entriesBefore } from '../state/pages.ts';
import { desk } from '../state/session.ts';
import { putInFront } from '../state/site.ts';

/** Reads what was said before; what is looked at stays where it is, and what is older stands above it. */
export function useOlder(
  chat_id: number,
  scroller: RefObject<HTMLElement | null>,
  first: number | undefined,
  leaveEnd: () => void,
): { isBusy: boolean; read(): Promise<void> } {
  const isBusy = useSignal(false);
  const fromEnd = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || fromEnd.current === undefined) return;
    box.scrollTop = box.scrollHeight - fromEnd.current;
    fromEnd.current = undefined;
    isBusy.value = false;
    // The button that was pressed may be gone.
    box.focus({ preventScroll: true });
  }, [first]);
  const read = async () => {
    if (first === undefined) return;
    isBusy.value = true;
    await attempt(async () => {
      const earlier = await entriesBefore(desk(), chat_id, first);
      const box = scroller.current;
      if (!box) return;
      leaveEnd();
      if (earlier.length > 0) fromEnd.current = box.scrollHeight - box.scrollTop;
      putInFront(chat_id, first, earlier);
    });
    if (fromEnd.current === undefined) isBusy.value = false;
  };
  return { isBusy: isBusy.value, read };
}
