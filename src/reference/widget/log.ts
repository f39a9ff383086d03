import type { MediaContent } from '../../../generated/channel/types.ts';
import type { VisitorButtons, VisitorEntry } from '../../../generated/reference/visitor/types.ts';
import { isWebAddress, mapOf } from '../shared/markup.ts';
import type { Actions } from './actions.ts';
import { button, fill, iconButton, link, make, plainText, richText } from './dom.ts';
import type { Say } from './texts.ts';

/** Within this distance from its end the log follows new entries, in pixels. */
const nearEnd = 60;
/** Entries of one author within this time stand under one heading. */
const groupMs = 300_000;

/** The author of entries that stand under one heading. */
interface Author {
  from: VisitorEntry['from'];
  name: string;
  photo?: string | undefined;
}

/** Shows the entries. An element that is shown stays, so that no screen reader reads it twice. */
export class Log {
  readonly element: HTMLElement;
  /** The button that leads to new entries while the visitor reads older ones. */
  readonly below: HTMLElement;
  readonly #actions: Actions;
  readonly #say: Say;
  /** Moves the focus on when a pressed button goes away. */
  readonly #moveOn: () => void;
  readonly #time: Intl.DateTimeFormat;
  readonly #day: Intl.DateTimeFormat;
  readonly #shown = new Map<string, HTMLElement>();
  /** Whether the log follows its end; a visitor who reads older entries is left there. */
  #isAtEnd = true;
  #newest = 0;
  #waiting = 0;

