import type { MediaContent } from '../../../generated/channel/types.ts';
import type { EntryContent } from '../../../generated/reference/desk/types.ts';
import type { VisitorContent } from '../../../generated/reference/visitor/types.ts';
import { readMarkdown, textOf } from './markup.ts';

/**
 * The words of an entry of any kind, a line each: a text as it is, of a file its comment and name, of a place its comment, its
 * name and its coordinates (OPEN-23).
 *
 * @param nameOf The words for a file.
 */
export function wordsOf(
  content: EntryContent | VisitorContent,
  nameOf: (file: MediaContent) => string = ({ file_name }) => file_name,
): string {
  return linesOf(content, nameOf)
    .filter((line) => line !== undefined && line !== '')
    .join('\n');
}

function linesOf(
  content: EntryContent | VisitorContent,
  nameOf: (file: MediaContent) => string,
): (string | undefined)[] {
  switch (content.type) {
    case 'text':
    case 'error':
      return [content.text];
    case 'location':
      return [content.text, content.title, `${content.latitude}, ${content.longitude}`];
    case 'markdown':
      return [('text' in content ? content.text : undefined) ?? textOf(readMarkdown(content.content))];
    case 'buttons':
      return [content.title, 'text' in content ? content.text : undefined];
    default:
      // A file. A kind that is none does not compile here.
      return [content.text, nameOf(content)];
  }
}
