import type {} from '../../../generated/widget/svc-api.d.ts';

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
