import { bounds } from '../../generated/policies.ts';

export interface BoundsOptions {
  /** Names of fields that are cut and never refused. */
  cut?: readonly string[];
}

const words = new Set(['text', 'content', 'message', 'description', 'title']);

/**
 * What of a body is more than the reference takes, as a sentence, or nothing. So no request makes the service keep much, and
 * an identifier is kept as it came: what could not be is refused.
 */
export function complaintAboutBounds(body: unknown, { cut = [] }: BoundsOptions = {}): string | undefined {
  let values = 0;
  return look(body, '', '', 0);

  function look(value: unknown, place: string, name: string, depth: number): string | undefined {
    if (++values > bounds.values) return `The body holds more than ${bounds.values} values. Send fewer.`;
    if (typeof value === 'string') return lookAtString(value, place, name, cut);
    if (typeof value !== 'object' || value === null) return undefined;
    if (depth === bounds.depth) return `${place} lies too deep: ${bounds.depth} levels are read.`;
    for (const key in value) {
      const inner = (value as Record<string, unknown>)[key];
      const wrong = look(inner, `${place}/${key}`, Array.isArray(value) ? name : key, depth + 1);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
}

function lookAtString(
  value: string,
  place: string,
  name: string,
  cut: readonly string[],
): string | undefined {
  if (name === 'id' || name.endsWith('_id')) {
    if (!isKept(value))
      return `${place} holds a character that no text can keep. Send Unicode without U+0000.`;
    return tooLong(value, place, bounds.identifier);
  }
  if (cut.includes(name)) return undefined;
  return tooLong(value, place, words.has(name) ? bounds.words : bounds.field);
}

function tooLong(value: string, place: string, most: number): string | undefined {
  return value.length > most ? `${place} has more than ${most} characters. Send fewer.` : undefined;
}

/** Whether an identifier can be kept as it came: halves of a surrogate pair and U+0000 can't be everywhere. */
export function isKept(identifier: string): boolean {
  return identifier.isWellFormed() && !identifier.includes('\0');
}
