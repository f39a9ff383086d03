const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags or within an attribute: no markup in it runs. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character]!);
}
