import { signal } from '@preact/signals';

/** What the list is searched for. Quick keys go through what it shows. */
export const wanted = signal('');
