import type { WidgetState } from '../../../generated/widget/types.ts';
import { wordsOf } from '../shared/entry-words.ts';
import type { Actions } from './actions.ts';
import type { Change } from './chat.ts';
import { fill, icon, iconButton, make } from './dom.ts';
import { Log } from './log.ts';
import { tellPage } from './page.ts';
import { callSheet, contactSheet, offlineSheet, ongoingSheet, type Sheet } from './sheets.ts';
import type { Say } from './texts.ts';
import css from './widget.css';
import { writeBar } from './write-bar.ts';

type SheetName = 'contact' | 'offline' | 'call' | 'ongoing';

/** The elements of the widget, in a shadow root that the styles and scripts of the page do not reach. */
export class View {
  readonly host = document.createElement('svc-widget');
  readonly #actions: Actions;
  readonly #say: Say;
  readonly #log: Log;
  readonly #write: ReturnType<typeof writeBar>;
  readonly #sheets: Record<SheetName, Sheet>;
  readonly #frame: HTMLElement;
  readonly #label: HTMLButtonElement;
  readonly #window: HTMLElement;
  readonly #title = make('h2');
  readonly #body = make('div', { class: 'body' });
  readonly #bar = make('div', { class: 'bar' });
  readonly #news = make('div', { class: 'news', role: 'status' });
  readonly #root: ShadowRoot;
  readonly #buttons: { contact: HTMLElement; call: HTMLElement; minimise: HTMLElement; restore: HTMLElement };
  #isContactAsked = false;
  #unread = 0;

