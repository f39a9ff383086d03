// Follows each quickstart in each of its languages.
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, test } from 'vitest';
import { isInstalled } from '../src/workshop/testing/programs.ts';
import { follow } from './testing/page.ts';
import { programs, readersFolders, readings, starts } from './testing/quickstart-folders.ts';

const installed = ['npm install fastify'];

const folder = readersFolders();

describe.concurrent('a quickstart leads from an empty folder to a conforming program', () => {
  for (const { page, language } of readings) {
    const program = programs[language];
    if (isInstalled(program))
      test(`quickstart ${page}, in ${language}`, () =>
        follow(`quickstarts/${page}.mdx`, { folder: folder(), language, installed }));
    else test.skip(`quickstart ${page}, in ${language}: ${program} is not installed`);
  }
  for (const { page, language, once, from } of starts) {
    if (!isInstalled(programs[language])) test.skip(`${page}: ${programs[language]} is not installed`);
    else
      test(`the page “Start in ${language}”`, () => {
        const own = folder();
        symlinkSync(fileURLToPath(new URL(`../${from}`, import.meta.url)), join(own, 'parlance'));
        return follow(`quickstarts/${page}.mdx`, { folder: own, language, installed: [once] });
      });
  }
});
