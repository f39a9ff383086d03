import type { MediaContent } from '../../../generated/channel/types.ts';
import type { VisitorButtons, VisitorEntry } from '../../../generated/reference/visitor/types.ts';
import { isWebAddress, mapOf } from '../shared/markup.ts';
import type { Actions } from './actions.ts';
import { fill, link, make, plainText, richText } from './dom.ts';
import type { Say } from './texts.ts';

/** Within this distance from its end the log follows new entries, in pixels. */
const nearEnd = 60;

/** Shows the entries. An element that is shown stays, so that no screen reader reads it twice. */
export class Log {
  readonly element: HTMLElement;
  /** The button that leads to new entries while the visitor reads older ones. */
  readonly below: HTMLElement;
  readonly #actions: Actions;
  readonly #say: Say;
  readonly #shown = new Map<string, HTMLElement>();
  /** Whether the log follows its end; a visitor who reads older entries is left there. */
  #isAtEnd = true;
  #newest = 0;
  #waiting = 0;

  constructor(actions: Actions, say: Say) {
    this.#actions = actions;
    this.#say = say;
    this.element = make('div', { class: 'log', role: 'log', 'aria-label': say('title'), tabindex: '0' });
    this.below = make(
      'button',
      { type: 'button', class: 'below', hidden: true, click: () => this.#toEnd() },
      say('below'),
    );
    this.element.addEventListener('scroll', () => {
      const { scrollHeight, scrollTop, clientHeight } = this.element;
      // A hidden log has no scroll position.
      if (clientHeight > 0) this.#isAtEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
      if (this.#isAtEnd) this.below.hidden = true;
    });
    this.#keepEnd();
  }

  /** Brings the log to what is known now. */
  show(): void {
    const { chat } = this.#actions;
    const say = this.#say;
    const wanted = new Map<string, () => HTMLElement>();
    const note = (key: string, text: string) => wanted.set(key, () => make('p', { class: 'note' }, text));
    if (chat.entries.length === 0 && !chat.invitation) note('hello', say('hello'));
    const last = chat.entries.at(-1);
    for (const entry of chat.entries) {
      const offers = entry.type === 'buttons' && entry === last && chat.pending.length === 0;
      wanted.set(`${entry.entry_id}${offers ? ' offers' : ''}`, () => this.#entry(entry, offers));
    }
    if (chat.chat?.state === 'closed') note('closed', say('closed'));
    const { invitation } = chat;
    if (invitation)
      wanted.set(`invitation ${invitation.text}`, () =>
        this.#said(
          'agent',
          this.#agent(),
          make('div', { class: 'words', dir: 'auto' }, plainText(invitation.text)),
        ),
      );
    for (const { message_id, text, refusal } of chat.pending)
      wanted.set(`${message_id}${refusal ?? ''}`, () => this.#pending(text, refusal));
    this.#follow();
    this.#bring(wanted);
  }

  /** Scrolls to the messages of the visitor; others bring the button where the visitor reads older entries. */
  #follow(): void {
    const { entries, pending } = this.#actions.chat;
    if (pending.length > this.#waiting) this.#isAtEnd = true;
    this.#waiting = pending.length;
    const newest = entries.at(-1)?.entry_id ?? 0;
    if (newest > this.#newest && !this.#isAtEnd) this.below.hidden = false;
    this.#newest = newest;
  }

  #toEnd(): void {
    this.#isAtEnd = true;
    this.#scroll();
    this.element.focus();
  }

  #bring(wanted: Map<string, () => HTMLElement>): void {
    for (const [key, element] of this.#shown) {
      if (wanted.has(key)) continue;
      element.remove();
      this.#shown.delete(key);
    }
    let before: Element | null = null;
    for (const [key, make] of wanted) {
      const element = this.#shown.get(key) ?? make();
      this.#shown.set(key, element);
      const next: Element | null = before ? before.nextElementSibling : this.element.firstElementChild;
      if (next !== element) this.element.insertBefore(element, next);
      before = element;
    }
    this.#scroll();
  }

  /** Keeps the end in sight when the log appears, is resized, or its pictures load. */
  #keepEnd(): void {
    let height = 0;
    new ResizeObserver(() => {
      const before = height;
      height = this.element.clientHeight;
      if (before === 0) this.#isAtEnd = true;
      this.#scroll();
    }).observe(this.element);
    this.element.addEventListener('load', () => this.#scroll(), { capture: true });
  }

  #scroll(): void {
    if (!this.#isAtEnd) return;
    this.element.scrollTop = this.element.scrollHeight;
    this.below.hidden = true;
  }

  #entry(entry: VisitorEntry, offers: boolean): HTMLElement {
    const say = this.#say;
    const who = entry.from === 'visitor' ? say('you') : (entry.name ?? say(entry.from));
    const said = this.#said(entry.from, who, ...this.#content(entry));
    said.title = new Date(entry.at).toLocaleString();
    if (offers && entry.type === 'buttons') said.append(this.#answers(entry));
    return said;
  }

  #content(entry: VisitorEntry): HTMLElement[] {
    const words = (...inside: (Node | string)[]) => make('div', { class: 'words', dir: 'auto' }, ...inside);
    const saidBeside = (text: string | undefined) => (text ? [words(plainText(text))] : []);
    switch (entry.type) {
      case 'text':
        return saidBeside(entry.text);
      case 'markdown':
        return [words(richText(entry.html))];
      case 'buttons':
        return entry.title ? [words(entry.title)] : [];
      case 'location':
        return [words(link(mapOf(entry), this.#say('place'))), ...saidBeside(entry.text)];
      default:
        // A file. A kind that is none does not compile here.
        return [...this.#file(entry, words), ...saidBeside(entry.text)];
    }
  }

  /** A picture, or a link to another file; nothing where the address is no web address. */
  #file(
    { type, file, thumb, file_name, emoji }: MediaContent,
    words: (inside: Node) => HTMLElement,
  ): HTMLElement[] {
    if (!isWebAddress(file)) return [];
    const name = file_name || emoji || this.#say('file');
    if (type !== 'photo' && type !== 'sticker') return [words(link(file, name))];
    const src = isWebAddress(thumb) ? thumb : file;
    return [link(file, make('img', { src, alt: name, loading: 'lazy' }))];
  }

  #answers({ entry_id, buttons }: VisitorEntry & VisitorButtons): HTMLElement {
    const press = (text: string) =>
      make('button', { type: 'button', click: () => this.#actions.write(text, entry_id) }, text);
    return make('div', { class: 'answers' }, ...buttons.map(press));
  }

  #pending(text: string, refusal: string | undefined): HTMLElement {
    const said = this.#said(
      'visitor',
      this.#say('you'),
      make('div', { class: 'words', dir: 'auto' }, plainText(text)),
    );
    said.classList.add('pending');
    if (refusal !== undefined) said.classList.add('refused');
    const mark = make('div', { class: 'mark' }, this.#say(refusal === undefined ? 'waiting' : 'refused'));
    said.append(mark);
    return said;
  }

  #said(from: string, who: string, ...content: HTMLElement[]): HTMLElement {
    const said = make('div', { class: `entry ${from}` });
    fill(said, make('div', { class: 'who' }, who), ...content);
    return said;
  }

  #agent(): string {
    return this.#actions.chat.chat?.agent?.name ?? this.#say('agent');
  }
}
