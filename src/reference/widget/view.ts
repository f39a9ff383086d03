import type { WidgetState } from '../../../generated/widget/types.ts';
import { isWebAddress } from '../shared/markup.ts';
import type { Actions } from './actions.ts';
import type { Change } from './chat.ts';
import { button, fill, icon, iconButton, make } from './dom.ts';
import { faceOf, Log } from './log.ts';
import { Modal } from './modal.ts';
import { tellPage } from './page.ts';
import { callSheet, contactSheet, offlineSheet, type Sheet } from './sheets.ts';
import type { Say, TextName } from './texts.ts';
import css from './widget.css';
import { writeBar } from './write-bar.ts';

type SheetName = 'contact' | 'offline' | 'call';

/** The texts for the statuses of a call. */
const callTexts: Record<string, TextName> = {
  start: 'callStart',
  agent_connected: 'callAgent',
  client_connected: 'callYou',
  end: 'callEnded',
};

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
  /** The running call, above all else in the window. */
  readonly #call = make('div', { class: 'bar call' });
  readonly #body = make('div', { class: 'body' });
  readonly #bar = make('div', { class: 'bar' });
  readonly #news = make('div', { class: 'news', role: 'status' });
  readonly #root: ShadowRoot;
  readonly #modal: Modal;
  readonly #buttons: { contact: HTMLElement; call: HTMLElement; minimise: HTMLElement; restore: HTMLElement };
  #isContactAsked = false;
  #shown: SheetName | undefined;
  /** Whether the window may fill a narrow screen: the visitor opened it, or writes in it. */
  #isFull = false;

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
    this.#log = new Log(actions, say, attributes['lang'], toChat);
    this.#write = writeBar(actions, say);
    this.#sheets = {
      contact: contactSheet(actions, say, (isSaved) => {
        if (isSaved) tellPage('svc_onIntroduction');
        toChat();
      }),
      offline: offlineSheet(actions, say),
      call: callSheet(actions, say, toChat),
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
      restore: iconButton('restore', say('open'), () => this.#userOpens()),
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
      this.#call,
      this.#body,
    );
    // In the top layer nothing of the page can cover or move it.
    const attributesOfFrame = { 'aria-label': say('title'), popover: 'manual' };
    this.#frame = make('section', attributesOfFrame, this.#window, this.#label, this.#news);
    this.#frame.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !state.isOpen) return;
      event.stopPropagation();
      close.click();
    });
    this.#frame.addEventListener('focusin', ({ target }) => {
      state.stay();
      if (this.#isFull || !(target as Element).matches('input, textarea')) return;
      this.#isFull = true;
      this.show();
    });
    this.#modal = new Modal(
      this.#window,
      () => this.show(),
      () => state.close(),
    );
    this.#root.append(this.#frame);
    actions.chat.changed = (change) => this.#changed(change);
    this.show();
    this.#watchSize();
  }

  /** Puts the widget into the page. */
  enter(mark: Element): void {
    mark.replaceWith(this.host);
    // The oldest browsers have no top layer for it.
    this.#frame.showPopover?.();
    this.#isFull = this.#modal.isKept;
    this.show();
  }

  /** Shows the state that the window is in. */
  show(): void {
    const { state, chat } = this.#actions;
    const isMin = state.now === 'chat/min';
    if (!state.isOpen) this.#isFull = false;
    const open = this.#isFull ? 'open full' : 'open';
    this.#frame.className = state.isOpen ? open : isMin ? 'min' : '';
    this.#frame.setAttribute('dir', directionOf(this.host));
    this.#window.hidden = state.now === 'label';
    this.#label.hidden = state.now !== 'label';
    this.#body.hidden = isMin;
    const { call, contact, minimise, restore } = this.#buttons;
    restore.hidden = !isMin;
    for (const button of [contact, minimise]) button.hidden = isMin;
    call.hidden = isMin || chat.availability.callback.result !== 'ok' || state.now !== 'chat';
    const name = this.#sheetOf(state.now);
    if (state.isOpen && !name) chat.see();
    this.#showLabel();
    this.#showBody(name);
    this.#log.show();
    this.#showBar();
    this.#showCall();
    this.#modal.set(this.#isFull);
  }

  #showBody(name: SheetName | undefined): void {
    const sheet = name && this.#sheets[name];
    if (this.#shown !== name || !this.#body.hasChildNodes()) {
      this.#shown = name;
      const hadFocus = this.#body.contains(this.#root.activeElement);
      // A former conversation can be read beside the form for a message.
      const isBeside = name === 'offline' && this.#actions.chat.entries.length > 0;
      const { element, below } = this.#log;
      if (sheet) fill(this.#body, isBeside && element, isBeside && below, sheet.element);
      else fill(this.#body, element, below, this.#bar, this.#write.element);
      const { chat } = this.#actions.chat;
      const isWithAgent = chat?.state === 'open' && chat.agent;
      if (name === 'contact' && isWithAgent) this.#body.append(this.#log.rating(chat.rate ?? null));
      this.#write.refresh();
      if (hadFocus) this.#focusInside();
    }
    sheet?.refresh();
  }

  #sheetOf(state: WidgetState): SheetName | undefined {
    if (state === 'chat/call') return 'call';
    if (this.#isContactAsked) return 'contact';
    const { availability, invitation, chat } = this.#actions.chat;
    const isTalking = chat?.state === 'open' || invitation || state === 'call';
    return availability.mode === 'offline' && !isTalking ? 'offline' : undefined;
  }

  #changed({ entry, call, isAccepted }: Change): void {
    const { chat, state } = this.#actions;
    if (entry && entry.from !== 'visitor' && !state.isOpen) {
      const name = entry.name ?? this.#say('agent');
      fill(this.#news, `${name}: `, this.#log.wordsOf(entry));
    }
    if (call && !chat.call) fill(this.#news, this.#callWords(call));
    if (isAccepted) {
      fill(this.#news, this.#say('accepted', { name: chat.chat?.agent?.name ?? this.#say('agent') }));
      tellPage('svc_onAccept');
    }
    this.show();
  }

  #callWords({ status, reason }: { status: string; reason?: string }): string {
    const failed = reason === 'cancelled' ? 'callCancelled' : 'callFailed';
    return this.#say(callTexts[status] ?? failed);
  }

  #showCall(): void {
    const { call } = this.#actions.chat;
    this.#call.hidden = !call || !this.#actions.state.isOpen;
    const key = call?.status ?? '';
    if (!call || this.#call.dataset['shown'] === key) return;
    this.#call.dataset['shown'] = key;
    const cancel = button('plain', this.#say('callCancel'), () => this.#actions.cancelCall());
    const isWaiting = key === 'start';
    fill(this.#call, make('span', { role: 'status' }, this.#callWords(call)), isWaiting && cancel);
  }

  #showLabel(): void {
    const { availability, chat, unread } = this.#actions.chat;
    const words = this.#say(availability.mode === 'online' ? 'label' : 'labelOffline');
    const count = this.#say('unread', { count: String(unread) });
    const badge = () => unread > 0 && make('span', { class: 'badge' }, count);
    fill(this.#label, icon('chat'), make('span', {}, words), badge());
    const agent = chat?.state === 'open' ? chat.agent : undefined;
    const key = JSON.stringify([agent, unread]);
    if (this.#title.dataset['shown'] === key) return;
    this.#title.dataset['shown'] = key;
    const face = agent && isWebAddress(agent.photo) && faceOf('', agent.photo);
    fill(this.#title, face, agent?.name ?? this.#say('title'), ' ', badge());
  }

  #showBar(): void {
    const { chat } = this.#actions;
    const name = chat.chat?.agent?.name ?? this.#say('agent');
    const isLost = !chat.isUp || chat.isLate;
    const said = isLost ? this.#say('lost') : chat.isTyping ? this.#say('typing', { name }) : '';
    if (this.#bar.textContent !== said) fill(this.#bar, make('span', { role: 'status' }, said));
  }

  #userOpens(): void {
    this.#isFull = true;
    this.#actions.state.open('chat');
    this.show();
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
