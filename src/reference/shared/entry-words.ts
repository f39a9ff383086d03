import type { MediaContent } from '../../../generated/channel/types.ts';
import type { EntryContent } from '../../../generated/reference/desk/types.ts';
import type { VisitorContent } from '../../../generated/reference/visitor/types.ts';
import { readMarkdown, textOf } from './markup.ts';

/**
 * Returns the text of an entry. A file has its comment and its name. A place has its comment, its name and its coordinates (OPEN-23). Each
 * part is on a separate line.
 *
 * @param nameOf Returns the text that stands for a file. By default it is the file's name.
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
      // Only types of files are left. If the contract gets another type, this line does not compile.
      return [content.text, nameOf(content)];
  }
}
