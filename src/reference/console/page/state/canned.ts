import { signal } from '@preact/signals';
import type { CannedReply } from '../../../../../generated/reference/desk/types.ts';
import { desk } from './follow.ts';

/** The canned replies, ordered by name. */
export const canned = signal<readonly CannedReply[]>([]);

export async function readCanned(): Promise<void> {
  canned.value = (await desk().listReplies({})).replies;
}
