/** The mark of the history entry that the Back button of a phone removes. */
const mark = 'svc-chat';

/**
 * A window that fills a narrow screen. The page behind it does not scroll and gets no focus. The Back button closes the window.
 *
 * @param changed Is called when the screen has become narrow or wide.
 */
export function modalOf(window: HTMLElement, changed: () => void, close: () => void) {
  const narrow = matchMedia('(max-width: 480px)');
  let isOn = false;
  let overflow = '';
  narrow.addEventListener('change', changed);
  addEventListener('popstate', () => {
    if (isOn && !isKept()) close();
  });

  /** True if the page was reloaded while the window filled the screen. */
  const isKept = () => (history.state as Record<string, unknown> | null)?.[mark] === true;
  const set = (isWanted: boolean) => {
    if (isOn === (isWanted && narrow.matches)) return;
    isOn = !isOn;
    window.setAttribute('aria-modal', String(isOn));
    // The widget is outside of the page's body.
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
    // A page without its own address has no history.
  }
}
