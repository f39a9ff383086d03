import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Locator, Page } from 'playwright-core';
import { need } from '../../run/case.ts';
import { type Evidence, instant, noted } from '../../wire/http/evidence.ts';

/** The longest time until the widget shows something. The source states no limit. */
const seeMs = 5000;
/** The pause between two polls: short in the first second, and longer after it. */
const blinkMs = { soon: 50, later: 200 };
const soonMs = 1000;

export interface Heard {
  name: string;
  given: unknown[];
  /** The `typeof` of `window.svc_api` at the call of the callback. It is `undefined` if the widget was not ready. */
  ready: string;
}

/** The result of a method of the script API, with the fields that any method may return. */
export interface Answer {
  result?: unknown;
  reason?: unknown;
  error?: unknown;
  token?: unknown;
}

const names = {
  message: /message|write|type|question|ask|chat/i,
  send: /send|submit/i,
  phone: /phone|telephone|number|mobile/i,
  launch: /chat|message|write|talk|ask|question|help|support/i,
  close: /close/i,
  minimise: /minimi[sz]e|collapse|hide/i,
  contact: /contact|details|about you|introduce|who you are|your data|your name/i,
  save: /save|send|submit|ok|continue|introduce|done/i,
};

/** A visitor on the page, who finds the controls of the widget by role and name. */
export class Person {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Evaluates an expression in the page, and returns its result. A promise is awaited, and undefined becomes null. */
  async call<T = unknown>(expression: string): Promise<T> {
    return (await this.page.evaluate(`(async () => (await (${expression})) ?? null)()`)) as T;
  }

  /** Calls a method of the script API. Resolves with its result, or with null. */
  api(method: string, ...given: unknown[]): Promise<Answer | null> {
    const values = given.map((each) => JSON.stringify(each) ?? 'undefined');
    return this.call(`svc_api.${method}(${values.join(', ')})`);
  }

  /** Returns `found`, which the case needs. Throws Unmet with a picture of the page if it is undefined or false. */
  async needs<T>(found: T | undefined | false, prerequisite: string): Promise<T> {
    const isThere = found !== undefined && found !== false;
    return isThere ? found : need(found, prerequisite, await this.looks());
  }

  heard(name?: string): Promise<Heard[]> {
    return this.page
      .evaluate('window.__heard')
      .then((all) => (all as Heard[]).filter((each) => name === undefined || each.name === name));
  }

  /** Waits until a callback was called more than `before` times. Returns the next call. */
  async hears(name: string, before = 0): Promise<Heard | undefined> {
    return this.until(async () => (await this.heard(name))[before]);
  }

  async states(): Promise<unknown[]> {
    return (await this.heard('svc_onChangeState')).map(({ given }) => given[0]);
  }

  async until<T>(look: () => Promise<T | undefined | false>, timeoutMs = seeMs): Promise<T | undefined> {
    for (const begun = Date.now(); ; ) {
      const found = await look();
      if (found !== undefined && found !== false) return found;
      const tookMs = Date.now() - begun;
      if (tookMs > timeoutMs) return undefined;
      await sleep(tookMs < soonMs ? blinkMs.soon : blinkMs.later);
    }
  }

