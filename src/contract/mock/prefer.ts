/** What a request may ask of the mock in its field `Prefer`, in Prism's words. */
export interface Preferences {
  /** The HTTP code of the answer. */
  code?: number;
  /** The name of the example to answer with. */
  exampleKey?: string;
  /** Whether the answer is made up from its schema. */
  dynamic?: boolean;
}

/** Reads `code=404, example=not-found, dynamic=true`. What is no preference of the mock is left to others. */
export function readPreferences(field = ''): Preferences {
  const wishes: Preferences = {};
  for (const wish of field.split(/[,;]/)) {
    const [name = '', value = ''] = wish.split('=').map((part) => part.trim().replace(/^"(.*)"$/, '$1'));
    if (name === 'code') wishes.code = Number(value);
    if (name === 'example') wishes.exampleKey = value;
    if (name === 'dynamic') wishes.dynamic = value !== 'false';
  }
  return wishes;
}
