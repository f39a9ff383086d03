// What measures instants goes first: all other tests, with what they start, take the processors only when those leave them.
import { setPriority } from 'node:os';

/** A tenth of the share of those that measure, where both want more than there is. */
const lower = 10;

setPriority(lower);
