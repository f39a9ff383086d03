import type { RenderableProps } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { IconButton } from './buttons.tsx';

/** A modal dialog. The browser keeps the focus inside, closes it on Escape and restores the focus. */
export function Dialog({ title, close, children }: RenderableProps<{ title: string; close(): void }>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current!;
    const before = document.activeElement as HTMLElement | null;
    opened.showModal();
    return () => {
      opened.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <div class="row apart dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="cross" label={texts.page.close} act={close} />
      </div>
      {children}
    </dialog>
  );
}
