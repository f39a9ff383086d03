import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wait } from './browser.ts';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['the time is over', () => vi.advanceTimersByTime(1000)],
  ['the signal aborts', (end: AbortController) => end.abort()],
  ['the browser is online again', () => page.dispatchEvent(new Event('online'))],
])('`wait` removes its timer and all listeners when %s', async (_, finish) => {
  const end = new AbortController();
  const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
    vi.spyOn(end.signal, name),
  );
  const waiting = wait(1000, end.signal);
  finish(end);
  await waiting;
  expect(vi.getTimerCount()).toBe(0);
  expect(removed!.mock.calls.map(([type]) => type)).toEqual(added!.mock.calls.map(([type]) => type));
});