  constructor(actions: Actions, say: Say, lang: string | undefined, moveOn: () => void) {
    this.#actions = actions;
    this.#say = say;
    this.#moveOn = moveOn;
    this.#time = formatOf(lang, { hour: 'numeric', minute: '2-digit' });
    this.#day = formatOf(lang, { weekday: 'long', day: 'numeric', month: 'long' });
    this.element = make('div', { class: 'log', role: 'log', 'aria-label': say('title'), tabindex: '0' });
    this.below = button('plain below', say('below'), () => this.#toEnd());
    this.below.hidden = true;
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
    const { chat, entries, pending, invitation } = this.#actions.chat;
    const say = this.#say;
    const wanted = new Map<string, () => HTMLElement>();
    const note = (key: string, text: string) => wanted.set(key, () => make('p', { class: 'note' }, text));
    if (entries.length === 0 && !invitation) wanted.set('hello', () => this.#greeting());
    let before: VisitorEntry | undefined;
    for (const entry of entries) {
      const day = dayOf(entry.at);
      if (day !== (before ? dayOf(before.at) : dayOf(Date.now())))
        note(day, this.#day.format(new Date(entry.at)));
      if (before && before.chat_id !== entry.chat_id) note(`chat ${entry.chat_id}`, say('earlier'));
      const offers = entry.type === 'buttons' && entry === entries.at(-1) && pending.length === 0;
      const isHead = !before || !isSameGroup(before, entry);
      wanted.set(`${entry.entry_id}${offers ? ' offers' : ''}`, () => this.#entry(entry, isHead, offers));
      before = entry;
    }
    if (chat?.state === 'closed') {
      note(`closed ${chat.chat_id}`, say('closed'));
      const { rate, agent } = chat;
      if (agent) wanted.set(`rate ${chat.chat_id} ${rate}`, () => this.rating(rate ?? null));
    }
    if (invitation)
      wanted.set(`invitation ${invitation.text}`, () => {
        const { name = say('agent'), photo } = chat?.agent ?? {};
        return this.#said({ from: 'agent', name, photo }, undefined, words(plainText(invitation.text)));
      });
    for (const { message_id, text, refusal } of pending)
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

  #greeting(): HTMLElement {
    const said = this.#said(
      { from: 'agent', name: this.#say('title') },
      undefined,
      words(this.#say('hello')),
    );
    const answers = this.#say('helloAnswers').split('|').filter(Boolean);
    if (answers.length > 0) said.append(this.#answers(answers));
    return said;
  }

  #entry(entry: VisitorEntry, isHead: boolean, offers: boolean): HTMLElement {
    const { from, at, photo } = entry;
    const name = from === 'visitor' ? this.#say('you') : (entry.name ?? this.#say(from));
    const said = this.#said({ from, name, photo }, isHead ? at : '', ...this.#content(entry));
    if (offers && entry.type === 'buttons') said.append(this.#answers(entry.buttons, entry));
    return said;
  }

  /** The words of an entry, for a visitor who does not see the log. */
  wordsOf(entry: VisitorEntry): string {
    const words = this.#content(entry).map(({ textContent }) => textContent);
    return words.filter(Boolean).join('\n') || this.#say('file');
  }

  #content(entry: VisitorEntry): HTMLElement[] {
    const saidBeside = (text: string | undefined) => (text ? [words(plainText(text))] : []);
    switch (entry.type) {
      case 'text':
        return saidBeside(entry.text);
      case 'markdown':
        return [words(richText(entry.content))];
      case 'buttons':
        return entry.title ? [words(entry.title)] : [];
      case 'location':
        return [words(link(mapOf(entry), entry.title || this.#say('place'))), ...saidBeside(entry.text)];
      default:
        // A file. A kind that is none does not compile here.
        return [...this.#file(entry), ...saidBeside(entry.text)];
    }
  }

  /** A picture, a player, or a link where it is neither or does not load; nothing where the address is no web address. */
  #file({ type, file, thumb, file_name, file_size, duration, emoji }: MediaContent): HTMLElement[] {
    if (!isWebAddress(file)) return [];
    const name = file_name || emoji || this.#say('file');
    const length = duration && `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`;
    const about = [length, sizeOf(file_size)].filter(Boolean).join(', ');
    const instead = words(link(file, name), ` ${about}`);
    const error = () => shown.replaceWith(instead);
    const preview = isWebAddress(thumb) && thumb;
    const player = { src: file, controls: true, preload: 'none', 'aria-label': name, title: about, error };
    let shown: HTMLElement = instead;
    if (type === 'photo' || type === 'sticker')
      shown = link(file, make('img', { src: preview || file, alt: name, loading: 'lazy', error }));
    if (type === 'audio' || type === 'voice') shown = make('audio', player);
    if (type === 'video') shown = make('video', { ...player, ...(preview && { poster: preview }) });
    return [shown];
  }

  /** @param entry The entry whose buttons they are; none for the greeting. */
  #answers(buttons: readonly string[], entry?: VisitorEntry & VisitorButtons): HTMLElement {
    const press = (text: string) => {
      const click = () => {
        this.#actions.write(text, entry?.entry_id);
        this.#moveOn();
      };
      return button('plain', text, click);
    };
    return make('div', { class: 'answers' }, ...buttons.map(press));
  }

  /** The question that is asked once, after the end of a chat; in an open one it stands beside the contact details. */
  rating(rate: 'positive' | 'negative' | null): HTMLElement {
    const say = this.#say;
    if (rate) return make('p', { class: 'note', role: 'status' }, say('rated'));
    const thumb = (icon: 'good' | 'bad', rate: 'positive' | 'negative') =>
      iconButton(icon, say(icon), () => {
        this.#actions.rate(rate);
        this.#moveOn();
      });
    const question = make('p', {}, say('rate'));
    const attributes = { class: 'note', role: 'group', 'aria-label': say('rate') };
    return make('div', attributes, question, thumb('good', 'positive'), thumb('bad', 'negative'));
  }

  #pending(text: string, refusal: string | undefined): HTMLElement {
    const said = this.#said({ from: 'visitor', name: this.#say('you') }, '', words(plainText(text)));
    said.classList.add('pending');
    if (refusal !== undefined) said.classList.add('refused');
    const mark = make('div', { class: 'mark' }, this.#say(refusal === undefined ? 'waiting' : 'refused'));
    said.append(mark);
    return said;
  }

  /** @param at The time in the heading; without one no time, and empty below another entry of the group. */
  #said({ from, name, photo }: Author, at: string | undefined, ...content: HTMLElement[]): HTMLElement {
    const said = make('div', { class: `entry ${from}` });
    const time = at && make('time', { datetime: at }, this.#time.format(new Date(at)));
    const isUnseen = at === '' || from === 'visitor';
    const face = at !== '' && from !== 'visitor' && faceOf(name, photo);
    const who = make('span', isUnseen ? { class: 'news' } : {}, name);
    fill(said, make('div', { class: 'who' }, face, who, time), ...content);
    return said;
  }
}

/** The picture of an agent, else the first letter of a name. */
export function faceOf(name: string, photo: string | undefined): HTMLElement {
  const letter = make('span', { class: 'face', 'aria-hidden': 'true' }, [...name][0]);
  if (!isWebAddress(photo)) return letter;
  const picture = make('img', {
    class: 'face',
    src: photo,
    alt: '',
    error: () => picture.replaceWith(letter),
  });
  return picture;
}

function words(...inside: (Node | string)[]): HTMLElement {
  return make('div', { class: 'words', dir: 'auto' }, ...inside);
}

function isSameGroup(before: VisitorEntry, { from, name, at, chat_id }: VisitorEntry): boolean {
  const isSame = before.from === from && before.name === name && before.chat_id === chat_id;
  return isSame && dayOf(before.at) === dayOf(at) && Date.parse(at) - Date.parse(before.at) < groupMs;
}

function dayOf(at: string | number): string {
  return new Date(at).toDateString();
}

function sizeOf(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** A page may name a language that is none. */
function formatOf(lang: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(lang, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}
