// The first page and each quickstart, followed in empty folders. `npm run test:long` follows them in every language.
import { describe, expect, test } from 'vitest';
import { readers } from './src/contract/readers.ts';
import { describeQuickstarts, readersFolders, readings } from './testing/quickstart-folders.ts';
import { story } from './testing/readers.ts';

const folder = readersFolders();

describe.concurrent('a reader of the first page', () => {
  test.each(readers.map((reader) => [reader.title, reader] as const))('%s', async (_, reader) => {
    const { shown, printed } = await story(reader, folder());
    expect(printed).toEqual(shown);
    expect(printed.length).toBeGreaterThan(0);
  });
});

/** One page; the programs of the others are tried in examples/. */
describeQuickstarts(
  readings.filter(({ page, language }) => page === 'chat-front-end' && language === 'TypeScript'),
  folder,
);
