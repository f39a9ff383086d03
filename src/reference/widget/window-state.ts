import type { WidgetState } from '../../../generated/widget/types.ts';
import { notifyPage } from './page.ts';

/** The state of the window. A change calls the page's functions. */
export function windowState(show: (state: WidgetState) => void) {
  let now: WidgetState = 'label';
  /** The state before a call. The window returns to it after the call. */
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

    /** True if the visitor can read the window. */
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

    /** Keeps the window open after the call, since the visitor uses it. */
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
