// Follows the first page in empty folders. `npm run test:long` follows the quickstarts too.
import { describe, expect, test } from 'vitest';
import { readers } from './src/contract/readers.ts';
import { readersFolders } from './testing/quickstart-folders.ts';
import { story } from './testing/readers.ts';

const folder = readersFolders();

describe.concurrent('a reader of the first page', () => {
  test.each(readers.map((reader) => [reader.title, reader] as const))('%s', async (_, reader) => {
    const { shown, printed } = await story(reader, folder());
    expect(printed).toEqual(shown);
    expect(printed.length).toBeGreaterThan(0);
  });
});
