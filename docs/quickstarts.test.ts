// Follows the first page of the site in empty folders. `npm run test:long` also follows the quickstarts.
import { describe, expect, test } from 'vitest';
import { readers } from './src/contract/readers.ts';
import { readersFolders } from './testing/quickstart-folders.ts';
import { story } from './testing/readers.ts';

const folder = readersFolders();

describe.concurrent('the first page, for a reader', () => {
  test.each(readers.map((reader) => [reader.title, reader] as const))(
    'the command for the reader "%s" prints the output on the page',
    async (_, reader) => {
      const { shown, printed } = await story(reader, folder());
      expect(printed).toEqual(shown);
      expect(printed.length).toBeGreaterThan(0);
    },
  );
});
