import { link, make, webAddress } from './dom.ts';

const tokens = /<a href="([^"]*)"[^>]*>|<(strong|em)>|<\/(a|strong|em)>|&(amp|lt|gt|quot|#39);/g;
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Builds what Markdown became: links, bold and italic. Whatever else looks like markup is text, so that the widget need not
 * trust who made it, and pages that forbid markup from texts can have it.
 */
export function richText(html: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  const open: (Element | DocumentFragment)[] = [fragment];
  const at = () => open[open.length - 1]!;
  let end = 0;
  for (const match of html.matchAll(tokens)) {
    at().append(html.slice(end, match.index));
    end = match.index + match[0].length;
    const [, href, tag, closing, character] = match;
    if (character) at().append(characters[character]!);
    else if (closing) {
      if (open.length > 1) open.pop();
    } else {
      const address = webAddress(href === undefined ? undefined : unescaped(href));
      const element = tag ? make(tag as 'em') : address ? link(address) : make('span');
      at().append(element);
      open.push(element);
    }
  }
  at().append(html.slice(end));
  return fragment;
}

/** Plain words, in which web addresses can be clicked. */
export function plainText(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]/gi)) {
    fragment.append(text.slice(end, match.index), link(match[0], match[0]));
    end = match.index + match[0].length;
  }
  fragment.append(text.slice(end));
  return fragment;
}

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => characters[name]!);
}
