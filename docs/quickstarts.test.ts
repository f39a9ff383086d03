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

/** A page in each language; the program of the page on a service is tried in examples/python/. */
const some = new Set(['chat-front-end in TypeScript', 'bot in PHP', 'crm in Python']);
describeQuickstarts(
  readings.filter(({ page, language }) => some.has(`${page} in ${language}`)),
  folder,
);
