import type { InvitationRules, WidgetState } from '../../../generated/widget/types.ts';

type Callbacks = { [K in keyof Window as K extends `svc_on${string}` ? K : never]-?: NonNullable<Window[K]> };

/** Calls one of the functions that a page can define, such as `svc_onOpen`. Does nothing if the page does not define it. */
export function notifyPage<K extends keyof Callbacks>(name: K, ...given: Parameters<Callbacks[K]>): void {
  callBack((window as unknown as Record<string, unknown>)[name], ...given);
}

/** Calls a function of the page, or a callback that the page passed to a method. An error in it does not stop the widget (WID-25). */
export function callBack<A extends unknown[]>(callback: unknown, ...given: A): void {
  if (typeof callback !== 'function') return;
  try {
    callback(...given);
  } catch (error) {
    console.error('A function of the page failed.', error);
  }
}

/** The wait after a change of the address, in milliseconds. Routers set the title of the page only after the address. */
const titleMs = 100;

/** Calls `moved` after the address of the page has changed without loading a new page: by a script, or by Back and Forward. */
export function onMove(moved: () => void): void {
  let knownAddress = location.href;
  const checkAddress = () =>
    setTimeout(() => {
      if (location.href === knownAddress) return;
      knownAddress = location.href;
      moved();
    }, titleMs);
  const { navigation } = globalThis as { navigation?: EventTarget };
  if (navigation) {
    navigation.addEventListener('currententrychange', checkAddress);
    return;
  }
  for (const event of ['popstate', 'hashchange']) addEventListener(event, checkAddress);
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (...given) => {
      change(...given);
      checkAddress();
    };
  }
}

/** The mark with the number of unread messages at the beginning of the page's title. Empty if there are no unread messages. */
let titleMark = '';

/** Marks the title of the page with the number of unread messages. Zero removes the mark. */
export function markTitle(unread: number): void {
  const title = ownTitle();
  const mark = unread > 0 ? `(${unread}) ` : '';
  if (mark !== titleMark) document.title = mark + title;
  titleMark = mark;
}

/** Returns the title of the page without the mark. */
export function ownTitle(): string {
  const { title } = document;
  return title.startsWith(titleMark) ? title.slice(titleMark.length) : title;
}

/** Returns the state of the window. Each change updates the view and calls the functions of the page. */
export function windowState(show: (state: WidgetState) => void) {
  let now: WidgetState = 'label';
  /** The state to which the window returns when its state `call` ends. */
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

    /** Records that the visitor uses the window. The window then stays open after a call, even if it was closed before the call. */
    stay(): void {
      if (beforeCall !== 'chat/call') beforeCall = 'chat';
    },

    /** Ends the window's state `call`. The chat replaces the form that began the call. */
    callOver(): void {
      if (now !== 'call') return;
      enter(beforeCall);
      if (beforeCall === 'chat/call') enter('chat');
    },
  };
  return state;
}

export type WindowState = ReturnType<typeof windowState>;

/**
 * Returns functions that keep values in the browser's storage. If the page or the visitor forbids storage, the values are kept only until
 * the visitor leaves the page.
 */
export function storageOf(key: string, area: () => Storage) {
  const storage = attempt(area);
  const memory = new Map<string, string>();
  const nameOf = (name: string) => `${key}:${name}`;
  return {
    get<T>(name: string): T | undefined {
      const text = attempt(() => storage?.getItem(nameOf(name))) ?? memory.get(name);
      return text === undefined || text === null ? undefined : attempt(() => JSON.parse(text) as T);
    },

    set(name: string, value: unknown): void {
      const text = JSON.stringify(value);
      memory.set(name, text);
      attempt(() => storage?.setItem(nameOf(name), text));
    },

    remove(name: string): void {
      memory.delete(name);
      attempt(() => storage?.removeItem(nameOf(name)));
    },
  };
}

export type BrowserStorage = ReturnType<typeof storageOf>;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** A rule for invitations. All its conditions must hold. The contract does not define the fields of a rule (OPEN-24). */
interface Rule {
  /** The text of the invitation. */
  text: string;
  /** The time for which the visitor must have been on the page, in seconds. */
  delay?: number;
  /** A pattern for the address of the page. A star matches any text. */
  url?: string;
  /** The minimum number of visits, including this one. */
  visits?: number;
  department_id?: number;
}

export interface Invitation {
  text: string;
  department_id?: number;
}

/**
 * Returns functions that set the page's rules and check them on the current page. If a rule holds, the visitor is invited, once per visit.
 *
 * @param present The number of the current visit.
 * @param invite Invites the visitor. Returns false if an invitation is not possible at the moment.
 */
export function invitationsOf(
  visit: BrowserStorage,
  present: number,
  invite: (invitation: Invitation) => boolean,
) {
  let rules: [string, Rule][] = [];
  let timers: ReturnType<typeof setTimeout>[] = [];

  const fits = ({ url, visits = 0 }: Rule) =>
    present >= visits && (url === undefined || isMatch(url, location.href));
  const reach = (name: string, { text, department_id }: Rule) => {
    const done = visit.get<string[]>('invited') ?? [];
    if (done.includes(`${name}: ${text}`)) return;
    const isShown = invite({ text, ...(department_id !== undefined && { department_id }) });
    if (isShown) visit.set('invited', [...done, `${name}: ${text}`]);
  };
  /** Starts the timers of all rules that fit the visitor's current page. */
  const watch = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = rules
      .filter(([, rule]) => fits(rule))
      .map(([name, rule]) => setTimeout(() => reach(name, rule), (rule.delay ?? 0) * 1000));
  };
  const replace = (given: InvitationRules) => {
    rules = Object.entries(given).filter((entry): entry is [string, Rule] => isRule(...entry));
    watch();
  };
  return { replace, watch };
}

export type Invitations = ReturnType<typeof invitationsOf>;

function isRule(name: string, rule: unknown): boolean {
  const isOne = typeof rule === 'object' && rule !== null && typeof (rule as Rule).text === 'string';
  if (!isOne) console.warn(`svc_api.setRules: the rule ${name} is left out, because it has no text.`);
  return isOne;
}

function isMatch(pattern: string, address: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.*')).test(address);
}
