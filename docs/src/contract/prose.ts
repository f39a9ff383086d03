// Converts descriptions in the documents to HTML: paragraphs, code, and links to the rules and open points in the text.
import { openPoints, rules } from '../../../generated/rules.ts';
import { addressOf } from './addresses.ts';

/** Converts a text to HTML blocks: paragraphs separated by empty lines, and lists whose lines begin with a hyphen. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n');
      if (!lines.every((line) => /^(- | {2})/.test(line))) return `<p>${phrase(block)}</p>`;
      const items = block.split(/^- /m).filter((item) => item.trim() !== '');
      return `<ul>${items.map((item) => `<li>${phrase(item)}</li>`).join('')}</ul>`;
    })
    .join('\n');
}

/** Converts a text within a line to HTML, with code, and with links to rules and open points. */
export function phrase(text: string): string {
  return text
    .trim()
    .split(/(`[^`]+`)/)
    .map((part) =>
      part.startsWith('`') && part.length > 2
        ? `<code>${escaped(part.slice(1, -1))}</code>`
        : withLinks(escaped(part)),
    )
    .join('');
}

function withLinks(html: string): string {
  return html.replaceAll(/\b[A-Z]+(?:-[A-Z]+)?-\d+\b/g, (id) => {
    if (Object.hasOwn(rules, id)) return `<a href="${addressOf.rule(id)}">${id}</a>`;
    return Object.hasOwn(openPoints, id) ? `<a href="${addressOf.openPoint(id)}">${id}</a>` : id;
  });
}

/** Escapes a text for HTML or XML, between tags or within an attribute. */
export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
