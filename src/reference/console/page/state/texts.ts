import { IntlMessageFormat } from 'intl-messageformat';
import type { VNode } from 'preact';
import de from './de.json';
import en from './en.json';

export type Texts = typeof en;

/** The languages of the console. To add a language, add a file like `en.json` and name it here. */
const languages: Record<string, Texts> = { en, de, 'ar-xb': pseudo(en) };

const scriptsFromRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The first available language that the agent prefers: `?lang=` in the address, then the languages of the browser. */
const language =
  [new URLSearchParams(location.search).get('lang') ?? [], navigator.languages]
    .flat()
    .flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().split('-')[0]!])
    .find((name) => Object.hasOwn(languages, name)) ?? 'en';

export const texts = languages[language]!;

const ofBrowser = new Intl.DateTimeFormat().resolvedOptions().locale;

/** The locale of dates: the browser's locale if its language is the language of the texts, else the language of the texts. */
export const locale = new Intl.Locale(ofBrowser).language === language ? ofBrowser : language;

export function declareLanguage(root: HTMLElement): void {
  const { script = '' } = new Intl.Locale(language).maximize();
  root.lang = locale;
  root.dir = scriptsFromRight.includes(script) ? 'rtl' : 'ltr';
}

type Words = Record<string, string | number>;
type Parts = (string | VNode)[];
type Values = Record<string, string | number | VNode | undefined | ((inside: Parts) => VNode)>;
const formats = new Map<string, IntlMessageFormat>();

/** Returns a text of `texts` with its arguments filled in. If an argument is an element, returns the parts of the text as an array. */
export function say(text: string, values: Words): string;
export function say(text: string, values: Values): Parts;
export function say(text: string, values: Values): string | Parts {
  const format = formats.get(text) ?? new IntlMessageFormat(text, locale);
  formats.set(text, format);
  return format.format(values as Words) as string;
}

/** Returns a label for a name of the contract without a text, for example `User token` for `user_token`. */
export const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Returns a language for tests: each text is in brackets and written from right to left. A text without brackets is not translatable. */
function pseudo(of: Texts): Texts {
  return JSON.parse(JSON.stringify(of), (_, text) => (typeof text === 'string' ? `⟦${text}⟧` : text));
}
