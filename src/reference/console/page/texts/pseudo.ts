import type { Texts } from './en.ts';

/** The pseudolocale: each text in brackets. It shows texts that are not translated, and layouts that depend on left-to-right. */
export function pseudo(texts: Texts): Texts {
  return marked(texts) as Texts;
}

function marked(text: unknown): unknown {
  if (typeof text === 'string') return `⟦${text}⟧`;
  if (Array.isArray(text)) return ['⟦', ...text, '⟧'];
  if (typeof text === 'function') return (...values: unknown[]) => marked(text(...values));
  return Object.fromEntries(Object.entries(text as object).map(([name, inner]) => [name, marked(inner)]));
}
