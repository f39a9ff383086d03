import type {} from '../../../generated/widget/svc-api.d.ts';

type Callbacks = { [K in keyof Window as K extends `svc_on${string}` ? K : never]-?: NonNullable<Window[K]> };

/** Calls a function of the page, if it has one. An error in it does not stop the widget (WID-25); the console shows it. */
export function tellPage<K extends keyof Callbacks>(name: K, ...given: Parameters<Callbacks[K]>): void {
  try {
    const callback = (window as unknown as Record<string, unknown>)[name];
    if (typeof callback === 'function') callback(...given);
  } catch (error) {
    console.error(`${name} of the page failed.`, error);
  }
}

/** Calls a function that the page passed to a method. */
export function callBack<A extends unknown[]>(callback: unknown, ...given: A): void {
  if (typeof callback !== 'function') return;
  try {
    callback(...given);
  } catch (error) {
    console.error('A function that was passed to svc_api failed.', error);
  }
}
