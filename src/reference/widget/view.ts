import type { VisitorCall } from '../../../generated/reference/visitor/types.ts';
import type { WidgetState } from '../../../generated/widget/types.ts';
import { isVisible } from '../browser.ts';
import { inkOn } from '../shared/formats.ts';
import { isWebAddress } from '../shared/markup.ts';
import type { Actions } from './actions.ts';
import { type Change, isSaid } from './chat.ts';
import { button, fill, icon, iconButton, make, modalOf, type Say, type TextName } from './dom.ts';
import { attachAll, callSheet, contactSheet, offlineSheet, writeBar } from './forms.ts';
import { faceOf, logOf } from './log.ts';
import { markTitle, notifyPage } from './page.ts';
import css from './widget.css';

type SheetName = 'contact' | 'offline' | 'call';

/** The texts for the statuses of a running call. */
const callTexts: { [status in VisitorCall['status']]?: TextName } = {
  start: 'callStart',
  agent_connected: 'callAgent',
  client_connected: 'callYou',
};

/** Returns the view of the widget. Its elements are in a shadow root, where the page's styles and selectors do not affect them. */
export function viewOf(actions: Actions, say: Say, attributes: Record<string, string>) {
  const host = document.createElement('svc-widget');
  const title = make('h2');
  /** The bar at the top of the window with the status of the current call. */
  const callBar = make('div', { class: 'bar call' });
  const body = make('div', { class: 'body' });
  const bar = make('div', { class: 'bar' });
  const news = make('div', { class: 'news', role: 'status' });
  let isContactAsked = false;
  let shownSheet: SheetName | undefined;
  /** True if the window may fill a narrow screen, because the visitor has opened it or has focused a field in it. */
  let isFull = false;

  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const root = host.attachShadow({ mode: 'open' });
  // The widget uses a constructed style sheet, because a page's content security policy may forbid style elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const { state } = actions;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', show);
  document.addEventListener('visibilitychange', show);
  const toChat = () => {
    isContactAsked = false;
    if (state.now === 'chat/call') state.open('chat');
    show();
    focusInside();
  };
  const log = logOf(actions, say, attributes['lang'], toChat);
  const write = writeBar(actions, say);
  const sheets = {
    contact: contactSheet(actions, say, (isSaved) => {
      if (isSaved) notifyPage('svc_onIntroduction');
      toChat();
    }),
    offline: offlineSheet(actions, say),
    call: callSheet(actions, say, toChat),
  };
  const label = make('button', { type: 'button', class: 'label', click: userOpens });
  const call = iconButton('call', say('call'), () => {
    state.open('chat/call');
    focusInside();
  });
  const contact = iconButton('contact', say('contact'), () => {
    if (state.now === 'chat/call') state.open('chat');
    isContactAsked = !isContactAsked;
    show();
    focusInside();
  });
  const restore = iconButton('restore', say('open'), userOpens);
  const minimise = iconButton('minimise', say('minimise'), () => {
    state.minimise();
    restore.focus();
  });
  const close = iconButton('close', say('close'), () => {
    state.close();
    label.focus();
  });
  const dialog = make(
    'div',
    {
      class: 'window',
      role: 'dialog',
      'aria-label': say('title'),
      dragover: (event: DragEvent) => event.preventDefault(),
      drop: (event: DragEvent) => {
        event.preventDefault();
        if (body.contains(write.element)) attachAll(actions, event.dataTransfer?.files);
      },
    },
    make('header', {}, title, call, contact, restore, minimise, close),
    callBar,
    body,
  );
  // A popover is in the browser's top layer, where no element of the page can cover or move it.
  const frame = make('section', { 'aria-label': say('title'), popover: 'manual' }, dialog, label, news);
  frame.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !state.isOpen) return;
    event.stopPropagation();
    if (isContactAsked || state.now === 'chat/call') toChat();
    else close.click();
  });
  frame.addEventListener('focusin', ({ target }) => {
    state.stay();
    if (isFull || !(target as Element).matches('input, textarea')) return;
    isFull = true;
    show();
  });
  const modal = modalOf(dialog, show, state.close);
  root.append(frame);
  actions.chat.changed = changed;
  show();
  watchSize();

  /** Puts the widget into the page, in place of the element `mark`. */
  function enter(mark: Element): void {
    mark.replaceWith(host);
    // The oldest supported browsers do not have `showPopover`.
    frame.showPopover?.();
    isFull = modal.isKept();
    show();
  }

  /** Updates the window to the current state. */
  function show(): void {
    const { chat } = actions;
    const isMin = state.now === 'chat/min';
    if (!state.isOpen) isFull = false;
    const open = isFull ? 'open full' : 'open';
    const theme = host.dataset['theme'];
    const { colour, side } = chat.look;
    frame.className = state.isOpen ? open : isMin ? 'min' : '';
    frame.classList.toggle('start', side === 'start');
    if (colour !== undefined) {
      frame.style.setProperty('--svc-look', colour);
      frame.style.setProperty('--svc-on-look', inkOn(colour));
    }
    frame.classList.toggle('dark', theme === 'dark' || (theme !== 'light' && dark.matches));
    frame.dir = host.getAttribute('dir') ?? getComputedStyle(document.documentElement).direction;
    dialog.hidden = state.now === 'label';
    label.hidden = state.now !== 'label';
    body.hidden = isMin;
    restore.hidden = !isMin;
    for (const button of [contact, minimise]) button.hidden = isMin;
    call.hidden = isMin || chat.availability.callback.result !== 'ok' || state.now !== 'chat';
    const name = sheetOf(state.now);
    if (state.isOpen && !name && isVisible()) chat.see();
    markTitle(isVisible() ? 0 : chat.unread);
    showLabel();
    showBody(name);
    log.show();
    showBar();
    showCall();
    modal.set(isFull);
  }

  function showBody(name: SheetName | undefined): void {
    const sheet = name && sheets[name];
    if (shownSheet !== name || !body.hasChildNodes()) {
      shownSheet = name;
      const hadFocus = body.contains(root.activeElement);
      // If the visitor has a former chat, its entries are shown together with the offline form.
      const isBeside = name === 'offline' && actions.chat.entries.length > 0;
      const { element, below } = log;
      if (sheet) fill(body, isBeside && element, isBeside && below, sheet.element);
      else fill(body, element, below, bar, write.element);
      const { chat } = actions.chat;
      const isWithAgent = chat?.state === 'open' && chat.agent;
      if (name === 'contact' && isWithAgent) body.append(log.rating(chat.rate ?? null));
      write.refresh();
      if (hadFocus) focusInside();
    }
    sheet?.refresh();
  }

  function sheetOf(now: WidgetState): SheetName | undefined {
    if (now === 'chat/call') return 'call';
    if (isContactAsked) return 'contact';
    const { availability, invitation, chat } = actions.chat;
    const isTalking = chat?.state === 'open' || invitation || now === 'call';
    return availability.mode === 'offline' && !isTalking ? 'offline' : undefined;
  }

  function changed({ entry, isAccepted }: Change = {}): void {
    const { chat } = actions;
    if (entry && entry.from !== 'visitor' && !state.isOpen)
      fill(news, isSaid(entry) && `${entry.name ?? say('agent')}: `, log.wordsOf(entry));
    if (isAccepted) {
      fill(news, say('accepted', { name: chat.chat?.agent?.name ?? say('agent') }));
      notifyPage('svc_onAccept');
    }
    show();
  }

  function showCall(): void {
    const { call } = actions.chat;
    callBar.hidden = !call || !state.isOpen;
    const key = call?.status ?? 'end';
    const words = callTexts[key];
    if (!words || callBar.dataset['shown'] === key) return;
    callBar.dataset['shown'] = key;
    const cancel = button('plain', say('callCancel'), () => actions.cancelCall());
    const isWaiting = key === 'start';
    fill(callBar, make('span', { role: 'status' }, say(words)), isWaiting && cancel);
  }

  function showLabel(): void {
    const { availability, chat, look, unread } = actions.chat;
    const words = availability.mode === 'online' ? (look.label ?? say('label')) : say('labelOffline');
    const count = say('unread', { count: String(unread) });
    const badge = () => unread > 0 && make('span', { class: 'badge' }, count);
    fill(label, icon('chat'), make('span', {}, words), badge());
    const agent = chat?.state === 'open' ? chat.agent : undefined;
    const { name = say('title'), photo } = agent ?? look;
    const key = JSON.stringify([name, photo, unread]);
    if (title.dataset['shown'] === key) return;
    title.dataset['shown'] = key;
    fill(title, isWebAddress(photo) && faceOf('', photo), name, ' ', badge());
  }

  function showBar(): void {
    const { chat } = actions;
    const name = chat.chat?.agent?.name ?? say('agent');
    const isLost = !chat.isUp || chat.isLate;
    const said = isLost ? say('lost') : chat.isTyping ? say('typing', { name }) : '';
    if (bar.textContent !== said) fill(bar, make('span', { role: 'status' }, said));
  }

  function userOpens(): void {
    isFull = true;
    state.open('chat');
    show();
    focusInside();
  }

  /** Focuses the first field in the window. Called only after an action of the visitor in the widget, so that the page keeps the focus. */
  function focusInside(): void {
    body.querySelector<HTMLElement>('form :is(input, textarea)')?.focus();
  }

  function watchSize(): void {
    let seen = '';
    new ResizeObserver(() => {
      if (!host.isConnected) return;
      const { width, height } = frame.getBoundingClientRect();
      const size = `${Math.round(width)} ${Math.round(height)}`;
      if (seen !== '' && size !== seen) notifyPage('svc_onResizeCallback');
      seen = size;
    }).observe(frame);
  }

  return { enter, show };
}
