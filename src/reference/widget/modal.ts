/** A field in the state of the history entry that the open window adds. The Back button removes this entry and so closes the window. */
const mark = 'svc-chat';

/**
 * Makes a window modal while it fills a narrow screen: the page behind it does not scroll and gets no focus, and the Back button of the
 * browser closes the window.
 *
 * @param changed Is called when the screen becomes narrow or wide.
 */
export function modalOf(window: HTMLElement, changed: () => void, close: () => void) {
  const narrow = matchMedia('(max-width: 480px)');
  let isOn = false;
  let overflow = '';
  narrow.addEventListener('change', changed);
  addEventListener('popstate', () => {
    if (isOn && !isKept()) close();
  });

  /** Returns true if the current history entry has the mark, for example after a reload while the window filled the screen. */
  const isKept = () => (history.state as Record<string, unknown> | null)?.[mark] === true;
  const set = (isWanted: boolean) => {
    if (isOn === (isWanted && narrow.matches)) return;
    isOn = !isOn;
    window.setAttribute('aria-modal', String(isOn));
    // The widget is outside of the page's body, so it stays usable.
    document.body.inert = isOn;
    const { style } = document.documentElement;
    if (isOn) {
      overflow = style.overflow;
      style.overflow = 'hidden';
      if (!isKept()) push();
    } else {
      style.overflow = overflow;
      if (isKept()) history.back();
    }
  };
  return { isKept, set };
}

function push(): void {
  try {
    history.pushState({ ...(history.state as object | null), [mark]: true }, '');
  } catch {
    // A page without its own address, such as `about:srcdoc`, cannot add history entries. Then the Back button does not close the window.
  }
}
