import type { WidgetState } from '../../../generated/widget/types.ts';

type Callbacks = { [K in keyof Window as K extends `svc_on${string}` ? K : never]-?: NonNullable<Window[K]> };

/** Calls one of the functions that a page can define, such as `svc_onOpen`. Does nothing if the page does not define it. */
export function notifyPage<K extends keyof Callbacks>(name: K, ...given: Parameters<Callbacks[K]>): void {
  callBack((window as unknown as Record<string, unknown>)[name], ...given);
}

/** Calls a function of the page, or a callback that the page passed to a method. Its errors do not stop the widget (WID-25). */
export function callBack<A extends unknown[]>(callback: unknown, ...given: A): void {
  if (typeof callback !== 'function') return;
  try {
    callback(...given);
  } catch (error) {
    console.error('A function of the page failed.', error);
  }
}

/** The wait after a change of the address, in milliseconds. Routers set the page's title only after its address. */
const titleMs = 100;

/** Calls a function after a script has changed the address of the page without loading a new page. */
export function onMove(moved: () => void): void {
  let seen = location.href;
  const look = () =>
    setTimeout(() => {
      if (location.href === seen) return;
      seen = location.href;
      moved();
    }, titleMs);
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('currententrychange', look);
    return;
  }
  for (const event of ['popstate', 'hashchange']) addEventListener(event, look);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      look();
    };
  }
}

/** Returns the state of the window. Each change updates the view and calls the functions of the page. */
export function windowState(show: (state: WidgetState) => void) {
  let now: WidgetState = 'label';
  /** The state to which the window returns after a call. */
  let beforeCall: WidgetState = 'label';

  const enter = (state: WidgetState) => {
    if (state === now) return;
    now = state;
    show(state);
    notifyPage('svc_onChangeState', state);
  };
  const state = {
    get now() {
      return now;
    },

    /** True if the window is open, and not minimised to its title bar. */
    get isOpen() {
      return now !== 'label' && now !== 'chat/min';
    },

    open(as: 'chat' | 'chat/call'): void {
      const wasOpen = state.isOpen;
      if (now === 'call' && as === 'chat') return;
      enter(as);
      if (!wasOpen) notifyPage('svc_onOpen');
    },

    minimise: () => enter('chat/min'),

    close(): void {
      if (now === 'label') return;
      enter('label');
      notifyPage('svc_onClose');
    },

    call(): void {
      beforeCall = now;
      enter('call');
    },

    /** Records that the visitor uses the window. So it stays open after a call, even if it was closed before the call. */
    stay(): void {
      if (beforeCall !== 'chat/call') beforeCall = 'chat';
    },

    callOver(): void {
      if (now === 'call') enter(beforeCall);
    },
  };
  return state;
}

export type WindowState = ReturnType<typeof windowState>;
