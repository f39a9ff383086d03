const link = /\[([^[\]]+)\]\((https?:\/\/[^\s()<>"']+)\)/i;
const bold = /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|__(?=\S)([^_]+?)(?<=\S)__/;
const italic = /\*(?=\S)([^*]+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/;
const marked = new RegExp([link, bold, italic].map(({ source }) => source).join('|'), 'gi');

/**
 * Renders what the first version of the contract knows of Markdown: links to web addresses, bold and italic. Everything
 * else is shown as it is written, and no markup gets through (BOT-IN-12).
 */
export function renderMarkdown(source: string): string {
  let html = '';
  let end = 0;
  // One walk over the text, however much of it is marked; only what stands inside a mark is walked again.
  for (const match of source.matchAll(marked)) {
    html += escaped(source.slice(end, match.index)) + rendered(match);
    end = match.index + match[0].length;
  }
  return html + escaped(source.slice(end));
}

function rendered([, text, href, ...inside]: RegExpExecArray): string {
  if (href !== undefined) {
    return `<a href="${escaped(href)}" rel="noopener noreferrer">${renderMarkdown(text!)}</a>`;
  }
  const [stars, underlines, star, underline] = inside;
  const strong = stars ?? underlines;
  return strong === undefined
    ? `<em>${renderMarkdown((star ?? underline)!)}</em>`
    : `<strong>${renderMarkdown(strong)}</strong>`;
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags or within an attribute: no markup in it runs. */
function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
}
