/** The preferences of a request's header field `Prefer`, named as Prism names them. */
export interface Preferences {
  /** The HTTP status of the response. */
  code?: number;
  /** The name of the example to respond with. */
  exampleKey?: string;
  /** Whether the response is generated from its schema. */
  dynamic?: boolean;
}

/** Reads `code=404, example=not-found, dynamic=true`. Other preferences are ignored. */
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
