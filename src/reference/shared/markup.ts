import type { MediaContent } from '../../../generated/channel/types.ts';
import type { EntryContent } from '../../../generated/reference/desk/types.ts';
import type { VisitorContent } from '../../../generated/reference/visitor/types.ts';

/** A part of a parsed Markdown text. It is a plain text, or a link, bold or italic element that contains further parts. */
export type Marked = string | { tag: 'a' | 'strong' | 'em'; href?: string; inside: Marked[] };

const link = /\[([^[\]]+)\]\((https?:\/\/[^\s()<>"']+)\)/i;
const bold = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|__(?=\S)([^_]+?)(?<=\S)__/;
const italic = /\*(?=\S)([^*]+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/;
const marked = new RegExp([link, bold, italic].map(({ source }) => source).join('|'), 'gi');

/** Parses links, bold and italic. Pages create elements from the parts, so no text is parsed as HTML. */
export function readMarkdown(source: string): Marked[] {
  const parts: Marked[] = [];
  let end = 0;
  // One pass finds all marks, however many the text has. Only the text inside a mark is parsed again.
  for (const match of source.matchAll(marked)) {
    if (match.index > end) parts.push(source.slice(end, match.index));
    const [, text, href, stars, underlines, star, underline] = match;
    const strong = stars ?? underlines;
    if (href !== undefined) parts.push({ tag: 'a', href, inside: readMarkdown(text!) });
    else if (strong !== undefined) parts.push({ tag: 'strong', inside: readMarkdown(strong) });
    else parts.push({ tag: 'em', inside: readMarkdown((star ?? underline)!) });
    end = match.index + match[0].length;
  }
  return end < source.length ? [...parts, source.slice(end)] : parts;
}

export function textOf(marked: readonly Marked[]): string {
  return marked.map((part) => (typeof part === 'string' ? part : textOf(part.inside))).join('');
}

const address = /https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/gi;

/** Splits a text at the web addresses that it contains. Returns the plain parts and the addresses, in their order. */
export function splitAtAddresses(text: string): (string | { href: string })[] {
  const stretches: (string | { href: string })[] = [];
  let end = 0;
  for (const { 0: href, index } of text.matchAll(address)) {
    stretches.push(text.slice(end, index), { href });
    end = index + href.length;
  }
  return [...stretches, text.slice(end)];
}

/** True if a text is an http or https address. A link with another scheme could run a script in the page. */
export function isWebAddress(text: string | undefined): text is string {
  return text !== undefined && /^https?:\/\/[^\s/?#]/i.test(text);
}

/** True if a text is an https address. Requests to it are encrypted. */
export function isSecureAddress(text: string | undefined): text is string {
  return isWebAddress(text) && /^https:/i.test(text);
}

/** Returns the address of an OpenStreetMap page with a marker at a location. */
export function mapOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}&zoom=16`;
}

/** Returns the lines of an entry as text: its text, the name of a file, or the title and coordinates of a location (OPEN-23). */
export function wordsOf(content: Content, nameOf: NameOf = ({ file_name }) => file_name): string {
  return linesOf(content, nameOf).filter(Boolean).join('\n');
}

type Content = EntryContent | VisitorContent;
type NameOf = (file: MediaContent) => string;

function linesOf(content: Content, nameOf: NameOf): (string | undefined)[] {
  switch (content.type) {
    case 'text':
    case 'error':
    case 'note':
    case 'transfer':
    case 'call':
      return [content.text];
    case 'location':
      return [content.text, content.title, `${content.latitude}, ${content.longitude}`];
    case 'markdown':
      return [('text' in content ? content.text : undefined) ?? textOf(readMarkdown(content.content))];
    case 'buttons':
      return [content.title, 'text' in content ? content.text : undefined];
    default:
      // Only types of files are left. If the contract gets another type, this line does not compile.
      return [content.text, nameOf(content)];
  }
}

/** Returns a `tel:` address. Characters that no telephone number has are removed. */
export function telephone(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+*#]/g, '')}`;
}

/** Returns a `mailto:` address. Lone surrogates are replaced, because `encodeURIComponent` throws an error for them. */
export function mail(address: string): string {
  return `mailto:${encodeURIComponent(address.replaceAll(/\p{Cs}/gu, '\ufffd')).replace('%40', '@')}`;
}
