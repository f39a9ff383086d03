// Follows each quickstart in each of its languages.
import { describe, test } from 'vitest';
import { isInstalled } from '../src/workshop/testing/programs.ts';
import { follow } from './testing/page.ts';
import { programs, readersFolders, readings } from './testing/quickstart-folders.ts';

const installed = ['npm install fastify'];

const folder = readersFolders();

describe.concurrent('a quickstart leads from nothing to a conforming program', () => {
  for (const { page, language } of readings) {
    const program = programs[language];
    if (isInstalled(program))
      test(`${page}, in ${language}`, () =>
        follow(`quickstarts/${page}.mdx`, { folder: folder(), language, installed }));
    else test.skip(`${page}, in ${language}: ${program} is not installed`);
  }
});
