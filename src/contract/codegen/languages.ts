// The languages other than TypeScript for which a package is generated. Each has a folder in emit/. Code for all languages loops over this
// list.
import type { Language } from './emit/file.ts';
import { go } from './emit/go/index.ts';
import { php } from './emit/php/index.ts';
import { python } from './emit/python/index.ts';

export const languages = [python, php, go] as const satisfies readonly Language[];

export type LanguageId = (typeof languages)[number]['id'];
