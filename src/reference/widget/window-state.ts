import type { WidgetState } from '../../../generated/widget/types.ts';
import { tellPage } from './page.ts';

/** The state of the window; the functions of the page are called when it changes. */
export class WindowState {
  #now: WidgetState = 'label';
  /** The state before a call, to which the window returns. */
  #beforeCall: WidgetState = 'label';
  readonly #show: (state: WidgetState, before: WidgetState) => void;

  constructor(show: (state: WidgetState, before: WidgetState) => void) {
    this.#show = show;
  }

  get now(): WidgetState {
    return this.#now;
  }

  /** Whether the window can be read. */
  get isOpen(): boolean {
    return this.#now !== 'label' && this.#now !== 'chat/min';
  }

  open(as: 'chat' | 'chat/call'): void {
    const wasOpen = this.isOpen;
    if (this.#now === 'call' && as === 'chat') return;
    this.#enter(as);
    if (!wasOpen) tellPage('svc_onOpen');
  }

  minimise(): void {
    this.#enter('chat/min');
  }

  close(): void {
    if (this.#now === 'label') return;
    this.#enter('label');
    tellPage('svc_onClose');
  }

  call(): void {
    this.#beforeCall = this.#now;
    this.#enter('call');
  }

  /** The window stays open after the call: the visitor uses it. */
  stay(): void {
    if (this.#beforeCall !== 'chat/call') this.#beforeCall = 'chat';
  }

  callOver(): void {
    if (this.#now === 'call') this.#enter(this.#beforeCall);
  }

  #enter(state: WidgetState): void {
    const before = this.#now;
    if (state === before) return;
    this.#now = state;
    this.#show(state, before);
    tellPage('svc_onChangeState', state);
  }
}
