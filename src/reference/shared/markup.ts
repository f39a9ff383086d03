/** Rendered Markdown of a bot as a tree: links, bold and italic. */
export type Marked = string | { tag: 'a' | 'strong' | 'em'; href?: string; inside: Marked[] };

const token = /<(?:(a) href="([^"]*)"[^>]*|(strong|em)|\/(a|strong|em))>/g;
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Parses the few tags that the service writes; every other tag stays text. Pages build elements from the tree and never hand
 * markup to the browser, so that nothing which slips through the service can run.
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
      ...(href && { href: plain(href) }),
      inside: [],
    };
    open.at(-1)!.inside.push(element);
    open.push(element);
  }
  add(html.slice(end));
  return root;
}

/** The text of rendered Markdown, without its tags. */
export function textOf(marked: readonly Marked[]): string {
  return marked.map((part) => (typeof part === 'string' ? part : textOf(part.inside))).join('');
}

const address = /https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/gi;

/** A text cut into plain stretches and the web addresses between them. */
export function splitAtAddresses(text: string): (string | { href: string })[] {
  const stretches: (string | { href: string })[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    stretches.push(text.slice(end, index), { href });
    end = index + href.length;
  }
  return [...stretches, text.slice(end)];
}

/** Whether a text is an http or https address. A link with another scheme could run a script in the page. */
export function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && /^https?:\/\/[^\s/?#]/i.test(text);
}

/** Whether a text is an https address: nobody on the way sees what is loaded from there. */
export function isSecureAddress(text: string | undefined): text is string {
  return isWebAddress(text) && /^https:/i.test(text);
}

/** The address of a map with a mark at a point. */
export function mapOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;
}

function plain(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);
}
