// What measures instants goes first: all other tests, with what they start, take the processors only when those leave them.
import { setPriority } from 'node:os';
import { expect } from 'vitest';

/** A tenth of the share of those that measure, where both want more than there is. */
const lower = 10;
const measures = /[/\\]conformance[/\\]selftest[/\\](?!widget)/;

if (!measures.test(expect.getState().testPath ?? '')) setPriority(lower);