  constructor(actions: Actions, say: Say, attributes: Record<string, string>) {
    this.#actions = actions;
    this.#say = say;
    for (const [name, value] of Object.entries(attributes)) this.host.setAttribute(name, value);
    this.#root = this.host.attachShadow({ mode: 'open' });
    // A constructed sheet, since a page's content security policy may forbid style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.#root.adoptedStyleSheets = [sheet];
    const { state } = actions;
    const toChat = () => {
      this.#isContactAsked = false;
      if (state.now === 'chat/call') state.open('chat');
      this.show();
      this.#focusInside();
    };
    this.#log = new Log(actions, say);
    this.#write = writeBar(actions, say);
    this.#sheets = {
      contact: contactSheet(actions, say, () => {
        tellPage('svc_onIntroduction');
        toChat();
      }),
      offline: offlineSheet(actions, say),
      call: callSheet(actions, say, toChat),
      ongoing: ongoingSheet(actions, say),
    };
    this.#label = make('button', { type: 'button', class: 'label', click: () => this.#userOpens() });
    this.#buttons = {
      call: iconButton('call', say('call'), () => {
        state.open('chat/call');
        this.#focusInside();
      }),
      contact: iconButton('contact', say('contact'), () => {
        if (state.now === 'chat/call') state.open('chat');
        this.#isContactAsked = !this.#isContactAsked;
        this.show();
        this.#focusInside();
      }),
      minimise: iconButton('minimise', say('minimise'), () => {
        state.minimise();
        this.#buttons.restore.focus();
      }),
      restore: iconButton('chat', say('open'), () => this.#userOpens()),
    };
    const { call, contact, minimise, restore } = this.#buttons;
    const close = iconButton('close', say('close'), () => {
      state.close();
      this.#label.focus();
    });
    this.#window = make(
      'div',
      { class: 'window', role: 'dialog', 'aria-label': say('title') },
      make('header', {}, this.#title, call, contact, restore, minimise, close),
      this.#body,
    );
    this.#frame = make('section', { 'aria-label': say('title') }, this.#window, this.#label, this.#news);
    this.#frame.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !state.isOpen) return;
      event.stopPropagation();
      close.click();
    });
    this.#root.append(this.#frame);
    actions.chat.changed = (change) => this.#changed(change);
    this.show();
    this.#watchSize();
  }

  /** Shows the state that the window is in. */
  show(): void {
    const { state, chat } = this.#actions;
    const isMin = state.now === 'chat/min';
    this.#frame.className = state.isOpen ? 'open' : isMin ? 'min' : '';
    this.#frame.setAttribute('dir', directionOf(this.host));
    this.#window.hidden = state.now === 'label';
    this.#label.hidden = state.now !== 'label';
    this.#body.hidden = isMin;
    const { call, contact, minimise, restore } = this.#buttons;
    restore.hidden = !isMin;
    for (const button of [contact, minimise]) button.hidden = isMin || state.now === 'call';
    call.hidden = isMin || chat.availability.callback.result !== 'ok' || state.now !== 'chat';
    if (state.isOpen) this.#unread = 0;
    this.#showLabel();
    const sheet = this.#sheetOf(state.now);
    const isNew = sheet ? this.#body.firstElementChild !== sheet.element : !this.#log.element.isConnected;
    if (isNew && sheet) fill(this.#body, sheet.element);
    if (isNew && !sheet) fill(this.#body, this.#log.element, this.#log.below, this.#bar, this.#write.element);
    sheet?.refresh();
    this.#log.show();
    this.#showBar();
  }

  #sheetOf(state: WidgetState): Sheet | undefined {
    if (state === 'call') return this.#sheets.ongoing;
    if (state === 'chat/call') return this.#sheets.call;
    if (this.#isContactAsked) return this.#sheets.contact;
    const { availability, invitation, entries, chat } = this.#actions.chat;
    const isTalking = chat?.state === 'open' || (invitation && entries.length === 0);
    return availability.mode === 'offline' && !isTalking ? this.#sheets.offline : undefined;
  }

  #changed({ entry, call, isAccepted }: Change): void {
    const { chat, state } = this.#actions;
    if (entry && entry.from !== 'visitor' && !state.isOpen) {
      this.#unread += 1;
      const name = entry.name ?? this.#say('agent');
      fill(this.#news, `${name}: ${wordsOf(entry) || this.#say('file')}`);
    }
    if (call) fill(this.#news, this.#callNews(call.status));
    if (isAccepted) {
      fill(this.#news, this.#say('accepted', { name: chat.chat?.agent?.name ?? this.#say('agent') }));
      tellPage('svc_onAccept');
    }
    this.show();
  }

  #callNews(status: string): string {
    return status === 'end' ? this.#say('callEnded') : status === 'error' ? this.#say('callFailed') : '';
  }

  #showLabel(): void {
    const { availability, chat } = this.#actions.chat;
    const words = this.#say(availability.mode === 'online' ? 'label' : 'labelOffline');
    const count = this.#say('unread', { count: String(this.#unread) });
    const badge = () => this.#unread > 0 && make('span', { class: 'badge' }, count);
    fill(this.#label, icon('chat'), make('span', {}, words), badge());
    const who = chat?.state === 'open' ? chat.agent?.name : undefined;
    fill(this.#title, who ?? this.#say('title'), ' ', badge());
  }

  #showBar(): void {
    const { chat } = this.#actions;
    const { agent, state, rate } = chat.chat ?? {};
    const name = agent?.name ?? this.#say('agent');
    const isLost = !chat.isUp || chat.isLate;
    const said = isLost ? this.#say('lost') : chat.isTyping ? this.#say('typing', { name }) : '';
    const key = JSON.stringify([said, agent, state, rate]);
    if (this.#bar.dataset['shown'] === key) return;
    this.#bar.dataset['shown'] = key;
    const focused = (this.#root.activeElement as HTMLElement | null)?.getAttribute('aria-label');
    const rating = (value: 'positive' | 'negative') => {
      const word = value === 'positive' ? 'good' : 'bad';
      const button = iconButton(word, this.#say(word), () =>
        this.#actions.rate(rate === value ? null : value),
      );
      button.setAttribute('aria-pressed', String(rate === value));
      return button;
    };
    const isRated = agent !== undefined && state === 'open';
    const group =
      isRated &&
      make('div', { role: 'group', 'aria-label': this.#say('rate') }, rating('positive'), rating('negative'));
    fill(this.#bar, make('span', { role: 'status' }, said), group);
    if (group && focused)
      for (const button of group.children)
        if (button.getAttribute('aria-label') === focused) (button as HTMLElement).focus();
  }

  #userOpens(): void {
    this.#actions.state.open('chat');
    this.#focusInside();
  }

  /** Focuses the next field, only after an action of the visitor in the widget. */
  #focusInside(): void {
    this.#body.querySelector<HTMLElement>('form :is(input, textarea)')?.focus();
  }

  #watchSize(): void {
    let seen = '';
    new ResizeObserver(() => {
      if (!this.host.isConnected) return;
      const { width, height } = this.#frame.getBoundingClientRect();
      const size = `${Math.round(width)} ${Math.round(height)}`;
      if (seen !== '' && size !== seen) tellPage('svc_onResizeCallback');
      seen = size;
    }).observe(this.#frame);
  }
}

function directionOf(host: HTMLElement): string {
  return (
    host.getAttribute('dir') ??
    (host.isConnected ? getComputedStyle(document.documentElement).direction : 'ltr')
  );
}
