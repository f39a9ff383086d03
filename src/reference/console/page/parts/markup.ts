/** What the desk makes of a bot's Markdown, as a tree. */
export type Marked = string | { tag: 'a' | 'strong' | 'em'; href?: string; inside: Marked[] };

const token = /<(?:(a) href="([^"]*)"[^>]*|(strong|em)|\/(a|strong|em))>/g;
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Reads the few marks that the desk writes; whatever else stands there stays text. The page builds elements from the tree
 * and never hands markup to the browser, so nothing that slips through the desk can run here.
 */
export function readMarkup(html: string): Marked[] {
  const root: Marked[] = [];
  const open: { tag: string; inside: Marked[] }[] = [{ tag: '', inside: root }];
  let end = 0;
  const add = (text: string) => {
    if (text !== '') open.at(-1)!.inside.push(plain(text));
  };
  for (const { 0: found, 1: a, 2: href, 3: mark, 4: closing, index } of html.matchAll(token)) {
    add(html.slice(end, index));
    end = index + found.length;
    if (closing !== undefined) {
      if (open.length > 1 && open.at(-1)!.tag === closing) open.pop();
      else add(found);
      continue;
    }
    const element = {
      tag: (a ?? mark) as 'a' | 'strong' | 'em',
      ...(href !== undefined && { href: plain(href) }),
      inside: [],
    };
    open.at(-1)!.inside.push(element);
    open.push(element);
  }
  add(html.slice(end));
  return root;
}

function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);
}
