const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * Renders what the first version of the contract knows of Markdown: links to web addresses, bold and italic. Everything
 * else is shown as it is written, and no markup gets through (BOT-IN-12).
 */
export function renderMarkdown(source: string): string {
  return inline(source);
}

const patterns: [RegExp, (groups: string[]) => string][] = [
  [
    /\[([^[\]]+)\]\((https?:\/\/[^\s()<>"']+)\)/i,
    ([text, href]) => `<a href="${escaped(href!)}" rel="noopener noreferrer">${inline(text!)}</a>`,
  ],
  [
    /\*\*(?=\S)([^*]+?)(?<=\S)\*\*|__(?=\S)([^_]+?)(?<=\S)__/,
    (groups) => `<strong>${inline(groups.find(Boolean)!)}</strong>`,
  ],
  [
    /\*(?=\S)([^*]+?)(?<=\S)\*|(?<!\w)_(?=\S)([^_]+?)(?<=\S)_(?!\w)/,
    (groups) => `<em>${inline(groups.find(Boolean)!)}</em>`,
  ],
];

/** Takes the pattern that begins first; what stands before and behind it is text, or holds further patterns. */
function inline(source: string): string {
  const found = patterns
    .map(([pattern, render]) => ({ match: pattern.exec(source), render }))
    .filter(
      (candidate): candidate is { match: RegExpExecArray; render: (groups: string[]) => string } =>
        candidate.match !== null,
    )
    .toSorted((a, b) => a.match.index - b.match.index)[0];
  if (!found) return escaped(source);
  const { match, render } = found;
  return `${escaped(source.slice(0, match.index))}${render(match.slice(1))}${inline(source.slice(match.index + match[0].length))}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
}
