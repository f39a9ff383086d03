import type { WidgetState } from '../../../generated/widget/types.ts';
import { notifyPage } from './page.ts';

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
