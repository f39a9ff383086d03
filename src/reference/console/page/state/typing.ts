import { signal } from '@preact/signals';
import { typingSince } from './site.ts';

/** A customer who began to write and was silent since is not writing any more, after so long. */
const lastsMs = 20_000;

const now = signal(Date.now());
setInterval(() => {
  if (typingSince.value.size > 0) now.value = Date.now();
}, 1000);

export function isTyping(chat_id: number): boolean {
  const since = typingSince.value.get(chat_id);
  return since !== undefined && Math.max(now.value, since) - since < lastsMs;
}
