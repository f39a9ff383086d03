/** Marks the entry of the history that the Back button of a phone takes away. */
const mark = 'svc-chat';

/** A window that fills a narrow screen: the page behind it neither scrolls nor takes the focus, and Back closes it. */
export class Modal {
  readonly #window: HTMLElement;
  readonly #narrow = matchMedia('(max-width: 480px)');
  #isOn = false;
  #overflow = '';

  /** @param changed Is called when the screen has become narrow or wide. */
  constructor(window: HTMLElement, changed: () => void, close: () => void) {
    this.#window = window;
    this.#narrow.addEventListener('change', changed);
    addEventListener('popstate', () => {
      if (this.#isOn && !this.isKept) close();
    });
  }

  /** Whether the page was loaded again while the window filled the screen. */
  get isKept(): boolean {
    return (history.state as Record<string, unknown> | null)?.[mark] === true;
  }

  set(isWanted: boolean): void {
    const isOn = isWanted && this.#narrow.matches;
    if (this.#isOn === isOn) return;
    this.#isOn = isOn;
    this.#window.setAttribute('aria-modal', String(isOn));
    // Its body is beside the widget.
    document.body.inert = isOn;
    const { style } = document.documentElement;
    if (isOn) {
      this.#overflow = style.overflow;
      style.overflow = 'hidden';
      if (!this.isKept) this.#push();
    } else {
      style.overflow = this.#overflow;
      if (this.isKept) history.back();
    }
  }

  #push(): void {
    try {
      history.pushState({ ...(history.state as object | null), [mark]: true }, '');
    } catch {
      // A page without an address of its own has no history.
    }
  }
}
