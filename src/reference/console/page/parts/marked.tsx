import { readMarkup, type Marked as Tree } from './markup.ts';
import { SafeLink } from './safe.tsx';

/** A bot's Markdown: links, bold and italic. */
export function Marked({ html }: { html: string }) {
  return <>{readMarkup(html).map(shown)}</>;
}

function shown(part: Tree) {
  if (typeof part === 'string') return part;
  const inside = part.inside.map(shown);
  if (part.tag === 'a') return <SafeLink href={part.href}>{inside}</SafeLink>;
  return part.tag === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>;
}
