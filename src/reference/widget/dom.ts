import { isWebAddress, type Marked, readMarkdown, splitAtAddresses } from '../shared/markup.ts';
import texts from '../shared/widget-texts/en.json' with { type: 'json' };

type Child = Node | string | null | false | undefined;
type Attributes = Record<string, string | boolean | ((event: never) => void) | undefined>;

/** Creates an element. Text is never parsed as markup, so that no text can run a script. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string') element.setAttribute(name, value);
  }
  fill(element, ...children);
  return element;
}

/** Replaces the content of an element with `children`. Empty texts, `false`, `null` and `undefined` are skipped. */
export function fill(element: Element, ...children: Child[]): void {
  element.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
}

/** Creates a link that opens in a new tab. */
export function link(href: string, ...children: Child[]): HTMLAnchorElement {
  return make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, ...children);
}

/** Returns Markdown as elements. It does not parse HTML, because a page may forbid the parsing of HTML (Trusted Types). */
export function richText(markdown: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...readMarkdown(markdown).map(nodeOf));
  return fragment;
}

function nodeOf(part: Marked): Node | string {
  if (typeof part === 'string') return part;
  const inside = part.inside.map(nodeOf);
  if (part.tag !== 'a') return make(part.tag, {}, ...inside);
  return isWebAddress(part.href) ? link(part.href, ...inside) : make('span', {}, ...inside);
}

/** Returns plain text in which web addresses are links. */
export function plainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const parts = splitAtAddresses(text);
  fragment.append(...parts.map((part) => (typeof part === 'string' ? part : link(part.href, part.href))));
  return fragment;
}

const icons = {
  chat: 'M4 4h16v12H9l-5 4z',
  close: 'M6 6l12 12M18 6L6 18',
  minimise: 'M6 9l6 6 6-6',
  restore: 'M6 15l6-6 6 6',
  contact: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-5 8-5s7 1 8 5',
  call: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z',
  attach: 'M20 11l-8.5 8.5a5 5 0 0 1-7-7L13 4a3.3 3.3 0 0 1 4.7 4.7l-8.4 8.4a1.7 1.7 0 0 1-2.4-2.4L14 7.5',
  send: 'M4 12l16-8-6 16-3-6z',
  good: 'M7 11v9H4v-9zm0 0l4-8c2 0 2 1 2 3l-1 4h6l-2 9H7',
  bad: 'M7 13V4H4v9zm0 0l4 8c2 0 2-1 2-3l-1-4h6l-2-9H7',
};

export type IconName = keyof typeof icons;

export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}

/** Creates a button with a text. */
export function button(kind: string, words: string, click: () => void): HTMLButtonElement {
  return make('button', { type: 'button', class: kind, click }, words);
}

/** Creates a button with an icon, and with a label as its tooltip and for screen readers. */
export function iconButton(name: IconName, label: string, click: () => void): HTMLButtonElement {
  return make(
    'button',
    { type: 'button', class: 'icon', 'aria-label': label, title: label, click },
    icon(name),
  );
}

/** A field in the state of the history entry that the open window adds. The Back button removes this entry and so closes the window. */
const mark = 'svc-chat';

/**
 * Makes the window modal while it fills a narrow screen: the page behind the window does not scroll and gets no focus, and the browser's
 * Back button closes the window.
 *
 * @param changed Called when the screen becomes narrow or wide.
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

/** The names of the texts that are shown for invalid fields of a form. */
export const wrongTexts = { message: 'wrongMessage', email: 'wrongEmail', phone: 'callWrong' } as const;

export type TextName = keyof typeof texts;
export type Say = (name: TextName, values?: Record<string, string>) => string;

/** Returns a function that looks up a text by its name. A text that the page sets replaces the widget's own text. */
export function speaker(own: Partial<Record<string, unknown>>): Say {
  return (name, values = {}) => {
    const given = own[name];
    return (typeof given === 'string' ? given : texts[name]).replace(
      /\{(\w+)\}/g,
      (whole, key: string) => values[key] ?? whole,
    );
  };
}
