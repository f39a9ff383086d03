// The languages beside TypeScript that a package is made for. A language is a folder of emit/; everything that is done for each
// language goes through this list.
import type { Language } from './emit/file.ts';
import { go } from './emit/go/index.ts';
import { php } from './emit/php/index.ts';
import { python } from './emit/python/index.ts';

export const languages = [python, php, go] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];
