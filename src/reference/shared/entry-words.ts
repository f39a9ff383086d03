import type { MediaContent } from '../../../generated/channel/types.ts';
import type { EntryContent } from '../../../generated/reference/desk/types.ts';
import type { VisitorContent } from '../../../generated/reference/visitor/types.ts';
import { readMarkdown, textOf } from './markup.ts';

/**
 * Returns the text of an entry of any kind, a line for each part: a text itself; the comment and name of a file; the comment, name and
 * coordinates of a place (OPEN-23).
 *
 * @param nameOf Returns the text for a file.
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
      // Only the kinds of files are left. Another kind does not compile here.
      return [content.text, nameOf(content)];
  }
}
