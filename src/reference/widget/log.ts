import type { MediaContent } from '../../../generated/channel/types.ts';
import type { VisitorButtons, VisitorEntry } from '../../../generated/reference/visitor/types.ts';
import { clockFormat, sizeOf } from '../shared/formats.ts';
import { isWebAddress, mapOf } from '../shared/markup.ts';
import type { Actions } from './actions.ts';
import type { PendingWords, Upload } from './chat.ts';
import { button, fill, iconButton, link, make, plainText, richText, type Say } from './dom.ts';

/** The distance from the end of the log, in pixels, within which the log scrolls to new entries. */
const nearEnd = 60;
/** The longest time between two entries of one author under one heading, in milliseconds. */
const groupMs = 300_000;

/** The author of an entry. The heading above an author's entries shows the name, and the picture if there is one. */
interface Author {
  from: VisitorEntry['from'];
  name: string;
  photo?: string | undefined;
}

/**
 * Returns the log with the entries of the chat. An element that is already shown is never replaced, so that a screen reader reads it only
 * once.
 *
 * @param moveOn Moves the focus when a pressed button disappears.
 */
export function logOf(actions: Actions, say: Say, lang: string | undefined, moveOn: () => void) {
  const clock = formatOf(lang, clockFormat);
  const longDay = formatOf(lang, { weekday: 'long', day: 'numeric', month: 'long' });
  const element = make('div', { class: 'log', role: 'log', 'aria-label': say('title'), tabindex: '0' });
  /** The button that scrolls to new entries while the visitor reads older entries. */
  const below = button('plain below', say('below'), toEnd);
  below.hidden = true;
  const shown = new Map<string, HTMLElement>();
  /** True while the log is scrolled to its end. While it is false, the visitor reads older entries, and the log does not scroll. */
  let isAtEnd = true;
  let newest = 0;
  let waiting = 0;
  element.addEventListener('scroll', () => {
    const { scrollHeight, scrollTop, clientHeight } = element;
    // In a hidden log, the scroll position is meaningless.
    if (clientHeight > 0) isAtEnd = scrollHeight - scrollTop - clientHeight < nearEnd;
    if (isAtEnd) below.hidden = true;
  });
  keepEnd();

  /** Updates the log to the current state. */
  function show(): void {
    const { chat, entries, pending, invitation } = actions.chat;
    const wanted = new Map<string, () => HTMLElement>();
    const note = (key: string, text: string) => wanted.set(key, () => make('p', { class: 'note' }, text));
    const { name = '', photo } = actions.chat.look;
    if (entries.length === 0 && !invitation) wanted.set(`hello ${name}`, () => greeting(name, photo));
    let before: VisitorEntry | undefined;
    for (const entry of entries) {
      const day = dayOf(entry.at);
      if (day !== (before ? dayOf(before.at) : dayOf(Date.now())))
        note(day, longDay.format(new Date(entry.at)));
      if (before && before.chat_id !== entry.chat_id) note(`chat ${entry.chat_id}`, say('earlier'));
      const offers =
        entry.type === 'buttons' && entry === entries.at(-1) && pending.every(({ refusal }) => refusal);
      const isHead = !before || !isSameGroup(before, entry);
      if (entry.type === 'call')
        note(`${entry.entry_id}`, `${wordsOf(entry)} ${clock.format(new Date(entry.at))}`);
      else wanted.set(`${entry.entry_id}${offers ? ' offers' : ''}`, () => entryOf(entry, isHead, offers));
      before = entry;
    }
    if (chat?.state === 'closed') {
      note(`closed ${chat.chat_id}`, say('closed'));
      const { rate, agent } = chat;
      if (agent) wanted.set(`rate ${chat.chat_id} ${rate}`, () => rating(rate ?? null));
    }
    if (invitation)
      wanted.set(`invitation ${invitation.text}`, () => {
        const { name = say('agent'), photo } = chat?.agent ?? actions.chat.look;
        return drawn({ from: 'agent', name, photo }, undefined, words(plainText(invitation.text)));
      });
    for (const each of pending) wanted.set(`${each.message_id}${each.refusal ?? ''}`, () => pendingOf(each));
    if (actions.chat.note) note(`note ${actions.chat.note}`, actions.chat.note);
    noteNewest();
    bring(wanted);
  }

  /** Scrolls to the end for a visitor's new message. For a new entry of another author, shows `below` unless the end is in view. */
  function noteNewest(): void {
    const { entries, pending } = actions.chat;
    if (pending.length > waiting) isAtEnd = true;
    waiting = pending.length;
    const latest = entries.at(-1)?.entry_id ?? 0;
    if (latest > newest && !isAtEnd) below.hidden = false;
    newest = latest;
  }

  function toEnd(): void {
    isAtEnd = true;
    scroll();
    element.focus();
  }

  function bring(wanted: Map<string, () => HTMLElement>): void {
    for (const [key, child] of shown) {
      if (wanted.has(key)) continue;
      child.remove();
      shown.delete(key);
    }
    let before: Element | null = null;
    for (const [key, make] of wanted) {
      const child = shown.get(key) ?? make();
      shown.set(key, child);
      const next: Element | null = before ? before.nextElementSibling : element.firstElementChild;
      if (next !== child) element.insertBefore(child, next);
      before = child;
    }
    scroll();
  }

  /** Keeps the end in view when the log appears or changes its size, or when a picture is loaded. */
  function keepEnd(): void {
    let height = 0;
    new ResizeObserver(() => {
      const before = height;
      height = element.clientHeight;
      if (before === 0) isAtEnd = true;
      scroll();
    }).observe(element);
    element.addEventListener('load', () => scroll(), { capture: true });
  }

  function scroll(): void {
    if (!isAtEnd) return;
    element.scrollTop = element.scrollHeight;
    below.hidden = true;
  }

  function greeting(name: string, photo: string | undefined): HTMLElement {
    const said = drawn({ from: 'agent', name, photo }, undefined, words(say('hello')));
    const answers = say('helloAnswers').split('|').filter(Boolean);
    if (answers.length > 0) said.append(answersOf(answers));
    return said;
  }

  function entryOf(entry: VisitorEntry, isHead: boolean, offers: boolean): HTMLElement {
    const { from, at, photo } = entry;
    const name = from === 'visitor' ? say('you') : (entry.name ?? say(from === 'bot' ? from : 'agent'));
    const said = drawn({ from, name, photo }, isHead ? at : '', ...contentOf(entry));
    if (offers && entry.type === 'buttons') said.append(answersOf(entry.buttons, entry));
    return said;
  }

  /** Returns the text of an entry. Screen readers announce it while the window is closed. */
  function wordsOf(entry: VisitorEntry): string {
    if (entry.type === 'call') {
      const failed = entry.text === 'cancelled' ? 'callCancelled' : 'callFailed';
      return say(entry.status === 'end' ? 'callEnded' : failed);
    }
    const words = contentOf(entry).map(({ textContent }) => textContent);
    return words.filter(Boolean).join('\n') || say('file');
  }

  function contentOf(entry: VisitorEntry): HTMLElement[] {
    const saidBeside = (text: string | undefined) => (text ? [words(plainText(text))] : []);
    switch (entry.type) {
      case 'text':
        return saidBeside(entry.text);
      case 'markdown':
        return [words(richText(entry.content))];
      case 'buttons':
        return entry.title ? [words(entry.title)] : [];
      case 'call':
        return [];
      case 'location':
        return [words(link(mapOf(entry), entry.title || say('place'))), ...saidBeside(entry.text)];
      default:
        // All other types are files. A new type that is not a file does not compile here.
        return [...fileOf(entry), ...saidBeside(entry.text)];
    }
  }

  /**
   * Returns the element for a file: a picture or a player, or a link for other files and after a loading error. If the address of the file
   * is not a web address, returns no element.
   */
  function fileOf({ type, file, thumb, file_name, file_size, duration, emoji }: MediaContent): HTMLElement[] {
    if (!isWebAddress(file)) return [];
    const name = file_name || emoji || say('file');
    const length = duration && `${Math.floor(duration / 60)}:${String(duration % 60).padStart(2, '0')}`;
    const about = [length, sizeOf(file_size)].filter(Boolean).join(', ');
    const instead = words(link(file, name), ` ${about}`);
    const error = () => media.replaceWith(instead);
    const preview = isWebAddress(thumb) && thumb;
    const player = { src: file, controls: true, preload: 'none', 'aria-label': name, title: about, error };
    let media: HTMLElement = instead;
    if (type === 'photo' || type === 'sticker')
      media = link(file, make('img', { src: preview || file, alt: name, loading: 'lazy', error }));
    if (type === 'audio' || type === 'voice') media = make('audio', player);
    if (type === 'video') media = make('video', { ...player, ...(preview && { poster: preview }) });
    return [media];
  }

  /**
   * Returns the buttons below an entry. A click sends the text of the button as a message.
   *
   * @param entry The entry with the buttons. Undefined for the greeting.
   */
  function answersOf(buttons: readonly string[], entry?: VisitorEntry & VisitorButtons): HTMLElement {
    const press = (text: string) => {
      const click = () => {
        actions.write(text, entry?.entry_id);
        moveOn();
      };
      return button('plain', text, click);
    };
    return make('div', { class: 'answers' }, ...buttons.map(press));
  }

  /** Returns the question for a rating, or the thanks for one. It appears after the end of a chat, and below the contact form. */
  function rating(rate: 'positive' | 'negative' | null): HTMLElement {
    if (rate) return make('p', { class: 'note', role: 'status' }, say('rated'));
    const thumb = (icon: 'good' | 'bad', rate: 'positive' | 'negative') =>
      iconButton(icon, say(icon), () => {
        actions.rate(rate);
        moveOn();
      });
    const question = make('p', {}, say('rate'));
    const attributes = { class: 'note', role: 'group', 'aria-label': say('rate') };
    return make('div', attributes, question, thumb('good', 'positive'), thumb('bad', 'negative'));
  }

  function pendingOf({ text, refusal, upload }: PendingWords): HTMLElement {
    const shown = upload ? `${text} ${sizeOf(upload.size)}` : plainText(text);
    const said = drawn({ from: 'visitor', name: say('you') }, '', words(shown));
    said.classList.add('pending');
    if (refusal !== undefined) said.classList.add('refused');
    const state = say(refusal === undefined ? 'waiting' : 'refused');
    said.append(make('div', { class: 'mark' }, ...(upload ? uploadOf(text, upload, refusal) : [state])));
    return said;
  }

  /** Returns the progress of an upload or the reason of its failure, and the buttons of the upload. */
  function uploadOf(name: string, { again, ...upload }: Upload, refusal: string | undefined): Node[] {
    const end = (text: 'cancel' | 'remove') => {
      const click = () => {
        upload.cancel();
        moveOn();
      };
      return button('link', say(text), click);
    };
    if (refusal !== undefined)
      return [
        make('span', {}, refusal, ' '),
        ...(again ? [button('link', say('again'), again)] : []),
        end('remove'),
      ];
    const progress = make('progress', { 'aria-label': name, max: '1', value: '0' });
    upload.moved = (share) => {
      progress.value = share;
    };
    return [progress, end('cancel')];
  }

  /**
   * Returns the element of an entry: its heading and its content.
   *
   * @param at The time in the heading. If undefined, the heading has no time. If empty, only screen readers get the heading.
   */
  function drawn(
    { from, name, photo }: Author,
    at: string | undefined,
    ...content: HTMLElement[]
  ): HTMLElement {
    const said = make('div', { class: `entry ${from}` });
    const time = at && make('time', { datetime: at }, clock.format(new Date(at)));
    const isUnseen = at === '' || from === 'visitor';
    const face = at !== '' && from !== 'visitor' && faceOf(name, photo);
    const who = make('span', isUnseen ? { class: 'news' } : {}, name);
    fill(said, make('div', { class: 'who' }, face, who, time), ...content);
    return said;
  }

  return { element, below, show, wordsOf, rating };
}

/** Returns an element with the agent's picture. Without a picture, or if it fails to load, the element shows the name's first letter. */
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

/** Returns a date format for a language. If the page names an invalid language, the browser's language is used. */
function formatOf(lang: string | undefined, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(lang, options);
  } catch {
    return new Intl.DateTimeFormat(undefined, options);
  }
}
