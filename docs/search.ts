// The search of the site, which filters and sorts the results of Pagefind's own module. A page must contain the beginning of every searched
// word. The page that answers a common question comes first. The excerpts do not show the hidden search words of a page.
// Pagefind itself searches for the longest prefix of a word that occurs anywhere, so a search for "nginx" finds every "n". It ignores a
// word without results.
import { firstFor, markOf } from './src/contract/search-words.ts';

/** The part of Pagefind's module that this module uses. */
export interface Pagefind {
  options(options: object): Promise<void>;
  search(term: string, options?: object): Promise<Found>;
}

interface Found {
  results: Result[];
  unfilteredResultCount: number;
}

interface Part {
  excerpt: string;
}

interface Data extends Part {
  url: string;
  content: string;
  meta: { title?: string; keywords?: string; names?: string };
  sub_results?: Part[];
}

interface Result {
  id: string;
  /** The positions of the found words in the content of the page. */
  words: readonly number[];
  data(): Promise<Data>;
}

/** Returns the search of the site, which uses Pagefind's module. `address` is the address of this module in the folder of the index. */
export function siteSearch(pagefind: Pagefind, address: string): Pagefind {
  const basePath = new URL('.', address).pathname;
  const stands = async (word: string): Promise<boolean> => {
    // All results for a word contain the same prefix of the word, so the first result shows this prefix.
    const [first] = (await pagefind.search(word)).results;
    if (!first) return false;
    const { content, meta } = await first.data();
    const all = content.split(/[\r\n\s]+/);
    const found = [...first.words.map((at) => all[at] ?? ''), meta.title ?? ''];
    return found.some((each) => letters(each).includes(requiredPrefix(letters(word))));
  };
  const answering = async (term: string): Promise<Result[]> => {
    const page = firstFor(term);
    return page === undefined ? [] : (await pagefind.search(`"${markOf(page)}"`)).results.slice(0, 1);
  };
  return {
    options: (options) => pagefind.options({ basePath, ...options }),
    async search(term, options) {
      const found = await pagefind.search(term, options);
      // Pagefind searches for the exact text if the term is in quotation marks.
      const isExact = /^\s*".+"\s*$/.test(term);
      const words = term.split(/\s+/).filter((word) => letters(word) !== '');
      const areThere = isExact || (await Promise.all(words.map(stands))).every(Boolean);
      const first = await answering(term);
      const others = (areThere ? found.results : []).filter(({ id }) => id !== first[0]?.id);
      const results = [...first, ...others].map((result) => withoutHiddenWords(result, words));
      return {
        ...found,
        results,
        unfilteredResultCount: areThere ? found.unfilteredResultCount : results.length,
      };
    },
  };
}

/** Returns the result without the hidden words of the page: the excerpts begin after these words. */
function withoutHiddenWords(result: Result, words: readonly string[]): Result {
  return {
    ...result,
    async data() {
      const data = await result.data();
      const { content, meta } = data;
      const hidden = [meta.keywords, meta.names].filter((text) => text !== undefined);
      const ends = hidden
        .map((text) => content.indexOf(text) + text.length)
        .filter((end, index) => end >= hidden[index]!.length);
      const end = Math.max(0, ...ends);
      const isHidden = ({ excerpt }: Part) => {
        const at = content.indexOf(plain(excerpt).slice(0, 60));
        return at >= 0 && at < end;
      };
      const beginningOfText = () => withMarks(content.slice(end).replace(/^[\s.]+/, ''), words);
      const parts = [data, ...(data.sub_results ?? [])];
      for (const part of parts) if (isHidden(part)) part.excerpt = beginningOfText();
      // The search form would show all metadata of a page below the excerpts.
      const { keywords: _, names: __, ...others } = meta;
      return { ...data, meta: others };
    },
  };
}

/** Returns the first words of a text as HTML, with marks around the searched words. */
function withMarks(text: string, words: readonly string[]): string {
  return text
    .split(/\s+/, 30)
    .map((each) => {
      const html = each.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const isFound = words.some((word) => letters(each).startsWith(requiredPrefix(letters(word))));
      return isFound ? `<mark>${html}</mark>` : html;
    })
    .join(' ');
}

function plain(html: string): string {
  return html
    .replaceAll(/<\/?mark>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** Returns the beginning of a word that a page must contain. The ending of the word may differ, and its last letters may be mistyped. */
function requiredPrefix(word: string): string {
  return word.slice(0, word.length < 5 ? Math.max(1, word.length - 1) : Math.floor(word.length * 0.6));
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
