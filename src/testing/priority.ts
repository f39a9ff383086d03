// What measures instants goes first: all other tests, with what they start, take the processors only when those leave them.
import { constants, setPriority } from 'node:os';
import { expect } from 'vitest';

const measures = /[/\\]conformance[/\\]selftest[/\\](?!widget)/;

if (!measures.test(expect.getState().testPath ?? '')) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
