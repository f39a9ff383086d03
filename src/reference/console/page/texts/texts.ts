import { en, type Texts } from './en.ts';
import { pseudo } from './pseudo.ts';

/** The languages of the console. Another one is a file like `en.ts`, and its name here. */
const languages: Record<string, Texts> = { en, 'ar-xb': pseudo(en) };

const scriptsFromRight = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** The first known language of those that the agent wants: that of the address, `?lang=`, then those of the browser. */
const language =
  [new URLSearchParams(location.search).get('lang') ?? [], navigator.languages]
    .flat()
    .flatMap((tag) => [tag.toLowerCase(), tag.toLowerCase().split('-')[0]!])
    .find((name) => Object.hasOwn(languages, name)) ?? 'en';

export const texts = languages[language]!;

const ofBrowser = new Intl.DateTimeFormat().resolvedOptions().locale;

/** The locale of dates: the browser's own, if it is of the language of the texts. */
export const locale = new Intl.Locale(ofBrowser).language === language ? ofBrowser : language;

/** Tells the browser the language of the page, and the side that its lines begin at. */
export function declareLanguage(root: HTMLElement): void {
  const { script = '' } = new Intl.Locale(language).maximize();
  root.lang = locale;
  root.dir = scriptsFromRight.includes(script) ? 'rtl' : 'ltr';
}
