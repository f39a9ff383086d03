// Pagefind looks for the longest beginning of a word that stands anywhere, so that "nginx" finds every "n", and it passes over a word
// that it finds nothing for. Built into the site in front of Pagefind's own module.

/** What is used of Pagefind's module. */
export interface Pagefind {
  options(options: object): Promise<void>;
  search(term: string, options?: object): Promise<Found>;
}

interface Found {
  results: Result[];
  unfilteredResultCount: number;
}

interface Result {
  /** Where in the content the words are that were found. */
  words: readonly number[];
  data(): Promise<{ content: string; meta: { title?: string } }>;
}

/** A search that finds nothing where a word is nowhere. The address is that of the module, in the folder of the index. */
export function wholeWords(pagefind: Pagefind, address: string): Pagefind {
  const basePath = new URL('.', address).pathname;
  const stands = async (word: string): Promise<boolean> => {
    // All results of one word are found by the same beginning of it.
    const [first] = (await pagefind.search(word)).results;
    if (!first) return false;
    const { content, meta } = await first.data();
    const all = content.split(/[\r\n\s]+/);
    const found = [...first.words.map((at) => all[at] ?? ''), meta.title ?? ''];
    return found.some((each) => letters(each).includes(beginning(letters(word))));
  };
  return {
    options: (options) => pagefind.options({ basePath, ...options }),
    async search(term, options) {
      const found = await pagefind.search(term, options);
      // What stands in quotation marks is looked for as it is.
      if (/^\s*".+"\s*$/.test(term)) return found;
      const words = term.split(/\s+/).filter((word) => letters(word) !== '');
      const areThere = await Promise.all(words.map(stands));
      return areThere.every(Boolean) ? found : { ...found, results: [], unfilteredResultCount: 0 };
    },
  };
}

/** As much of a word as has to stand somewhere: its ending may be another, and its last letters slips. */
function beginning(word: string): string {
  return word.slice(0, word.length < 5 ? Math.max(1, word.length - 1) : Math.floor(word.length * 0.6));
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
