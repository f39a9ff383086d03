// Pages with commands that are read in a clone of the repository. The quickstarts have a test of their own.
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { follow } from './testing/page.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

describe.concurrent('a page is followed as it stands', () => {
  test.each(['tools/mock.mdx', 'tools/trigger-and-watch.mdx'])('%s', { timeout: 90_000 }, (page) =>
    follow(page, { folder }),
  );
});