  async sees(words: string | RegExp, timeoutMs?: number): Promise<boolean> {
    const seen = this.until(() => this.#visible((frame) => frame.getByText(words)), timeoutMs);
    return (await seen) !== undefined;
  }

  messageField(timeoutMs?: number): Promise<Locator | undefined> {
    return this.#field(names.message, 'textarea', timeoutMs);
  }

  phoneField(): Promise<Locator | undefined> {
    return this.#field(names.phone, 'input[type=tel]');
  }

  #field(name: RegExp, selector: string, timeoutMs?: number): Promise<Locator | undefined> {
    const find = async () =>
      (await this.#visible((frame) => frame.getByRole('textbox', { name }))) ??
      (await this.#visible((frame) => frame.locator(selector)));
    return this.until(find, timeoutMs);
  }

  /** Writes a text in the field for messages, and sends it. Opens the window through the script API if there is no such field. */
  async says(words: string): Promise<void> {
    if (!(await this.messageField(0))) await this.api('open');
    const field = await this.needs(await this.messageField(), 'a field for messages can be found');
    await field.fill(words);
    await field.press('Enter');
    const isSent = await this.until(async () => (await field.inputValue().catch(() => '')) !== words, 300);
    if (!isSent)
      await (await this.#visible((frame) => frame.getByRole('button', { name: names.send })))?.click();
  }

  /** Presses the button that opens the chat. Returns true if the button exists and the chat opened. */
  async opens(): Promise<boolean> {
    return (await this.#presses(names.launch)) && (await this.messageField()) !== undefined;
  }

  async closes(): Promise<boolean> {
    if (!(await this.#presses(names.close))) return false;
    const isGone = await this.until(async () => (await this.messageField(0)) === undefined);
    const isClosed = async () => (await this.states()).at(-1) === 'label';
    return isGone !== undefined && (await this.until(isClosed, 1000)) !== undefined;
  }

  minimises(): Promise<boolean> {
    return this.#presses(names.minimise);
  }

  /** Enters a name in the contacts form. Returns true if the form exists. */
  async introduces(name: string): Promise<boolean> {
    const field = () => this.#visible((frame) => frame.getByRole('textbox', { name: /name/i }));
    if (!(await field()))
      await (await this.#visible((frame) => frame.getByRole('button', { name: names.contact })))?.click();
    const found = await this.until(field, 1000);
    if (!found) return false;
    await found.fill(name);
    const save = await this.#visible((frame) => frame.getByRole('button', { name: names.save }));
    await (save ? save.click() : found.press('Enter'));
    return true;
  }

  async looks(): Promise<Evidence[]> {
    const picture = await this.page
      .screenshot({ type: 'jpeg', quality: 40, scale: 'css' })
      .catch(() => undefined);
    const told = (await this.heard().catch(() => [])).map(
      ({ name, given }) => `${name}(${given.map((each) => JSON.stringify(each)).join(', ')})`,
    );
    const shown = { what: 'the page', at: instant(performance.now()), wire: this.page.url() };
    return [
      { ...shown, ...(picture && { picture: `data:image/jpeg;base64,${picture.toString('base64')}` }) },
      noted('what the page was told', told.join('\n') || 'nothing'),
    ];
  }

  async #presses(name: RegExp): Promise<boolean> {
    const button = await this.#visible((frame) => frame.getByRole('button', { name }));
    const pressed = button?.click({ timeout: seeMs }).then(
      () => true,
      () => false,
    );
    return (await pressed) ?? false;
  }

  async #visible(find: (frame: Frame) => Locator): Promise<Locator | undefined> {
    for (const frame of this.page.frames()) {
      const all = await find(frame)
        .all()
        .catch(() => []);
      for (const each of all.toReversed()) if (await each.isVisible().catch(() => false)) return each;
    }
    return undefined;
  }
}

import events from '../../../generated/asyncapi/widget.json' with { type: 'json' };

const calls = Object.entries(events.operations as Record<string, { action: string }>);

/** The names of the methods of the script API, from the API documents. */
export const methods = calls.filter(([, { action }]) => action === 'receive').map(([name]) => name);

/** The names of the callbacks that a page may define, from the API documents. */
const callbacks = calls.filter(([, { action }]) => action === 'send').map(([name]) => name);

export interface Ears {
  /** True if each callback of the page throws, or if the page has none. */
  throwing?: boolean;
  missing?: boolean;
  /** Code that runs in svc_onLoadCallback. */
  atLoad?: string;
}

/** Returns a script that opens shadow roots, and records each callback, even if the page declares it later. */
export function earsOf({ throwing = false, missing = false, atLoad = '' }: Ears): string {
  return `(() => {
    const heard = (window.__heard = []);
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: 'open' }); };
    const own = {};
    const hear = (name) => (...given) => {
      heard.push({ name, given: JSON.parse(JSON.stringify(given)), ready: typeof window.svc_api });
      if (name === 'svc_onLoadCallback') { ${atLoad} }
      if (${throwing}) throw new Error('thrown by the page: ' + name);
      return typeof own[name] === 'function' ? own[name](...given) : undefined;
    };
    const listen = (name) => Object.defineProperty(window, name, {
      configurable: true, get: () => (${missing} ? undefined : recorder[name]), set: (given) => { own[name] = given; },
    });
    const recorder = {};
    for (const name of ${JSON.stringify(callbacks)}) { recorder[name] = hear(name); listen(name); }
    // A function declaration of the page takes the place of what listens.
    const again = () => {
      for (const name of ${JSON.stringify(callbacks)}) {
        const found = Object.getOwnPropertyDescriptor(window, name);
        if (typeof found?.value !== 'function' || found.value === recorder[name]) continue;
        own[name] = found.value;
        // What is declared can be written, and is there for good.
        if (found.configurable) listen(name);
        else window[name] = recorder[name];
      }
    };
    const often = setInterval(again, 5);
    addEventListener('load', () => { again(); setTimeout(() => clearInterval(often), 1000); });
    document.addEventListener('DOMContentLoaded', again);
  })()`;
}
