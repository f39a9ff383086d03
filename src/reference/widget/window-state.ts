import type { WidgetState } from '../../../generated/widget/types.ts';
import { tellPage } from './page.ts';

/** The state of the window; the functions of the page are called when it changes. */
export function windowState(show: (state: WidgetState) => void) {
  let now: WidgetState = 'label';
  /** The state before a call, to which the window returns. */
  let beforeCall: WidgetState = 'label';

  const enter = (state: WidgetState) => {
    if (state === now) return;
    now = state;
    show(state);
    tellPage('svc_onChangeState', state);
  };
  const state = {
    get now() {
      return now;
    },

    /** Whether the window can be read. */
    get isOpen() {
      return now !== 'label' && now !== 'chat/min';
    },

    open(as: 'chat' | 'chat/call'): void {
      const wasOpen = state.isOpen;
      if (now === 'call' && as === 'chat') return;
      enter(as);
      if (!wasOpen) tellPage('svc_onOpen');
    },

    minimise: () => enter('chat/min'),

    close(): void {
      if (now === 'label') return;
      enter('label');
      tellPage('svc_onClose');
    },

    call(): void {
      beforeCall = now;
      enter('call');
    },

    /** The window stays open after the call: the visitor uses it. */
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
